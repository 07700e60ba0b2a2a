import { type Knowledge, type KnowledgeType, knowledgeTypes } from '../../schema/knowledge/entry.ts'
import { agentLine, inlineMarkdown } from '../text/markdown/neutral-markdown.ts'
import { memoize } from '../text/memoize.ts'
import { isActive, typeOf } from './entry.ts'

const headings: Readonly<Record<KnowledgeType, string>> = {
  constraint: 'Constraints',
  decision: 'Architectural Decisions',
  unresolved: 'Unresolved',
  gotcha: 'Gotchas',
  pattern: 'Patterns',
}

/** The order on the page is that of the older programs. */
const pageOrder: readonly KnowledgeType[] = ['constraint', 'decision', 'pattern', 'gotcha', 'unresolved']

/** The entries below a heading for each type. A prompt (`###`) begins with the most binding type. */
export function knowledgeLines(
  entries: readonly Knowledge[],
  depth: '##' | '###',
  line: (entry: Knowledge) => string = entryLine,
): string {
  const byType = new Map<KnowledgeType, string[]>(knowledgeTypes.map((type) => [type, []]))
  for (const entry of entries) byType.get(typeOf(entry.id))?.push(line(entry))
  return (depth === '##' ? pageOrder : knowledgeTypes)
    .flatMap((type) => {
      const lines = byType.get(type) ?? []
      return lines.length === 0 ? [] : [`${depth} ${headings[type]}\n\n${lines.join('\n')}`]
    })
    .join('\n\n')
}

/** Maximal length of a heading of `knowledgeLines`, with its blank lines. */
export const maxHeadingChars = 34

const maxShownSources = 6

const maxPageLineChars = 1500

/** `- [K-…] text [source: iter 7,8] [supersedes: K-…]`, with Markdown and HTML neutralised. */
export const entryLine: (entry: Knowledge) => string = memoize((entry: Knowledge) => {
  const { id, text, supersedes } = entry
  const supersededList =
    supersedes.length === 0 ? '' : ` [supersedes: ${supersedes.slice(-maxShownSources).join(', ')}]`
  return `- [${id}] ${inlineMarkdown(text, 1000)} [source: ${sourceOf(entry)}]${supersededList}`
})

/** On a page, an agent's text contains no reference and no link (threat T9). */
const pageLine: (entry: Knowledge) => string = memoize((entry: Knowledge) =>
  entry.by === null ? agentLine(entryLine(entry), maxPageLineChars) : entryLine(entry),
)

/** Only the text: id and source are a quarter of a line and tell a coding agent nothing. */
export const shortLine: (entry: Knowledge) => string = memoize(
  ({ text }: Knowledge) => `- ${inlineMarkdown(text, 1000)}`,
)

/** For a prompt: the number that the agent can refer to, and the author if it is a person. */
export const numberedLine = (entry: Knowledge, number: number): string => {
  const plan = entry.from === null ? [] : [`plan ${inlineMarkdown(entry.from, 64)}`]
  const origin = [...(entry.by === null ? [] : ['a person']), ...plan].join(', ')
  return `- [${number}]${shortLine(entry).slice(1)}${origin === '' ? '' : ` (${origin})`}`
}

function sourceOf({ by, url, iterations, from }: Knowledge): string {
  const plan = from === null ? '' : ` of ${inlineMarkdown(from, 64)}`
  if (by === null && iterations.length === 0) return plan.replace(/^ of /, '')
  if (by === null) return `iter ${iterations.slice(-maxShownSources).join(',')}${plan}`
  return `${inlineMarkdown(by, 60)}${url === null ? '' : `, ${inlineMarkdown(url, 300)}`}${plan}`
}

/** `knowledge-index.md` on the state ref. */
export const indexPage = (entries: readonly Knowledge[], iteration: number): string =>
  indexMarkdown(entries, iteration, pageLine)

export function indexMarkdown(
  entries: readonly Knowledge[],
  iteration: number,
  line: (entry: Knowledge) => string = entryLine,
): string {
  const active = entries.filter(isActive)
  const inactiveCount = entries.length - active.length
  const summary = entries.every(({ by }) => by !== null)
    ? 'by people'
    : `${active.length} in force, ${inactiveCount} not`
  const lines = knowledgeLines(active, '##', line)
  return `# Knowledge Index\n\nLast updated: iteration ${iteration} (${summary})\n${lines === '' ? '' : `\n${lines}\n`}`
}
