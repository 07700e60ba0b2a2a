import { type Knowledge, longestEntry } from '../../schema/knowledge/entry.ts'
import { entryText, isActive, isHard } from './entry.ts'
import { indexMarkdown } from './render-index.ts'

/** What is known of the run when operations are judged. */
export interface IndexContext {
  /** Iterations that passed and still count, each with its task; only these can have taught anything. */
  readonly taught: ReadonlyMap<number, string>
  /** Characters that the hard constraints of one iteration may have together; without it there is no bound. */
  readonly hardChars?: number | undefined
}

interface Change {
  readonly old: readonly Knowledge[]
  readonly next: readonly Knowledge[]
  readonly byId: ReadonlyMap<string, Knowledge>
  readonly context: IndexContext
}

/** Says what is broken, and names the entry; none where nothing is. */
type Rule = (change: Change) => readonly string[]

/** Characters that the hard constraints of one iteration may have together: a quarter of a prompt's budget. */
export const hardCharsOfOne = (budgetChars: number): number => Math.floor(budgetChars / 4)

/** What an index may never come to; the prompt, the page and every later operation build on it. */
export const mostInIndex = 20_000

/** Rules over the old index and the new one: the first four were promised by the older programs. */
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

/** Every rule that the new index breaks, in sentences; an index with one is not taken over (failure model B4). */
export function verifyIndex(old: readonly Knowledge[], next: readonly Knowledge[], context: IndexContext): string[] {
  const change = { old, next, byId: new Map(next.map((entry) => [entry.id, entry])), context }
  return rules.flatMap((rule) => rule(change))
}

/** Target is rendered: a part of an entry could bring a heading of its own. */
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

/** Entries stay, in their order; their words stay, sources are only added, and what is over is never active again. */
function onlyGrows({ old, next }: Change): readonly string[] {
  return old.flatMap((was, at) => {
    const now = next[at]
    if (now === was) return []
    if (now?.id !== was.id) return [`${was.id} would be removed or moved`]
    if (now.text !== was.text || now.by !== was.by || now.hard !== was.hard) return [`${was.id} would be rewritten`]
    if (!was.iterations.every((one) => now.iterations.includes(one))) return [`${was.id} would lose a source`]
    return !isActive(was) && isActive(now) ? [`${was.id} was ${was.status} and would be in force again`] : []
  })
}

function hasUniqueIds({ next, byId }: Change): readonly string[] {
  return byId.size === next.length ? [] : ['two entries would have the same id']
}

function namesWhatExists({ next, byId }: Change): readonly string[] {
  return next.flatMap(({ id, supersedes }) =>
    supersedes
      .filter((was) => !byId.has(was) || was === id)
      .map((was) => `${id} supersedes ${was}, which does not exist`),
  )
}

/** What failed, was undone or is not known has taught nothing: failed approaches are no knowledge. */
function hasSources({ old, next, context }: Change): readonly string[] {
  const before = new Map(old.map((entry) => [entry.id, entry]))
  return next.flatMap((entry) => {
    if (entry.by !== null || entry.from !== null || before.get(entry.id) === entry) return []
    if (entry.iterations.length === 0) return [`${entry.id} has no source`]
    const known = before.get(entry.id)?.iterations ?? []
    const inherited = entry.supersedes.flatMap((id) => before.get(id)?.iterations ?? [])
    const strange = entry.iterations.filter(
      (one) => !context.taught.has(one) && !known.includes(one) && !inherited.includes(one),
    )
    return strange.length === 0
      ? []
      : [`${entry.id} names iteration ${strange[0]}, which did not pass or does not count`]
  })
}

function leavesPeopleAlone({ old, next }: Change): readonly string[] {
  const changed = old.filter((entry, at) => entry.by !== null && next[at] !== entry)
  const invented = next.slice(old.length).filter(({ by }) => by !== null)
  return [
    ...changed.map(({ id }) => `${id} is a person's, and would be changed`),
    ...invented.map(({ id }) => `${id} would be said by a person who said nothing`),
  ]
}

function holdsSingleLines({ old, next }: Change): readonly string[] {
  return next
    .slice(old.length)
    .filter(({ text }) => text === '' || text.length > longestEntry || entryText(text) !== text)
    .map(({ id }) => `${id} is not one visible line of at most ${longestEntry} characters`)
}

function isBounded({ next }: Change): readonly string[] {
  return next.length <= mostInIndex ? [] : [`the index would have ${next.length} entries, more than ${mostInIndex}`]
}
