import type { Plan } from '../../../schema/plan/plan.ts'
import { isOpen } from './blocked.ts'
import { dependenciesFirst, dependencyEdges } from './dependency-graph.ts'
import type { StatusOf } from './status-of.ts'

/** Length of the longest chain of open tasks that begins with each task. Linear. */
export function remainingChains(plan: Plan, statusOf: StatusOf): ReadonlyMap<string, number> {
  const edges = dependencyEdges(plan)
  const lengths = plan.tasks.map(() => 1)
  for (const position of [...dependenciesFirst(edges)].reverse()) {
    const chain = lengths[position] ?? 1
    for (const dependency of edges[position] ?? []) lengths[dependency] = Math.max(lengths[dependency] ?? 1, chain + 1)
  }
  return new Map(
    plan.tasks.flatMap(({ id }, position) => (isOpen(statusOf(id)) ? [[id, lengths[position] ?? 1] as const] : [])),
  )
}

/** Rounds that `lanes` need for the open tasks, if each task takes one round and the longest chains begin first. */
export function roundsInLanes(plan: Plan, statusOf: StatusOf, lanes: number): number {
  const chains = remainingChains(plan, statusOf)
  const lengthOf = (id: string): number => chains.get(id) ?? 0
  const openTasks = new Map(
    plan.tasks
      .filter(({ id }) => chains.has(id))
      .toSorted((a, b) => lengthOf(b.id) - lengthOf(a.id))
      .map((task) => [task.id, task.depends_on]),
  )
  let rounds = 0
  while (openTasks.size > 0) {
    const started: string[] = []
    for (const [id, dependencies] of openTasks) {
      if (started.length === lanes) break
      if (!dependencies.some((id) => openTasks.has(id))) started.push(id)
    }
    // In a cycle nothing can begin.
    if (started.length === 0) break
    for (const id of started) openTasks.delete(id)
    rounds += 1
  }
  return rounds
}
