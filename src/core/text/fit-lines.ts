import { displayWidth } from './display-width.ts'

/** How a report is to look. */
export interface Look {
  readonly width: number
  readonly color: boolean
  /** Only a terminal has lines that end: a file or another program gets whole ones. */
  readonly isTty?: boolean
}

/**
 * The lines of a report for a terminal, none longer than it is wide: broken between words and continued below their
 * text. A word and a code span stay whole; one that is too long stands on a line of its own.
 */
export const fitLines = (lines: readonly string[], look: Look): string[] =>
  lines.flatMap((line) => fitLine(line, columnsOf(look)))

/** One of them. */
export const fitLine = (line: string, columns: number): string[] =>
  shownWidth(line) <= columns ? [line] : broken(line, columns)

/** Where a terminal breaks a line whose text begins so. */
export const columnsOf = ({ width, isTty = false }: Look): number => (isTty ? width : Number.POSITIVE_INFINITY)

// biome-ignore lint/suspicious/noControlCharactersInRegex: what paint.ts writes
const colours = /\u001B\[\d+m/g
const shownWidth = (text: string): number => displayWidth(text.replace(colours, ''))

/** What must stay whole, and the space before it. */
const atoms = /(\s*)((?:(`+)(?!`).*?[^`]\3(?!`)|\S)+)/g

function broken(line: string, width: number): string[] {
  const [first, ...others] = [...line.matchAll(atoms)].map(([, gap = '', atom = '']) => ({ gap, atom }))
  if (!first) return [line]
  const margin = ' '.repeat(hang(line))
  const lines = [first.gap + first.atom]
  for (const { gap, atom } of others) {
    const longer = `${lines.at(-1)}${gap}${atom}`
    if (shownWidth(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(margin + atom)
  }
  return lines
}

const widestMargin = 24

/** The column of the text itself: after a mark, or after the name that a wide gap parts from it. */
function hang(line: string): number {
  const plain = line.replace(colours, '')
  const start = /^\s*(?:[-✓✗!→▶↻] )?/.exec(plain)?.[0].length ?? 0
  const named = start + (/^\S.*? {2,}(?=\S)/.exec(plain.slice(start))?.[0].length ?? 0)
  return named <= widestMargin ? named : start
}
