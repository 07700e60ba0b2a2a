import { RalphError } from '../../core/error/error.ts'
import { unknownTask } from '../../core/plan/graph/unknown-task.ts'
import { plainLine } from '../../core/text/one-line.ts'
import { lineSpan, ralphCommand } from '../../core/text/report-context.ts'
import type { Plan } from '../../schema/plan/plan.ts'

/** For a filter that matched nothing: a misspelt task looks like one without results. Throws RalphError USAGE. */
export function refuseUnknownTask(
  command: string,
  project: Parameters<typeof ralphCommand>[0] & { readonly plan: Pick<Plan, 'tasks'> },
  task: string | undefined,
): void {
  const { plan } = project
  if (task === undefined || plan.tasks.some(({ id }) => id === task)) return
  throw new RalphError({
    code: 'USAGE',
    message: `${command}: ${unknownTask(plan, plainLine(task, 80))}`,
    hint: `${lineSpan(ralphCommand(project, 'status', '--all'))} shows all tasks.`,
  })
}
