import type { Plan, Task } from '../../../schema/plan/plan.ts'
import { memoize } from '../../text/memoize.ts'
import { dependenciesFirst, dependencyEdges } from './dependency-graph.ts'

interface Milestones {
  /** In the order of their first tasks. */
  readonly names: readonly string[]
  /** The first milestone that needs a task; null if none does. */
  of(id: string): string | null
  /** Order of that milestone; tasks without one come last, the engine's own tasks first. */
  rank(task: Task): number
}

/**
 * A task without a milestone belongs to the first one whose tasks depend on it. Undefined if the plan has none. Linear.
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

/** Dependents come first, so that each passes its rank on. */
function ranksOf(plan: Plan, order: ReadonlyMap<string, number>): Map<string, number> {
  const edges = dependencyEdges(plan)
  const minRanks = plan.tasks.map(() => order.size)
  const ranks = new Map<string, number>()
  for (const position of dependenciesFirst(edges).reverse()) {
    const task = plan.tasks[position]
    if (!task) continue
    const rank =
      task.milestone === undefined ? (minRanks[position] ?? order.size) : (order.get(task.milestone) ?? order.size)
    ranks.set(task.id, rank)
    for (const to of edges[position] ?? []) minRanks[to] = Math.min(minRanks[to] ?? order.size, rank)
  }
  return ranks
}

/** Prefixes of the engine's own task ids, which no plan may use. */
export const reservedIds = { merge: 'ralph-merge-', agentsMd: 'ralph-agents-md-' } as const

/** The engine's prefix that an id has. */
export const reservedPrefix = (id: string): string | undefined =>
  Object.values(reservedIds).find((reserved) => id.toLowerCase().startsWith(reserved))

export const isReserved = (id: string): boolean => reservedPrefix(id) !== undefined

/** The engine updates AGENTS.md in such a task itself, without an agent. */
export const isAgentsMd = (id: string): boolean => id.startsWith(reservedIds.agentsMd)
