import type { Knowledge } from '../../schema/knowledge/entry.ts'
import type { Compaction } from '../../schema/knowledge/index-file.ts'
import { isActive, isHard } from './entry.ts'
import { knowledgeLines } from './render-index.ts'

/** Why the index is renewed, beside its triggers: hard constraints are to be merged. */
export const mergeTrigger = 'hard_constraints'

interface TooMany {
  readonly ids: readonly string[]
  /** Of them with their headings, and what they may have. */
  readonly chars: number
  readonly most: number
}

/**
 * Whether the hard constraints alone take more than half of a prompt's budget, which leaves no room to work: they are to
 * be merged first, by an agent or, where that does not help, by a person. Undefined where they do not.
 */
export function mergeFirst(entries: readonly Knowledge[], budgetChars: number): TooMany | undefined {
  const hard = hardOnes(entries)
  const [chars, most] = [charsOf(hard), Math.floor(budgetChars / 2)]
  return chars > most ? { ids: hard.map(({ id }) => id), chars, most } : undefined
}

/**
 * What an agent is to merge, with how many characters its share of the hard constraints may have; undefined where an agent has tried since the
 * newest of them came, or people's entries, which it cannot touch, leave no room.
 */
export function mergeDue(
  entries: readonly Knowledge[],
  { merge_tried }: Pick<Compaction, 'merge_tried'>,
  budgetChars: number,
): TooMany | undefined {
  const found = mergeFirst(entries, budgetChars)
  if (!found || found.chars <= merge_tried) return undefined
  const hard = hardOnes(entries)
  const agents = hard.filter(({ by }) => by === null)
  const chars = charsOf(agents)
  const most = found.most - (found.chars - chars)
  return agents.length > 1 && most > 0 ? { ids: agents.map(({ id }) => id), chars, most } : undefined
}

export const hardChars = (entries: readonly Knowledge[]): number => charsOf(hardOnes(entries))

const hardOnes = (entries: readonly Knowledge[]) => entries.filter((entry) => isActive(entry) && isHard(entry))
const charsOf = (entries: readonly Knowledge[]): number => knowledgeLines(entries, '###').length
