import type { Knowledge } from '../../schema/knowledge/entry.ts'
import { freeId, isActive, sameWords, typeOf } from './entry.ts'
import { mostEntries } from './remember.ts'
import { mostInIndex } from './verify-index.ts'

/**
 * What a new run takes over of an older plan's index: the entries that count there, each with its author, its link and the
 * plan that it comes from. What is known already is not known twice; of more than an index or a prompt may hold the newest
 * ones come along, and the others are counted.
 */
export function inherit(
  own: readonly Knowledge[],
  older: readonly Knowledge[],
  from: string,
): { readonly entries: readonly Knowledge[]; readonly leftOut: number } {
  const said = own.filter(isActive)
  // An agent's word does not stand for a person's.
  const isKnown = ({ by, text }: Knowledge): boolean =>
    said.some((entry) => (entry.by !== null || by === null) && sameWords(entry.text, text))
  const wanted = older.filter((entry) => isActive(entry) && !isKnown(entry))
  const people = wanted.filter(({ by }) => by !== null)
  const roomForPeople = mostEntries - said.filter(({ by }) => by !== null).length
  const kept = new Set([...newest(people, roomForPeople), ...wanted.filter(({ by }) => by === null)])
  const bounded = newest(
    wanted.filter((entry) => kept.has(entry)),
    mostInIndex - own.length,
  )
  const taken = new Set(own.map(({ id }) => id))
  const entries = bounded.map((entry): Knowledge => {
    const id = taken.has(entry.id) ? freeId(typeOf(entry.id), entry.text, (one) => taken.has(one)) : entry.id
    taken.add(id)
    return { ...entry, id, supersedes: [], from: entry.from ?? from }
  })
  return { entries, leftOut: wanted.length - entries.length }
}

const newest = <T>(items: readonly T[], count: number): readonly T[] => (count <= 0 ? [] : items.slice(-count))
