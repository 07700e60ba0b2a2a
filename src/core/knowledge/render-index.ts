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

/** The order of the page, as the older programs have it. */
const onPage: readonly KnowledgeType[] = ['constraint', 'decision', 'pattern', 'gotcha', 'unresolved']

/** The entries below a heading for each kind, most binding first in a prompt (`###`); empty where there is none. */
export function knowledgeLines(
  entries: readonly Knowledge[],
  depth: '##' | '###',
  line: (entry: Knowledge) => string = entryLine,
): string {
  const byType = new Map<KnowledgeType, string[]>(knowledgeTypes.map((type) => [type, []]))
  for (const entry of entries) byType.get(typeOf(entry.id))?.push(line(entry))
  return (depth === '##' ? onPage : knowledgeTypes)
    .flatMap((type) => {
      const lines = byType.get(type) ?? []
      return lines.length === 0 ? [] : [`${depth} ${headings[type]}\n\n${lines.join('\n')}`]
    })
    .join('\n\n')
}

/** Characters that a heading of `knowledgeLines` takes at most, with its blank lines. */
export const headingChars = 34

/** So many sources are named; the JSON has all. */
const shownSources = 6

/** Characters: its text, and an id and sources of at most these lengths. */
const maxPageLine = 1500

/**
 * `- [K-…] text [source: iter 7,8] [supersedes: K-…]`: one line in which nothing is Markdown or HTML of a stranger's.
 * Made once for each entry, since entries never change.
 */
export const entryLine: (entry: Knowledge) => string = memoize((entry: Knowledge) => {
  const { id, text, supersedes } = entry
  const replaced = supersedes.length === 0 ? '' : ` [supersedes: ${supersedes.slice(-shownSources).join(', ')}]`
  return `- [${id}] ${inlineMarkdown(text, 1000)} [source: ${sourceOf(entry)}]${replaced}`
})

/** As a page shows it: what an agent says refers and links to nothing (threat T9). */
const pageLine: (entry: Knowledge) => string = memoize((entry: Knowledge) =>
  entry.by === null ? agentLine(entryLine(entry), maxPageLine) : entryLine(entry),
)

/** Its words alone, where room is short: a quarter of such a line is its id and its source, which tell a coding agent nothing. */
export const shortLine: (entry: Knowledge) => string = memoize(
  ({ text }: Knowledge) => `- ${inlineMarkdown(text, 1000)}`,
)

/** As a prompt has it: a number that the agent can refer to, and who says so where that is a person. */
export const numberedLine = (entry: Knowledge, number: number): string => {
  const plan = entry.from === null ? [] : [`plan ${inlineMarkdown(entry.from, 64)}`]
  const origin = [...(entry.by === null ? [] : ['a person']), ...plan].join(', ')
  return `- [${number}]${shortLine(entry).slice(1)}${origin === '' ? '' : ` (${origin})`}`
}

function sourceOf({ by, url, iterations, from }: Knowledge): string {
  const plan = from === null ? '' : ` of ${inlineMarkdown(from, 64)}`
  if (by === null && iterations.length === 0) return plan.replace(/^ of /, '')
  if (by === null) return `iter ${iterations.slice(-shownSources).join(',')}${plan}`
  return `${inlineMarkdown(by, 60)}${url === null ? '' : `, ${inlineMarkdown(url, 300)}`}${plan}`
}

/** `knowledge-index.md` on the state ref. */
export const indexPage = (entries: readonly Knowledge[], iteration: number): string =>
  indexMarkdown(entries, iteration, pageLine)

/** The entries that count, as an agent that works on them reads them. */
export function indexMarkdown(
  entries: readonly Knowledge[],
  iteration: number,
  line: (entry: Knowledge) => string = entryLine,
): string {
  const active = entries.filter(isActive)
  const over = entries.length - active.length
  const who = entries.every(({ by }) => by !== null) ? 'by people' : `${active.length} in force, ${over} not`
  const lines = knowledgeLines(active, '##', line)
  return `# Knowledge Index\n\nLast updated: iteration ${iteration} (${who})\n${lines === '' ? '' : `\n${lines}\n`}`
}
