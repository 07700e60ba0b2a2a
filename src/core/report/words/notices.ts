import type { RefusedEdit } from '../../../schema/plan/finding.ts'
import type { AgentQuestion } from '../../../schema/run/attempts.ts'
import type { Outgoing } from '../../../schema/run/control.ts'
import type { EventOf } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { StopReason } from '../../../schema/run/stop-reason.ts'
import { taskIn } from '../../run/fold/begin.ts'
import type { HeldCommit } from '../../run/fold/open-attempts.ts'
import { cappedLines, cappedRow } from '../../text/capped-list.ts'
import { agentLine, inlineMarkdown } from '../../text/markdown/neutral-markdown.ts'
import { code, operatorCommand, shortOid } from '../../text/report-context.ts'
import type { Block } from '../document/block.ts'
import { markdownOf } from '../document/markdown.ts'
import { questionInWords } from './question-words.ts'
import { stackConflictInWords } from './stack-words.ts'
import { stopSentence } from './stop-sentence.ts'

/** Orders in a comment need neither plan nor branch. */
const onIssue = { planFile: '', workBranch: '', now: null, surface: 'issue' } as const

const mention = (person: string | null): string => (person === null ? '' : `@${person} `)

const noticeOf = (started: string, key: string, ...blocks: readonly Block[]): Outgoing => ({
  key: `notice/${started}/${key}`,
  kind: 'notice',
  body: markdownOf(blocks),
})

/**
 * The comment that asks the person who started the run for help; undefined if nobody is needed, or no person started
 * it. Its key depends on the run's past, so the same need is reported once by any job. Only here an `@` is live.
 */
export function requestPerson(state: RunState, reason: StopReason, planFile: string): Outgoing | undefined {
  const { started_by: person, started, iteration } = state
  if (person === null || !needsPerson(reason) || stuckWasReported(state, reason) || approvalWasRequested(state, reason))
    return undefined
  const context = { ...onIssue, planFile, workBranch: state.work_branch }
  const { happened, details, next } = stopSentence(reason, context, (text) => agentLine(text, 500))
  const key = `${needOf(reason)}-${iteration}`
  return noticeOf(started, key, `${mention(person)}${happened}`, { list: details }, { steps: next })
}

/** A run can wait for answers and then for merges with no iteration in between, so the keys must differ. */
const needOf = (reason: StopReason): string =>
  reason.kind === 'human_review' && reason.unread ? 'unread' : reason.kind

/** The comment with an agent's request to a person, sent before the job ends. */
export function reviewRequest(
  { started_by: person, started }: RunState,
  {
    iteration,
    task,
    why,
    holds,
    by = 'review',
    question,
  }: { iteration: number; task: string; why: string; holds: boolean; by?: string; question?: AgentQuestion },
): Outgoing {
  if (question) {
    const [happened, next] = questionTexts({ iteration, task, question })
    return noticeOf(started, `question-${iteration}`, `${mention(person)}${happened}`, next)
  }
  const request = `${mention(person)}Iteration ${iteration} (${code(task)}) asks a person to review it: ${agentLine(why, 1000)}`
  const next = holds
    ? `Dependent tasks of ${code(task)} wait. To approve it: ${operatorCommand(onIssue, 'approve', task)}.`
    : 'The run continues in the meantime.'
  return noticeOf(started, `${by}-${iteration}`, request, next)
}

/** The comment about a lane's commit that waits for approval while others go on. */
export function approvalRequest(
  { started_by: person, started }: Pick<RunState, 'started' | 'started_by'>,
  { iteration, task, commit, approved_before }: HeldCommit,
): Outgoing {
  const earlierApproval =
    approved_before === undefined
      ? ''
      : ` What landed meanwhile changed it: ${code(shortOid(approved_before))} was approved.`
  const happened = `${mention(person)}${code(task)} passed its checks in iteration ${iteration}; its commit ${code(shortOid(commit))} waits for approval.${earlierApproval}`
  const next = `Tasks that depend on it wait, others go on. ${operatorCommand(onIssue, 'approve', shortOid(commit))} accepts it, ${operatorCommand(onIssue, 'retry', task)} with a reason rejects it.`
  return noticeOf(started, `approval-${iteration}-${shortOid(commit)}`, happened, next)
}

function questionTexts(request: { iteration: number; task: string; question: AgentQuestion }): [string, string] {
  const { iteration, task, question } = request
  const happened = `Iteration ${iteration} (${code(task)}) changed nothing. ${questionInWords(question, (text) => agentLine(text, 1000))}`
  const optionTexts = (question.options ?? []).map(
    (option, index) =>
      `${operatorCommand(onIssue, 'answer', task, String(index + 1))} answers “${agentLine(option, 200)}”. `,
  )
  const answer = `${optionTexts.join('')}${operatorCommand(onIssue, 'answer', task)} with your words after it answers the agent.`
  const next =
    question.kind === 'question'
      ? answer
      : `${operatorCommand(onIssue, 'answer', task, 'done')} agrees: the task is done without a change. ${answer}`
  return [happened, `The task waits, and others go on. ${next}`]
}

