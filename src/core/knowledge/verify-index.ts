import { type Knowledge, longestEntry } from '../../schema/knowledge/entry.ts'
import { entryText, isActive, isHard } from './entry.ts'
import { indexMarkdown } from './render-index.ts'

export interface IndexContext {
  /** Passed iterations that still count, each with its task; only these can be sources. */
  readonly taught: ReadonlyMap<number, string>
  /** Characters that the hard constraints of one iteration may have together; undefined: no limit. */
  readonly maxHardChars?: number | undefined
}

interface Change {
  readonly old: readonly Knowledge[]
  readonly next: readonly Knowledge[]
  readonly byId: ReadonlyMap<string, Knowledge>
  readonly context: IndexContext
}

type Rule = (change: Change) => readonly string[]

/** A quarter of a prompt's budget. */
export const maxHardCharsPerIteration = (budgetChars: number): number => Math.floor(budgetChars / 4)

export const maxIndexEntries = 20_000

const rules: readonly Rule[] = [
  hasItsHeader,
  keepsHardConstraints,
  onlyGrows,
  hasUniqueIds,
  namesWhatExists,
  hasSources,
  leavesPeopleAlone,
  holdsSingleLines,
  isBounded,
]

/** Faults of the new index, in sentences; an index with a fault is rejected (failure model B4). */
export function verifyIndex(old: readonly Knowledge[], next: readonly Knowledge[], context: IndexContext): string[] {
  const change = { old, next, byId: new Map(next.map((entry) => [entry.id, entry])), context }
  return rules.flatMap((rule) => rule(change))
}

/** Checked on the rendered page, since an entry could add a heading. */
function hasItsHeader({ next }: Change): readonly string[] {
  const lines = indexMarkdown(next, 0).split('\n')
  const headers = lines.filter((line) => /^#(?!# )/.test(line))
  return headers.join() === '# Knowledge Index'
    ? []
    : ['the page would not start with its header, or would contain a second one']
}

function keepsHardConstraints({ old, byId }: Change): readonly string[] {
  const active = [...byId.values()].filter(isActive)
  const replaced = new Set(active.filter(isHard).flatMap(({ supersedes }) => supersedes))
  return old
    .filter((entry) => isActive(entry) && isHard(entry))
    .flatMap(({ id }) => {
      const now = byId.get(id)
      return (now && isActive(now) && isHard(now)) || replaced.has(id)
        ? []
        : [`the hard constraint ${id} would be lost: only another hard constraint may supersede it`]
    })
}

/** Entries stay in their order and keep their text, sources are only added, and inactive entries stay inactive. */
function onlyGrows({ old, next }: Change): readonly string[] {
  return old.flatMap((before, index) => {
    const after = next[index]
    if (after === before) return []
    if (after?.id !== before.id) return [`${before.id} would be removed or moved`]
    if (after.text !== before.text || after.by !== before.by || after.hard !== before.hard)
      return [`${before.id} would be rewritten`]
    if (!before.iterations.every((iteration) => after.iterations.includes(iteration)))
      return [`${before.id} would lose a source`]
    return !isActive(before) && isActive(after) ? [`${before.id} was ${before.status} and would be in force again`] : []
  })
}

function hasUniqueIds({ next, byId }: Change): readonly string[] {
  return byId.size === next.length ? [] : ['two entries would have the same id']
}

function namesWhatExists({ next, byId }: Change): readonly string[] {
  return next.flatMap(({ id, supersedes }) =>
    supersedes
      .filter((supersededId) => !byId.has(supersededId) || supersededId === id)
      .map((was) => `${id} supersedes ${was}, which does not exist`),
  )
}

function hasSources({ old, next, context }: Change): readonly string[] {
  const oldById = new Map(old.map((entry) => [entry.id, entry]))
  return next.flatMap((entry) => {
    if (entry.by !== null || entry.from !== null || oldById.get(entry.id) === entry) return []
    if (entry.iterations.length === 0) return [`${entry.id} has no source`]
    const earlierSources = oldById.get(entry.id)?.iterations ?? []
    const inherited = entry.supersedes.flatMap((id) => oldById.get(id)?.iterations ?? [])
    const unknown = entry.iterations.filter(
      (iteration) =>
        !context.taught.has(iteration) && !earlierSources.includes(iteration) && !inherited.includes(iteration),
    )
    return unknown.length === 0
      ? []
      : [`${entry.id} names iteration ${unknown[0]}, which did not pass or does not count`]
  })
}

function leavesPeopleAlone({ old, next }: Change): readonly string[] {
  const changed = old.filter((entry, index) => entry.by !== null && next[index] !== entry)
  const added = next.slice(old.length).filter(({ by }) => by !== null)
  return [
    ...changed.map(({ id }) => `${id} is a person's, and would be changed`),
    ...added.map(({ id }) => `${id} would be said by a person who said nothing`),
  ]
}

function holdsSingleLines({ old, next }: Change): readonly string[] {
  return next
    .slice(old.length)
    .filter(({ text }) => text === '' || text.length > longestEntry || entryText(text) !== text)
    .map(({ id }) => `${id} is not one visible line of at most ${longestEntry} characters`)
}

function isBounded({ next }: Change): readonly string[] {
  return next.length <= maxIndexEntries
    ? []
    : [`the index would have ${next.length} entries, more than ${maxIndexEntries}`]
}
