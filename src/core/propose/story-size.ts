import type { PlanProposal } from '../../schema/agent/proposal.ts'
import { thousands } from '../text/amounts.ts'
import { quote } from '../text/one-line.ts'

/** What fits into one context window beside the work itself: past that, a task is several. */
export const mostCriteria = 7
export const mostDescription = 3_000
const mostTitle = 120
/** A plan that a person still reads before it runs. */
export const mostTasks = 40

const sweeping = /\b(?:entire|whole|everything|from scratch)\b/i
const makes = /^(?:build|create|implement|write|make|develop|add|rewrite|refactor|redesign|migrate|port)\s+/i
const wholeThings =
  /^(?:the\s+|an?\s+)?(?:apps?|application|system|platform|product|back-?end|front-?end|api|dashboard|auth|authentication|authorization|website|web ?site|cli|database|server|client|ui|user interface|test suite|feature)\.?$/i

/** Why a task is too large for one context window, in sentences; none where it is a story. */
export function sizeFaults({
  id,
  title,
  description,
  acceptance_criteria: criteria,
}: PlanProposal['tasks'][number]): string[] {
  const split = (why: string): string => `Task ${quote(id)} is too large: ${why}. Split it.`
  const whole = makes.test(title) && wholeThings.test(title.replace(makes, ''))
  return [
    ...(sweeping.test(title) ? [split(`its title says "${sweeping.exec(title)?.[0]}"`)] : []),
    ...(whole ? [split(`${quote(title)} is a whole part of a product`)] : []),
    ...(title.length > mostTitle ? [`The title of task ${quote(id)} has more than ${mostTitle} characters.`] : []),
    ...(criteria.length > mostCriteria
      ? [split(`it has ${criteria.length} acceptance criteria; the limit is ${mostCriteria}`)]
      : []),
    ...(description.length > mostDescription
      ? [
          split(
            `its description has ${thousands(description.length)} characters; the limit is ${thousands(mostDescription)}`,
          ),
        ]
      : []),
  ]
}