/** The comment about a stuck task and the consequence. */
export function stuckNotice(
  { started_by: person, started }: RunState,
  { iteration, task, why, action }: Pick<EventOf<'stuck_detected'>, 'iteration' | 'task' | 'why' | 'action'>,
): Outgoing {
  const happened = `${mention(person)}${code(task)} is stuck: ${agentLine(why.replace(/\.$/, ''), 1000)}.`
  const retry = `${operatorCommand(onIssue, 'retry', task)} tries again with your instructions, ${operatorCommand(onIssue, 'skip', task)} gives it up`
  const next =
    action === 'pause'
      ? `The run is paused. ${retry}; then ${operatorCommand(onIssue, 'resume')} continues.`
      : `It is not tried again; the run continues with tasks that do not depend on it. ${retry}.`
  return noticeOf(started, `stuck-${iteration}`, happened, next)
}

/**
 * A stuck task has a notice with the same choices. If the same failure ends the job, the reason may not name the task.
 */
function stuckWasReported(state: RunState, reason: StopReason): boolean {
  if (reason.kind !== 'stuck') return false
  if (reason.task !== undefined) return taskIn(state, reason.task).stuck !== null
  return Object.values(state.tasks).some(({ stuck }) => stuck?.iteration === state.iteration)
}

/** True if people were asked when the lane's commit began to wait. */
export function approvalWasRequested({ lanes }: Pick<RunState, 'lanes'>, reason: StopReason): boolean {
  const commit = reason.kind === 'human_review' ? reason.approve?.commit : undefined
  return commit !== undefined && lanes.some(({ held }) => held?.commit === commit)
}

/** Pause and stop are orders of a person; a fault turns the workflow red, which GitHub reports. */
function needsPerson(reason: StopReason): boolean {
  if (reason.kind === 'iteration_limit') return reason.scope === 'run'
  return ['human_review', 'blocked', 'stuck', 'cost_budget', 'token_budget'].includes(reason.kind)
}

const maxIds = 30

/** The comment about an edit of the plan and the adopted part of it. */
export function planChangeNotice(
  { started }: Pick<RunState, 'started'>,
  edit: {
    readonly planFile: string
    /** Digest of the current plan. */
    readonly source: string
    readonly added: readonly string[]
    readonly removed: readonly string[]
    readonly modified: readonly string[]
    readonly refused: readonly RefusedEdit[]
  },
): Outgoing {
  const { planFile, source, added, removed, modified, refused } = edit
  const changes = [changedIds('new', added), changedIds('changed', modified), changedIds('removed', removed)].filter(
    Boolean,
  )
  const changeText = changes.length === 0 ? 'no task changes' : changes.join('; ')
  const isRefused = changes.length === 0 && refused.length > 0
  const outcome = isRefused
    ? 'and nothing of it is adopted: the run continues with its former plan.'
    : `and the run continues with it: ${changeText}. Tasks that are done stay done.`
  const happened = `${code(planFile)} was edited, ${outcome}`
  return noticeOf(started, `plan-${source.slice(0, 12)}`, happened, ...notAdopted(refused))
}

function notAdopted(refused: readonly RefusedEdit[]): Block[] {
  if (refused.length === 0) return []
  // Orders in comments begin with a slash.
  const reasons = refused.map(({ why }) => inlineMarkdown(why.replace(/`(?=ralph )/g, '`/'), 500))
  return ['Not adopted:', { list: cappedLines(reasons, maxIds) }]
}

/** The comment about an omitted base: the token may not push a workflow file that a person changed there. */
export function baseOmittedNotice(
  { started, work_branch }: Pick<RunState, 'started' | 'work_branch'>,
  context: { readonly branch: string; readonly paths: readonly string[] },
): Outgoing {
  const branch = code(context.branch)
  return noticeOf(
    started,
    'base-workflows',
    `${branch} changed ${cappedRow(context.paths.map(code), maxIds)}, and this token may not push workflow files: the run continues without merging ${branch}.`,
    `To merge it, merge ${branch} into ${code(work_branch)} yourself (on the pull request: **Update branch**), or run as a GitHub App that has the permission *Workflows*.`,
  )
}

/** Once for each base that conflicts with a part of the stack; the run continues above it. */
export function stackConflictNotice(
  state: Pick<RunState, 'started' | 'remote' | 'stack_conflict'>,
): Outgoing | undefined {
  const { started, stack_conflict: conflict } = state
  if (!conflict) return undefined
  const { happened, remedy } = stackConflictInWords(state, conflict, (text) => code(text))
  const key = `stack-conflict/${conflict.base.slice(0, 12)}`
  return noticeOf(started, key, `A lower pull request was merged. ${happened}`, remedy)
}

const changedIds = (what: string, ids: readonly string[]): string =>
  ids.length === 0 ? '' : `${what}: ${cappedRow(ids.map(code), maxIds)}`
