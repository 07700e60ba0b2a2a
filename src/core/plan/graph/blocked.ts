import type { Plan, Task, TaskStatus } from '../../../schema/plan/plan.ts'
import { dependenciesFirst, dependencyEdges, taskIds } from './dependency-graph.ts'
import { isReserved, milestonesOf } from './milestones.ts'
import type { HasStatus, StatusOf } from './status-of.ts'

/** Why a task cannot be attempted. */
export interface Blocked {
  readonly task: string
  /** One sentence that names the task. */
  readonly why: string
  /**
   * Failed tasks that it depends on, also through others, or the task itself; at most 10, so that the whole stays
   * linear.
   */
  readonly failed: string[]
}

const maxRoots = 10
const maxDependencies = 3

/** Every task that is not done, skipped or given up, with the reason, in the plan's order. */
export function explainBlocked(plan: Plan, statusOf: StatusOf): Blocked[] {
  const statuses = plan.tasks.map(({ id }) => statusOf(id))
  const roots = failedRoots(plan, statuses)
  const ids = taskIds(plan)
  return plan.tasks.flatMap((task, position) => {
    const status = statuses[position] ?? 'pending'
    if (!isOpen(status)) return []
    const reason = status === 'failed' ? `${task.id} failed` : `${task.id} ${waitsFor(task, ids, statusOf)}`
    return [{ task: task.id, why: reason, failed: roots[position] ?? [] }]
  })
}

/** Open tasks that do not wait for a failed one. `records`: their statuses, by position. */
export function remainingTasks(plan: Plan, records: readonly HasStatus[]): Task[] {
  const statuses = records.map(({ status }) => status)
  const roots = failedRoots(plan, statuses)
  return plan.tasks.filter(
    (_, position) => isOpen(statuses[position] ?? 'pending') && (roots[position] ?? []).length === 0,
  )
}

/** Whether the work of a given-up task is still needed is for a person to decide. */
export const isOpen = (status: TaskStatus): boolean =>
  status !== 'done' && status !== 'skipped' && status !== 'given_up'

/** By position: the failed tasks at the end of a task's chain of dependencies. Done and skipped tasks have none. */
function failedRoots(plan: Plan, statuses: readonly TaskStatus[]): string[][] {
  // Usually none failed: walking the graph would make every save of 5,000 tasks slower.
  if (!statuses.includes('failed')) return []
  const edges = dependencyEdges(plan)
  const roots: string[][] = plan.tasks.map(() => [])
  for (const position of dependenciesFirst(edges)) {
    const id = plan.tasks[position]?.id ?? ''
    const status = statuses[position]
    if (status === 'failed') roots[position] = [id]
    else if (status === 'pending' || status === 'in_progress') {
      roots[position] = firstRoots((edges[position] ?? []).map((to) => roots[to] ?? []))
    }
  }
  return roots
}

function firstRoots(lists: readonly string[][]): string[] {
  return [...new Set(lists.flat())].slice(0, maxRoots)
}

function waitsFor(task: Task, ids: ReadonlySet<string>, statusOf: StatusOf): string {
  const unmet = [...new Set(task.depends_on)].filter((id) => !ids.has(id) || statusOf(id) !== 'done')
  if (unmet.length === 0) return 'can be attempted'
  const reasons = unmet.slice(0, maxDependencies).map((id) => {
    if (id === task.id) return 'itself'
    return `${id}, which ${ids.has(id) ? statusInWords[statusOf(id)] : 'is not in the plan'}`
  })
  const rest = unmet.length - reasons.length
  return `waits for ${[...reasons, ...(rest > 0 ? [`${rest} more`] : [])].join(', and for ')}`
}

const statusInWords = {
  pending: 'is not done yet',
  in_progress: 'is not done yet',
  failed: 'failed',
  skipped: 'was skipped',
  given_up: 'was given up',
  done: 'is done',
} as const

/**
 * The longest chain of open tasks, first to last: it takes at least that many iterations. Of equal chains the one that
 * ends first in the plan, over the last of equal dependencies. Linear.
 */
export function criticalPath(plan: Plan, statusOf: StatusOf): string[] {
  const edges = dependencyEdges(plan)
  /** By position: the length of the longest open chain that ends there, and the task before it. */
  const lengths = plan.tasks.map(() => 0)
  const previous: (number | undefined)[] = []
  for (const position of dependenciesFirst(edges)) {
    const status = statusOf(plan.tasks[position]?.id ?? '')
    if (!isOpen(status)) continue
    const longestBefore = longestAt(
      [...(edges[position] ?? [])].sort((a, b) => b - a),
      lengths,
    )
    lengths[position] = 1 + (longestBefore === undefined ? 0 : (lengths[longestBefore] ?? 0))
    previous[position] = longestBefore
  }
  const chain: string[] = []
  for (
    let position = longestAt([...plan.tasks.keys()], lengths);
    position !== undefined;
    position = previous[position]
  ) {
    chain.push(plan.tasks[position]?.id ?? '')
  }
  return chain.reverse()
}

