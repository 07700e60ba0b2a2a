let segmenter: Intl.Segmenter | undefined

/** Made for the first text that needs it: most have none but ASCII, and it loads tables. */
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

/** Columns that a terminal gives one character as people see it (a grapheme cluster). */
function clusterWidth(cluster: string): number {
  if (wide.test(cluster)) return 2
  return invisible.test(cluster) ? 0 : 1
}

/** Columns that a line of text takes on a terminal. */
export function displayWidth(text: string): number {
  if (plain.test(text)) return text.length
  let width = 0
  for (const { segment } of clusters(text)) width += clusterWidth(segment)
  return width
}

/** The text, or as much of it as fits `columns` with an ellipsis; never half a character. */
export function clip(text: string, columns: number): string {
  if (columns <= 0) return ''
  if (plain.test(text)) return text.length <= columns ? text : `${text.slice(0, columns - 1)}…`
  let kept = ''
  let width = 0
  for (const { segment } of clusters(text)) {
    width += clusterWidth(segment)
    // An agent can print a gigabyte in long lines: what cannot be shown is not measured.
    if (width > columns) return `${kept}…`
    if (width < columns) kept += segment
  }
  return text
}

/**
 * One column a character, as nearly every line of ours is: Latin, Greek, Cyrillic, dashes and quotes, arrows, lines and
 * blocks. The tables for all others take 10 ms to load.
 */
const plain =
  /^[ -~\u00A1-\u00AC\u00AE-\u02FF\u0370-\u0482\u048A-\u052F\u2010-\u2027\u2030-\u205E\u2190-\u21FF\u2500-\u25FC\u2713\u2717]*$/

/** Filled up with spaces to `columns`; a longer text stays as it is. */
export function pad(text: string, columns: number, align: 'left' | 'right' = 'left'): string {
  const filling = ' '.repeat(Math.max(0, columns - displayWidth(text)))
  return align === 'left' ? text + filling : filling + text
}

/** A line broken at spaces into lines of at most `columns`; a longer word stands on a line of its own. */
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

/** Numbers over time as bars from zero up, at most `columns` of them; where there are more, each bar is the largest of some. */
export function sparkline(numbers: readonly number[], columns: number): string {
  const count = Math.min(columns, numbers.length)
  const most = numbers.reduce((max, value) => Math.max(max, value), 0)
  return Array.from({ length: count }, (_, at) => {
    const from = Math.floor((at * numbers.length) / count)
    const to = Math.floor(((at + 1) * numbers.length) / count)
    const value = numbers.slice(from, to).reduce((max, one) => Math.max(max, one), 0)
    return bars[most === 0 ? 0 : Math.min(bars.length - 1, Math.floor((value / most) * bars.length))]
  }).join('')
}

/** How a report is to look. */
export interface TextStyle {
  readonly width: number
  readonly color: boolean
  /** Only a terminal has lines that end: a file or another program gets whole ones. */
  readonly isTty?: boolean
}

/**
 * The lines of a report for a terminal, none longer than it is wide: broken between words and continued below their
 * text. A word and a code span stay whole; one that is too long stands on a line of its own.
 */
export const fitLines = (lines: readonly string[], look: TextStyle): string[] =>
  lines.flatMap((line) => fitLine(line, columnsOf(look)))

/** One of them. */
export const fitLine = (line: string, columns: number, margin = widestMargin): string[] =>
  shownWidth(line) <= columns ? [line] : broken(line, columns, margin)

/** Where a terminal breaks a line whose text begins so. */
export const columnsOf = ({ width, isTty = false }: TextStyle): number => (isTty ? width : Number.POSITIVE_INFINITY)

// biome-ignore lint/suspicious/noControlCharactersInRegex: what paint.ts writes
const colours = /\u001B\[\d+m/g
const shownWidth = (text: string): number => displayWidth(text.replace(colours, ''))

/** What must stay whole, and the space before it. */
const atoms = /(\s*)((?:(`+)(?!`).*?[^`]\3(?!`)|\S)+)/g

function broken(line: string, width: number, widest: number): string[] {
  const [first, ...others] = [...line.matchAll(atoms)].map(([, gap = '', atom = '']) => ({ gap, atom }))
  if (!first) return [line]
  const margin = ' '.repeat(hang(line, widest))
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
function hang(line: string, widest: number): number {
  const plain = line.replace(colours, '')
  const start = /^\s*(?:[-✓✗!→▶↻] )?/.exec(plain)?.[0].length ?? 0
  const named = start + (/^\S.*? {2,}(?=\S)/.exec(plain.slice(start))?.[0].length ?? 0)
  return named <= widest ? named : start
}
