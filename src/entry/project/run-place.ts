import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { withoutCredentials } from '../../adapter/git/call/remote-url.ts'
import type { Resolved } from '../../core/config/resolve/resolve.ts'
import type { Settings } from '../../core/config/table/settings.ts'
import { RalphError } from '../../core/error/error.ts'
import { storedJson } from '../../core/run/stored/stored-json.ts'
import { flagWords } from '../../core/text/command-line.ts'
import { commandSpan, lineSpan, ralphCommand } from '../../core/text/report-context.ts'

interface PlaceSource {
  /** Undefined if this machine remembers nothing. */
  readonly places: string | undefined
  readonly planName: string
  readonly settings: Settings
  readonly remote: string
}

/** Where a plan's run is stored. Remembered on this machine, since a later job gets fewer flags. */
export interface RunPlace {
  /** As the user names it; null for the repository itself. */
  readonly remote: string | null
  readonly stateRef: string
}

/** In the engine's folder, named after the repository only: the remote is what the file answers. */
export const placesFile = (engineHome: string, commonDir: string): string =>
  join(engineHome, 'places', `${createHash('sha256').update(commonDir).digest('hex').slice(0, 12)}.json`)

/** Undefined if nothing is stored; then the defaults apply, as on a new machine. */
export function placeOf(file: string, plan: string): RunPlace | undefined {
  const place = readPlaces(file)[plan]
  const fields = typeof place === 'object' && place !== null ? (place as Partial<RunPlace>) : {}
  const { remote = null, stateRef } = fields
  if (typeof stateRef !== 'string' || (remote !== null && typeof remote !== 'string')) return undefined
  return { remote, stateRef }
}

/** Synchronous, so that no job ends between its first write and this one. */
export function rememberPlace(project: PlaceSource): void {
  const { places: file, planName: plan, settings, remote } = project
  if (file === undefined) return
  const place = { remote: remoteName(settings.remote, remote), stateRef: settings['state-ref'] }
  const remembered = placeOf(file, plan)
  if (remembered?.remote === place.remote && remembered.stateRef === place.stateRef) return
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writePlaces(file, { ...readPlaces(file), [plan]: place })
}

export function forgetPlace(file: string, plan: string): void {
  const { [plan]: removed, ...others } = readPlaces(file)
  if (removed !== undefined) writePlaces(file, others)
}

export const placesIn = (file: string): readonly RunPlace[] =>
  Object.keys(readPlaces(file)).flatMap((plan) => placeOf(file, plan) ?? [])

/** Throws RalphError FILE_UNREADABLE for a damaged file: without it, a run elsewhere would begin again here. */
function readPlaces(file: string): Record<string, unknown> {
  try {
    const places = storedJson(readFileSync(file, 'utf8'))
    if (places === undefined) throw new Error('it is damaged')
    return { ...places }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return {}
    throw new RalphError({
      code: 'FILE_UNREADABLE',
      message: `${file} cannot be read: ${message}. It says where the runs of this repository are kept.`,
      hint: `Remove it: ${commandSpan('rm', '-r', file)}. A run that was kept elsewhere then needs --remote or --state-ref, once.`,
      cause: error,
    })
  }
}

/** As one step, so that a kill in between leaves the former file. */
function writePlaces(file: string, places: Record<string, unknown>): void {
  const next = `${file}.${process.pid}`
  writeFileSync(next, `${JSON.stringify(places, null, 2)}\n`, { mode: 0o600 })
  renameSync(next, file)
}

/** The remote as the user would name it from any folder, without secrets. */
const remoteName = (setting: string | undefined, address: string): string | null =>
  setting === undefined ? null : /[/\\:]/.test(setting) ? address : setting

/** Without a stated place, a job uses the last one. */
export function withRememberedPlace(
  { settings, sources }: Resolved,
  defaultRemote: string | undefined,
  place: RunPlace | undefined,
): Settings {
  const remote = sources.remote === 'default' ? (place?.remote ?? defaultRemote) : settings.remote
  const stateRef =
    sources['state-ref'] === 'default' ? (place?.stateRef ?? settings['state-ref']) : settings['state-ref']
  return { ...settings, remote, 'state-ref': stateRef }
}

/** Flags by which the next command finds the run, without those that the configuration file sets. */
export function reachedBy(
  { sources, settings: resolvedSettings }: Resolved,
  { settings, config }: { settings: Settings; config: unknown },
): readonly string[] {
  const { remote, 'state-ref': stateRef } = settings
  return [
    ...(typeof config === 'string' ? flagWords('config', config) : []),
    ...(remote === undefined || sources.remote === 'file' ? [] : flagWords('remote', withoutCredentials(remote))),
    ...(sources['state-ref'] === 'file' ||
    (sources['state-ref'] === 'default' && stateRef === resolvedSettings['state-ref'])
      ? []
      : flagWords('state-ref', stateRef)),
  ]
}

export function otherPlace(project: PlaceSource): RunPlace | undefined {
  const { places, planName, settings, remote } = project
  const place = places === undefined ? undefined : placeOf(places, planName)
  const currentRemote = remoteName(settings.remote, remote)
  return place && (place.remote !== currentRemote || place.stateRef !== settings['state-ref']) ? place : undefined
}

/** Instead of starting a second run of the plan; the hint has both ways on. */
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
