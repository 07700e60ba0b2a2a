import type { GraphTask, PlanGraph } from '../core/report/facts/plan-graph.ts'

/** With more boxes, nothing can be recognised. */
export const maxDrawn = 150

/** In plan order. Of a large plan, the tasks nearest to `around`, or without it the open ones. */
export function chosenTasks({ tasks, critical_path }: PlanGraph, around: string): readonly GraphTask[] {
  const center = tasks.find(({ id }) => id.toLowerCase() === around.toLowerCase())
  if (!center && tasks.length <= maxDrawn) return tasks
  const chosen = center
    ? idsAround(tasks, center.id)
    : [...critical_path, ...tasks.filter(isUnfinished).map(({ id }) => id)]
  const uniqueIds = new Set(chosen)
  const drawnIds = new Set([...uniqueIds].slice(0, maxDrawn))
  return tasks.filter(({ id }) => drawnIds.has(id))
}

const isUnfinished = ({ status }: GraphTask): boolean => status !== 'done' && status !== 'skipped'

/** Level by level, in both directions. */
function idsAround(tasks: readonly GraphTask[], id: string): string[] {
  const neighbours = new Map<string, string[]>(tasks.map(({ id: taskId, depends_on }) => [taskId, [...depends_on]]))
  for (const { id: taskId, depends_on } of tasks)
    for (const dependency of depends_on) neighbours.get(dependency)?.push(taskId)
  const reached = new Set([id])
  for (const current of reached) {
    if (reached.size >= maxDrawn) break
    for (const neighbour of neighbours.get(current) ?? []) reached.add(neighbour)
  }
  return [...reached]
}
