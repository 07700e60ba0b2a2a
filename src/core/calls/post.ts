import type { AgentEnd } from '../../schema/agent/agent-end.ts'
import { PostAnswer } from '../../schema/agent/context-agent.ts'
import type { Knowledge } from '../../schema/knowledge/entry.ts'
import type { Amendment, Plan, Task } from '../../schema/plan/plan.ts'
import { answerFault, answerOf } from '../handoff/answer.ts'
import { readOperations } from '../knowledge/apply-operations.ts'
import { handoffBlock, indexSections, type NewHandoff } from '../knowledge/index-prompt.ts'
import type { StatusOf } from '../plan/graph/status-of.ts'
import { oneLine } from '../text/one-line.ts'
import { type EndedIteration, iterationFacts, signalLines } from './ended-iteration.ts'

const maxFailedHandoff = 8_000

interface PostRequest {
  readonly template: string
  readonly last: EndedIteration
  /** Undefined if the task left the plan. */
  readonly task: Pick<Task, 'title' | 'max_retries'> | undefined
  /** Failed attempts at its task, oldest first. */
  readonly failures: readonly { readonly iteration: number; readonly why: string }[]
  /** How often the same failure came in a row, over all tasks; null if the last attempt passed. */
  readonly repeated: { readonly count: number; readonly why: string } | null
  readonly knowledge: readonly Knowledge[]
  /** Handoffs of passed iterations that the index does not contain. */
  readonly handoffs: readonly NewHandoff[]
}

export function postPrompt({ template, last, task, failures, repeated, ...indexInput }: PostRequest): string {
  const attempts = failures.map(({ iteration, why }) => `- Iteration ${iteration}: ${oneLine(why, 400)}`)
  const repetition = repeated && repeated.count > 1 ? [`The same failure came ${repeated.count} times in a row.`] : []
  const retries = task ? ` It has ${task.max_retries} retries.` : ''
  const signals = signalLines(last)
  const failed = last.handoff && !last.passed
  return [
    template.trim(),
    `## Last Iteration\n\n${iterationFacts(last)}`,
    ...(failed && last.handoff
      ? [
          `### What its agent said\n\nIts changes are gone, so this is not knowledge.\n\n${handoffBlock({ ...last, handoff: last.handoff }, maxFailedHandoff)}`,
        ]
      : []),
    ...(signals.length === 0 ? [] : [`### What its agent asks for\n\n${signals.join('\n')}`]),
    `## Failures So Far\n\n${[`${last.task}${task ? `, ${oneLine(task.title, 200)}` : ''}.${retries}`, ...repetition, ...(attempts.length === 0 ? ['None of its attempts failed.'] : attempts)].join('\n')}`,
    ...indexSections(indexInput),
  ].join('\n\n')
}

const maxReasonChars = 500

/** A post's answer. Invalid operations do not invalidate its recommendation. */
export interface PostReading extends Pick<PostAnswer, 'recommended_action' | 'summary'> {
  readonly operations: ReturnType<typeof readOperations>
  readonly pattern: string | undefined
  readonly amendments: readonly Amendment[]
}

export function readPost(end: AgentEnd): PostReading | { readonly why: string } {
  const answer = answerOf(end)
  if ('why' in answer) return answer
  const parsed = PostAnswer.omit({ operations: true }).safeParse(answer.value)
  if (!parsed.success) return { why: answerFault(parsed.error, answer.value) }
  const { failure_pattern = '', plan_amendments = [], recommended_action, summary } = parsed.data
  const { operations = [] } = answer.value as { operations?: unknown }
  return {
    recommended_action,
    summary: oneLine(summary, maxReasonChars),
    operations: readOperations({ operations }),
    pattern: oneLine(failure_pattern, maxReasonChars) || undefined,
    amendments: plan_amendments,
  }
}

/** A post may raise the retries of a task one by one, up to this: each is an attempt that costs money. */
const maxRaisedRetries = 5

/** The same rules judge these amendments as a coding agent's. `taskId`: the task that the post looked back at. */
export function amendmentsOf(
  { recommended_action: action, amendments, summary: reason }: PostReading,
  context: { readonly plan: Plan; readonly statusOf: StatusOf; readonly taskId: string },
): { readonly wishes: readonly Amendment[]; readonly refused: readonly { amendment: Amendment; why: string }[] } {
  const { taskId: task_id } = context
  switch (action) {
    case 'modify_plan':
      return { wishes: amendments, refused: [] }
    case 'skip_task':
      return { wishes: [{ action: 'remove', task_id, reason }], refused: [] }
    case 'increase_retries': {
      const retries = context.plan.tasks.find(({ id }) => id === task_id)?.max_retries ?? 0
      const amendment = { action: 'modify' as const, task_id, reason, changes: { max_retries: retries + 1 } }
      const refusal =
        context.statusOf(task_id) === 'failed'
          ? `${task_id} has failed, and only a person can reopen it`
          : retries >= maxRaisedRetries
            ? `${task_id} has ${retries} retries, and an agent may raise them to ${maxRaisedRetries}`
            : undefined
      return refusal === undefined
        ? { wishes: [amendment], refused: [] }
        : { wishes: [], refused: [{ amendment, why: refusal }] }
    }
    default:
      return { wishes: [], refused: [] }
  }
}
