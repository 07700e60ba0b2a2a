import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { processDirectory } from '../../adapter/disk/process-directory.ts'
import { userGit } from '../../adapter/git/call/user-git.ts'
import { emptySubmodules } from '../../adapter/git/files/submodules.ts'
import { inboxPrefix } from '../../adapter/git/remote/inbox.ts'
import { originState, stateElsewhere, stateUnderOtherName } from '../../adapter/git/state/origin-state.ts'
import { blockingPatterns, checkBranches } from '../../adapter/git/work/branch-preflight.ts'
import type { LifeOfRun } from '../../adapter/github/workflow/workflow-liveness.ts'
import { type LaterPrograms, laterPrograms } from '../../adapter/local/later-programs.ts'
import { type JobSettings, jobLimitReached } from '../../app/job/job-settings.ts'
import type { Ports } from '../../app/job/ports.ts'
import type { StatedValues } from '../../core/config/rules/overrides.ts'
import type { JobShape } from '../../core/confinement/policy.ts'
import { RalphError } from '../../core/error/error.ts'
import { knownPrefixes, stateRefOf } from '../../core/ref/state-paths.ts'
import { changeInWords } from '../../core/report/words/rules-text.ts'
import { lastMoment } from '../../core/run/next/next-step.ts'
import { cappedRow } from '../../core/text/capped.ts'
import { plainLine } from '../../core/text/one-line.ts'
import { whyUnchecked } from '../../core/validation/checks.ts'
import type { Agent } from '../../port/agent.ts'
import type { OrderSource } from '../../port/outside.ts'
import type { ShowProgress } from '../../port/progress.ts'
import type { LoadedRefs, LoadedRun, StateStore } from '../../port/state-store.ts'
import type { SignCommit } from '../../port/work-branch.ts'
import type { IssueOrder } from '../../schema/plan/issue-order.ts'
import { programFolder } from '../installed.ts'
import type { CommandContext } from '../project/context.ts'
import { findingLines } from '../project/error-text.ts'
import type { Project } from '../project/project.ts'
import { otherPlace, rememberPlace, runElsewhere } from '../project/run-place.ts'
import {
  type ConfinementOfJob,
  confinementHere,
  confinementSettings,
  missingWritable,
} from '../wire/confinement-here.ts'
import { formerRun } from '../wire/former-run.ts'
import { jobSettings } from '../wire/job-settings.ts'
import { alsoTelling, tellsOf } from '../wire/notifying.ts'
import { ruleProject } from '../wire/rule-project.ts'
import type { StateAccess } from '../wire/state-access.ts'
import { surroundingsOf } from '../wire/surroundings.ts'
import { wire } from '../wire/wire.ts'
import { withScope } from './choose-scope.ts'
import type { openRecording } from './record.ts'

/** What a job does with the run, once the world around it is there: `runJob`, or a part of it. */
export type JobAction<T> = (ports: Ports, job: JobSettings, cancelled: AbortSignal) => Promise<T>

/** People who follow a run elsewhere than in its own remote. */
export interface RunFollowers extends Pick<Ports, 'outbox' | 'display' | 'mergeWitness'> {
  /** Their orders beside those in the run's remote. */
  readonly orderSource: (inbox: OrderSource) => OrderSource
}

