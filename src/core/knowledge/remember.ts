import { type Knowledge, type KnowledgeType, knowledgeTypes } from '../../schema/plan/knowledge.ts'
import { inlineMarkdown } from '../text/markdown/inline-markdown.ts'
import { oneLine } from '../text/one-line.ts'

/** All of it goes into every prompt, so it is kept short. */
export const mostEntries = 50
const longestEntry = 500

/** What becomes of a wish to remember something: a new entry, the one that says it already, or why not. */
type Remembered =
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

const typeOf = ({ id }: Knowledge): KnowledgeType =>
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

const headings: Readonly<Record<KnowledgeType, string>> = {
  constraint: 'Constraints',
  decision: 'Architectural Decisions',
  unresolved: 'Unresolved',
  gotcha: 'Gotchas',
  pattern: 'Patterns',
}

/** The entries below a heading for each kind, most binding first; empty where there is none. */
export function knowledgeLines(entries: readonly Knowledge[], depth: '##' | '###'): string {
  return knowledgeTypes
    .flatMap((type) => {
      const lines = entries.filter((entry) => typeOf(entry) === type).map(lineOf)
      return lines.length === 0 ? [] : [`${depth} ${headings[type]}\n\n${lines.join('\n')}`]
    })
    .join('\n\n')
}

const lineOf = ({ id, text, by, url }: Knowledge): string =>
  `- [${id}] ${inlineMarkdown(text, 1000)} [source: ${inlineMarkdown(by, 60)}${url === null ? '' : `, ${inlineMarkdown(url, 300)}`}]`

/** `knowledge-index.md` and `.json` of the state tree; people's entries belong to no iteration. */
export const knowledgeFiles = (entries: readonly Knowledge[], iteration: number): [string, string][] => [
  [
    'knowledge-index.md',
    `# Knowledge Index\n\nLast updated: iteration ${iteration} (by people)\n\n${knowledgeLines(entries, '##')}\n`,
  ],
  ['knowledge-index.json', `${JSON.stringify(entries.map(asSeed), null, 2)}\n`],
]

const asSeed = ({ id, text, by, url }: Knowledge) => ({
  memory_ids: [id],
  summary: text,
  tags: [typeOf({ id, text, by, url })],
  status: 'active',
  source: { by, url },
})
