import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { withoutCredentials } from '../../adapter/git/call/remote-url.ts'
import type { Resolved } from '../../core/config/resolve/resolve.ts'
import type { Settings } from '../../core/config/table/settings.ts'
import { RalphError } from '../../core/error/error.ts'
import { flagWords } from '../../core/text/command-line.ts'
import { lineSpan, ralphCommand } from '../../core/text/report-context.ts'

/** What of a project says where its run is kept. */
interface Placed {
  /** The file of what this machine remembers; undefined where it remembers nothing. */
  readonly places: string | undefined
  readonly planName: string
  readonly settings: Settings
  readonly remote: string
}

/** Where the runs of a repository's plans are kept, as far as that was said on this machine: a later job is told less. */
export interface RunPlace {
  /** As the user names it; null for the repository itself. */
  readonly remote: string | null
  readonly stateRef: string
}

/** Beside the engine's folders for the repository, by its own name alone: the remote is what is looked for. */
export const placesFile = (engineHome: string, commonDir: string): string =>
  join(engineHome, 'places', `${createHash('sha256').update(commonDir).digest('hex').slice(0, 12)}.json`)

/** Undefined where nothing is known, or what is there cannot be read: then the defaults count, as on a new machine. */
export function placeOf(file: string, plan: string): RunPlace | undefined {
  const place = readPlaces(file)[plan]
  const known = typeof place === 'object' && place !== null ? (place as Partial<RunPlace>) : {}
  const { remote = null, stateRef } = known
  if (typeof stateRef !== 'string' || (remote !== null && typeof remote !== 'string')) return undefined
  return { remote, stateRef }
}

/** Synchronous, so that no job ends between its first write and this one. */
export function rememberPlace(project: Placed): void {
  const { places: file, planName: plan, settings, remote } = project
  if (file === undefined) return
  const place = { remote: remoteName(settings.remote, remote), stateRef: settings['state-ref'] }
  const known = placeOf(file, plan)
  if (known?.remote === place.remote && known.stateRef === place.stateRef) return
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(file, `${JSON.stringify({ ...readPlaces(file), [plan]: place }, null, 2)}\n`)
}

/** The run is gone: nothing is to be looked for there any more. */
export function forgetPlace(file: string, plan: string): void {
  const { [plan]: gone, ...others } = readPlaces(file)
  if (gone !== undefined) writeFileSync(file, `${JSON.stringify(others, null, 2)}\n`)
}

/** Every plan that this machine remembers a place of. */
export const placesIn = (file: string): readonly RunPlace[] =>
  Object.keys(readPlaces(file)).flatMap((plan) => placeOf(file, plan) ?? [])

function readPlaces(file: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return typeof read === 'object' && read !== null ? { ...read } : {}
  } catch {
    return {}
  }
}

/** As the user would name it from any folder of the repository, and without what is secret in it. */
const remoteName = (given: string | undefined, address: string): string | null =>
  given === undefined ? null : /[/\\:]/.test(given) ? address : given

/** Told nothing of where the run is, a job looks where it was kept last. */
export function placed(
  { settings, sources }: Resolved,
  remote: string | undefined,
  place: RunPlace | undefined,
): Settings {
  const known = sources.remote === 'default' ? (place?.remote ?? remote) : settings.remote
  const stateRef =
    sources['state-ref'] === 'default' ? (place?.stateRef ?? settings['state-ref']) : settings['state-ref']
  return { ...settings, remote: known, 'state-ref': stateRef }
}

/** The flags by which the next command finds the run; what a file says, it says again. */
export function reachedBy(
  { sources, settings: told }: Resolved,
  { settings, config }: { settings: Settings; config: unknown },
): readonly string[] {
  const { remote, 'state-ref': stateRef } = settings
  return [
    ...(typeof config === 'string' ? flagWords('config', config) : []),
    ...(remote === undefined || sources.remote === 'file' ? [] : flagWords('remote', withoutCredentials(remote))),
    ...(sources['state-ref'] === 'file' || (sources['state-ref'] === 'default' && stateRef === told['state-ref'])
      ? []
      : flagWords('state-ref', stateRef)),
  ]
}

/** Where else the plan's run is kept, as this machine remembers it. */
export function otherPlace(project: Placed): RunPlace | undefined {
  const { places, planName, settings, remote } = project
  const place = places === undefined ? undefined : placeOf(places, planName)
  const here = remoteName(settings.remote, remote)
  return place && (place.remote !== here || place.stateRef !== settings['state-ref']) ? place : undefined
}

/** The stop of a job that would begin a second run of a plan whose run is kept somewhere else; both ways to go on. */
export function runElsewhere(
  {
    planFile,
    planName,
    config,
  }: { readonly planFile: string; readonly planName: string; readonly config: string | undefined },
  place: RunPlace,
): RalphError {
  const remote = place.remote === null ? 'this repository' : place.remote
  const reachedBy = [
    ...(config === undefined ? [] : flagWords('config', config)),
    ...(place.remote === null ? [] : flagWords('remote', place.remote)),
    ...flagWords('state-ref', place.stateRef),
  ]
  return new RalphError({
    code: 'RUN_ELSEWHERE',
    message: `A run of ${planName} is stored at ${remote} (${place.stateRef}), but this job is configured for another place. Nothing was written.`,
    hint: `To continue that run: ${lineSpan(ralphCommand({ planFile, reachedBy }, 'run'))}. To start a new one here, add --fresh.`,
  })
}
