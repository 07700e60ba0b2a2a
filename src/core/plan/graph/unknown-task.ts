import type { Plan } from '../../../schema/plan/plan.ts'
import { similarIdFinder } from '../../text/nearest.ts'

/** `the plan has no task T7`, with the id that was probably meant. */
export function unknownTask({ tasks }: Pick<Plan, 'tasks'>, task: string): string {
  const suggestion = similarIdFinder(tasks.map(({ id }) => id))(task)
  return `the plan has no task ${task}${suggestion === undefined ? '' : `. Did you mean ${suggestion}?`}`
}
