import { join } from 'node:path'
import { readCassette, type Tape } from '../../adapter/cassette/read-cassette.ts'
import { writeStateCassette } from '../../adapter/cassette/state-cassette.ts'
import { readStateHistory, type StateHistory } from '../../adapter/cassette/state-history.ts'
import type { Git } from '../../adapter/git/call/exec.ts'
import { userGit } from '../../adapter/git/call/user-git.ts'
import { secretValues } from '../../adapter/process/secret-values.ts'
import { resolveSettings } from '../../core/config/resolve/resolve.ts'
import type { Settings } from '../../core/config/table/settings.ts'
import { RalphError } from '../../core/error/error.ts'
import { feedbackPath } from '../../core/plan/feedback.ts'
import { iterationPath } from '../../core/ref/state-paths.ts'
import { recordedSettings } from '../../core/replay/replayed-settings.ts'
import { modeAs, reviewedAs, type Segment, segmentAt, segmentsOf } from '../../core/replay/segments.ts'
import { plainLine } from '../../core/text/one-line.ts'
import { redactor } from '../../core/text/redact.ts'
import { defaultTimeouts, resolveChecks } from '../../core/validation/checks.ts'
import { type Check, CheckResult } from '../../schema/check/check.ts'
import { packageJson } from '../installed.ts'
import { openBase } from '../project/base-files.ts'
import { readConfig, usualFile } from '../project/config-file.ts'
import type { CommandContext } from '../project/context.ts'
import { ralphIdentity } from '../wire/state-access.ts'

/**
 * A run's state as cassettes in `folder`, one for each stretch in which nothing came from outside; or of iteration `until`
 * alone, which begins with the state that it really began with. The checks are those of today's configuration, else those
 * that the run's own records name.
 */
export async function runTapes(
  name: string,
  request: {
    folder: string
    until: number | undefined
    context: CommandContext
    flags: Readonly<Record<string, unknown>>
  },
): Promise<Tape[]> {
  const { folder, until, context, flags } = request
  const { git, tip } = await findRun(name, context)
  const history = await readStateHistory(git, tip)
  const segments = await wantedSegments(history, until)
  const { settings, planFile } = await todaysSettings(context, flags)
  const recorded = settings.validate.length > 0 ? undefined : await recordedChecks(history, segments)
  const checks = recorded ?? resolveChecks(settings.validate, settings['working-directory'])
  const tapes: Tape[] = []
  for (const [index, segment] of segments.entries()) {
    const path = join(folder, segments.length === 1 ? 'cassette' : `cassette-${index + 1}`)
    const awaited = segment.events.some(({ type }) => type === 'attempt_held')
    await writeStateCassette(path, {
      git,
      history,
      segment,
      planFile,
      redact: redactor(secretValues(context.env)),
      // As a job has them unless it is told otherwise: the prompt lists what no iteration may change.
      steeringFilesOf: (file) => [file, usualFile, feedbackPath(file)],
      settings: {
        ralph: packageJson().version,
        checks,
        committer: ralphIdentity,
        settings: {
          ...recordedSettings(settings),
          ...unbounded(segment),
          review: reviewedAs(segment),
          mode: modeAs(segment, settings.mode),
          ...(awaited && { approval: 'iteration' }),
        },
      },
    })
    tapes.push(await readCassette(path))
  }
  return tapes
}

/** What bounded the recorded jobs is not known; the calls do, and no base is merged but the recorded one. */
const unbounded = ({ attempts, events }: Segment) => ({
  // An attempt whose agent asked counts against no limit.
  'max-iterations': Math.max(
    1,
    attempts.length - events.filter((event) => event.type === 'attempt_interrupted' && event.cause === 'asked').length,
  ),
  'run-iterations': null,
  'cost-budget': 1_000_000,
  'merge-base': false,
})

async function wantedSegments(history: StateHistory, until: number | undefined): Promise<Segment[]> {
  const events = history.log.map(({ event }) => event)
  const iterations = events.flatMap((event) => (event.type === 'attempt_started' ? [event.iteration] : []))
  const files = (name: string) => history.read(iterations.map((iteration) => iterationPath(iteration, name)))
  const [agents, contexts] = await Promise.all([files('agent.json'), files('context.json')])
  const heldBack = events.flatMap((event) =>
    event.type === 'attempt_interrupted' && event.cause === 'held_back' ? event.iteration : [],
  )
  const ended = new Set(
    iterations.filter(
      (iteration, index) =>
        agents[index] !== undefined || (contexts[index] !== undefined && heldBack.includes(iteration)),
    ),
  )
  const one = until === undefined || !ended.has(until) ? undefined : segmentAt(events, until)
  const segments = until === undefined ? segmentsOf(events, (iteration) => ended.has(iteration)) : one ? [one] : []
  if (segments.length > 0) return segments
  throw new RalphError({
    code: 'NO_ITERATION',
    message:
      until === undefined
        ? 'No attempt of this run has finished.'
        : `The run has no call of iteration ${until} to replay.`,
    hint: `Iterations with a call: ${[...ended].join(', ') || 'none'}. See the run's log for the others.`,
  })
}

