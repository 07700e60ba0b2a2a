import type { Plan, Task, TaskStatus } from '../../../schema/plan/plan.ts'
import { dependenciesFirst, dependencyEdges } from './dependency-graph.ts'
import type { HasStatus, StatusOf } from './status-of.ts'
import { taskIds } from './task-ids.ts'

/** Why a task cannot be attempted. */
export interface Blocked {
  readonly task: string
  /** One sentence that names the task. */
  readonly why: string
  /** Failed tasks that it waits for in the end, or the task itself; at most 10, so that the whole stays linear. */
  readonly failed: string[]
}

const namedRoots = 10
const namedDependencies = 3

/** Every task that is neither done, skipped nor given up, in the plan's order, with what keeps it from being attempted. */
export function explainBlocked(plan: Plan, statusOf: StatusOf): Blocked[] {
  const statuses = plan.tasks.map(({ id }) => statusOf(id))
  const roots = failedRoots(plan, statuses)
  const known = taskIds(plan)
  return plan.tasks.flatMap((task, position) => {
    const status = statuses[position] ?? 'pending'
    if (!isOpen(status)) return []
    const why = status === 'failed' ? `${task.id} failed` : `${task.id} ${waitsFor(task, known, statusOf)}`
    return [{ task: task.id, why, failed: roots[position] ?? [] }]
  })
}

/** Tasks that are neither done nor given up, and do not wait for one that failed; what is known of each by position. */
export function stillToDo(plan: Plan, known: readonly HasStatus[]): Task[] {
  const statuses = known.map(({ status }) => status)
  const roots = failedRoots(plan, statuses)
  return plan.tasks.filter((_, at) => isOpen(statuses[at] ?? 'pending') && (roots[at] ?? []).length === 0)
}

/** Something has yet to come of it; whether what an agent gave up is to be done is a person's to say. */
export const isOpen = (status: TaskStatus): boolean =>
  status !== 'done' && status !== 'skipped' && status !== 'given_up'

/** By position: the failed tasks at the end of each task's chain of dependencies. Done and skipped tasks have none. */
function failedRoots(plan: Plan, statuses: readonly TaskStatus[]): string[][] {
  // As in most plans: then the graph need not be walked, which every save of 5,000 tasks would pay for.
  if (!statuses.includes('failed')) return []
  const edges = dependencyEdges(plan)
  const roots: string[][] = plan.tasks.map(() => [])
  for (const position of dependenciesFirst(edges)) {
    const id = plan.tasks[position]?.id ?? ''
    const status = statuses[position]
    if (status === 'failed') roots[position] = [id]
    else if (status === 'pending' || status === 'in_progress') {
      roots[position] = firstOf((edges[position] ?? []).map((to) => roots[to] ?? []))
    }
  }
  return roots
}

function firstOf(lists: readonly string[][]): string[] {
  return [...new Set(lists.flat())].slice(0, namedRoots)
}

function waitsFor(task: Task, known: ReadonlySet<string>, statusOf: StatusOf): string {
  const unmet = [...new Set(task.depends_on)].filter((id) => !known.has(id) || statusOf(id) !== 'done')
  if (unmet.length === 0) return 'can be attempted'
  const named = unmet.slice(0, namedDependencies).map((id) => {
    if (id === task.id) return 'itself'
    return `${id}, which ${known.has(id) ? fate[statusOf(id)] : 'is not in the plan'}`
  })
  const more = unmet.length - named.length
  return `waits for ${[...named, ...(more > 0 ? [`${more} more`] : [])].join(', and for ')}`
}

const fate = {
  pending: 'waits itself',
  in_progress: 'waits itself',
  failed: 'failed',
  skipped: 'was skipped',
  given_up: 'was given up',
  done: 'is done',
} as const