function longestAt(positions: readonly number[], lengths: readonly number[]): number | undefined {
  let best: number | undefined
  for (const position of positions) {
    if ((lengths[position] ?? 0) > (best === undefined ? 0 : (lengths[best] ?? 0))) best = position
  }
  return best
}

/** Done tasks that depend on `task`, directly or through others, in the plan's order. Linear. */
export const doneDependents = (plan: Plan, statusOf: StatusOf, task: string): string[] =>
  dependents(plan, task).filter((id) => statusOf(id) === 'done')

/** Tasks that depend on `task`, directly or through others, in the plan's order. Linear. */
export function dependents(plan: Plan, task: string): string[] {
  const dependentsOf = new Map<string, string[]>()
  for (const { id, depends_on } of plan.tasks) {
    for (const on of depends_on) {
      const direct = dependentsOf.get(on)
      if (direct) direct.push(id)
      else dependentsOf.set(on, [id])
    }
  }
  const reached = new Set<string>()
  const queue = [task]
  for (const id of queue) {
    for (const next of dependentsOf.get(id) ?? []) {
      if (reached.has(next) || next === task) continue
      reached.add(next)
      queue.push(next)
    }
  }
  return plan.tasks.map(({ id }) => id).filter((id) => reached.has(id))
}

export type Selection = { kind: 'task'; task: Task } | { kind: 'complete' } | { kind: 'blocked'; by: Blocked[] }

export interface Attention {
  /** True if a task has commits and is unfinished. */
  isBegun(id: string): boolean
  /** Tasks whose agents asked a person and have no answer. */
  readonly askedIds: ReadonlySet<string>
  /** Tasks that are not attempted before that answer. */
  readonly heldIds: ReadonlySet<string>
}
const noAttention: Attention = { isBegun: () => false, askedIds: new Set(), heldIds: new Set() }

/**
 * The task to attempt next: pending, or in_progress after a crash, with all dependencies done and answered, and no
 * later milestone than a task that waits for an answer. A begun task goes first, then the first milestone, so that
 * their commits are adjacent; then the lowest `order`, tasks without one last; then position. Linear in tasks and
 * dependencies.
 */
export function selectTask(plan: Plan, statusOf: StatusOf, attention: Attention = noAttention): Selection {
  let best: Task | undefined
  const compare = inPlanOrder(plan, attention)
  for (const task of attemptableTasks(plan, statusOf, attention))
    if (best === undefined || compare(task, best) < 0) best = task
  if (best !== undefined) return { kind: 'task', task: best }
  const by = explainBlocked(plan, statusOf)
  return by.length === 0 ? { kind: 'complete' } : { kind: 'blocked', by }
}

/** All tasks that can be attempted now, in the order of `selectTask`. */
export function readyTasks(plan: Plan, statusOf: StatusOf, attention: Attention = noAttention): Task[] {
  return attemptableTasks(plan, statusOf, attention).sort(inPlanOrder(plan, attention))
}

function attemptableTasks(plan: Plan, statusOf: StatusOf, { askedIds, heldIds }: Attention): Task[] {
  const ids = taskIds(plan)
  const isDone = (id: string): boolean => ids.has(id) && statusOf(id) === 'done' && !askedIds.has(id)
  const isAllowedMilestone = milestoneFilter(plan, askedIds)
  return plan.tasks.filter((task) => {
    const status = statusOf(task.id)
    const isOpenNow = (status === 'pending' || status === 'in_progress') && !heldIds.has(task.id)
    return isOpenNow && task.depends_on.every(isDone) && isAllowedMilestone(task)
  })
}

/** No milestone begins while an earlier one waits for a person. */
function milestoneFilter(plan: Plan, askedIds: ReadonlySet<string>): (task: Task) => boolean {
  const milestones = milestonesOf(plan)
  if (!milestones || askedIds.size === 0) return () => true
  const ranks = plan.tasks.filter(({ id }) => askedIds.has(id)).map((task) => milestones.rank(task))
  const firstAskedRank = Math.min(...ranks)
  return (task) => milestones.rank(task) <= firstAskedRank
}

function inPlanOrder(plan: Plan, { isBegun }: Attention): (a: Task, b: Task) => number {
  const milestones = milestonesOf(plan)
  const priority = (task: Task): number => (isReserved(task.id) ? -1 : isBegun(task.id) ? 0 : 1)
  const byPlan = milestones
    ? (a: Task, b: Task): number => milestones.rank(a) - milestones.rank(b) || byOrder(a, b)
    : byOrder
  return (a, b) => priority(a) - priority(b) || byPlan(a, b)
}

function byOrder(a: Task, b: Task): number {
  if (a.order === b.order) return 0
  return (a.order ?? Number.POSITIVE_INFINITY) < (b.order ?? Number.POSITIVE_INFINITY) ? -1 : 1
}
