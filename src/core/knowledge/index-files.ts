import { type Knowledge, type KnowledgeType, knowledgeTypes } from '../../schema/plan/knowledge.ts'
import { inlineMarkdown } from '../text/markdown/inline-markdown.ts'
import { typeOf } from './remember.ts'

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
