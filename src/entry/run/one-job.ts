import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { processDirectory } from '../../adapter/disk/process-directory.ts'
import { userGit } from '../../adapter/git/call/user-git.ts'
import { emptySubmodules } from '../../adapter/git/files/submodules.ts'
import { originState, stateElsewhere, stateUnderOtherName } from '../../adapter/git/state/origin-state.ts'
import { blockingPatterns, checkBranches } from '../../adapter/git/work/branch-preflight.ts'
import type { CheckRunLife } from '../../adapter/github/workflow/workflow-liveness.ts'
import { type LaterPrograms, laterPrograms } from '../../adapter/local/later-programs.ts'
import { type JobSettings, jobLimitReached } from '../../app/job/job-settings.ts'
import type { Ports } from '../../app/job/ports.ts'
import type { StatedValues } from '../../core/config/rules/overrides.ts'
import type { JobShape } from '../../core/confinement/policy.ts'
import { RalphError } from '../../core/error/error.ts'
import { changeInWords } from '../../core/report/words/rules-text.ts'
import { jobLifetimeMs } from '../../core/run/next/next-step.ts'
import { cappedRow } from '../../core/text/capped-list.ts'
import { plainLine } from '../../core/text/one-line.ts'
import { whyUnchecked } from '../../core/validation/checks.ts'
import type { Agent } from '../../port/agent.ts'
import type { OrderSource } from '../../port/outside.ts'
import type { ShowProgress } from '../../port/progress.ts'
import type { LoadedRefs, LoadedRun, StateStore } from '../../port/state-store.ts'
import type { SignCommit } from '../../port/work-branch.ts'
import type { IssueOrder } from '../../schema/plan/issue-order.ts'
import { programFolder } from '../installed-program.ts'
import type { CommandContext } from '../project/context.ts'
import { findingLines } from '../project/error-text.ts'
import { refuseIdleFlagsOf } from '../project/idle-flags.ts'
import type { Project } from '../project/project.ts'
import { rememberPlace } from '../project/run-place.ts'
import {
  type ConfinementOfJob,
  confinementHere,
  confinementSettings,
  missingWritable,
} from '../wire/confinement-here.ts'
import { jobSettings } from '../wire/job-settings.ts'
import { noticeAudience, withNotifications } from '../wire/notifying.ts'
import { otherStateRefs, refsBeside } from '../wire/read-run.ts'
import { ruleProject } from '../wire/rule-project.ts'
import type { StateAccess } from '../wire/state-access.ts'
import { surroundingsOf } from '../wire/surroundings.ts'
import { wire } from '../wire/wire.ts'
import { withScope } from './choose-scope.ts'
import type { openRecording } from './record.ts'
import { formerRemote, refuseSecondRun } from './refuse-second-run.ts'

/** What a job does with the run once it is opened: `runJob`, or a part of it. */
export type JobAction<T> = (ports: Ports, job: JobSettings, cancelled: AbortSignal) => Promise<T>

/** People who follow a run elsewhere than in its remote. */
export interface RunFollowers extends Pick<Ports, 'outbox' | 'display' | 'mergeWitness'> {
  /** Adds their orders to those in the run's remote. */
  readonly orderSource: (inbox: OrderSource) => OrderSource
}

