import { randomUUID } from 'node:crypto'
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import type { GitHub } from '../../../adapter/github/client/client.ts'
import { commitSigner } from '../../../adapter/github/pulls/commit-status-poster.ts'
import type { StartResult } from '../../../adapter/github/workflow/start-next-job.ts'
import { lifeOfRun } from '../../../adapter/github/workflow/workflow-liveness.ts'
import { actionsLog } from '../../../adapter/log/actions-log.ts'
import { type JobResult, runJob, type StartedJob } from '../../../app/job.ts'
import { stepInputs } from '../../../core/config/table/action-inputs.ts'
import { jobIterations, type ReportedIteration } from '../../../core/report/facts/job-iterations.ts'
import type { QueueOutcome } from '../../../core/report/words/queue-goes-on.ts'
import { startsNextJob } from '../../../core/run/lease/due.ts'
import { redactor } from '../../../core/text/redact.ts'
import type { LoadedRun, StateStore } from '../../../port/state-store.ts'
import type { IssueOrder } from '../../../schema/plan/issue-order.ts'
import type { RunEvent } from '../../../schema/run/event.ts'
import type { Project } from '../../project/project.ts'
import { type JobAction, oneJob } from '../../run/one-job.ts'
import { readRecords } from '../../wire/read-run.ts'
import type { StateAccess } from '../../wire/state-access.ts'
import { inputValue } from '../context/inputs.ts'
import { setOutput } from '../context/runner.ts'
import type { StepContext } from '../context/step-context.ts'
import { idleComment } from '../issue/comment-event.ts'
import { openRun } from '../issue/issue-run.ts'
import { type OnGitHub, onGitHub, outsideOf } from '../issue/on-github.ts'
import { mergeWhenComplete } from './merge-when-complete.ts'
import { restartIfDue, startChainedJob, startsOthers } from './next-job.ts'
import { reportHtml } from './report-html.ts'
import { report, reportFault } from './report-step.ts'
import { showReading } from './show-reading.ts'
import { startNextPlan } from './start-next-plan.ts'
import { watchOver } from './watch-over.ts'

/** What a step does of a run, and what it needs besides the run itself. */
interface StepPart {
  /** The checks are the workflow's own jobs or steps. */
  readonly checksElsewhere: boolean | 'unused'
  /** It settles what another step has begun: that counts as an attempt. */
  readonly settles: boolean
  /** Why there is nothing to do for it, besides a comment that is none of its business. */
  readonly idle?: (project: Project, context: StepContext, github: OnGitHub | undefined) => Promise<string | undefined>
  /** When it is known which plan this job is for. */
  readonly opened?: (context: StepContext) => void
  /** With it an iteration is over, or a job: there is a page to show. */
  readonly writesPage?: true
  /** It lasts for seconds. */
  readonly showsAtEnd?: true
  /** A person who cancels a workflow wants no next job. */
  readonly startsNext?: boolean
  readonly act: (here: StepHere) => JobAction<StartedJob>
  /** When the checkout is as it was found. */
  readonly after?: (end: StartedJob, project: Project) => Promise<void>
}

/** With what an issue was taken for, where that is the plan. */
type OrderedPart = StepPart & { readonly issueOrder: IssueOrder | undefined; readonly queueLine: string | undefined }

export interface StepHere {
  readonly github: OnGitHub | undefined
  readonly warn: (text: string) => void
  /** For the summary: what happened in another job. */
  readonly happened: (event: RunEvent) => void
}

/** One job of a run, whole. */
export const runStep = (context: StepContext): Promise<number> =>
  partOfRun(context, {
    checksElsewhere: false,
    settles: false,
    writesPage: true,
    act: () => async (ports, job, cancelled) => ({ kind: 'stopped', ...(await runJob(ports, job, cancelled)) }),
  })

/** One job in a workflow's step: log, annotations, outputs and summary; returns the exit code (docs/errors.md#exit-codes). */
export async function partOfRun(given: StepContext, part: StepPart): Promise<number> {
  let context = given
  let project: Project | undefined
  try {
    const opened = await openRun(given)
    if (!opened) return 0
    ;({ context, project } = opened)
    part.opened?.(context)
    return await carryOutInStep(opened.project, context, {
      ...part,
      issueOrder: opened.order,
      queueLine: opened.queueLine,
    })
  } catch (error) {
    return reportFault(error, { context, project, records: [], run: null })
  }
}

