import { type Knowledge, type KnowledgeType, longestEntry } from '../../schema/knowledge/entry.ts'
import { inlineMarkdown } from '../text/markdown/neutral-markdown.ts'
import { isActive, isHard, typeOf } from './entry.ts'

export const agentsMdFile = 'AGENTS.md'
export const agentsMdImport = `@${agentsMdFile}`

/** Only what later agents need; open questions and past decisions are in the index alone. */
const headings: readonly (readonly [KnowledgeType, string])[] = [
  ['constraint', 'Constraints'],
  ['gotcha', 'Gotchas'],
  ['pattern', 'Patterns'],
]

/** Agents read only the first 32 KiB of the file. */
const maxBlockEntries = 60

const beginMark = (plan: string): string => `<!-- ralph:knowledge begin plan=${plan} -->`
const endMark = '<!-- ralph:knowledge end -->'
const looksLikeMark = /<!--\s*ralph:knowledge\b/
const beginLine = /^<!-- ralph:knowledge begin plan=(\S+) -->$/

/** The block's lines for these entries, marks included; without any entry it says so. */
export function agentsBlock(entries: readonly Knowledge[], plan: string): readonly string[] {
  const fitting = entries.filter((entry) => isActive(entry) && headings.some(([type]) => type === typeOf(entry.id)))
  const byWeight = [...fitting.filter(isHard), ...fitting.filter((entry) => !isHard(entry)).reverse()]
  const chosen = new Set(byWeight.slice(0, maxBlockEntries))
  const sections = headings.flatMap(([type, heading]) => {
    const lines = fitting.filter((entry) => chosen.has(entry) && typeOf(entry.id) === type).map(entryLine)
    return lines.length === 0 ? [] : ['', `### ${heading}`, '', ...lines]
  })
  const omittedCount = fitting.length - chosen.size
  return [
    beginMark(plan),
    '## What ralph learned here',
    '',
    `ralph maintains this section from what its run \`${plan}\` has learned; edits between the markers are overwritten.`,
    ...(fitting.length === 0 ? ['', 'Nothing at the moment.'] : sections),
    ...(omittedCount > 0 ? ['', `${omittedCount} more: \`ralph knowledge\`.`] : []),
    endMark,
  ]
}

const entryLine = (entry: Knowledge): string => `- ${inlineMarkdown(entry.text, longestEntry)} [${sourceOf(entry)}]`

function sourceOf({ id, by, iterations, from }: Knowledge): string {
  const planSuffix = from === null ? '' : ` of ${inlineMarkdown(from, 100)}`
  if (by !== null) return `${id}, said by ${inlineMarkdown(by, 100)}${planSuffix}`
  return `${id}, source: iter ${iterations.join(', ')}${planSuffix}`
}

/** `same` if the block is current already; `left` with the reason if the file must not be changed. */
export type RenewedBlock =
  | { readonly kind: 'changed'; readonly text: string }
  | { readonly kind: 'same' }
  | { readonly kind: 'left'; readonly why: string }

/** All characters outside the block stay. The text may be UTF-8 or one character for each byte of the file. */
export function withBlock(
  text: string,
  block: readonly string[],
  { plan, inherits }: { plan: string; inherits: readonly string[] },
): RenewedBlock {
  const search = findBlock(text)
  if ('why' in search) return { kind: 'left', why: search.why }
  const eol = /\r?\n/.exec(text)?.[0] ?? '\n'
  const newBlock = block.join(eol)
  if (search.place === undefined) {
    const gap = text === '' ? '' : text.endsWith('\n') ? eol : `${eol}${eol}`
    return { kind: 'changed', text: `${text}${gap}${newBlock}${eol}` }
  }
  const { from, to, owner } = search.place
  if (owner !== plan && !inherits.includes(owner)) {
    const reason = `its section between the markers belongs to the run of ${owner}. To keep those lines for good, remove the markers; to let the run of ${plan} write its own, remove the section. A run started with knowledge-from ${owner} takes it over`
    return { kind: 'left', why: reason }
  }
  if (text.slice(from, to) === newBlock) return { kind: 'same' }
  return { kind: 'changed', text: `${text.slice(0, from)}${newBlock}${text.slice(to)}` }
}

/** The block with its marks, or only the marks if they are damaged. */
export function blockIn(text: string): string | undefined {
  const search = findBlock(text)
  if ('why' in search)
    return text
      .split(/\r?\n/)
      .filter((line) => looksLikeMark.test(line))
      .join('\n')
  return search.place && text.slice(search.place.from, search.place.to)
}

export function withoutBlock(text: string, plan: string): string {
  const search = findBlock(text)
  if ('why' in search || search.place?.owner !== plan) return text
  return `${text.slice(0, search.place.from)}${text.slice(search.place.to)}`
}

interface Place {
  readonly from: number
  /** Excludes the line end after the end mark. */
  readonly to: number
  readonly owner: string
}

/** Valid are no marks at all, or one begin mark and one end mark in this order, each on its own line. */
function findBlock(text: string): { place: Place | undefined } | { why: string } {
  const marks = [...text.matchAll(/[^\r\n]*<!--[^\r\n]*/g)]
    .filter(([line]) => looksLikeMark.test(line))
    .map(({ 0: line, index }) => ({ line, index, number: text.slice(0, index).split('\n').length }))
  const [first, second, third] = marks
  if (!first) return { place: undefined }
  const owner = beginLine.exec(first.line)?.[1]
  const lines = marks.map(({ number }) => number)
  if (owner === undefined || second?.line !== endMark || third) {
    const lineList = `${lines.length === 1 ? 'line' : 'lines'} ${lines.slice(0, 5).join(', ')}`
    return {
      why: `its markers are damaged (${lineList}): there must be one begin marker and below it one end marker, each on a line of its own; fix or remove them`,
    }
  }
  return { place: { from: first.index, to: second.index + second.line.length, owner } }
}
