import type { ExplainedSetting } from '../../config/resolve/explain.ts'
import { formatDuration, formatLimit } from '../../text/amounts.ts'
import { clip, displayWidth, fitLines, pad, type TextStyle, wrap } from '../../text/display-width.ts'
import { plainLine } from '../../text/one-line.ts'
import { painter } from '../../text/paint.ts'

/** Every setting on a line, with its value and its source; what is not the default stands out. */
export function configTable(all: readonly ExplainedSetting[], look: TextStyle): string[] {
  const { width, color } = look
  const paint = painter(color)
  const names = Math.max(...all.map(({ name }) => name.length))
  const places = Math.min(28, Math.max(...all.map((one) => placeOf(one).length)))
  const longest = Math.max(...all.flatMap(valueLines).map(displayWidth))
  const values = Math.max(12, Math.min(longest, width - names - places - 4))
  const lines = all.flatMap((one) => {
    const [first = '', ...rest] = valueLines(one).map((line) => clip(line, values))
    const line = `${pad(one.name, names)}  ${pad(first, values)}  ${clip(placeOf(one), places)}`
    const lines = [line, ...rest.map((more) => `${' '.repeat(names)}  ${more}`)]
    return one.source === 'default' ? lines.map((text) => paint(text, 'dim')) : lines
  })
  return fitLines(lines, look)
}

/** Its own name beside the file says nothing new. */
const placeOf = ({ file, place }: ExplainedSetting): string => plainLine(file ?? place, 200)

/** All about one setting. */
export function configDetails(one: ExplainedSetting, look: TextStyle): string[] {
  const { width } = look
  const rows: [string, readonly string[]][] = [
    ['Value', valueLines(one)],
    ['From', [one.place]],
    ['Default', valueLines({ ...one, value: one.default })],
    ['Meaning', wrap(one.help, Math.max(30, width - 12))],
    ['Flag', [`--${one.name}${one.example === '' ? '' : ` ${one.example}`}`]],
    ['Variable', one.variables],
    ['File', [`${one.name}: ${one.example === '' ? 'true' : one.example}`]],
  ]
  const lines = [
    one.name,
    ...rows.flatMap(([name, [first = '', ...rest]]) => [
      `  ${name.padEnd(10)}${plainLine(first, 500)}`,
      ...rest.map((line) => `  ${' '.repeat(10)}${plainLine(line, 500)}`),
    ]),
  ]
  return fitLines(lines, look)
}

/** A list has a line for each of its items. */
function valueLines({ value, unit }: Pick<ExplainedSetting, 'value' | 'unit'>): string[] {
  if (value === null || (Array.isArray(value) && value.length === 0)) return ['(none)']
  if (Array.isArray(value)) return value.map((item) => plainLine(inWords(item), 500))
  if (typeof value === 'number' && unit === 'ms') return [value === 0 ? '0s' : formatDuration(value)]
  if (typeof value === 'number' && unit === 'USD') return [formatLimit(value)]
  return [plainLine(inWords(value), 500)]
}

const inWords = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
