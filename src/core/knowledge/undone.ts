import type { Knowledge } from '../../schema/knowledge/entry.ts'
import { isActive, superseded } from './entry.ts'

/**
 * The index after an iteration was taken back: what it alone taught is deprecated with that reason, and what that had
 * superseded or its agent called over counts again, unless what still counts took its place, too. What another iteration taught as well stays and loses
 * the source. In whatever order iterations are taken back, the same counts in the end. Inherited entries count the
 * iterations of another run.
 */
export function withoutIteration(entries: readonly Knowledge[], iteration: number, why: string): readonly Knowledge[] {
  const isOf = (entry: Knowledge): boolean => entry.from === null && entry.iterations.includes(iteration)
  const isEnded = (entry: Knowledge): boolean => endedBy(entry) === iteration
  const isMarked = ({ said_over }: Knowledge): boolean => said_over?.iteration === iteration
  if (!entries.some((entry) => isOf(entry) || isEnded(entry) || isMarked(entry))) return entries
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const gone = new Set(
    entries.filter(
      (entry) =>
        (entry.status !== 'deprecated' || endedBy(entry) !== undefined) && isOf(entry) && entry.iterations.length === 1,
    ),
  )
  const replaced = reached(byId, {
    from: entries.filter((entry) => isActive(entry) && !gone.has(entry)),
    through: () => true,
  })
  // What was taken back before passes on what it had superseded.
  const again = reached(byId, { from: [...gone], through: (entry) => entry.status === 'deprecated' || gone.has(entry) })
  const returns = (entry: Knowledge): boolean =>
    isEnded(entry) || (entry.status === 'superseded' && again.has(entry) && !replaced.has(entry))
  // Parts of a merged entry were in force without it since it was replaced (`merged-parts`).
  const statements = reached(byId, { from: entries.filter(returns), through: () => true })
  return entries.map((entry) => {
    if (gone.has(entry)) return { ...entry, status: 'deprecated', why }
    const taught = isOf(entry) && entry.iterations.length > 1 ? without(entry, iteration) : entry
    const left = isMarked(entry) ? { ...taught, said_over: null } : taught
    const merged = statements.has(entry) && entries.find(({ supersedes }) => supersedes.includes(entry.id))
    if (merged && isActive(entry)) return superseded(left, merged.id)
    return returns(entry) ? { ...left, status: 'active', why: null } : left
  })
}

/** What an entry of an agent alone had replaced, by id: it counts again when a person withdraws that entry. */
export function replacedBy(entries: readonly Knowledge[], id: string): string[] {
  const entry = entries.find((one) => one.id === id)
  if (!entry || entry.by !== null) return []
  const byId = new Map(entries.map((one) => [one.id, one]))
  const others = entries.filter((one) => isActive(one) && one !== entry)
  const stillReplaced = reached(byId, { from: others, through: () => true })
  const isOver = (one: Knowledge): boolean => one.status === 'superseded' && !stillReplaced.has(one)
  return [...reached(byId, { from: [entry], through: ({ status }) => status === 'deprecated' })]
    .filter(isOver)
    .map((one) => one.id)
}

/** The iteration whose agent said that an entry is no longer true (`record-handoff`), if that ended it. */
const endedBy = ({ status, why }: Knowledge): number | undefined => {
  const number = status === 'deprecated' ? /^iteration (\d+): /.exec(why ?? '')?.[1] : undefined
  return number === undefined ? undefined : Number(number)
}

/** What these have superseded, and what that had where it is gone through. */
function reached(
  byId: ReadonlyMap<string, Knowledge>,
  { from, through }: { from: readonly Knowledge[]; through: (entry: Knowledge) => boolean },
): ReadonlySet<Knowledge> {
  const found = new Set<Knowledge>()
  const next = [...from]
  for (let entry = next.pop(); entry; entry = next.pop()) {
    for (const id of entry.supersedes) {
      const was = byId.get(id)
      if (!was || found.has(was)) continue
      found.add(was)
      if (through(was)) next.push(was)
    }
  }
  return found
}

const without = (entry: Knowledge, iteration: number): Knowledge => ({
  ...entry,
  iterations: entry.iterations.filter((one) => one !== iteration),
})

/** What a fresh run keeps: the work that agents learned from is not part of it. */
export const inFreshRun = (entries: readonly Knowledge[]): Knowledge[] =>
  entries.map((entry) =>
    isActive(entry) && entry.by === null && entry.from === null
      ? { ...entry, status: 'deprecated', why: 'a fresh run started' }
      : entry,
  )
