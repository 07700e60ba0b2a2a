import { type Knowledge, knowledgeTypes, longestEntry } from '../../schema/knowledge/entry.ts'
import type { EventOf } from '../../schema/run/event.ts'
import { similarIdFinder } from '../text/nearest.ts'
import { entryText, freeId, isActive, sameWords, superseded, typeOf } from './entry.ts'

/** Every prompt holds all that people said, so it is kept short. */
export const mostEntries = 50

interface Said {
  readonly text: string
  readonly by: string
  readonly url: string | null
}

/** What becomes of a wish to remember something: a new entry, the one that says it already, or why not. */
type Remembered =
  | { readonly kind: 'new'; readonly entry: Knowledge & { readonly by: string } }
  | { readonly kind: 'known'; readonly id: string }
  | { readonly kind: 'refused'; readonly why: string }

/**
 * An entry of the knowledge index from a person's words. `gotcha: TEXT` says of which kind it is, a decision otherwise;
 * `K-gotcha-x TEXT` takes the place of that entry, whoever it is from. The same words again are the same entry.
 */
export function remember(said: Said, known: readonly Knowledge[]): Remembered {
  const [, target, corrected] = /^(K-\S+)\s+([\s\S]+)$/.exec(said.text) ?? []
  if (target !== undefined && corrected !== undefined) return correct({ ...said, text: corrected }, { target, known })
  const [, kind, rest = ''] = /^(\w+):(?:\s+([\s\S]+))?$/.exec(said.text.trim()) ?? []
  const named = knowledgeTypes.find((type) => type === kind?.toLowerCase())
  return entryOf({ ...said, text: named ? rest : said.text }, { type: named ?? 'decision', known, supersedes: [] })
}

function correct(said: Said, { target, known }: { target: string; known: readonly Knowledge[] }): Remembered {
  const found = activeEntry(target, known)
  if ('fault' in found) return { kind: 'refused', why: found.fault }
  return entryOf(said, { type: typeOf(target), known, supersedes: [target] })
}

function entryOf(
  said: Said,
  request: { type: (typeof knowledgeTypes)[number]; known: readonly Knowledge[]; supersedes: string[] },
): Remembered {
  const { type, known, supersedes } = request
  const text = entryText(said.text)
  if (text === '') return { kind: 'refused', why: 'remember needs a text' }
  if (text.length > longestEntry) {
    return { kind: 'refused', why: `remember takes at most ${longestEntry} characters, not ${text.length}` }
  }
  const counting = known.filter(isActive)
  // What an agent learned becomes a person's by being said.
  const same = counting.find((entry) => entry.by !== null && sameWords(entry.text, text))
  if (same) return { kind: 'known', id: same.id }
  const counted = counting.filter(({ by, id }) => by !== null && !supersedes.includes(id)).length
  if (counted >= mostEntries) {
    const why = `${mostEntries} entries from people are already remembered, and every prompt contains all of them; withdraw one with \`forget K-…\`, or say it in CLAUDE.md`
    return { kind: 'refused', why }
  }
  const learned = counting.filter((entry) => entry.by === null && sameWords(entry.text, text)).map(({ id }) => id)
  const taken = new Set(known.map(({ id }) => id))
  const id = freeId(type, text, (one) => taken.has(one))
  const replaced = [...new Set([...supersedes, ...learned])]
  return { kind: 'new', entry: personsEntry({ id, text, by: said.by, url: said.url, supersedes: replaced }) }
}

/** An entry as a person's words make it. */
export const personsEntry = (
  said: Pick<Knowledge, 'id' | 'text' | 'url' | 'supersedes'> & { by: string },
): Knowledge & { by: string } => ({
  ...said,
  status: 'active',
  hard: false,
  iterations: [],
  task: null,
  why: null,
  from: null,
  said_over: null,
  contradicts: [],
})

/** The entry that a person names to correct or to withdraw it, or why there is nothing to do it to. */
export function activeEntry(id: string, known: readonly Knowledge[]): Knowledge | { readonly fault: string } {
  const entry = known.find((one) => one.id === id)
  if (entry && isActive(entry)) return entry
  const heir = known.findLast(({ supersedes }) => supersedes.includes(id))?.id
  if (entry?.status === 'superseded' && heir) return { fault: `${id} does not count any more: ${heir} took its place` }
  if (entry) return { fault: `${id} does not count any more${entry.why === null ? '' : `: ${entry.why}`}` }
  const meant = similarIdFinder(known.filter(isActive).map((one) => one.id))(id)
  return {
    fault: `there is no entry ${id}.${meant === undefined ? ' `knowledge` lists them' : ` Did you mean ${meant}?`}`,
  }
}

/** The index after a person's words. */
export function withRemembered(entries: readonly Knowledge[], entry: Knowledge): Knowledge[] {
  const replaced = new Set(entry.supersedes)
  const kept = entries.map((one) => (replaced.has(one.id) ? superseded(one, entry.id) : one))
  return [...kept, entry]
}

/** The index after a person withdrew an entry. */
export const withoutEntry = (
  entries: readonly Knowledge[],
  { id, by, why, restores = [] }: Omit<EventOf<'forgotten'>, 'type' | 'at'>,
): Knowledge[] =>
  entries.map((entry) => {
    if (entry.id === id)
      return { ...entry, status: 'deprecated', why: `withdrawn by ${by}${why === '' ? '' : `: ${why}`}` }
    return restores.includes(entry.id) ? { ...entry, status: 'active', why: null } : entry
  })
