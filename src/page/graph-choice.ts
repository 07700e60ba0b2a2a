import type { GraphTask, PlanGraph } from '../core/report/facts/plan-graph.ts'

/** More boxes than that are no picture. */
export const mostDrawn = 150

/**
 * What is drawn, in plan order: the whole plan where it is small. Else the task that is asked for with what it builds on and what builds on it, nearest
 * first; where none is, what is left to do, the longest chain before all.
 */
export function chosenTasks({ tasks, critical_path }: PlanGraph, around: string): readonly GraphTask[] {
  const asked = tasks.find(({ id }) => id.toLowerCase() === around.toLowerCase())
  if (!asked && tasks.length <= mostDrawn) return tasks
  const chosen = asked ? near(tasks, asked.id) : [...critical_path, ...tasks.filter(isLeft).map(({ id }) => id)]
  const some = new Set(chosen)
  const kept = new Set([...some].slice(0, mostDrawn))
  return tasks.filter(({ id }) => kept.has(id))
}

const isLeft = ({ status }: GraphTask): boolean => status !== 'done' && status !== 'skipped'

/** Level by level, both ways. */
function near(tasks: readonly GraphTask[], id: string): string[] {
  const neighbours = new Map<string, string[]>(tasks.map(({ id: own, depends_on }) => [own, [...depends_on]]))
  for (const { id: own, depends_on } of tasks) for (const other of depends_on) neighbours.get(other)?.push(own)
  const found = new Set([id])
  for (const one of found) {
    if (found.size >= mostDrawn) break
    for (const other of neighbours.get(one) ?? []) found.add(other)
  }
  return [...found]
}