/** Runs one job of the project, from its first look at the remote to the last thing that it leaves behind. */
export async function oneJob<T>(
  given: Project,
  context: CommandContext,
  request: {
    act: JobAction<T>
    fresh: boolean
    /** What weakens the rules of the run changes them. */
    changeRules: boolean
    /** Somebody is there to answer questions. */
    interactive?: boolean
    /** The provider is asked at once, whatever the run waits for. */
    atOnce?: boolean
    /** When the command began that makes this job, in ms since the epoch; now, where it is left out. */
    since?: number | undefined
    show: ShowProgress
    /** What else the job's machine holds; a user's own machine where it is left out. */
    shape?: JobShape
    /** The lane that this job makes alone. */
    lane?: number
    /** The checks are the workflow's own jobs or steps; `unused`: nothing is to be checked. */
    checksElsewhere?: boolean | 'unused'
    /** The workflow whose next job this one starts at a limit. */
    startsNext?: string | undefined
    /** Whether other workflow runs go on. */
    life?: LifeOfRun
    /** A directory for a cassette of the job (`--record`). */
    record?: unknown
    /** The issue that was named for the run. */
    issue?: number | undefined
    /** What that issue was taken for, where it is the plan. */
    issueOrder?: IssueOrder | undefined
    /** Where orders also come from and reports go, besides the run's own remote. */
    outside?: RunFollowers
    /** Who is shown the run on this machine each time that it was written. */
    display?: Ports['display'] | undefined
    /** How the server signs commits, where it can be asked. */
    sign?: SignCommit
    /** Throws where the machine lacks what every call needs, by the rules of the run. */
    ready?: (ruled: Project) => Promise<void>
    /** A last look at the state, however the job ended. */
    onEnd?: (access: StateAccess) => Promise<void>
  },
): Promise<T> {
  const around = await surroundingsOf(given, context, request.life)
  const scratch = await processDirectory(given.home, 'process')
  const confining = triedEarly(given, context)
  const looking = preflight(given, context, around.access)
  looking.catch(() => undefined)
  // Read while both wait for processes.
  const programs = laterPrograms({
    program: programFolder,
    workspace: around.workspace.directory,
    inWorkflow: context.checkout !== undefined,
  })
  try {
    await looking
    const loaded = await around.access.state.load()
    if (!loaded.run && !request.fresh) await refuseSecond(given, context)
    const chosen = await withScope(given, {
      ...request,
      run: loaded.run,
      say: (text) => request.show({ kind: 'note', text }),
    })
    const { project, rules, stronger } = await ruleProject(chosen, context, {
      run: loaded.run,
      access: around.access,
      fresh: request.fresh,
      change: request.changeRules,
      own: ownRules(request.checksElsewhere ?? false),
    })
    const confinement = confining.of(project)
    const ready = readyFor(loaded.run, () => request.ready?.(project))
    const elsewhere = request.checksElsewhere === true
    const job = jobSettings(project, {
      fresh: request.fresh,
      rules,
      checksElsewhere: elsewhere,
      atOnce: request.atOnce ?? false,
      consents: request.changeRules || (await planIsCommitted(given, context, loaded.run)),
      startedBy: context.checkout?.startedBy ?? null,
      issue: request.issue ?? null,
      byComment: context.env['GITHUB_EVENT_NAME'] === 'issue_comment',
      startsNext: request.startsNext,
      issueOrder: request.issueOrder ?? null,
      tells: tellsOf(project, context),
    })
    refuseUnsigned(project, request.sign)
    refuseBareLanes(job, context, request.shape)
    await greet(elsewhere ? given : project, around.access, { context, show: request.show, job })
    // Settings of the program before count for nothing here, and whoever comes from it may not know.
    for (const note of strongerNotes(stronger)) request.show(note)
    const record = await recorder({ project, job, access: around.access, context }, request.record)
    const own = await wire(project, context, {
      ...around,
      watched: programs.watch,
      access: { ...around.access, state: readAlready(around.access.state, loaded) },
      confinement,
      ...(request.shape && { shape: request.shape }),
      lane: request.lane,
      show: remembering(project, request.show),
      scratch: scratch.path,
      sign: request.sign,
    })
    const asked = { ...own, agent: { ...own.agent, preflight: preflightOf(own.agent, ready) } }
    const wired = request.outside
      ? { ...asked, ...request.outside, orderSource: request.outside.orderSource(own.orderSource) }
      : { ...asked, ...(request.display && { display: request.display }) }
    const telling = await alsoTelling(wired.outbox, context, {
      tells: tellsOf(project, context),
      scratch: scratch.path,
      show: request.show,
    })
    const { ports, finishWriting } = record({ ...wired, outbox: telling.outbox })
    return await request
      .act(ports, job, endingInTime(project, context, request.since))
      .catch((error: unknown) => {
        throw context.cancelled.aborted && isAbort(error) ? interrupted(error) : error
      })
      .finally(() => toldWhereIncomplete(finishWriting, request.show))
      .finally(telling.close)
  } finally {
    try {
      await request.onEnd?.(around.access)
    } finally {
      await leaveAll([around.leave(), scratch.remove(), confining.tried], programs)
    }
  }
}

const strongerNotes = (stronger: Awaited<ReturnType<typeof ruleProject>>['stronger']) =>
  stronger.map((rule) => ({
    kind: 'note' as const,
    text: `plan or configuration now demand more, and this job follows: ${changeInWords(rule)}`,
  }))

/** As soon as the run is this job's: a later one that is told less finds it. */
const remembering =
  (project: Project, show: ShowProgress): ShowProgress =>
  (progress) => {
    if (progress.kind === 'event' && progress.event.type === 'lease_taken') rememberPlace(project)
    show(progress)
  }

