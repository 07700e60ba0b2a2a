import type { Knowledge } from '../../schema/knowledge/entry.ts'
import { plural } from '../text/amounts.ts'
import { isActive, isHard } from './entry.ts'
import { knowledgeLines, numberedLine } from './render-index.ts'

/** The variable of an agent's call that names the file with the whole index. */
export const indexFileVariable = 'RALPH_KNOWLEDGE_FILE'

/** Placeholder for the path in a stored prompt, since each call has its own path. */
const pathMark = `$${indexFileVariable}`
/** Room that a stored prompt leaves, since a path is longer than its placeholder. */
export const maxExtraPathChars = 150

export const withIndexFile = (prompt: string, path: string): string => prompt.replaceAll(pathMark, () => path)

/**
 * First the ids in the prompt, then all others. The index only grows, so its length and the prompt's ids are all that
 * is stored.
 */
export function numberedIds(index: readonly Knowledge[], shown: readonly string[], length: number): string[] {
  const inPrompt = new Set(shown)
  return [...shown, ...index.slice(0, length).flatMap(({ id }) => (inPrompt.has(id) ? [] : [id]))]
}

/** The line of a prompt that names the file; empty if no entry is in force. */
export function indexFileLine(index: readonly Knowledge[], shown: readonly Knowledge[]): string {
  const active = index.filter(isActive)
  if (active.length === 0) return ''
  const inPrompt = new Set(shown)
  const leftOut = active.filter((entry) => !inPrompt.has(entry))
  const chars = active.reduce((sum, { text }) => sum + text.length + originChars, 0)
  const file = `The whole index is in the file ${pathMark} (read-only, ${plural(active.length, 'entry', 'entries')}, about ${Math.ceil(chars / 1000)} kB).`
  if (leftOut.length === 0) return file
  const hard = leftOut.filter(isHard).length
  const binding = hard === 0 ? '' : ` (${plural(hard, 'hard constraint', 'hard constraints')} among them)`
  return `${file} ${plural(leftOut.length, 'entry', 'entries')}${binding} that seem less relevant to this task are only there.`
}

export const maxFileLineChars = (index: readonly Knowledge[]): number =>
  indexFileLine(index, []).length + maxExtraPathChars

const originChars = 30

export function indexFileText(index: readonly Knowledge[], shown: readonly string[]): string {
  const numbers = new Map(numberedIds(index, shown, index.length).map((id, position) => [id, position + 1]))
  const active = index.filter(isActive)
  const byKind = knowledgeLines(active, '##', (entry) => fileLine(entry, numbers.get(entry.id) ?? 0))
  const inPrompt = shown.length === 0 ? '' : ` Your prompt has numbers 1 to ${shown.length}.`
  return `# Knowledge index

${plural(active.length, 'entry', 'entries')} in force. Your answer can refer to an entry by its number, the n of [n].${inPrompt} What a person says counts more than what agents noted.

${byKind}
`
}

function fileLine(entry: Knowledge, number: number): string {
  const hard = isHard(entry) ? ' hard:' : ''
  const line = numberedLine(entry, number).replace('] ', `]${hard} `)
  if (entry.by !== null) return line
  const iterationList = entry.iterations.slice(-maxShownSources).join(', ')
  const over = entry.said_over === null ? '' : `; iteration ${entry.said_over.iteration} says it is over`
  return iterationList === '' ? line : `${line} (an agent, iteration ${iterationList}${over})`
}

const maxShownSources = 6
