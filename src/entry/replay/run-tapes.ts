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
import { tryRead } from '../../core/text/try-read.ts'
import { defaultTimeouts, resolveChecks } from '../../core/validation/checks.ts'
import { type Check, CheckResult } from '../../schema/check/check.ts'
import { packageJson } from '../installed-program.ts'
import { openBase } from '../project/base-files.ts'
import { readConfig, usualFile } from '../project/config-file.ts'
import type { CommandContext } from '../project/context.ts'
import { ralphIdentity } from '../wire/state-access.ts'

/**
 * Converts a run's state to cassettes in `folder`, one for each stretch without events from outside; or only iteration
 * `until`, with the state in which it began. The checks are those of the current configuration, else those of the run's
 * records.
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
  const { git, tip } = await findStateCommit(name, context)
  const history = await readStateHistory(git, tip)
  const segments = await chooseSegments(history, until)
  const { settings, planFile } = await currentSettings(context, flags)
  const recorded = settings.validate.length > 0 ? undefined : await recordedChecks(history, segments)
  const checks = recorded ?? resolveChecks(settings.validate, settings['working-directory'])
  const tapes: Tape[] = []
  for (const [index, segment] of segments.entries()) {
    const path = join(folder, segments.length === 1 ? 'cassette' : `cassette-${index + 1}`)
    const awaitsApproval = segment.events.some(({ type }) => type === 'attempt_held')
    await writeStateCassette(path, {
      git,
      history,
      segment,
      planFile,
      redact: redactor(secretValues(context.env)),
      // A job's default: the prompt lists files that no iteration may change.
      steeringFilesOf: (file) => [file, usualFile, feedbackPath(file)],
      settings: {
        ralph: packageJson().version,
        checks,
        committer: ralphIdentity,
        settings: {
          ...recordedSettings(settings),
          ...withoutLimits(segment),
          review: reviewedAs(segment),
          mode: modeAs(segment, settings.mode),
          ...(awaitsApproval && { approval: 'iteration' }),
        },
      },
    })
    tapes.push(await readCassette(path))
  }
  return tapes
}

/** The limits of the recorded jobs are unknown: the calls are the limit. Only the recorded base is merged. */
const withoutLimits = ({ attempts, events }: Segment) => ({
  // An attempt whose agent asked counts against no limit.
  'max-iterations': Math.max(
    1,
    attempts.length - events.filter((event) => event.type === 'attempt_interrupted' && event.cause === 'asked').length,
  ),
  'run-iterations': null,
  'cost-budget': 1_000_000,
  'merge-base': false,
})

async function chooseSegments(history: StateHistory, until: number | undefined): Promise<Segment[]> {
  const events = history.log.map(({ event }) => event)
  const iterations = events.flatMap((event) => (event.type === 'attempt_started' ? [event.iteration] : []))
  const files = (name: string) => history.read(iterations.map((iteration) => iterationPath(iteration, name)))
  const [agents, contexts] = await Promise.all([files('agent.json'), files('context.json')])
  const heldBack = events.flatMap((event) =>
    event.type === 'attempt_interrupted' && event.cause === 'held_back' ? event.iteration : [],
  )
  const endedIterations = new Set(
    iterations.filter(
      (iteration, index) =>
        agents[index] !== undefined || (contexts[index] !== undefined && heldBack.includes(iteration)),
    ),
  )
  const single = until === undefined || !endedIterations.has(until) ? undefined : segmentAt(events, until)
  const segments =
    until === undefined ? segmentsOf(events, (iteration) => endedIterations.has(iteration)) : single ? [single] : []
  if (segments.length > 0) return segments
  throw new RalphError({
    code: 'NO_ITERATION',
    message:
      until === undefined
        ? 'No attempt of this run has finished.'
        : `The run has no call of iteration ${until} to replay.`,
    hint: `Iterations with a call: ${[...endedIterations].join(', ') || 'none'}. See the run's log for the others.`,
  })
}

async function currentSettings(context: CommandContext, flags: Readonly<Record<string, unknown>>) {
  const { cwd, env } = context
  const file = await readConfig(await openBase(context), cwd, undefined)
  const inputs = { flags, environment: env, file: file.values, fileName: file.name, plan: undefined }
  const { settings, findings } = resolveSettings(inputs)
  if (findings.length + file.findings.length === 0)
    return { settings: settings as Settings, planFile: settings.plan ?? 'plan.json' }
  throw new RalphError({
    code: 'CONFIG_INVALID',
    message: 'The configuration cannot be used; nothing was replayed.',
    hint: `Fix the problems above in the flags, the variables or ${file.name}.`,
    findings: [...file.findings, ...findings],
  })
}

/** The checks of the newest replayed iteration; those of the baseline if no iteration has a record. */
async function recordedChecks(history: StateHistory, segments: readonly Segment[]): Promise<Check[] | undefined> {
  const iterations = segments.flatMap(({ attempts }) => attempts.map(({ iteration }) => iteration)).reverse()
  const paths = [...iterations.map((iteration) => iterationPath(iteration, 'validation.json')), 'baseline.json']
  const record = (await history.read(paths)).find((content) => content !== undefined)
  if (record === undefined) return undefined
  const results = CheckResult.array().safeParse((JSON.parse(record) as { checks?: unknown }).checks)
  return results.data?.map(({ name, run, kind }) => ({
    name,
    run,
    kind,
    timeout_ms: defaultTimeouts[kind],
    working_directory: '.',
  }))
}

const patterns = ['refs/heads/ralph/state/**', 'refs/remotes/*/ralph/state/**', 'refs/ralph/state/**']

/** By a plan's name, a run's id or a commit. Throws RalphError RUN_UNKNOWN with the runs that exist. */
async function findStateCommit(name: string, { cwd, env }: CommandContext): Promise<{ git: Git; tip: string }> {
  const git = userGit(cwd, env)
  const refs = await listStateRefs(git)
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

async function listStateRefs(git: Git): Promise<StateRef[]> {
  const { stdout } = await git({ args: ['for-each-ref', '--format=%(objectname) %(refname)', ...patterns] })
  const refs = []
  for (const line of stdout
    .toString('utf8')
    .split('\n')
    .filter((text) => text !== '')) {
    const [oid = '', ref = ''] = line.split(' ')
    const run = await runIdIn(git, oid)
    if (run !== undefined) refs.push({ oid, ref, run })
  }
  return refs
}

/** The run's id; undefined if the commit holds no state. */
async function runIdIn(git: Git, oid: string): Promise<string | undefined> {
  const { code, stdout } = await git({ args: ['cat-file', 'blob', `${oid}:run.json`], allow: [128] })
  if (code !== 0) return undefined
  return tryRead(() => String((JSON.parse(stdout.toString('utf8')) as { run?: unknown }).run))
}

async function commitWithState(git: Git, name: string): Promise<string | undefined> {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]
  const { code, stdout } = await git({ args, allow: [1, 128] })
  const oid = stdout.toString('utf8').trim()
  return code === 0 && (await runIdIn(git, oid)) !== undefined ? oid : undefined
}

const planOf = (ref: string): string => ref.replace(/^.*?\/ralph\/state\//, '')

const plansOf = (refs: readonly StateRef[]): string => [...new Set(refs.map(({ ref }) => planOf(ref)))].join(', ')