/** The confinement is tried while the remote is looked at. The rules of a run may say something else than its settings: then it is tried anew. */
function triedEarly(given: Project, context: CommandContext) {
  const early = confinementHere(context, given.settings, given)
  const isAlike = ({ home, settings }: Project): boolean =>
    home === given.home && confinementSettings.every((name) => isDeepStrictEqual(settings[name], given.settings[name]))
  return {
    of(project: Project): Promise<ConfinementOfJob> {
      const found = isAlike(project) ? early : confinementHere(context, project.settings, project)
      found.catch(() => undefined)
      return found
    },
    /** Nothing that it made is left. */
    tried: early.then(
      () => undefined,
      () => undefined,
    ),
  }
}

/** Looks at the programs last, and however the rest ended: what comes after in this job is one of them. */
async function leaveAll(leaving: readonly Promise<void>[], programs: LaterPrograms): Promise<void> {
  const left = await Promise.allSettled(leaving)
  programs.assertUnchanged()
  for (const one of left) if (one.status === 'rejected') throw one.reason
}

/** Whose checks are other jobs runs none, and who runs checks waits for no other jobs. */
const ownRules = (checksElsewhere: boolean | 'unused'): StatedValues => {
  if (checksElsewhere === 'unused') return {}
  return checksElsewhere
    ? { validate: { raw: [], place: 'the checks are jobs of the workflow' } }
    : { require: { raw: [], place: 'this job waits for no other job' } }
}

/** The first look at the state is one with that of the rules: whoever writes on an older one loses. */
function readAlready<S extends StateStore>(store: S, loaded: LoadedRefs): S {
  let first: LoadedRefs | undefined = loaded
  const load = (): Promise<LoadedRefs> => {
    const answer = first ? Promise.resolve(first) : store.load()
    first = undefined
    return answer
  }
  return { ...store, load }
}

/** Asked where an agent may have written the plan file: a commit of it is a person's word. */
async function planIsCommitted(
  { repository: { toplevel }, steeringPaths: [plan, , ...others], planSource }: Project,
  { env }: CommandContext,
  run: LoadedRun | null,
): Promise<boolean> {
  if (plan === undefined || !run?.state.doubted.some(({ plan_source }) => plan_source === planSource)) return false
  const args = ['status', '--porcelain', '-z', '--ignored', '--untracked-files=all', '--', plan, ...others]
  return (await userGit(toplevel, env)({ args, allow: 'any' })).stdout.length === 0
}

/** Throws where the plan's run is stored somewhere else or under another name: a second one would begin. */
async function refuseSecond(given: Project, context: CommandContext): Promise<void> {
  const place = otherPlace(given)
  if (place) throw runElsewhere(given, place)
  const former = await formerRun(given, context)
  if (former) throw former
}

async function preflight(project: Project, context: CommandContext, { remote }: StateAccess): Promise<void> {
  const { repository, remoteIsOwn, stateRef, workRef, planName } = project
  const orders = `${inboxPrefix(planName)}*`
  const known = knownPrefixes().map((prefix) => stateRefOf(planName, prefix))
  const places = known.filter((ref) => ref !== stateRef)
  const { refs } = await remote.lookAhead([
    ...blockingPatterns([stateRef, workRef]),
    stateRef,
    workRef,
    orders,
    ...places,
  ])
  await checkBranches({ remote, repository, remoteIsOwn, stateRef, workRef })
  const other = refs.has(stateRef) ? undefined : places.find((ref) => refs.has(ref))
  if (other !== undefined) throw stateUnderOtherName(remote.url, { stateRef, other })
  if (!remoteIsOwn || repository.origin === null) return
  const local = refs.get(stateRef) ?? null
  const origin = await originState({ repository, env: context.env, stateRef, local })
  if (origin.kind === 'differs') throw stateElsewhere(project, { origin: origin.origin, local })
}

type Recording = ReturnType<Awaited<ReturnType<typeof openRecording>>>

/** Puts a recorder around the ports where a directory is given. */
async function recorder(
  request: Parameters<typeof openRecording>[0],
  directory: unknown,
): Promise<(ports: Ports) => Recording> {
  if (typeof directory !== 'string') return (ports) => ({ ports, finishWriting: () => Promise.resolve() })
  const { openRecording } = await import('./record.ts')
  return openRecording(request, directory)
}

