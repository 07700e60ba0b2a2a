import type { GitHub } from '../../../adapter/github/client/client.ts'
import type { StatedValues } from '../../../core/config/rules/overrides.ts'
import type { RuleName } from '../../../core/config/rules/rule-table.ts'
import { readComment } from '../../../core/control/read-comment.ts'
import { readCommand } from '../../../core/order/read-command.ts'
import { readIssueForm } from '../../../core/plan/format/issue/issue-form.ts'
import { issueOfPlan, issuePlanFile } from '../../../core/plan/format/issue/issue-plan.ts'
import { previousPlan } from '../../../core/queue/queue.ts'
import { queueSentence } from '../../../core/report/words/queue-words.ts'
import type { IssueOrder } from '../../../schema/plan/issue-order.ts'
import { openWithPlanFallback } from '../../open/plan-of-state.ts'
import { openProject, type Project } from '../../project/project.ts'
import { settingSources } from '../../project/setting-sources.ts'
import { basedOnPrevious } from '../../wire/queue-here.ts'
import { apiClient } from '../context/api-client.ts'
import { setOutput } from '../context/runner.ts'
import { mask, type StepContext } from '../context/step-context.ts'
import { withoutCheckout } from '../context/without-checkout.ts'
import { commentPayload } from './comment-event.ts'
import { digestOfOrder, type LiveIssue, liveIssue, recordedOrder, showIssue, shownOf } from './issue-order.ts'
import { planOfJob, queueOfJob } from './plan-of-job.ts'

type Chosen = { readonly kind: 'run'; readonly context: StepContext; readonly order: IssueOrder }
type IssueRun = { readonly kind: 'none' } | { readonly kind: 'idle'; readonly why: string } | Chosen

/**
 * Whether this job is for a run whose plan is an issue, and what that issue was taken for. A run that has begun goes on
 * with what it has; one that begins, and an edit that is taken over, are held to the text that was shown before the
 * order was given: whoever opened the issue may need no right to edit it (threat T2). `recorded`: for a job that goes
 * on with what another one took.
 */
export async function issueRun(context: StepContext, takes: 'text' | 'recorded' = 'text'): Promise<IssueRun> {
  const comment = await givenComment(context)
  const issue = issueOfPlan(String(context.inputs.flags['plan'] ?? '')) ?? comment?.issue
  if (issue === undefined) return { kind: 'none' }
  const github = apiClient(context)
  if (!github) return { kind: 'idle', why: 'the issue cannot be read without `github-token`' }
  const recorded = await recordedOrder(context, github, issue)
  const takesText = recorded === undefined ? (comment?.order ?? 'start') === 'start' : comment?.order === 'plan'
  if (!takesText || takes === 'recorded') return recorded ? chosen(context, issue, recorded) : notBegun(issue)
  const live = await liveIssue(github, issue)
  if (!live) return { kind: 'idle', why: `#${issue} was not created with the form “New ralph run”` }
  const order = await asShown(context, github, { live, recorded, at: comment?.at })
  if (order) return chosen(context, issue, order)
  if (recorded) return chosen(context, issue, recorded)
  return { kind: 'idle', why: `#${issue} was only just shown as a plan; read it, then start it again` }
}

const notBegun = (issue: number): IssueRun => ({
  kind: 'idle',
  why: `the run of #${issue} has not started; /ralph start starts it`,
})

/** The text's order where it is the one that was shown before this moment; else it is shown now. */
async function asShown(
  context: StepContext,
  github: GitHub,
  { live, recorded, at }: { live: LiveIssue; recorded: IssueOrder | undefined; at: number | undefined },
): Promise<IssueOrder | undefined> {
  const shown = await shownOf(context, github, live.text.number)
  const seen = shown?.digest === live.digest && (at === undefined || shown.at <= at)
  if (seen && live.order) return live.order
  await showIssue(context, github, { live, recorded })
  return undefined
}

/** The issue that a comment's event is about, or whose pull request it is on, and the order in it. */
async function givenComment(context: StepContext) {
  const payload = await commentPayload(context)
  if (payload === 'other' || payload === undefined) return undefined
  const { issue, comment } = payload
  const body = issue.body ?? ''
  const pull = /^<!-- ralph:issue-([1-9]\d{0,8}):pull -->/.exec(body)?.[1]
  const number = pull === undefined ? (readIssueForm(body) ? issue.number : undefined) : Number(pull)
  if (number === undefined) return undefined
  const heard = readComment(comment.body)
  const command = heard.kind === 'command' ? readCommand(heard.text) : undefined
  const order = command && 'kind' in command ? command.kind : 'none'
  return { issue: number, order, at: Date.parse(comment.created_at) }
}

