import type { Plan } from '../../../schema/plan/plan.ts'
import { isOpen } from './blocked.ts'
import { dependenciesFirst, dependencyEdges } from './dependency-graph.ts'
import type { StatusOf } from './status-of.ts'

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
