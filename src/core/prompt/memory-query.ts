import type { Plan, Task } from '../../schema/plan/plan.ts'
import { type Query, wordsOfTask } from '../knowledge/search.ts'

/** So far back tasks that this one builds on are looked at. */
const mostSteps = 6
const mostTasks = 200

/** What the index is searched by for a task: its words, and the tasks that it builds on. Linear in the plan. */
export function queryOf(task: Task, { tasks }: Pick<Plan, 'tasks'>): Query {
  const byId = new Map(tasks.map((one) => [one.id, one]))
  const distances = new Map([[task.id, 0]])
  const queue = [task.id]
  for (const id of queue) {
    const steps = distances.get(id) ?? 0
    if (steps >= mostSteps || queue.length >= mostTasks) break
    for (const on of byId.get(id)?.depends_on ?? []) {
      if (distances.has(on)) continue
      distances.set(on, steps + 1)
      queue.push(on)
    }
  }
  const before = queue.slice(1).flatMap((id) => byId.get(id)?.title ?? [])
  return { text: wordsOfTask(task), around: before.join('\n'), distances, tasks: byId }
}
