import { type Knowledge, type KnowledgeType, knowledgeTypes } from '../../schema/plan/knowledge.ts'
import { oneLine } from '../text/one-line.ts'

/** All of it goes into every prompt, so it is kept short. */
export const mostEntries = 50
export const longestEntry = 500

/** What becomes of a wish to remember something: a new entry, the one that says it already, or why not. */
export type Remembered =
  | { readonly kind: 'new'; readonly entry: Knowledge }
  | { readonly kind: 'known'; readonly id: string }
  | { readonly kind: 'refused'; readonly why: string }

/**
 * An entry of the knowledge index from a person's words. `gotcha: TEXT` says of which kind it is, a decision otherwise.
 * The same words again are the same entry, whoever says them.
 */
export function remember(
  said: { text: string; by: string; url: string | null },
  known: readonly Knowledge[],
): Remembered {
  const [, kind, rest] = /^(\w+):\s+([\s\S]+)$/.exec(said.text) ?? []
  const named = knowledgeTypes.find((type) => type === kind?.toLowerCase())
  const type = named ?? 'decision'
  const text = oneLine((named && rest) || said.text, Number.MAX_SAFE_INTEGER)
  if (text.length > longestEntry) {
    return { kind: 'refused', why: `remember takes at most ${longestEntry} characters, not ${text.length}` }
  }
  const same = known.find((entry) => entry.text === text)
  if (same) return { kind: 'known', id: same.id }
  if (known.length >= mostEntries) {
    const why = `${mostEntries} entries are remembered already, and every prompt holds all of them; say it in CLAUDE.md`
    return { kind: 'refused', why }
  }
  return { kind: 'new', entry: { id: freeId(type, text, known), text, by: said.by, url: said.url } }
}

export const typeOf = ({ id }: Knowledge): KnowledgeType =>
  knowledgeTypes.find((type) => id.startsWith(`K-${type}-`)) ?? 'decision'

/** Its first words; a text without Latin letters is only numbered. */
function freeId(type: KnowledgeType, text: string, known: readonly Knowledge[]): string {
  const words =
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  const slug = words.slice(0, 5).join('-').slice(0, 40).replace(/-$/, '') || 'entry'
  const taken = new Set(known.map(({ id }) => id))
  for (let n = 1; ; n++) {
    const id = `K-${type}-${slug}${n === 1 ? '' : `-${n}`}`
    if (!taken.has(id)) return id
  }
}
