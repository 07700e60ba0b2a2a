import type { Plan } from '../../../schema/plan/plan.ts'
import { isOpen } from './blocked.ts'
import { dependenciesFirst, dependencyEdges } from './dependency-graph.ts'
import type { StatusOf } from './status-of.ts'

/** How many tasks that are still to be done the longest chain has that begins with a task. Linear. */
export function remainingChains(plan: Plan, statusOf: StatusOf): ReadonlyMap<string, number> {
  const edges = dependencyEdges(plan)
  const length = plan.tasks.map(() => 1)
  for (const position of [...dependenciesFirst(edges)].reverse()) {
    const chain = length[position] ?? 1
    for (const before of edges[position] ?? []) length[before] = Math.max(length[before] ?? 1, chain + 1)
  }
  return new Map(
    plan.tasks.flatMap(({ id }, position) => (isOpen(statusOf(id)) ? [[id, length[position] ?? 1] as const] : [])),
  )
}

/**
 * How many rounds so many lanes take for the tasks that are still to be done, if each takes one round and those with the longest
 * chains behind them begin first.
 */
export function roundsInLanes(plan: Plan, statusOf: StatusOf, lanes: number): number {
  const chains = remainingChains(plan, statusOf)
  const lengthOf = (id: string): number => chains.get(id) ?? 0
  const toDo = new Map(
    plan.tasks
      .filter(({ id }) => chains.has(id))
      .toSorted((a, b) => lengthOf(b.id) - lengthOf(a.id))
      .map((task) => [task.id, task.depends_on]),
  )
  let rounds = 0
  while (toDo.size > 0) {
    const ready: string[] = []
    for (const [id, before] of toDo) {
      if (ready.length === lanes) break
      if (!before.some((one) => toDo.has(one))) ready.push(id)
    }
    // In a circle nothing can begin.
    if (ready.length === 0) break
    for (const id of ready) toDo.delete(id)
    rounds += 1
  }
  return rounds
}
