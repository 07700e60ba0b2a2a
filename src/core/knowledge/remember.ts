import { type Knowledge, knowledgeTypes, longestEntry } from '../../schema/knowledge/entry.ts'
import type { EventOf } from '../../schema/run/event.ts'
import { similarIn } from '../text/nearest.ts'
import { entryText, freeId, isActive, sameWords, superseded, typeOf } from './entry.ts'

/** Every prompt contains all entries of people, so their number is small. */
export const maxPersonEntries = 50

interface Statement {
  readonly text: string
  readonly by: string
  readonly url: string | null
}

type RememberOutcome =
  | { readonly kind: 'new'; readonly entry: Knowledge & { readonly by: string } }
  | { readonly kind: 'known'; readonly id: string }
  | { readonly kind: 'refused'; readonly why: string }

/** `gotcha: TEXT` sets the type (default: decision); `K-gotcha-x TEXT` replaces that entry. */
export function remember(statement: Statement, entries: readonly Knowledge[]): RememberOutcome {
  const [, target, corrected] = /^(K-\S+)\s+([\s\S]+)$/.exec(statement.text) ?? []
  if (target !== undefined && corrected !== undefined)
    return correct({ ...statement, text: corrected }, { target, entries })
  const [, kind, rest = ''] = /^(\w+):(?:\s+([\s\S]+))?$/.exec(statement.text.trim()) ?? []
  const type = knowledgeTypes.find((type) => type === kind?.toLowerCase())
  return entryOf(
    { ...statement, text: type ? rest : statement.text },
    { type: type ?? 'decision', entries, supersedes: [] },
  )
}

function correct(
  statement: Statement,
  { target, entries }: { target: string; entries: readonly Knowledge[] },
): RememberOutcome {
  const targetEntry = activeEntry(target, entries)
  if ('fault' in targetEntry) return { kind: 'refused', why: targetEntry.fault }
  return entryOf(statement, { type: typeOf(target), entries, supersedes: [target] })
}

function entryOf(
  statement: Statement,
  request: { type: (typeof knowledgeTypes)[number]; entries: readonly Knowledge[]; supersedes: string[] },
): RememberOutcome {
  const { type, entries, supersedes } = request
  const text = entryText(statement.text)
  if (text === '') return { kind: 'refused', why: 'remember needs a text' }
  if (text.length > longestEntry) {
    return { kind: 'refused', why: `remember takes at most ${longestEntry} characters, not ${text.length}` }
  }
  const active = entries.filter(isActive)
  // An agent's entry becomes a person's if the person says the same.
  const duplicate = active.find((entry) => entry.by !== null && sameWords(entry.text, text))
  if (duplicate) return { kind: 'known', id: duplicate.id }
  const personCount = active.filter(({ by, id }) => by !== null && !supersedes.includes(id)).length
  if (personCount >= maxPersonEntries) {
    const reason = `${maxPersonEntries} entries from people are already remembered, and every prompt contains all of them; withdraw one with \`forget K-…\`, or say it in CLAUDE.md`
    return { kind: 'refused', why: reason }
  }
  const agentIds = active.filter((entry) => entry.by === null && sameWords(entry.text, text)).map(({ id }) => id)
  const takenIds = new Set(entries.map(({ id }) => id))
  const id = freeId(type, text, (candidate) => takenIds.has(candidate))
  const replacedIds = [...new Set([...supersedes, ...agentIds])]
  return {
    kind: 'new',
    entry: personsEntry({ id, text, by: statement.by, url: statement.url, supersedes: replacedIds }),
  }
}

export const personsEntry = (
  fields: Pick<Knowledge, 'id' | 'text' | 'url' | 'supersedes'> & { by: string },
): Knowledge & { by: string } => ({
  ...fields,
  status: 'active',
  hard: false,
  iterations: [],
  task: null,
  why: null,
  from: null,
  said_over: null,
  contradicts: [],
})

/** The entry that a person corrects or withdraws, or why that is impossible. */
export function activeEntry(id: string, entries: readonly Knowledge[]): Knowledge | { readonly fault: string } {
  const entry = entries.find((candidate) => candidate.id === id)
  if (entry && isActive(entry)) return entry
  const successorId = entries.findLast(({ supersedes }) => supersedes.includes(id))?.id
  if (entry?.status === 'superseded' && successorId)
    return { fault: `${id} does not count any more: ${successorId} took its place` }
  if (entry) return { fault: `${id} does not count any more${entry.why === null ? '' : `: ${entry.why}`}` }
  const similarId = similarIn(entries.filter(isActive).map((entry) => entry.id))(id)
  return {
    fault: `there is no entry ${id}.${similarId === undefined ? ' `knowledge` lists them' : ` Did you mean ${similarId}?`}`,
  }
}

export function withRemembered(entries: readonly Knowledge[], entry: Knowledge): Knowledge[] {
  const replacedIds = new Set(entry.supersedes)
  const updated = entries.map((existing) => (replacedIds.has(existing.id) ? superseded(existing, entry.id) : existing))
  return [...updated, entry]
}

export const withoutEntry = (
  entries: readonly Knowledge[],
  { id, by, why, restores = [] }: Omit<EventOf<'forgotten'>, 'type' | 'at'>,
): Knowledge[] =>
  entries.map((entry) => {
    if (entry.id === id)
      return { ...entry, status: 'deprecated', why: `withdrawn by ${by}${why === '' ? '' : `: ${why}`}` }
    return restores.includes(entry.id) ? { ...entry, status: 'active', why: null } : entry
  })
