import { RalphError } from '../../core/error/error.ts'
import { unknownTask } from '../../core/plan/graph/unknown-task.ts'
import { plainLine } from '../../core/text/one-line.ts'
import type { Plan } from '../../schema/plan/plan.ts'

/** For a filter that matched nothing: a misspelt task looks like one without results. Throws RalphError USAGE. */
export function refuseUnknownTask(command: string, plan: Pick<Plan, 'tasks'>, task: string | undefined): void {
  if (task === undefined || plan.tasks.some(({ id }) => id === task)) return
  throw new RalphError({
    code: 'USAGE',
    message: `${command}: ${unknownTask(plan, plainLine(task, 80))}`,
    hint: '`ralph status --all` shows all tasks.',
  })
}
