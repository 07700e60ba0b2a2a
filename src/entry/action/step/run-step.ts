import { randomUUID } from 'node:crypto'
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import type { GitHub } from '../../../adapter/github/client/client.ts'
import { commitSigner } from '../../../adapter/github/pulls/commit-status-poster.ts'
import type { StartResult } from '../../../adapter/github/workflow/start-next-job.ts'
import { runLifeChecker } from '../../../adapter/github/workflow/workflow-liveness.ts'
import { actionsLog } from '../../../adapter/log/actions-log.ts'
import { type JobResult, runJob, type StartedJob } from '../../../app/job.ts'
import { stepInputs } from '../../../core/config/table/action-inputs.ts'
import { jobIterations, type ReportedIteration } from '../../../core/report/facts/job-iterations.ts'
import type { QueueOutcome } from '../../../core/report/words/queue-words.ts'
import { startsNextJob } from '../../../core/run/lease/due.ts'
import { redactor } from '../../../core/text/redact.ts'
import type { LoadedRun, StateStore } from '../../../port/state-store.ts'
import type { IssueOrder } from '../../../schema/plan/issue-order.ts'
import type { RunEvent } from '../../../schema/run/event.ts'
import type { Project } from '../../project/project.ts'
import { type JobAction, oneJob } from '../../run/one-job.ts'
import { readRecords } from '../../wire/read-run.ts'
import { readingOfRun } from '../../wire/reading.ts'
import type { StateAccess } from '../../wire/state-access.ts'
import { inputValue } from '../context/inputs.ts'
import { setOutput } from '../context/runner.ts'
import type { StepContext } from '../context/step-context.ts'
import { idleReason } from '../issue/comment-event.ts'
import { openRun } from '../issue/issue-run.ts'
import { followersOf, type GitHubTracking, openGitHubTracking } from '../issue/on-github.ts'
import { enableWatchdog } from './enable-watchdog.ts'
import { mergeWhenComplete } from './merge-when-complete.ts'
import { canStartNextJob, restartIfDue, startChainedJob } from './next-job.ts'
import { preparePage } from './report-html.ts'
import { reportFault, reportResult } from './report-step.ts'
import { startNextPlan } from './start-next-plan.ts'

/** A step's part of a run. */
interface StepPart {
  /** The checks are the workflow's jobs or steps. */
  readonly checksElsewhere: boolean | 'unused'
  /** It settles an attempt of another step. */
  readonly settles: boolean
  /** Why there is nothing to do, apart from comments. */
  readonly idleReason?: (
    project: Project,
    context: StepContext,
    github: GitHubTracking | undefined,
  ) => Promise<string | undefined>
  /** Called as soon as the plan is known. */
  readonly onOpened?: (context: StepContext) => void
  /** It ends an iteration or a job, so it writes the page. */
  readonly writesPage?: true
  /** It lasts for seconds, so it reports once. */
  readonly reportsAtEnd?: true
  /** False if no next job should be started. */
  readonly startsNext?: boolean
  readonly act: (step: PartContext) => JobAction<StartedJob>
  /** Called after the checkout is restored. */
  readonly after?: (end: StartedJob, project: Project) => Promise<void>
}

/** With the order of an issue that is the plan. */
type OrderedPart = StepPart & { readonly issueOrder: IssueOrder | undefined; readonly queueLine: string | undefined }

export interface PartContext {
  readonly github: GitHubTracking | undefined
  readonly warn: (text: string) => void
  /** Adds an event of another job to the summary. */
  readonly addEvent: (event: RunEvent) => void
}

/** A whole job of a run. */
export const runStep = (context: StepContext): Promise<number> =>
  runPart(context, {
    checksElsewhere: false,
    settles: false,
    writesPage: true,
    act: () => async (ports, job, cancelled) => ({ kind: 'stopped', ...(await runJob(ports, job, cancelled)) }),
  })

/** One job in a workflow's step: log, annotations, outputs and summary. Returns the exit code (docs/errors.md#exit-codes). */
export async function runPart(step: StepContext, part: StepPart): Promise<number> {
  let context = step
  let project: Project | undefined
  try {
    const opened = await openRun(step)
    if (!opened) return 0
    ;({ context, project } = opened)
    part.onOpened?.(context)
    return await runPartLogged(opened.project, context, {
      ...part,
      issueOrder: opened.order,
      queueLine: opened.queueLine,
    })
  } catch (error) {
    return reportFault(error, { context, project, records: [], run: null })
  }
}

