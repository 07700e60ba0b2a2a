import { type Plan, Task } from '../../../../schema/plan/plan.ts'

const defaults: Readonly<Record<string, unknown>> = Task.parse({ id: 'A', title: 'A' })

/** The fields of a task that differ from their defaults, with id and title. */
export function sparseTask(task: Task): Partial<Task> {
  const entries = Object.entries(task).filter(
    ([name, value]) => name === 'id' || name === 'title' || !isSameJson(value, defaults[name]),
  )
  return Object.fromEntries(entries)
}

export const isSameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** A plan as `plan.json`, without fields that have their default. */
export const writeJson = (plan: Plan): string =>
  `${JSON.stringify({ ...plan, tasks: plan.tasks.map(sparseTask) }, null, 2)}\n`
