import type { Plan, Task } from '../../../schema/plan/plan.ts'
import type { StatusOf } from '../graph/status-of.ts'
import { differingFields } from './adopt-edit.ts'

/** What a change has to be. The other fields say when and how an agent makes it. */
const textFields: readonly (keyof Task)[] = ['title', 'description', 'acceptance_criteria', 'paths']

/** Whether the plan asks for something else than `task`, the version that an agent read (docs/design.md#edits-of-the-plan). */
export function isReworded(plan: Plan, task: Task, statusOf: StatusOf): boolean {
  const current = plan.tasks.find(({ id }) => id === task.id)
  if (current === undefined) return false
  const awaitsMore = current.depends_on.some((id) => !task.depends_on.includes(id) && statusOf(id) !== 'done')
  return awaitsMore || differingFields(task, current).some((name) => textFields.includes(name))
}
