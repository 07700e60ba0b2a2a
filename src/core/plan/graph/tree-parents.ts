import type { Plan } from '../../../schema/plan/plan.ts'
import { dependenciesFirst, dependencyEdges } from './dependency-graph.ts'

/**
 * A tree of the plan, by position: for each task the one of its dependencies that is furthest from the start, so that
 * it stands behind all of them; null where it depends on none. Of equal ones the last in the plan.
 */
export function treeParents(plan: Plan): (number | null)[] {
  const edges = dependencyEdges(plan)
  const depth = plan.tasks.map(() => 0)
  const parents: (number | null)[] = plan.tasks.map(() => null)
  const further = (a: number, b: number): number => (depth[a] ?? 0) - (depth[b] ?? 0) || a - b
  for (const at of dependenciesFirst(edges)) {
    const parent = [...(edges[at] ?? [])].sort(further).at(-1)
    if (parent === undefined) continue
    parents[at] = parent
    depth[at] = (depth[parent] ?? 0) + 1
  }
  return parents
}
