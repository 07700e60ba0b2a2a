import type { PlanProposal } from '../../../schema/agent/proposal.ts'
import { thousands } from '../../text/amounts.ts'
import { quote } from '../../text/one-line.ts'

/** What fits into one context window beside the work itself: past that, a task is several. */
export const mostCriteria = 7
export const mostDescription = 3_000
const mostTitle = 120
/** A plan that a person still reads before it runs. */
export const mostTasks = 40

const sweeping = /\b(entire|whole|everything|from scratch)\b/i
const makes = /^(?:build|create|implement|write|make|develop|add|rewrite|refactor|redesign|migrate|port)\s+/i
const wholeThings =
  /^(?:the\s+|an?\s+)?(?:apps?|application|system|platform|product|back-?end|front-?end|api|dashboard|auth|authentication|authorization|website|web ?site|cli|database|server|client|ui|user interface|test suite|feature)\.?$/i

interface Sized {
  readonly title: string
  readonly description: string
  readonly acceptance_criteria: readonly string[]
}

/** Why a task is too large for one context window, by the field that shows it; none where it is a story. */
export function tooLarge({ title, description, acceptance_criteria: criteria }: Sized): readonly {
  readonly field: keyof Sized
  readonly why: string
}[] {
  const [, said] = sweeping.exec(title) ?? []
  const whole = makes.test(title) && wholeThings.test(title.replace(makes, ''))
  return [
    ...(said === undefined ? [] : [{ field: 'title' as const, why: `its title says "${said}"` }]),
    ...(whole ? [{ field: 'title' as const, why: `${quote(title)} is a whole part of a product` }] : []),
    ...(criteria.length > mostCriteria
      ? [
          {
            field: 'acceptance_criteria' as const,
            why: `it has ${criteria.length} acceptance criteria; the limit is ${mostCriteria}`,
          },
        ]
      : []),
    ...(description.length > mostDescription
      ? [
          {
            field: 'description' as const,
            why: `its description has ${thousands(description.length)} characters; the limit is ${thousands(mostDescription)}`,
          },
        ]
      : []),
  ]
}

/** The same of a task that an agent proposes, in sentences. */
export function sizeFaults(task: PlanProposal['tasks'][number]): string[] {
  const id = quote(task.id)
  return [
    ...tooLarge(task).map(({ why }) => `Task ${id} is too large: ${why}. Split it.`),
    ...(task.title.length > mostTitle ? [`The title of task ${id} has more than ${mostTitle} characters.`] : []),
  ]
}
