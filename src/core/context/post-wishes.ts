import type { Amendment, Plan } from '../../schema/plan/plan.ts'
import type { StatusOf } from '../plan/graph/status-of.ts'
import type { PostReading } from './read-answer.ts'

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
          ? `${task_id} has failed, and only a person opens it again`
          : retries >= mostRetries
            ? `${task_id} has ${retries} retries, and an agent may raise them to ${mostRetries}`
            : undefined
      return why === undefined ? { wishes: [amendment], refused: [] } : { wishes: [], refused: [{ amendment, why }] }
    }
    default:
      return { wishes: [], refused: [] }
  }
}
