import type { Knowledge } from '../../schema/knowledge/entry.ts'
import type { Compaction } from '../../schema/knowledge/index-file.ts'
import { isActive, isHard } from './entry.ts'
import { knowledgeLines } from './render-index.ts'

export const mergeTrigger = 'hard_constraints'

interface ExcessConstraints {
  readonly ids: readonly string[]
  readonly chars: number
  readonly maxChars: number
}

/** Set if people's constraints take more than half of a prompt's budget: only a person can make room. */
export function constraintsWithoutRoom(
  entries: readonly Knowledge[],
  budgetChars: number,
): ExcessConstraints | undefined {
  return excessOf(
    activeHardEntries(entries).filter(({ by }) => by !== null),
    maxHardChars(budgetChars),
  )
}

/**
 * The agents' hard constraints to merge. Undefined if they fit, or if an indexer has tried since the newest was
 * added.
 */
export function mergeDue(
  entries: readonly Knowledge[],
  { merge_tried }: Pick<Compaction, 'merge_tried'>,
  budgetChars: number,
): ExcessConstraints | undefined {
  const hardEntries = activeHardEntries(entries)
  const excess = excessOf(hardEntries, maxHardChars(budgetChars))
  if (!excess || excess.chars <= merge_tried) return undefined
  const agents = hardEntries.filter(({ by }) => by === null)
  const chars = charsOf(agents)
  const maxAgentChars = excess.maxChars - (excess.chars - chars)
  return agents.length > 1 && maxAgentChars > 0
    ? { ids: agents.map(({ id }) => id), chars, maxChars: maxAgentChars }
    : undefined
}

function excessOf(hard: readonly Knowledge[], maxChars: number): ExcessConstraints | undefined {
  const chars = charsOf(hard)
  return chars > maxChars ? { ids: hard.map(({ id }) => id), chars, maxChars } : undefined
}

export const maxHardChars = (budgetChars: number): number => Math.floor(budgetChars / 2)

export const hardChars = (entries: readonly Knowledge[]): number => charsOf(activeHardEntries(entries))

const activeHardEntries = (entries: readonly Knowledge[]) => entries.filter((entry) => isActive(entry) && isHard(entry))
const charsOf = (entries: readonly Knowledge[]): number => knowledgeLines(entries, '###').length
