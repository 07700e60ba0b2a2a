import { type Plan, Task } from '../../../../schema/plan/plan.ts'

const usual: Readonly<Record<string, unknown>> = Task.parse({ id: 'A', title: 'A' })

/** The fields of a task that say something: those with a value of their own, and id and title. */
export function sparseTask(task: Task): Partial<Task> {
  const said = Object.entries(task).filter(
    ([name, value]) => name === 'id' || name === 'title' || !same(value, usual[name]),
  )
  return Object.fromEntries(said)
}

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** A plan as `plan.json`, without fields that have their usual value. */
export const writeJson = (plan: Plan): string =>
  `${JSON.stringify({ ...plan, tasks: plan.tasks.map(sparseTask) }, null, 2)}\n`