/** Runs one job of the project, from its first look at the remote until everything is cleaned up. */
export async function oneJob<T>(
  openedProject: Project,
  context: CommandContext,
  request: {
    act: JobAction<T>
    fresh: boolean
    /** Settings that weaken the rules of the run change them. */
    changeRules: boolean
    interactive?: boolean
    /** Asks the provider even if the run waits for it. */
    atOnce?: boolean
    /** When the command of this job began, in ms since the epoch; now by default. */
    since?: number | undefined
    show: ShowProgress
    /** A user's own machine by default. */
    shape?: JobShape
    /** The only lane of this job. */
    lane?: number
    /** True if the checks are jobs or steps of the workflow; `unused`: nothing is checked. */
    checksElsewhere?: boolean | 'unused'
    /** The workflow whose next job this one starts at a limit. */
    startsNext?: string | undefined
    /** Tells which other workflow runs still run. */
    life?: CheckRunLife
    /** A directory for a cassette of the job (`--record`). */
    record?: unknown
    issue?: number | undefined
    /** The order behind that issue, if it is the plan. */
    issueOrder?: IssueOrder | undefined
    /** Further sources of orders and receivers of reports, besides the run's remote. */
    outside?: RunFollowers
    display?: Ports['display'] | undefined
    /** Asks the server to sign a commit, if it can. */
    sign?: SignCommit
    /** Throws if the machine lacks what every call needs, by the rules of the run. */
    assertReady?: (ruled: Project) => Promise<void>
    /** Looks at the state last, also after a failure. */
    onEnd?: (access: StateAccess) => Promise<void>
  },
): Promise<T> {
  const surroundings = await surroundingsOf(openedProject, context, request.life)
  const scratch = await processDirectory(openedProject.home, 'process')
  const confinementTrial = tryConfinementEarly(openedProject, context)
  const remoteCheck = checkRemote(openedProject, context, surroundings.access)
  remoteCheck.catch(() => undefined)
  // Loaded while both wait for processes.
  const programs = laterPrograms({
    program: programFolder,
    workspace: surroundings.workspace.directory,
    inWorkflow: context.checkout !== undefined,
  })
  try {
    await remoteCheck
    const loaded = await surroundings.access.state.load()
    if (!request.fresh) await refuseSecondRun(openedProject, context, loaded.run)
    const scopedProject = await withScope(openedProject, {
      ...request,
      run: loaded.run,
      say: (text) => request.show({ kind: 'note', text }),
    })
    const { project, rules, stronger } = await ruleProject(scopedProject, context, {
      run: loaded.run,
      access: surroundings.access,
      fresh: request.fresh,
      change: request.changeRules,
      implied: impliedRules(request.checksElsewhere ?? false),
    })
    refuseIdleFlagsOf(project, context.checkout !== undefined)
    const confinement = confinementTrial.of(project)
    const ready = startCheckEarly(loaded.run, () => request.assertReady?.(project))
    const checksElsewhere = request.checksElsewhere === true
    const job = jobSettings(project, {
      fresh: request.fresh,
      rules,
      checksElsewhere,
      formerRemote: formerRemote(project, loaded.run),
      skipsWait: request.atOnce ?? false,
      consents: request.changeRules || (await isPlanCommitted(openedProject, context, loaded.run)),
      startedBy: context.checkout?.startedBy ?? null,
      issue: request.issue ?? null,
      byComment: context.env['GITHUB_EVENT_NAME'] === 'issue_comment',
      startsNext: request.startsNext,
      issueOrder: request.issueOrder ?? null,
      tells: noticeAudience(project, context),
    })
    refuseUnsigned(project, request.sign)
    refuseLanesWithoutSetUp(job, context, request.shape)
    await showNotes(checksElsewhere ? openedProject : project, surroundings.access, {
      context,
      show: request.show,
      job,
    })
    for (const note of strongerNotes(stronger)) request.show(note)
    const record = await recorderFor({ project, job, access: surroundings.access, context }, request.record)
    const localPorts = await wire(project, context, {
      ...surroundings,
      watched: programs.watch,
      access: { ...surroundings.access, state: withLoadedState(surroundings.access.state, loaded) },
      confinement,
      ...(request.shape && { shape: request.shape }),
      lane: request.lane,
      show: rememberingPlace(project, request.show),
      scratch: scratch.path,
      sign: request.sign,
    })
    const checkedPorts = {
      ...localPorts,
      agent: { ...localPorts.agent, preflight: preflightOf(localPorts.agent, ready) },
    }
    const allPorts = request.outside
      ? { ...checkedPorts, ...request.outside, orderSource: request.outside.orderSource(localPorts.orderSource) }
      : { ...checkedPorts, ...(request.display && { display: request.display }) }
    const notifying = await withNotifications(allPorts.outbox, context, {
      audience: noticeAudience(project, context),
      scratch: scratch.path,
      show: request.show,
    })
    const { ports, finishWriting } = record({ ...allPorts, outbox: notifying.outbox })
    return await request
      .act(ports, job, endBeforeLimit(project, context, request.since))
      .catch((error: unknown) => {
        throw context.cancelled.aborted && isAbort(error) ? interrupted(error) : error
      })
      .finally(() => warnIfIncomplete(finishWriting, request.show))
      .finally(notifying.close)
  } finally {
    try {
      await request.onEnd?.(surroundings.access)
    } finally {
      await leaveAll([surroundings.leave(), scratch.remove(), confinementTrial.tried], programs)
    }
  }
}