/** What the run came to counts, whatever becomes of its recording. */
const toldWhereIncomplete = (settled: () => Promise<void>, show: ShowProgress): Promise<void> =>
  settled().catch((error: unknown) => {
    show({ kind: 'warning', text: `the recording is not complete: ${error instanceof Error ? error.message : error}` })
  })

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'

/** Before the run was taken, as while the agent's program is installed: later a state says that the job was cancelled. */
const interrupted = (cause: unknown): RalphError =>
  new RalphError({
    code: 'INTERRUPTED',
    message: 'Interrupted before the work began.',
    hint: 'Nothing is lost; run the same command to continue.',
    cause,
  })

/** Fires when a person ends the job, or when its machine soon would. */
function endingInTime({ settings }: Project, { cancelled, now }: CommandContext, since = now()): AbortSignal {
  const limit = settings['job-limit']
  if (limit === undefined) return cancelled
  const near = new AbortController()
  setTimeout(() => near.abort(jobLimitReached), Math.max(0, lastMoment(limit) - (now() - since))).unref()
  return AbortSignal.any([cancelled, near.signal])
}

/** Before money is spent: commits are to be signed and nobody can be asked to. */
function refuseUnsigned({ settings }: Project, sign: SignCommit | undefined): void {
  if (settings['commit-mode'] === 'git' || sign) return
  throw new RalphError({
    code: 'COMMITS_UNSIGNED',
    message: '`commit-mode: api` has GitHub sign the commits, but this job has no access to GitHub.',
    hint: 'Run it as the action, with `github-token`; on a laptop: --commit-mode git.',
  })
}

/** In a workflow the steps before ralph prepare the checkout, and no other workspace. In split jobs each lane has a machine. */
function refuseBareLanes(
  { lanes, settings }: JobSettings,
  { checkout }: CommandContext,
  shape: JobShape | undefined,
): void {
  if (lanes === 1 || shape === 'split jobs' || !checkout?.holdsFiles || settings.setup.length > 0) return
  throw new RalphError({
    code: 'LANES_WITHOUT_SETUP',
    message: `\`lanes: ${settings.lanes}\` needs \`setup\`: the steps before ralph have prepared the checkout, and no workspace of the other lanes.`,
    hint: 'Set `setup` to what those steps do, such as `npm ci`, or remove `lanes`.',
  })
}

/** What a user should know before the job begins. */
async function greet(
  project: Project,
  access: StateAccess,
  { context, show, job }: { context: CommandContext; show: ShowProgress; job: JobSettings },
): Promise<void> {
  const { warnings, planFile, settings } = project
  for (const text of findingLines(warnings, planFile)) show({ kind: 'warning', text })
  if (job.checksElsewhere && settings.validate.length > 0) {
    show({
      kind: 'note',
      text: '`validate` is not run here: the jobs or steps between begin and finish are the checks',
    })
  }
  const unchecked = whyUnchecked(job)
  if (unchecked !== undefined && settings['no-checks'])
    show({ kind: 'warning', text: `nothing checks these commits (no-checks): ${unchecked}` })
  for (const path of missingWritable(context, settings, project))
    show({ kind: 'warning', text: `agent-writable: ${plainLine(path, 300)} does not exist, so nobody can write there` })
  await warnOfSubmodules(project, access, show)
}

/** Their commits are nowhere at hand, and no set-up command may fetch them: the workspace holds nothing but the base. */
async function warnOfSubmodules(
  { repository: { toplevel, head } }: Project,
  { store }: StateAccess,
  show: ShowProgress,
): Promise<void> {
  if (!existsSync(join(toplevel, '.gitmodules'))) return
  const empty = await emptySubmodules(store, head)
  if (empty.length === 0) return
  const text = `not checked out in your repository, so it is empty in the workspace: ${cappedRow(empty, 5)}. To let the agent and the checks see the files: git submodule update --init --recursive`
  show({ kind: 'warning', text })
}

/** A run that begins needs its agent: what is asked then is asked while the confinement is tried. */
function readyFor(run: LoadedRun | null, ask: () => Promise<void> | undefined): () => Promise<void> | undefined {
  if (run) return ask
  const asked = ask()
  asked?.catch(() => undefined)
  return () => asked
}

/** What doctor calls an error is told before what the agent's own program says of it. */
const preflightOf =
  ({ preflight }: Agent, ready: () => Promise<void> | undefined): Agent['preflight'] =>
  async () => {
    await ready()
    return preflight()
  }
