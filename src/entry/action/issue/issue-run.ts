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
import {
  digestOfOrder,
  type LiveIssue,
  readLiveIssue,
  readPreview,
  readRecordedOrder,
  showIssue,
} from './issue-order.ts'
import { findJobPlan, openJobQueue } from './plan-of-job.ts'

type ChosenIssue = { readonly kind: 'run'; readonly context: StepContext; readonly order: IssueOrder }
type IssueRun = { readonly kind: 'none' } | { readonly kind: 'idle'; readonly why: string } | ChosenIssue

/**
 * Whether this job's plan is an issue, and its order. A run that has begun keeps its recorded order. A new run, or an
 * adopted edit, must match the preview from before the order: the issue's author may edit it without any right (threat T2).
 * `recorded`: for a job that continues another one.
 */
export async function findIssueRun(context: StepContext, source: 'text' | 'recorded' = 'text'): Promise<IssueRun> {
  const comment = await readOrderComment(context)
  const issue = issueOfPlan(String(context.inputs.flags['plan'] ?? '')) ?? comment?.issue
  if (issue === undefined) return { kind: 'none' }
  const github = apiClient(context)
  if (!github) return { kind: 'idle', why: 'the issue cannot be read without `github-token`' }
  const recorded = await readRecordedOrder(context, github, issue)
  const takesText = recorded === undefined ? (comment?.order ?? 'start') === 'start' : comment?.order === 'plan'
  if (!takesText || source === 'recorded') return recorded ? runOfIssue(context, issue, recorded) : notBegun(issue)
  const live = await readLiveIssue(github, issue)
  if (!live) return { kind: 'idle', why: `#${issue} was not created with the form “New ralph run”` }
  const order = await orderIfShown(context, github, { live, recorded, at: comment?.at })
  if (order) return runOfIssue(context, issue, order)
  if (recorded) return runOfIssue(context, issue, recorded)
  return { kind: 'idle', why: `#${issue} was only just shown as a plan; read it, then start it again` }
}

const notBegun = (issue: number): IssueRun => ({
  kind: 'idle',
  why: `the run of #${issue} has not started; /ralph start starts it`,
})

/** The issue's order, if its preview was there before the comment; otherwise writes the preview. */
async function orderIfShown(
  context: StepContext,
  github: GitHub,
  { live, recorded, at: commentedAt }: { live: LiveIssue; recorded: IssueOrder | undefined; at: number | undefined },
): Promise<IssueOrder | undefined> {
  const preview = await readPreview(context, github, live.text.number)
  const wasShown = preview?.digest === live.digest && (commentedAt === undefined || preview.at <= commentedAt)
  if (wasShown && live.order) return live.order
  await showIssue(context, github, { live, recorded })
  return undefined
}

/** The issue of a comment's event, also by its pull request, and the order in it. */
async function readOrderComment(context: StepContext) {
  const payload = await commentPayload(context)
  if (payload === 'other' || payload === undefined) return undefined
  const { issue, comment } = payload
  const body = issue.body ?? ''
  const issueOfPull = /^<!-- ralph:issue-([1-9]\d{0,8}):pull -->/.exec(body)?.[1]
  const number = issueOfPull === undefined ? (readIssueForm(body) ? issue.number : undefined) : Number(issueOfPull)
  if (number === undefined) return undefined
  const reading = readComment(comment.body)
  const command = reading.kind === 'command' ? readCommand(reading.text) : undefined
  const order = command && 'kind' in command ? command.kind : 'none'
  return { issue: number, order, at: Date.parse(comment.created_at) }
}

function runOfIssue(context: StepContext, issue: number, order: IssueOrder): ChosenIssue {
  const { inputs } = context
  const flags = { ...inputs.flags, plan: issuePlanFile(issue), issue: String(issue) }
  const planText = Buffer.from(JSON.stringify(order.plan))
  return { kind: 'run', order, context: { ...context, inputs: { ...inputs, flags }, planText } }
}

