import type { PlanProposal } from '../../../schema/agent/proposal.ts'
import { thousands } from '../../text/amounts.ts'
import { quote } from '../../text/one-line.ts'

/** What one context window can hold besides the work itself. */
export const maxCriteria = 7
export const maxDescriptionChars = 3_000
const maxTitleChars = 120
/** A person reads the whole plan before it runs. */
export const maxPlanTasks = 40

const sweepingWord = /\b(entire|whole|everything|from scratch)\b/i
const makingVerb = /^(?:build|create|implement|write|make|develop|add|rewrite|refactor|redesign|migrate|port)\s+/i
const productPart =
  /^(?:the\s+|an?\s+)?(?:apps?|application|system|platform|product|back-?end|front-?end|api|dashboard|auth|authentication|authorization|website|web ?site|cli|database|server|client|ui|user interface|test suite|feature)\.?$/i

interface SizedTask {
  readonly title: string
  readonly description: string
  readonly acceptance_criteria: readonly string[]
}

/** Why a task is too large for one context window, by field; empty if it is not. */
export function sizeReasons({ title, description, acceptance_criteria: criteria }: SizedTask): readonly {
  readonly field: keyof SizedTask
  readonly why: string
}[] {
  const [, word] = sweepingWord.exec(title) ?? []
  const isWholePart = makingVerb.test(title) && productPart.test(title.replace(makingVerb, ''))
  return [
    ...(word === undefined ? [] : [{ field: 'title' as const, why: `its title says "${word}"` }]),
    ...(isWholePart ? [{ field: 'title' as const, why: `${quote(title)} is a whole part of a product` }] : []),
    ...(criteria.length > maxCriteria
      ? [
          {
            field: 'acceptance_criteria' as const,
            why: `it has ${criteria.length} acceptance criteria; the limit is ${maxCriteria}`,
          },
        ]
      : []),
    ...(description.length > maxDescriptionChars
      ? [
          {
            field: 'description' as const,
            why: `its description has ${thousands(description.length)} characters; the limit is ${thousands(maxDescriptionChars)}`,
          },
        ]
      : []),
  ]
}

export function sizeFaults(task: PlanProposal['tasks'][number]): string[] {
  const id = quote(task.id)
  return [
    ...sizeReasons(task).map(({ why }) => `Task ${id} is too large: ${why}. Split it.`),
    ...(task.title.length > maxTitleChars
      ? [`The title of task ${id} has more than ${maxTitleChars} characters.`]
      : []),
  ]
}
