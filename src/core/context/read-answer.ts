import type { AgentEnd } from '../../schema/agent/agent-end.ts'
import { PostAnswer, PrepAnswer } from '../../schema/agent/context-agent.ts'
import type { KnowledgeOperation } from '../../schema/agent/knowledge-operations.ts'
import type { Amendment, Plan } from '../../schema/plan/plan.ts'
import { answerFault, answerOf, parseAnswer } from '../handoff/answer.ts'
import { readOperations } from '../knowledge/apply-operations.ts'
import type { StatusOf } from '../plan/graph/status-of.ts'
import { oneLine } from '../text/one-line.ts'

const longest = 500

type Refused = { readonly why: string }

/** What a prep answered, its reasons as single lines; or why none of it counts. */
export function readPrep(end: AgentEnd): PrepAnswer | Refused {
  const answer = parseAnswer(PrepAnswer, end)
  if ('why' in answer) return answer
  const { reason, research, ...rest } = answer.value
  const questions = research?.map((one) => oneLine(one, longest)).filter((one) => one !== '')
  return { ...rest, reason: oneLine(reason, longest), ...(questions && { research: questions }) }
}

/** What a post answered. Its operations count or not by themselves: bad ones cost its recommendation nothing. */
export interface PostReading extends Pick<PostAnswer, 'recommended_action' | 'summary'> {
  readonly operations: ReturnType<typeof readOperations>
  readonly pattern: string | undefined
  readonly amendments: readonly Amendment[]
}

export function readPost(end: AgentEnd): PostReading | Refused {
  const answer = answerOf(end)
  if ('why' in answer) return answer
  const read = PostAnswer.omit({ operations: true }).safeParse(answer.value)
  if (!read.success) return { why: answerFault(read.error, answer.value) }
  const { failure_pattern = '', plan_amendments = [], recommended_action, summary } = read.data
  const { operations = [] } = answer.value as { operations?: unknown }
  return {
    recommended_action,
    summary: oneLine(summary, longest),
    operations: readOperations({ operations }),
    pattern: oneLine(failure_pattern, longest) || undefined,
    amendments: plan_amendments,
  }
}

/** What an indexer answered. */
export function readIndexer(
  end: AgentEnd,
): { readonly operations: readonly KnowledgeOperation[] } | { readonly why: readonly string[] } {
  const answer = answerOf(end)
  return 'why' in answer ? { why: [`the indexer: ${answer.why}`] } : readOperations(answer.value)
}

/** A post may raise the retries of a task one by one, and no higher: each is an attempt that is paid for. */
const mostRetries = 5

/**
 * What a post recommends as wishes that the rules of amendments judge: the same ones that a coding agent's are judged
 * by. `of`: the task of the iteration that it looked back at.
 */
export function wishesOf(
  { recommended_action: action, amendments, summary: reason }: PostReading,
  at: { readonly plan: Plan; readonly statusOf: StatusOf; readonly of: string },
): { readonly wishes: readonly Amendment[]; readonly refused: readonly { amendment: Amendment; why: string }[] } {
  const { of: task_id } = at
  switch (action) {
    case 'modify_plan':
      return { wishes: amendments, refused: [] }
    case 'skip_task':
      return { wishes: [{ action: 'remove', task_id, reason }], refused: [] }
    case 'increase_retries': {
      const retries = at.plan.tasks.find(({ id }) => id === task_id)?.max_retries ?? 0
      const amendment = { action: 'modify' as const, task_id, reason, changes: { max_retries: retries + 1 } }
      const why =
        at.statusOf(task_id) === 'failed'
          ? `${task_id} has failed, and only a person can reopen it`
          : retries >= mostRetries
            ? `${task_id} has ${retries} retries, and an agent may raise them to ${mostRetries}`
            : undefined
      return why === undefined ? { wishes: [amendment], refused: [] } : { wishes: [], refused: [{ amendment, why }] }
    }
    default:
      return { wishes: [], refused: [] }
  }
}
