import type { AgentEnd } from '../../schema/agent/agent-end.ts'
import { PostAnswer, PrepAnswer } from '../../schema/agent/context-agent.ts'
import type { KnowledgeOperation } from '../../schema/agent/knowledge-operations.ts'
import type { Amendment, Plan } from '../../schema/plan/plan.ts'
import { answerIn, answerOf, faultIn } from '../handoff/answer.ts'
import { readOperations } from '../knowledge/apply-operations.ts'
import type { StatusOf } from '../plan/graph/status-of.ts'
import { oneLine } from '../text/one-line.ts'

const maxReasonChars = 500

type RefusedReading = { readonly why: string }

/** A prep's answer with its reasons as single lines, or why it is refused. */
export function readPrep(end: AgentEnd): PrepAnswer | RefusedReading {
  const answer = answerIn(PrepAnswer, end)
  if ('why' in answer) return answer
  const { reason, research, ...rest } = answer.value
  const questions = research?.map((question) => oneLine(question, maxReasonChars)).filter((one) => one !== '')
  return { ...rest, reason: oneLine(reason, maxReasonChars), ...(questions && { research: questions }) }
}

/** A post's answer. Invalid operations do not invalidate its recommendation. */
export interface PostReading extends Pick<PostAnswer, 'recommended_action' | 'summary'> {
  readonly operations: ReturnType<typeof readOperations>
  readonly pattern: string | undefined
  readonly amendments: readonly Amendment[]
}

export function readPost(end: AgentEnd): PostReading | RefusedReading {
  const answer = answerOf(end)
  if ('why' in answer) return answer
  const parsed = PostAnswer.omit({ operations: true }).safeParse(answer.value)
  if (!parsed.success) return { why: faultIn(parsed.error, answer.value) }
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

export function readIndexer(
  end: AgentEnd,
): { readonly operations: readonly KnowledgeOperation[] } | { readonly why: readonly string[] } {
  const answer = answerOf(end)
  return 'why' in answer ? { why: [`the indexer: ${answer.why}`] } : readOperations(answer.value)
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
      const why =
        context.statusOf(task_id) === 'failed'
          ? `${task_id} has failed, and only a person can reopen it`
          : retries >= maxRaisedRetries
            ? `${task_id} has ${retries} retries, and an agent may raise them to ${maxRaisedRetries}`
            : undefined
      return why === undefined ? { wishes: [amendment], refused: [] } : { wishes: [], refused: [{ amendment, why }] }
    }
    default:
      return { wishes: [], refused: [] }
  }
}
