import { type Knowledge, type KnowledgeType, longestEntry } from '../../schema/knowledge/entry.ts'
import { inlineMarkdown } from '../text/markdown/neutral-markdown.ts'
import { isActive, isHard, typeOf } from './entry.ts'

/** Where agents of many makers look for what a project wants of them. */
export const agentsMdFile = 'AGENTS.md'
/** As Claude Code takes it into its own file: a line of its own. */
export const agentsMdImport = `@${agentsMdFile}`

/** What holds for whoever works here later; what is open, or was decided once, is the index's alone. */
const headings: readonly (readonly [KnowledgeType, string])[] = [
  ['constraint', 'Constraints'],
  ['gotcha', 'Gotchas'],
  ['pattern', 'Patterns'],
]

/** Agents read the first 32 KiB of the file, and people are to read it too. */
const mostEntries = 60

const beginMark = (plan: string): string => `<!-- ralph:knowledge begin plan=${plan} -->`
const endMark = '<!-- ralph:knowledge end -->'
/** As it cannot stand in an entry, which holds no HTML. */
const looksLikeMark = /<!--\s*ralph:knowledge\b/
const begins = /^<!-- ralph:knowledge begin plan=(\S+) -->$/

/** The block's lines for these entries, marks included; without any entry it says so. */
export function agentsBlock(entries: readonly Knowledge[], plan: string): readonly string[] {
  const fitting = entries.filter((entry) => isActive(entry) && headings.some(([type]) => type === typeOf(entry.id)))
  const byWeight = [...fitting.filter(isHard), ...fitting.filter((entry) => !isHard(entry)).reverse()]
  const chosen = new Set(byWeight.slice(0, mostEntries))
  const sections = headings.flatMap(([type, heading]) => {
    const lines = fitting.filter((entry) => chosen.has(entry) && typeOf(entry.id) === type).map(entryLine)
    return lines.length === 0 ? [] : ['', `### ${heading}`, '', ...lines]
  })
  const left = fitting.length - chosen.size
  return [
    beginMark(plan),
    '## What ralph learned here',
    '',
    `ralph maintains this section from what its run \`${plan}\` has learned; edits between the markers are overwritten.`,
    ...(fitting.length === 0 ? ['', 'Nothing at the moment.'] : sections),
    ...(left > 0 ? ['', `${left} more: \`ralph knowledge\`.`] : []),
    endMark,
  ]
}

/** One line that can neither end the list nor the block, whatever an agent wrote. */
const entryLine = (entry: Knowledge): string => `- ${inlineMarkdown(entry.text, longestEntry)} [${sourceOf(entry)}]`

function sourceOf({ id, by, iterations, from }: Knowledge): string {
  const where = from === null ? '' : ` of ${inlineMarkdown(from, 100)}`
  if (by !== null) return `${id}, said by ${inlineMarkdown(by, 100)}${where}`
  return `${id}, source: iter ${iterations.join(', ')}${where}`
}

/** The file with its block renewed; `same` where it says all that already; `left` with the reason where it is not touched. */
export type RenewedBlock =
  | { readonly kind: 'changed'; readonly text: string }
  | { readonly kind: 'same' }
  | { readonly kind: 'left'; readonly why: string }

/**
 * Puts the block of a plan into the file's text, at its end where it has none yet; every other character stays as it is.
 * The text is that of a file of bytes, one character each, or of UTF-8: only the marks are looked at.
 */
export function withBlock(
  text: string,
  block: readonly string[],
  { plan, inherits }: { plan: string; inherits: readonly string[] },
): RenewedBlock {
  const found = findBlock(text)
  if ('why' in found) return { kind: 'left', why: found.why }
  const eol = /\r?\n/.exec(text)?.[0] ?? '\n'
  const written = block.join(eol)
  if (found.place === undefined) {
    const gap = text === '' ? '' : text.endsWith('\n') ? eol : `${eol}${eol}`
    return { kind: 'changed', text: `${text}${gap}${written}${eol}` }
  }
  const { from, to, owner } = found.place
  if (owner !== plan && !inherits.includes(owner)) {
    const why = `its section between the markers belongs to the run of ${owner}. To keep those lines for good, remove the markers; to let the run of ${plan} write its own, remove the section. A run started with knowledge-from ${owner} takes it over`
    return { kind: 'left', why }
  }
  if (text.slice(from, to) === written) return { kind: 'same' }
  return { kind: 'changed', text: `${text.slice(0, from)}${written}${text.slice(to)}` }
}

/** What stands in the file between the marks and whose it is; the marks themselves where they are damaged. */
export function blockIn(text: string): string | undefined {
  const found = findBlock(text)
  if ('why' in found)
    return text
      .split(/\r?\n/)
      .filter((line) => looksLikeMark.test(line))
      .join('\n')
  return found.place && text.slice(found.place.from, found.place.to)
}

/** The file without the section that this plan's run maintains. */
export function withoutBlock(text: string, plan: string): string {
  const found = findBlock(text)
  if ('why' in found || found.place?.owner !== plan) return text
  return `${text.slice(0, found.place.from)}${text.slice(found.place.to)}`
}

interface Place {
  readonly from: number
  /** Behind the end mark, before its line end. */
  readonly to: number
  readonly owner: string
}

/** One mark of each kind, in their order, each a line of its own; or none at all. */
function findBlock(text: string): { place: Place | undefined } | { why: string } {
  const marks = [...text.matchAll(/[^\r\n]*<!--[^\r\n]*/g)]
    .filter(([line]) => looksLikeMark.test(line))
    .map(({ 0: line, index }) => ({ line, index, number: text.slice(0, index).split('\n').length }))
  const [first, second, third] = marks
  if (!first) return { place: undefined }
  const owner = begins.exec(first.line)?.[1]
  const lines = marks.map(({ number }) => number)
  if (owner === undefined || second?.line !== endMark || third) {
    const at = `${lines.length === 1 ? 'line' : 'lines'} ${lines.slice(0, 5).join(', ')}`
    return {
      why: `its markers are damaged (${at}): there must be one begin marker and below it one end marker, each on a line of its own; fix or remove them`,
    }
  }
  return { place: { from: first.index, to: second.index + second.line.length, owner } }
}
