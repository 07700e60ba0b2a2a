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
 * Whether people's constraints alone take more than half of a prompt's budget: no prompt may leave them out, so only a person
 * can make room. Undefined if they do not.
 */
export function constraintsWithoutRoom(entries: readonly Knowledge[], budgetChars: number): TooMany | undefined {
  return tooMany(
    hardOnes(entries).filter(({ by }) => by !== null),
    hardRoom(budgetChars),
  )
}

/**
 * The agents' hard constraints that an indexer is to state in fewer words, since with people's they take more than half of a
 * prompt's budget. Undefined if they do not, or if an indexer has tried since the newest of them came.
 */
export function mergeDue(
  entries: readonly Knowledge[],
  { merge_tried }: Pick<Compaction, 'merge_tried'>,
  budgetChars: number,
): TooMany | undefined {
  const hard = hardOnes(entries)
  const all = tooMany(hard, hardRoom(budgetChars))
  if (!all || all.chars <= merge_tried) return undefined
  const agents = hard.filter(({ by }) => by === null)
  const chars = charsOf(agents)
  const most = all.most - (all.chars - chars)
  return agents.length > 1 && most > 0 ? { ids: agents.map(({ id }) => id), chars, most } : undefined
}

function tooMany(hard: readonly Knowledge[], most: number): TooMany | undefined {
  const chars = charsOf(hard)
  return chars > most ? { ids: hard.map(({ id }) => id), chars, most } : undefined
}

/** Characters of a prompt that hard constraints may take. */
export const hardRoom = (budgetChars: number): number => Math.floor(budgetChars / 2)

export const hardChars = (entries: readonly Knowledge[]): number => charsOf(hardOnes(entries))

const hardOnes = (entries: readonly Knowledge[]) => entries.filter((entry) => isActive(entry) && isHard(entry))
const charsOf = (entries: readonly Knowledge[]): number => knowledgeLines(entries, '###').length
