let segmenter: Intl.Segmenter | undefined

/** Created on first use: it loads tables, and most texts are ASCII. */
function clusters(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return segmenter.segment(text)
}

/** Emoji shown as pictures, and the East Asian Wide and Fullwidth blocks of Unicode (UAX 11). */
const wide = new RegExp(
  '\\p{Emoji_Presentation}|\\uFE0F|\\p{Regional_Indicator}|' +
    '[\\u1100-\\u115F\\u2E80-\\u303E\\u3041-\\uA4CF\\uA960-\\uA97F\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE30-\\uFE6F' +
    '\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{20000}-\\u{3FFFD}]',
  'u',
)
const invisible = /^[\p{Mark}\p{Format}\p{Control}]+$/u

/** Columns of a grapheme cluster on a terminal. */
function clusterWidth(cluster: string): number {
  if (wide.test(cluster)) return 2
  return invisible.test(cluster) ? 0 : 1
}

export function displayWidth(text: string): number {
  if (plain.test(text)) return text.length
  let width = 0
  for (const { segment } of clusters(text)) width += clusterWidth(segment)
  return width
}

/** Cut to `columns` with an ellipsis; never cuts a grapheme cluster. */
export function clip(text: string, columns: number): string {
  if (columns <= 0) return ''
  if (plain.test(text)) return text.length <= columns ? text : `${text.slice(0, columns - 1)}…`
  let clipped = ''
  let width = 0
  for (const { segment } of clusters(text)) {
    width += clusterWidth(segment)
    // Stops here: an agent can print a gigabyte in long lines.
    if (width > columns) return `${clipped}…`
    if (width < columns) clipped += segment
  }
  return text
}

/** Characters of one column, as in nearly every line. The tables for all others take 10 ms to load. */
const plain =
  /^[ -~\u00A1-\u00AC\u00AE-\u02FF\u0370-\u0482\u048A-\u052F\u2010-\u2027\u2030-\u205E\u2190-\u21FF\u2500-\u25FC\u2713\u2717]*$/

/** A text longer than `columns` stays unchanged. */
export function pad(text: string, columns: number, align: 'left' | 'right' = 'left'): string {
  const filling = ' '.repeat(Math.max(0, columns - displayWidth(text)))
  return align === 'left' ? text + filling : filling + text
}

/** Breaks at spaces; a word longer than `columns` gets a line of its own. */
export function wrap(text: string, columns: number): string[] {
  const [first = '', ...words] = text.split(' ')
  const lines = [first]
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`
    if (displayWidth(longer) <= columns) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

const bars = '▁▂▃▄▅▆▇█'

/** Bars from zero up, at most `columns`. With more numbers, each bar is the largest of its group. */
export function sparkline(numbers: readonly number[], columns: number): string {
  const count = Math.min(columns, numbers.length)
  const largest = numbers.reduce((max, value) => Math.max(max, value), 0)
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * numbers.length) / count)
    const to = Math.floor(((index + 1) * numbers.length) / count)
    const value = numbers.slice(from, to).reduce((max, number) => Math.max(max, number), 0)
    return bars[largest === 0 ? 0 : Math.min(bars.length - 1, Math.floor((value / largest) * bars.length))]
  }).join('')
}

export interface TextStyle {
  readonly width: number
  readonly color: boolean
  /** False for a file or another program, whose lines are not wrapped. */
  readonly isTty?: boolean
}

/** Breaks lines between words to the terminal's width and indents the rest; code spans stay whole. */
export const fitLines = (lines: readonly string[], style: TextStyle): string[] =>
  lines.flatMap((line) => fitLine(line, columnsOf(style)))

export const fitLine = (line: string, columns: number, margin = maxIndent): string[] =>
  plainWidth(line) <= columns ? [line] : breakLine(line, columns, margin)

/** Infinite unless the output is a terminal. */
export const columnsOf = ({ width, isTty = false }: TextStyle): number => (isTty ? width : Number.POSITIVE_INFINITY)

// biome-ignore lint/suspicious/noControlCharactersInRegex: what paint.ts writes
const colours = /\u001B\[\d+m/g
const plainWidth = (text: string): number => displayWidth(text.replace(colours, ''))

/** A word or code span with the space before it. */
const atoms = /(\s*)((?:(`+)(?!`).*?[^`]\3(?!`)|\S)+)/g

function breakLine(line: string, width: number, max: number): string[] {
  const [first, ...others] = [...line.matchAll(atoms)].map(([, gap = '', atom = '']) => ({ gap, atom }))
  if (!first) return [line]
  const margin = ' '.repeat(hangingIndent(line, max))
  const lines = [first.gap + first.atom]
  for (const { gap, atom } of others) {
    const longer = `${lines.at(-1)}${gap}${atom}`
    if (plainWidth(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(margin + atom)
  }
  return lines
}

const maxIndent = 24

/** The column of the text: after a mark, or after a name that is followed by a wide gap. */
function hangingIndent(line: string, max: number): number {
  const plain = line.replace(colours, '')
  const start = /^\s*(?:[-✓✗!→▶↻] )?/.exec(plain)?.[0].length ?? 0
  const nameEnd = start + (/^\S.*? {2,}(?=\S)/.exec(plain.slice(start))?.[0].length ?? 0)
  return nameEnd <= max ? nameEnd : start
}
