import type { Plan } from '../../schema/plan/plan.ts'
import type { StatusOf } from '../plan/graph/status-of.ts'
import { excerpt } from '../text/excerpt.ts'
import { fenced } from '../text/markdown/fences.ts'
import { oneLine } from '../text/one-line.ts'
import { visible } from '../text/visible.ts'

const maxPlanChars = 60_000
const maxDescriptionChars = 1_500

/** The plan in a code block, as material without instructions. Bounded. */
export function planText({ context = '', tasks }: Pick<Plan, 'context' | 'tasks'>, statusOf: StatusOf): string {
  const all = tasks.map(({ id, title, description, acceptance_criteria, depends_on }) =>
    [
      `## ${id}: ${oneLine(title, 200)} [${statusOf(id)}]${depends_on.length === 0 ? '' : ` after ${depends_on.join(', ')}`}`,
      ...(description.trim() === '' ? [] : [excerpt(description.trim(), maxDescriptionChars)]),
      ...acceptance_criteria.map((one) => `- ${oneLine(one, 500)}`),
    ].join('\n'),
  )
  return material([context.trim(), ...all].filter((part) => part !== '').join('\n\n'), maxPlanChars)
}

export const material = (text: string, maxChars: number): string => fenced(excerpt(visible(text).trim(), maxChars))