async function runPartLogged(project: Project, context: StepContext, part: OrderedPart): Promise<number> {
  const events: RunEvent[] = []
  const jobReport: { records: ReportedIteration[]; run: LoadedRun | null } = { records: [], run: null }
  const log = openLog(project, context)
  const onEnd = async (access: StateAccess): Promise<void> => {
    jobReport.records = await readReportedIterations(access.state, events).catch(() => [])
    if (events.length > 0) jobReport.run = (await access.state.load().catch(() => null))?.run ?? null
    if (jobReport.run) await writePage?.(access, github?.client)
    if (jobReport.run && github) await showReading(github, access, { run: jobReport.run, events, warn })
  }
  const show: typeof log.show = (progress) => {
    if (progress.kind === 'event') events.push(progress.event)
    log.show(progress)
  }
  const warn = (text: string): void => show({ kind: 'warning', text })
  const writePage = part.writesPage && preparePage(project, context, warn)
  let github: GitHubTracking | undefined
  let followUp: Awaited<ReturnType<typeof startFollowUps>> = {}
  try {
    const reportsAtEnd = part.reportsAtEnd ?? false
    github = await openGitHubTracking(project, context, { warn, reportsAtEnd, queue: part.queueLine })
    if (await endsIdle(project, context, { part, github, warn })) return 0
    const tracking = github
    // An earlier part has enabled the watchdog for a settling one.
    if (!part.settles) await enableWatchdog(tracking?.client, { context, warn })
    const result = await oneJob(project, context, {
      act: part.act({ github, warn, addEvent: (event) => void events.push(event) }),
      shape: 'one job',
      checksElsewhere: part.checksElsewhere,
      ...(github && { life: runLifeChecker(github.client) }),
      ...(github && part.startsNext !== false && canStartNextJob(context) && { startsNext: context.runner.workflow }),
      fresh: beginsNewRun(context),
      changeRules: inputValue(stepInputs['change-rules'], context.inputs.flags['change-rules']),
      show,
      onEnd,
      issue: inputValue(stepInputs.issue, context.inputs.flags['issue']),
      issueOrder: part.issueOrder,
      ...(tracking && { outside: followersOf(tracking), sign: commitSigner(tracking.client) }),
    })
    await part.after?.(result, project)
    if (github && result.kind === 'stopped') {
      const attempts = part.settles ? 1 : events.filter(({ type }) => type === 'attempt_started').length
      followUp = await startFollowUps(github.client, context, { project, part, result, attempts, warn })
    }
    // For the whole run, not for each milestone.
    if (result.state.stop?.kind === 'complete' && github?.tracker.isHeldBack()) setOutput('ready-due', 'true')
    log.finish()
    return await reportResult(result, { context, project, records: jobReport.records, ...followUp })
  } catch (error) {
    log.finish()
    return reportFault(error, { context, project, ...jobReport })
  }
}

/** Prints why there is nothing to do. May restart the run's next job, which this job may have replaced. */
async function endsIdle(
  project: Project,
  context: StepContext,
  { part, github, warn }: { part: StepPart; github: GitHubTracking | undefined; warn: (text: string) => void },
): Promise<boolean> {
  // An order that began the iteration is settled, even if its author lost the right since.
  const comment = part.settles ? undefined : await idleReason(project, context, github)
  const reason = comment ?? (await part.idleReason?.(project, context, github))
  if (reason === undefined) return false
  context.out(`Nothing to do: ${reason}.\n`)
  setOutput('due', 'false')
  if (github && part.startsNext !== false) await restartIfDue(github.client, context, { project, warn })
  return true
}

/** For GitHub's log. */
export function openLog(project: Project, context: StepContext) {
  const { workspace } = context.checkout
  return actionsLog({
    write: context.out,
    redact: redactor(project.secrets),
    level: context.runner.debug ? 'debug' : project.settings['log-level'],
    now: context.now,
    root: workspace,
    isFile: (path) => lstatSync(join(workspace, path), { throwIfNoEntry: false })?.isFile() === true,
    token: randomUUID,
  })
}

/** True if `fresh` counts: only for a person's first start. A workflow that always sets it must not begin a new run with a new budget in each job. */
export function beginsNewRun({ env, inputs: { flags }, checkout }: StepContext): boolean {
  if (flags['fresh'] !== true) return false
  const isManual = checkout.startedBy !== null && env['GITHUB_EVENT_NAME'] !== 'issue_comment'
  return isManual && inputValue(stepInputs.chain, flags['chain']) === 0
}

/** After a finished job: merges, or starts the next job of its run or the next plan of its queue. */
async function startFollowUps(
  github: GitHub,
  context: StepContext,
  request: { project: Project; part: StepPart; result: JobResult; attempts: number; warn: (text: string) => void },
): Promise<{ next?: StartResult | undefined; queue?: QueueOutcome | undefined }> {
  const { project, part, result, attempts, warn } = request
  await mergeWhenComplete(github, context, { state: result.state, warn })
  if (part.startsNext === false) return {}
  const next = startsNextJob(result.reason, { attempts })
    ? await startChainedJob(github, context, { plan: project.planFile, warn, inChain: wasDispatched(context) })
    : undefined
  const queue = project.queue?.moves
    ? await startNextPlan(github, context, { after: project.planName, warn })
    : undefined
  return { next, queue }
}

const wasDispatched = ({ env }: StepContext): boolean => env['GITHUB_EVENT_NAME'] === 'workflow_dispatch'

/** Bounds the summary. */
const maxIterations = 500

/** The job's iterations with their records in the state. */
async function readReportedIterations(store: StateStore, events: readonly RunEvent[]): Promise<ReportedIteration[]> {
  const iterations = jobIterations(events).slice(-maxIterations)
  const numbers = iterations.map(({ iteration }) => iteration)
  const records = await readRecords(store, numbers)
  return iterations.map((iteration) => {
    const { handoff = null, validation = null, review = null, passes = [] } = records.get(iteration.iteration) ?? {}
    return { ...iteration, handoff, validation, review, passes }
  })
}

/** Lists what reviewers should read first; a failure is only a warning. */
async function showReading(
  { tracker }: GitHubTracking,
  access: StateAccess,
  { run, events, warn }: { run: LoadedRun; events: readonly RunEvent[]; warn: (text: string) => void },
): Promise<void> {
  if (!events.some(({ type }) => type === 'attempt_succeeded' || type === 'attempt_approved')) return
  try {
    const { hunks } = await readingOfRun(access, run, ({ message }) => warn(message))
    await tracker.showReading(hunks)
  } catch (error) {
    warn(`what to read first could not be listed: ${error instanceof Error ? error.message : error}`)
  }
}