const strongerNotes = (stronger: Awaited<ReturnType<typeof ruleProject>>['stronger']) =>
  stronger.map((rule) => ({
    kind: 'note' as const,
    text: `plan or configuration now demand more, and this job follows: ${changeInWords(rule)}`,
  }))

/** Once this job holds the run: a later job with fewer flags then finds it. */
const rememberingPlace =
  (project: Project, show: ShowProgress): ShowProgress =>
  (progress) => {
    if (progress.kind === 'event' && progress.event.type === 'lease_taken') rememberPlace(project)
    show(progress)
  }

/** Tries the confinement while the remote is read; tries again if the rules of the run differ from the settings. */
function tryConfinementEarly(openedProject: Project, context: CommandContext) {
  const early = confinementHere(context, openedProject.settings, openedProject)
  const isAlike = ({ home, settings }: Project): boolean =>
    home === openedProject.home &&
    confinementSettings.every((name) => isDeepStrictEqual(settings[name], openedProject.settings[name]))
  return {
    of(project: Project): Promise<ConfinementOfJob> {
      const confinement = isAlike(project) ? early : confinementHere(context, project.settings, project)
      confinement.catch(() => undefined)
      return confinement
    },
    /** Resolves when nothing of it is left. */
    tried: early.then(
      () => undefined,
      () => undefined,
    ),
  }
}

