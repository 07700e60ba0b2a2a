import type { Plan, Task } from '../../../schema/plan/plan.ts'
import { type Blocked, explainBlocked } from './blocked.ts'
import { milestonesOf } from './milestones.ts'
import type { StatusOf } from './status-of.ts'
import { taskIds } from './task-ids.ts'

export type Selection = { kind: 'task'; task: Task } | { kind: 'complete' } | { kind: 'blocked'; by: Blocked[] }

/**
 * The task to attempt next: pending or in_progress, which is pending again
 * after a crash; every dependency done; the first milestone first, so that the commits of each stand together; then the
 * lowest `order`, tasks without one after those with one, then position. Complete means that every task is done, skipped or given up. Linear in tasks and dependencies.
 */
export function selectTask(plan: Plan, statusOf: StatusOf): Selection {
  let best: Task | undefined
  const before = inOrder(plan)
  for (const task of ready(plan, statusOf)) if (best === undefined || before(task, best) < 0) best = task
  if (best !== undefined) return { kind: 'task', task: best }
  const by = explainBlocked(plan, statusOf)
  return by.length === 0 ? { kind: 'complete' } : { kind: 'blocked', by }
}

/** All tasks that could be attempted now, in the order in which `selectTask` would take them. */
export function readyTasks(plan: Plan, statusOf: StatusOf): Task[] {
  return ready(plan, statusOf).sort(inOrder(plan))
}

function ready(plan: Plan, statusOf: StatusOf): Task[] {
  const known = taskIds(plan)
  const isDone = (id: string): boolean => known.has(id) && statusOf(id) === 'done'
  return plan.tasks.filter(({ id, depends_on }) => {
    const status = statusOf(id)
    return (status === 'pending' || status === 'in_progress') && depends_on.every(isDone)
  })
}

function inOrder(plan: Plan): (a: Task, b: Task) => number {
  const milestones = milestonesOf(plan)
  return milestones ? (a, b) => milestones.rank(a) - milestones.rank(b) || byOrder(a, b) : byOrder
}

function byOrder(a: Task, b: Task): number {
  if (a.order === b.order) return 0
  return (a.order ?? Number.POSITIVE_INFINITY) < (b.order ?? Number.POSITIVE_INFINITY) ? -1 : 1
}