function chosen(context: StepContext, issue: number, order: IssueOrder): Chosen {
  const { inputs } = context
  const flags = { ...inputs.flags, plan: issuePlanFile(issue), issue: String(issue) }
  const planText = Buffer.from(JSON.stringify(order.plan))
  return { kind: 'run', order, context: { ...context, inputs: { ...inputs, flags }, planText } }
}

/** The project with what the issue says besides its tasks: it may add checks and lower the budget, never the reverse. */
function asOrdered(project: Project, { order }: Pick<Chosen, 'order'>): Project {
  const { settings, stated } = project
  const validate = [...settings.validate, ...order.checks]
  const budget = Math.min(settings['cost-budget'], order.budget ?? Number.POSITIVE_INFINITY)
  const place = 'the issue'
  const said: StatedValues = {
    ...(order.checks.length > 0 && { validate: { raw: validate, place } }),
    ...(order.budget !== null && { 'cost-budget': { raw: budget, place } }),
  }
  const names = Object.keys(said).filter((name) => Object.hasOwn(stated.byJob, name))
  const byJob = { ...stated.byJob, ...Object.fromEntries(names.map((name) => [name, said[name as RuleName]])) }
  return {
    ...project,
    planSource: digestOfOrder(order),
    planFormat: null,
    stated: { byBase: { ...stated.byBase, ...said }, byJob },
    settings: { ...settings, validate, 'cost-budget': budget, model: order.model ?? settings.model },
  }
}

/** What a step of a run works on: the project of its plan file, or of the issue that is its plan. */
interface OpenedRun {
  readonly context: StepContext
  readonly project: Project
  readonly order: IssueOrder | undefined
  /** What comes next in the queue of the plan, where it is one of a queue. */
  readonly queueLine: string | undefined
}

/** Undefined where there is nothing to do, which was said then. Its secrets are masked. Throws what `openProject` throws. */
export async function openRun(given: StepContext, takes: 'text' | 'recorded' = 'text'): Promise<OpenedRun | undefined> {
  const chosen = await issueRun(given, takes)
  if (chosen.kind === 'idle') {
    given.out(`Nothing to do: ${chosen.why}.\n`)
    return undefined
  }
  if (chosen.kind === 'run') {
    const context = await withoutCheckout(chosen.context)
    const { flags, findings } = context.inputs
    const project = asOrdered(withinLimit(await openProject(context, flags, findings), context), chosen)
    for (const secret of project.secrets) mask(secret)
    return { context, project, order: chosen.order, queueLine: undefined }
  }
  const opened = await openFile(await withoutCheckout(given), takes)
  for (const secret of opened?.project.secrets ?? []) mask(secret)
  return opened && { ...opened, order: undefined }
}

/** The plan is a file: the one that is named, or one of the queue. */
async function openFile(given: StepContext, takes: 'text' | 'recorded'): Promise<Omit<OpenedRun, 'order'> | undefined> {
  const { inputs, out } = given
  const sources = settingSources(given, inputs.flags)
  const queued = await planOfJob(given, await sources)
  if (queued.kind === 'idle') {
    out(`Nothing to do: ${queued.why}.\n`)
    setOutput('due', 'false')
    return undefined
  }
  const { findings } = inputs
  if (queued.kind === 'none')
    return inItsQueue(given, await openWithPlanFallback(given, inputs.flags, findings, sources), takes)
  out(`Plan: ${queued.path}\n`)
  const context = { ...given, inputs: { ...inputs, flags: { ...inputs.flags, plan: queued.path } } }
  return inItsQueue(context, await openWithPlanFallback(context, context.inputs.flags, findings), takes)
}

/** Whoever started this job may have named the plan; what it begins on and what comes after it shows in its queue alone. */
async function inItsQueue(
  context: StepContext,
  opened: Project,
  takes: 'text' | 'recorded',
): Promise<Omit<OpenedRun, 'order'>> {
  const project = withinLimit(opened, context)
  if (!project.queue?.moves || takes === 'recorded') return { context, project, queueLine: undefined }
  const { queue } = await queueOfJob(context)
  const row = queue.rows.find(({ name }) => name === project.planName)
  const begins = row?.standing === 'waiting'
  return {
    context,
    project: begins ? basedOnPrevious(project, previousPlan(queue.rows)) : project,
    queueLine: queueSentence(queue, project.planName),
  }
}

/** Unless the user says how long the job may live, the platform does. */
const withinLimit = (project: Project, { runner }: StepContext): Project => ({
  ...project,
  settings: { ...project.settings, 'job-limit': project.settings['job-limit'] ?? runner.limitMs },
})