/** Applies the issue's settings: it may add checks and lower the budget, never the reverse. */
function withIssueOrder(project: Project, { order }: Pick<ChosenIssue, 'order'>): Project {
  const { settings, stated } = project
  const validate = [...settings.validate, ...order.checks]
  const budget = Math.min(settings['cost-budget'], order.budget ?? Number.POSITIVE_INFINITY)
  const place = 'the issue'
  const issueValues: StatedValues = {
    ...(order.checks.length > 0 && { validate: { raw: validate, place } }),
    ...(order.budget !== null && { 'cost-budget': { raw: budget, place } }),
  }
  const names = Object.keys(issueValues).filter((name) => Object.hasOwn(stated.byJob, name))
  const byJob = { ...stated.byJob, ...Object.fromEntries(names.map((name) => [name, issueValues[name as RuleName]])) }
  return {
    ...project,
    planSource: digestOfOrder(order),
    planFormat: null,
    stated: { byBase: { ...stated.byBase, ...issueValues }, byJob },
    settings: { ...settings, validate, 'cost-budget': budget, model: order.model ?? settings.model },
  }
}

/** The project of a step, from a plan file or an issue. */
interface OpenedRun {
  readonly context: StepContext
  readonly project: Project
  readonly order: IssueOrder | undefined
  /** The next plan in the queue of the plan, if it has one. */
  readonly queueLine: string | undefined
}

/** Undefined if there is nothing to do, which is printed. Masks the project's secrets. Throws what `openProject` throws. */
export async function openRun(step: StepContext, source: 'text' | 'recorded' = 'text'): Promise<OpenedRun | undefined> {
  const issueRun = await findIssueRun(step, source)
  if (issueRun.kind === 'idle') {
    step.out(`Nothing to do: ${issueRun.why}.\n`)
    return undefined
  }
  if (issueRun.kind === 'run') {
    const context = await withoutCheckout(issueRun.context)
    const { flags, findings } = context.inputs
    const project = withIssueOrder(withJobLimit(await openProject(context, flags, findings), context), issueRun)
    for (const secret of project.secrets) mask(secret)
    return { context, project, order: issueRun.order, queueLine: undefined }
  }
  const opened = await openFile(await withoutCheckout(step), source)
  for (const secret of opened?.project.secrets ?? []) mask(secret)
  return opened && { ...opened, order: undefined }
}

/** For a plan file: the configured one, or one of the queue. */
async function openFile(step: StepContext, source: 'text' | 'recorded'): Promise<Omit<OpenedRun, 'order'> | undefined> {
  const { inputs, out } = step
  const sources = settingSources(step, inputs.flags)
  const jobPlan = await findJobPlan(step, await sources)
  if (jobPlan.kind === 'idle') {
    out(`Nothing to do: ${jobPlan.why}.\n`)
    setOutput('due', 'false')
    return undefined
  }
  const { findings } = inputs
  if (jobPlan.kind === 'none')
    return withQueue(step, await openWithPlanFallback(step, inputs.flags, findings, sources), source)
  out(`Plan: ${jobPlan.path}\n`)
  const context = { ...step, inputs: { ...inputs, flags: { ...inputs.flags, plan: jobPlan.path } } }
  return withQueue(context, await openWithPlanFallback(context, context.inputs.flags, findings), source)
}

/** The plan may have been named by hand, so only its queue shows its base and successor. */
async function withQueue(
  context: StepContext,
  opened: Project,
  source: 'text' | 'recorded',
): Promise<Omit<OpenedRun, 'order'>> {
  const project = withJobLimit(opened, context)
  if (!project.queue?.moves || source === 'recorded') return { context, project, queueLine: undefined }
  const { queue } = await openJobQueue(context)
  const row = queue.rows.find(({ name }) => name === project.planName)
  const isBeginning = row?.standing === 'waiting'
  return {
    context,
    project: isBeginning ? basedOnPrevious(project, previousPlan(queue.rows)) : project,
    queueLine: queueSentence(queue, project.planName),
  }
}

/** The platform's limit, unless the user set one. */
const withJobLimit = (project: Project, { runner }: StepContext): Project => ({
  ...project,
  settings: { ...project.settings, 'job-limit': project.settings['job-limit'] ?? runner.limitMs },
})