async function carryOutInStep(project: Project, context: StepContext, part: OrderedPart): Promise<number> {
  const events: RunEvent[] = []
  const known: { records: ReportedIteration[]; run: LoadedRun | null } = { records: [], run: null }
  const log = logOf(project, context)
  const onEnd = async (access: StateAccess): Promise<void> => {
    known.records = await reportedIterations(access.state, events).catch(() => [])
    if (events.length > 0) known.run = (await access.state.load().catch(() => null))?.run ?? null
    if (known.run) await writePage?.(access, github?.client)
    if (known.run && github) await showReading(github, access, { run: known.run, events, warn })
  }
  const show: typeof log.show = (progress) => {
    if (progress.kind === 'event') events.push(progress.event)
    log.show(progress)
  }
  const warn = (text: string): void => show({ kind: 'warning', text })
  const writePage = part.writesPage && reportHtml(project, context, warn)
  let github: OnGitHub | undefined
  let follows: Awaited<ReturnType<typeof afterwards>> = {}
  try {
    const showsAtEnd = part.showsAtEnd ?? false
    github = await onGitHub(project, context, { warn, showsAtEnd, queue: part.queueLine })
    if (await endsIdle(project, context, { part, github, warn })) return 0
    const hub = github
    // What is to be settled was watched over by the part before.
    if (!part.settles) await watchOver(hub?.client, { context, warn })
    const result = await oneJob(project, context, {
      act: part.act({ github, warn, happened: (event) => void events.push(event) }),
      shape: 'one job',
      checksElsewhere: part.checksElsewhere,
      ...(github && { life: lifeOfRun(github.client) }),
      ...(github && part.startsNext !== false && startsOthers(context) && { startsNext: context.runner.workflow }),
      fresh: beginsAnew(context),
      changeRules: inputValue(stepInputs['change-rules'], context.inputs.flags['change-rules']),
      show,
      onEnd,
      issue: inputValue(stepInputs.issue, context.inputs.flags['issue']),
      issueOrder: part.issueOrder,
      ...(hub && { outside: outsideOf(hub), sign: commitSigner(hub.client) }),
    })
    await part.after?.(result, project)
    if (github && result.kind === 'stopped') {
      const attempts = part.settles ? 1 : events.filter(({ type }) => type === 'attempt_started').length
      follows = await afterwards(github.client, context, { project, part, result, attempts, warn })
    }
    // One question for the whole run, not for each milestone.
    if (result.state.stop?.kind === 'complete' && github?.tracker.heldBack()) setOutput('ready-due', 'true')
    log.finish()
    return await report(result, { context, project, records: known.records, ...follows })
  } catch (error) {
    log.finish()
    return reportFault(error, { context, project, ...known })
  }
}

/** Whether there is nothing to do for this job, which it then says; the run's next job may have made way for it. */
async function endsIdle(
  project: Project,
  context: StepContext,
  { part, github, warn }: { part: StepPart; github: OnGitHub | undefined; warn: (text: string) => void },
): Promise<boolean> {
  // What an order began is settled, whoever may give orders by now.
  const comment = part.settles ? undefined : await idleComment(project, context, github)
  const idle = comment ?? (await part.idle?.(project, context, github))
  if (idle === undefined) return false
  context.out(`Nothing to do: ${idle}.\n`)
  setOutput('due', 'false')
  if (github && part.startsNext !== false) await restartIfDue(github.client, context, { project, warn })
  return true
}

/** The step's log, as the platform shows it. */
export function logOf(project: Project, context: StepContext) {
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

/**
 * Whether this job begins a new run in any case: `fresh` is a person's wish and counts once. A workflow that names it
 * for good would else begin anew, with a new budget, in each job that ralph or the clock starts, and at each comment.
 */
export function beginsAnew({ env, inputs: { flags }, checkout }: StepContext): boolean {
  if (flags['fresh'] !== true) return false
  const byHand = checkout.startedBy !== null && env['GITHUB_EVENT_NAME'] !== 'issue_comment'
  return byHand && inputValue(stepInputs.chain, flags['chain']) === 0
}

/** What a job that is over leads to: a merge, the next job of its run, or the next plan of its queue, of which it returns a sentence. */
async function afterwards(
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

/** More would not fit into a summary. */
const mostIterations = 500

/** The iterations of a job with what they left in the state, in one look. */
async function reportedIterations(store: StateStore, events: readonly RunEvent[]): Promise<ReportedIteration[]> {
  const iterations = jobIterations(events).slice(-mostIterations)
  const numbers = iterations.map(({ iteration }) => iteration)
  const records = await readRecords(store, numbers)
  return iterations.map((one) => {
    const { handoff = null, validation = null, review = null, passes = [] } = records.get(one.iteration) ?? {}
    return { ...one, handoff, validation, review, passes }
  })
}
