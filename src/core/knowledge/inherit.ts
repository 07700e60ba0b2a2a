import type { Knowledge } from '../../schema/knowledge/entry.ts'
import { freeId, isActive, sameWords, typeOf } from './entry.ts'
import { maxPersonEntries } from './remember.ts'
import { maxIndexEntries } from './verify-index.ts'

/** Beyond the limits of an index and a prompt the newest entries win. */
export function inherit(
  current: readonly Knowledge[],
  older: readonly Knowledge[],
  from: string,
): { readonly entries: readonly Knowledge[]; readonly leftOut: number } {
  const active = current.filter(isActive)
  // An agent's entry does not stand for a person's.
  const isDuplicate = ({ by, text }: Knowledge): boolean =>
    active.some((entry) => (entry.by !== null || by === null) && sameWords(entry.text, text))
  const candidates = older.filter((entry) => isActive(entry) && !isDuplicate(entry))
  const people = candidates.filter(({ by }) => by !== null)
  const roomForPeople = maxPersonEntries - active.filter(({ by }) => by !== null).length
  const fitting = new Set([...newest(people, roomForPeople), ...candidates.filter(({ by }) => by === null)])
  const bounded = newest(
    candidates.filter((entry) => fitting.has(entry)),
    maxIndexEntries - current.length,
  )
  const takenIds = new Set(current.map(({ id }) => id))
  const entries = bounded.map((entry): Knowledge => {
    const id = takenIds.has(entry.id) ? freeId(typeOf(entry.id), entry.text, (one) => takenIds.has(one)) : entry.id
    takenIds.add(id)
    return { ...entry, id, supersedes: [], from: entry.from ?? from }
  })
  return { entries, leftOut: candidates.length - entries.length }
}

const newest = <T>(items: readonly T[], count: number): readonly T[] => (count <= 0 ? [] : items.slice(-count))
