import { type Amendment, type Plan, Task } from '../../../schema/plan/plan.ts'
import { shapeFaults } from '../format/json/plan-shape.ts'

/**
 * The plan with one amendment applied, or why its fields make no task. Fields that an added task lacks take the
 * schema's defaults. `after` places it behind that task, in position and, where it brings none, in `order`: selection
 * looks at `order` first. Whether the change is allowed is for the rules.
 */
export function applyAmendment(amendment: Amendment, plan: Plan): Plan | string {
  if (amendment.action === 'remove') return { ...plan, tasks: plan.tasks.filter(({ id }) => id !== amendment.task_id) }
  return amendment.action === 'add' ? added(amendment, plan) : modified(amendment, plan)
}

function added({ task: fields, after }: Amendment, plan: Plan): Plan | string {
  const anchor = plan.tasks.findIndex(({ id }) => id === after)
  const order = plan.tasks[anchor]?.order
  const task = parseTask({ ...(order === undefined ? {} : { order }), ...fields })
  if (typeof task === 'string') return task
  return { ...plan, tasks: plan.tasks.toSpliced(anchor < 0 ? plan.tasks.length : anchor + 1, 0, task) }
}

function modified({ task_id, changes }: Amendment, plan: Plan): Plan | string {
  const index = plan.tasks.findIndex(({ id }) => id === task_id)
  const task = parseTask({ ...plan.tasks[index], ...changes })
  return typeof task === 'string' ? task : { ...plan, tasks: plan.tasks.with(index, task) }
}

function parseTask(fields: Record<string, unknown>): Task | string {
  const parsed = Task.safeParse(fields)
  if (parsed.success) return parsed.data
  return shapeFaults(parsed.error, fields)
    .map(({ message }) => message.replace(/\.$/, ''))
    .join('; ')
}