/** Checks the programs last, even after failures: the rest of the machine's job runs them. */
async function leaveAll(leavingPromises: readonly Promise<void>[], programs: LaterPrograms): Promise<void> {
  const results = await Promise.allSettled(leavingPromises)
  programs.assertUnchanged()
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

/** A job whose checks are other jobs runs none, and one that runs checks waits for no other job. */
const impliedRules = (checksElsewhere: boolean | 'unused'): StatedValues => {
  if (checksElsewhere === 'unused') return {}
  return checksElsewhere
    ? { validate: { raw: [], place: 'the checks are jobs of the workflow' } }
    : { require: { raw: [], place: 'this job waits for no other job' } }
}

/** The first load returns the state that the rules came from, so a write after somebody else's fails. */
function withLoadedState<S extends StateStore>(store: S, loaded: LoadedRefs): S {
  let first: LoadedRefs | undefined = loaded
  const load = (): Promise<LoadedRefs> => {
    const answer = first ? Promise.resolve(first) : store.load()
    first = undefined
    return answer
  }
  return { ...store, load }
}

/** For a plan file that an agent may have written: a commit of it is a person's act. */
async function isPlanCommitted(
  { repository: { toplevel }, steeringPaths: [plan, , ...others], planSource }: Project,
  { env }: CommandContext,
  run: LoadedRun | null,
): Promise<boolean> {
  if (plan === undefined || !run?.state.doubted.some(({ plan_source }) => plan_source === planSource)) return false
  const args = ['status', '--porcelain', '-z', '--ignored', '--untracked-files=all', '--', plan, ...others]
  return (await userGit(toplevel, env)({ args, allow: 'any' })).stdout.length === 0
}

async function checkRemote(project: Project, context: CommandContext, { remote }: StateAccess): Promise<void> {
  const { repository, remoteIsOwn, stateRef, workRef, planName } = project
  const patterns = [...blockingPatterns([stateRef, workRef]), stateRef, workRef, ...refsBeside(project)]
  const { refs } = await remote.lookAhead(patterns)
  await checkBranches({ remote, repository, remoteIsOwn, stateRef, workRef })
  const otherRefs = otherStateRefs(planName, stateRef)
  const otherRef = refs.has(stateRef) ? undefined : otherRefs.find((ref) => refs.has(ref))
  if (otherRef !== undefined) throw stateUnderOtherName(remote.url, { stateRef, other: otherRef })
  if (!remoteIsOwn || repository.origin === null) return
  const local = refs.get(stateRef) ?? null
  const origin = await originState({ repository, env: context.env, stateRef, local })
  if (origin.kind === 'differs') throw stateElsewhere(project, { origin: origin.origin, local })
}

type Recording = ReturnType<Awaited<ReturnType<typeof openRecording>>>

/** Wraps the ports in a recorder if a directory is given. */
async function recorderFor(
  request: Parameters<typeof openRecording>[0],
  directory: unknown,
): Promise<(ports: Ports) => Recording> {
  if (typeof directory !== 'string') return (ports) => ({ ports, finishWriting: () => Promise.resolve() })
  const { openRecording } = await import('./record.ts')
  return openRecording(request, directory)
}

/** The result of the run counts even if its recording fails. */
const warnIfIncomplete = (settled: () => Promise<void>, show: ShowProgress): Promise<void> =>
  settled().catch((error: unknown) => {
    show({ kind: 'warning', text: `the recording is not complete: ${error instanceof Error ? error.message : error}` })
  })

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'

/** Before the run is acquired, as while the agent is installed. Later, the state says that the job was cancelled. */
const interrupted = (cause: unknown): RalphError =>
  new RalphError({
    code: 'INTERRUPTED',
    message: 'Interrupted before the work began.',
    hint: 'Nothing is lost; run the same command to continue.',
    cause,
  })

/** Fires when a person ends the job, or shortly before its machine would. */
function endBeforeLimit({ settings }: Project, { cancelled, now }: CommandContext, since = now()): AbortSignal {
  const limit = settings['job-limit']
  if (limit === undefined) return cancelled
  const limitNear = new AbortController()
  setTimeout(() => limitNear.abort(jobLimitReached), Math.max(0, jobLifetimeMs(limit) - (now() - since))).unref()
  return AbortSignal.any([cancelled, limitNear.signal])
}

/** Before money is spent: commits must be signed, and nobody can do it. */
function refuseUnsigned({ settings }: Project, sign: SignCommit | undefined): void {
  if (settings['commit-mode'] === 'git' || sign) return
  throw new RalphError({
    code: 'COMMITS_UNSIGNED',
    message: '`commit-mode: api` has GitHub sign the commits, but this job has no access to GitHub.',
    hint: 'Run it as the action, with `github-token`; on a laptop: --commit-mode git.',
  })
}

/** In a workflow, the steps before ralph prepare only the checkout. In split jobs, each lane has a machine. */
function refuseLanesWithoutSetUp(
  { lanes, settings }: JobSettings,
  { checkout }: CommandContext,
  shape: JobShape | undefined,
): void {
  if (lanes === 1 || shape === 'split jobs' || !checkout?.holdsFiles || settings.setup.length > 0) return
  throw new RalphError({
    code: 'LANES_WITHOUT_SETUP',
    message: `\`lanes: ${settings.lanes}\` needs \`setup\`: the steps before ralph have prepared the checkout, and no workspace of the other lanes.`,
  })
}

async function showNotes(
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

/** Submodule commits are not at hand, and no set-up command may fetch them: the workspace has only the base. */
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

/** Checks the agent of a new run while the confinement is tried. */
function startCheckEarly(
  run: LoadedRun | null,
  check: () => Promise<void> | undefined,
): () => Promise<void> | undefined {
  if (run) return check
  const pending = check()
  pending?.catch(() => undefined)
  return () => pending
}

/** Reports doctor's errors before those of the agent's own program. */
const preflightOf =
  ({ preflight }: Agent, ready: () => Promise<void> | undefined): Agent['preflight'] =>
  async () => {
    await ready()
    return preflight()
  }
