import type { Knowledge } from '../../schema/knowledge/entry.ts'
import { isActive, superseded } from './entry.ts'

/**
 * Deprecates entries that only this iteration taught; restores those that it superseded or called obsolete, unless
 * another active entry replaced them. The order of undos does not matter. Inherited entries have the iterations of
 * another run.
 */
export function withoutIteration(
  entries: readonly Knowledge[],
  iteration: number,
  reason: string,
): readonly Knowledge[] {
  const isTaughtByIt = (entry: Knowledge): boolean => entry.from === null && entry.iterations.includes(iteration)
  const isEndedByIt = (entry: Knowledge): boolean => endedBy(entry) === iteration
  const isMarkedByIt = ({ said_over }: Knowledge): boolean => said_over?.iteration === iteration
  if (!entries.some((entry) => isTaughtByIt(entry) || isEndedByIt(entry) || isMarkedByIt(entry))) return entries
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const withdrawn = new Set(
    entries.filter(
      (entry) =>
        (entry.status !== 'deprecated' || endedBy(entry) !== undefined) &&
        isTaughtByIt(entry) &&
        entry.iterations.length === 1,
    ),
  )
  const stillReplaced = supersededBy(byId, {
    from: entries.filter((entry) => isActive(entry) && !withdrawn.has(entry)),
    through: () => true,
  })
  // An entry that an earlier undo deprecated passes on what it had superseded.
  const released = supersededBy(byId, {
    from: [...withdrawn],
    through: (entry) => entry.status === 'deprecated' || withdrawn.has(entry),
  })
  const isRestored = (entry: Knowledge): boolean =>
    isEndedByIt(entry) || (entry.status === 'superseded' && released.has(entry) && !stillReplaced.has(entry))
  // Statements of a merged entry became active when it was replaced (`merged-parts`).
  const statements = supersededBy(byId, { from: entries.filter(isRestored), through: () => true })
  return entries.map((entry) => {
    if (withdrawn.has(entry)) return { ...entry, status: 'deprecated', why: reason }
    const remaining = isTaughtByIt(entry) && entry.iterations.length > 1 ? withoutSource(entry, iteration) : entry
    const updated = isMarkedByIt(entry) ? { ...remaining, said_over: null } : remaining
    const merged = statements.has(entry) && entries.find(({ supersedes }) => supersedes.includes(entry.id))
    if (merged && isActive(entry)) return superseded(updated, merged.id)
    return isRestored(entry) ? { ...updated, status: 'active', why: null } : updated
  })
}

/** Ids of entries that only this agent's entry had replaced: they count again if a person withdraws it. */
export function replacedBy(entries: readonly Knowledge[], id: string): string[] {
  const entry = entries.find((candidate) => candidate.id === id)
  if (!entry || entry.by !== null) return []
  const byId = new Map(entries.map((candidate) => [candidate.id, candidate]))
  const others = entries.filter((candidate) => isActive(candidate) && candidate !== entry)
  const stillReplaced = supersededBy(byId, { from: others, through: () => true })
  const isReleased = (candidate: Knowledge): boolean =>
    candidate.status === 'superseded' && !stillReplaced.has(candidate)
  return [...supersededBy(byId, { from: [entry], through: ({ status }) => status === 'deprecated' })]
    .filter(isReleased)
    .map((released) => released.id)
}

/** The iteration whose agent declared the entry no longer true (`record-handoff`), if that ended it. */
const endedBy = ({ status, why }: Knowledge): number | undefined => {
  const number = status === 'deprecated' ? /^iteration (\d+): /.exec(why ?? '')?.[1] : undefined
  return number === undefined ? undefined : Number(number)
}

/** Entries that `from` superseded, and transitively what those superseded as long as `through` allows it. */
function supersededBy(
  byId: ReadonlyMap<string, Knowledge>,
  { from, through }: { from: readonly Knowledge[]; through: (entry: Knowledge) => boolean },
): ReadonlySet<Knowledge> {
  const predecessors = new Set<Knowledge>()
  const pending = [...from]
  for (let entry = pending.pop(); entry; entry = pending.pop()) {
    for (const id of entry.supersedes) {
      const predecessor = byId.get(id)
      if (!predecessor || predecessors.has(predecessor)) continue
      predecessors.add(predecessor)
      if (through(predecessor)) pending.push(predecessor)
    }
  }
  return predecessors
}

const withoutSource = (entry: Knowledge, iteration: number): Knowledge => ({
  ...entry,
  iterations: entry.iterations.filter((other) => other !== iteration),
})

/** Keeps only people's and inherited entries: a fresh run does not contain the agents' work. */
export const inFreshRun = (entries: readonly Knowledge[]): Knowledge[] =>
  entries.map((entry) =>
    isActive(entry) && entry.by === null && entry.from === null
      ? { ...entry, status: 'deprecated', why: 'a fresh run started' }
      : entry,
  )