async function todaysSettings(context: CommandContext, flags: Readonly<Record<string, unknown>>) {
  const { cwd, env } = context
  const file = await readConfig(await openBase(context), cwd, undefined)
  const given = { flags, environment: env, file: file.values, fileName: file.name, plan: undefined }
  const { settings, findings } = resolveSettings(given)
  if (findings.length + file.findings.length === 0)
    return { settings: settings as Settings, planFile: settings.plan ?? 'plan.json' }
  throw new RalphError({
    code: 'CONFIG_INVALID',
    message: 'The configuration cannot be used; nothing was replayed.',
    hint: `Fix the problems above in the flags, the variables or ${file.name}.`,
    findings: [...file.findings, ...findings],
  })
}

/** The checks that the newest replayed iteration ran; those of the baseline where none of them got so far. */
async function recordedChecks(history: StateHistory, segments: readonly Segment[]): Promise<Check[] | undefined> {
  const iterations = segments.flatMap(({ attempts }) => attempts.map(({ iteration }) => iteration)).reverse()
  const paths = [...iterations.map((iteration) => iterationPath(iteration, 'validation.json')), 'baseline.json']
  const found = (await history.read(paths)).find((content) => content !== undefined)
  if (found === undefined) return undefined
  const results = CheckResult.array().safeParse((JSON.parse(found) as { checks?: unknown }).checks)
  return results.data?.map(({ name, run, kind }) => ({
    name,
    run,
    kind,
    timeout_ms: defaultTimeouts[kind],
    working_directory: '.',
  }))
}

const patterns = ['refs/heads/ralph/state/**', 'refs/remotes/*/ralph/state/**', 'refs/ralph/state/**']

/**
 * The state commit that a user means by a plan's name, a run's id or any name of a commit, looked for in this repository
 * alone. Throws RalphError RUN_UNKNOWN with the runs that are here.
 */
async function findRun(name: string, { cwd, env }: CommandContext): Promise<{ git: Git; tip: string }> {
  const git = userGit(cwd, env)
  const refs = await stateRefs(git)
  const byPlan = refs.find(({ ref }) => planOf(ref) === name)
  const byRun = byPlan ?? refs.find(({ run }) => run === name || (name.length >= 8 && run.startsWith(name)))
  const tip = byRun?.oid ?? (await commitWithState(git, name))
  if (tip !== undefined) return { git, tip }
  throw new RalphError({
    code: 'RUN_UNKNOWN',
    message: `There is no recording or run named '${plainLine(name, 100)}' here.`,
    hint:
      refs.length === 0
        ? 'This repository holds no run. If the run is on a remote, fetch it first: git fetch origin'
        : `Name a folder with a cassette.json, a plan (${plansOf(refs)}), a run's id, or a commit of a state ref.`,
  })
}

interface StateRef {
  readonly ref: string
  readonly oid: string
  readonly run: string
}

async function stateRefs(git: Git): Promise<StateRef[]> {
  const { stdout } = await git({ args: ['for-each-ref', '--format=%(objectname) %(refname)', ...patterns] })
  const found = []
  for (const line of stdout
    .toString('utf8')
    .split('\n')
    .filter((text) => text !== '')) {
    const [oid = '', ref = ''] = line.split(' ')
    const run = await runIn(git, oid)
    if (run !== undefined) found.push({ oid, ref, run })
  }
  return found
}

/** The run's id; undefined where the commit holds no state. */
async function runIn(git: Git, oid: string): Promise<string | undefined> {
  const { code, stdout } = await git({ args: ['cat-file', 'blob', `${oid}:run.json`], allow: [128] })
  if (code !== 0) return undefined
  try {
    return String((JSON.parse(stdout.toString('utf8')) as { run?: unknown }).run)
  } catch {
    return undefined
  }
}

async function commitWithState(git: Git, name: string): Promise<string | undefined> {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]
  const { code, stdout } = await git({ args, allow: [1, 128] })
  const oid = stdout.toString('utf8').trim()
  return code === 0 && (await runIn(git, oid)) !== undefined ? oid : undefined
}

const planOf = (ref: string): string => ref.replace(/^.*?\/ralph\/state\//, '')

const plansOf = (refs: readonly StateRef[]): string => [...new Set(refs.map(({ ref }) => planOf(ref)))].join(', ')
