import type { Plan, Task, TaskStatus } from '../../../schema/plan/plan.ts'
import { dependenciesFirst, dependencyEdges, taskIds } from './dependency-graph.ts'
import { isReserved, milestonesOf } from './milestones.ts'
import type { HasStatus, StatusOf } from './status-of.ts'

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

/**
 * The longest chain of tasks that are still to be done, first to last: it takes as many iterations as it has tasks, one
 * after the other. Of equal chains the one that ends first in the plan, over the last of equal dependencies. Linear.
 */
export function criticalPath(plan: Plan, statusOf: StatusOf): string[] {
  const edges = dependencyEdges(plan)
  /** By position: tasks of the longest open chain that ends there, and the task before it. */
  const length = plan.tasks.map(() => 0)
  const before: (number | undefined)[] = []
  for (const at of dependenciesFirst(edges)) {
    const status = statusOf(plan.tasks[at]?.id ?? '')
    if (!isOpen(status)) continue
    const longest = longestOf(
      [...(edges[at] ?? [])].sort((a, b) => b - a),
      length,
    )
    length[at] = 1 + (longest === undefined ? 0 : (length[longest] ?? 0))
    before[at] = longest
  }
  const chain: string[] = []
  for (let at = longestOf([...plan.tasks.keys()], length); at !== undefined; at = before[at]) {
    chain.push(plan.tasks[at]?.id ?? '')
  }
  return chain.reverse()
}

/** The position of the greatest length above zero. */
function longestOf(positions: readonly number[], length: readonly number[]): number | undefined {
  let best: number | undefined
  for (const at of positions) {
    if ((length[at] ?? 0) > (best === undefined ? 0 : (length[best] ?? 0))) best = at
  }
  return best
}

/** Done tasks that build on `task`, directly or through others, in the plan's order. Linear. */
export const doneDependents = (plan: Plan, statusOf: StatusOf, task: string): string[] =>
  dependents(plan, task).filter((id) => statusOf(id) === 'done')

/** Tasks that build on `task`, directly or through others, in the plan's order. Linear. */
export function dependents(plan: Plan, task: string): string[] {
  const waiting = new Map<string, string[]>()
  for (const { id, depends_on } of plan.tasks) {
    for (const on of depends_on) {
      const known = waiting.get(on)
      if (known) known.push(id)
      else waiting.set(on, [id])
    }
  }
  const found = new Set<string>()
  const queue = [task]
  for (const id of queue) {
    for (const next of waiting.get(id) ?? []) {
      if (found.has(next) || next === task) continue
      found.add(next)
      queue.push(next)
    }
  }
  return plan.tasks.map(({ id }) => id).filter((id) => found.has(id))
}

export type Selection = { kind: 'task'; task: Task } | { kind: 'complete' } | { kind: 'blocked'; by: Blocked[] }

/** What a choice among tasks goes by, besides their statuses. */
export interface Attention {
  /** Whether a task has commits and is not over. */
  isBegun(id: string): boolean
  /** Tasks whose agents wait for a person's answer. */
  readonly asked: ReadonlySet<string>
  /** Tasks that are not attempted before a person answers their agents. */
  readonly waits: ReadonlySet<string>
}
const none: Attention = { isBegun: () => false, asked: new Set(), waits: new Set() }

/**
 * The task to attempt next: pending or in_progress, which is pending again
 * after a crash; every dependency done, and none of them asked; of no later milestone than one that is; one that is begun first, so that its commits stand together; then the first
 * milestone, for the same reason; then the lowest `order`, tasks without one after those with one, then position. Complete means that every task is done, skipped or given up. Linear in tasks and dependencies.
 */
export function selectTask(plan: Plan, statusOf: StatusOf, attention: Attention = none): Selection {
  let best: Task | undefined
  const before = inPlanOrder(plan, attention)
  for (const task of ready(plan, statusOf, attention)) if (best === undefined || before(task, best) < 0) best = task
  if (best !== undefined) return { kind: 'task', task: best }
  const by = explainBlocked(plan, statusOf)
  return by.length === 0 ? { kind: 'complete' } : { kind: 'blocked', by }
}

/** All tasks that could be attempted now, in the order in which `selectTask` would take them. */
export function readyTasks(plan: Plan, statusOf: StatusOf, attention: Attention = none): Task[] {
  return ready(plan, statusOf, attention).sort(inPlanOrder(plan, attention))
}

function ready(plan: Plan, statusOf: StatusOf, { asked, waits }: Attention): Task[] {
  const known = taskIds(plan)
  const isDone = (id: string): boolean => known.has(id) && statusOf(id) === 'done' && !asked.has(id)
  const inTime = notAfter(plan, asked)
  return plan.tasks.filter((task) => {
    const status = statusOf(task.id)
    const isOpenNow = (status === 'pending' || status === 'in_progress') && !waits.has(task.id)
    return isOpenNow && task.depends_on.every(isDone) && inTime(task)
  })
}

/** No milestone begins while one before it waits for a person. */
function notAfter(plan: Plan, asked: ReadonlySet<string>): (task: Task) => boolean {
  const milestones = milestonesOf(plan)
  if (!milestones || asked.size === 0) return () => true
  const ranks = plan.tasks.filter(({ id }) => asked.has(id)).map((task) => milestones.rank(task))
  const last = Math.min(...ranks)
  return (task) => milestones.rank(task) <= last
}

function inPlanOrder(plan: Plan, { isBegun }: Attention): (a: Task, b: Task) => number {
  const milestones = milestonesOf(plan)
  const first = (task: Task): number => (isReserved(task.id) ? -1 : isBegun(task.id) ? 0 : 1)
  const byPlan = milestones
    ? (a: Task, b: Task): number => milestones.rank(a) - milestones.rank(b) || byOrder(a, b)
    : byOrder
  return (a, b) => first(a) - first(b) || byPlan(a, b)
}

function byOrder(a: Task, b: Task): number {
  if (a.order === b.order) return 0
  return (a.order ?? Number.POSITIVE_INFINITY) < (b.order ?? Number.POSITIVE_INFINITY) ? -1 : 1
}
