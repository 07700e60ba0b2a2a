import type { TaskStatus } from '../../../../schema/plan/plan.ts'
import type { IterationView } from '../../facts/iteration-view.ts'

/**
 * The commit counts, or the attempt was rolled back and done later, or it failed and its task is open, or it is open
 * itself.
 */
export type Fate = 'kept' | 'back' | 'failed' | 'open'

export function fateOf(outcome: IterationView['outcome'], status: TaskStatus | undefined): Fate {
  switch (outcome) {
    case 'succeeded':
    case 'undo':
      return 'kept'
    case 'at work':
    case 'waits for approval':
      return 'open'
    case 'failed':
    case 'refused undo':
      return status === 'done' || status === 'skipped' ? 'back' : 'failed'
    default:
      return 'back'
  }
}

export function fatesOf(
  iterations: readonly { readonly outcome: IterationView['outcome']; readonly task: string | null }[],
  tasks: readonly { readonly id: string; readonly status: TaskStatus }[],
): Fate[] {
  const statuses = new Map(tasks.map(({ id, status }) => [id, status]))
  return iterations.map(({ outcome, task }) => fateOf(outcome, task === null ? undefined : statuses.get(task)))
}
