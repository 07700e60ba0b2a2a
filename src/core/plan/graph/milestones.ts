import type { Plan, Task } from '../../../schema/plan/plan.ts'
import { memoize } from '../../text/memoize.ts'
import { dependenciesFirst, dependencyEdges } from './dependency-graph.ts'

interface Milestones {
  /** In the order of their first tasks. */
  readonly names: readonly string[]
  /** The milestone that a task is done for; null where none needs it: what is left over comes last. */
  of(id: string): string | null
  /** Place of that milestone in the order; what is left over comes behind all, the engine's own tasks before. */
  rank(task: Task): number
}

/**
 * The milestones of a plan. A task without one of its own belongs to the first milestone that
 * waits for it. Undefined for a plan without milestones. Linear in tasks and dependencies.
 */
export const milestonesOf: (plan: Plan) => Milestones | undefined = memoize((plan) => {
  const names = [...new Set(plan.tasks.flatMap(({ milestone }) => milestone ?? []))]
  if (names.length === 0) return undefined
  const ranks = ranksOf(plan, new Map(names.map((name, rank) => [name, rank])))
  const rankOf = (id: string): number => ranks.get(id) ?? names.length
  return {
    names,
    of: (id) => names[rankOf(id)] ?? null,
    rank: ({ id }) => (isReserved(id) ? -1 : rankOf(id)),
  }
})

/** Those that wait come before what they wait for, so that each hands its rank on. */
function ranksOf(plan: Plan, order: ReadonlyMap<string, number>): Map<string, number> {
  const edges = dependencyEdges(plan)
  const needed = plan.tasks.map(() => order.size)
  const ranks = new Map<string, number>()
  for (const at of dependenciesFirst(edges).reverse()) {
    const task = plan.tasks[at]
    if (!task) continue
    const rank = task.milestone === undefined ? (needed[at] ?? order.size) : (order.get(task.milestone) ?? order.size)
    ranks.set(task.id, rank)
    for (const to of edges[at] ?? []) needed[to] = Math.min(needed[to] ?? order.size, rank)
  }
  return ranks
}

/** How the ids of the engine's own tasks begin; no plan may use them, so that these never meet. */
export const reservedIds = { merge: 'ralph-merge-', agentsMd: 'ralph-agents-md-' } as const

/** The beginning of an engine's own id that this one has. */
export const reservedIn = (id: string): string | undefined =>
  Object.values(reservedIds).find((reserved) => id.toLowerCase().startsWith(reserved))

export const isReserved = (id: string): boolean => reservedIn(id) !== undefined

/** Whether a task is to renew the block in AGENTS.md: the engine does that itself, without an agent. */
export const isAgentsMd = (id: string): boolean => id.startsWith(reservedIds.agentsMd)
