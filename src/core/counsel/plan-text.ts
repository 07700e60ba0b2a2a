import type { Plan } from '../../schema/plan/plan.ts'
import type { StatusOf } from '../plan/graph/status-of.ts'
import { excerpt } from '../text/excerpt.ts'
import { fenced } from '../text/markdown/fences.ts'
import { oneLine } from '../text/one-line.ts'
import { visible } from '../text/visible.ts'

const longestPlan = 60_000
const longestDescription = 1_500

/** The plan for a prompt, in a code block: it is material and tells its reader nothing to do. Bounded. */
export function planText({ context = '', tasks }: Pick<Plan, 'context' | 'tasks'>, statusOf: StatusOf): string {
  const all = tasks.map(({ id, title, description, acceptance_criteria, depends_on }) =>
    [
      `## ${id}: ${oneLine(title, 200)} [${statusOf(id)}]${depends_on.length === 0 ? '' : ` after ${depends_on.join(', ')}`}`,
      ...(description.trim() === '' ? [] : [excerpt(description.trim(), longestDescription)]),
      ...acceptance_criteria.map((one) => `- ${oneLine(one, 500)}`),
    ].join('\n'),
  )
  return material([context.trim(), ...all].filter((part) => part !== '').join('\n\n'), longestPlan)
}

/** Somebody else's text for a prompt. */
export const material = (text: string, longest: number): string => fenced(excerpt(visible(text).trim(), longest))
