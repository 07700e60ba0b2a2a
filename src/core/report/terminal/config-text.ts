import type { ExplainedSetting } from '../../config/resolve/explain.ts'
import { formatDuration, formatLimit } from '../../text/amounts.ts'
import { clip, columnsOf, displayWidth, fitLines, pad, type TextStyle, wrap } from '../../text/display-width.ts'
import { plainLine } from '../../text/one-line.ts'
import { painter } from '../../text/paint.ts'
import { factLines } from '../document/terminal.ts'

/** A line for each setting with value and source; defaults are dimmed. */
export function configTable(settings: readonly ExplainedSetting[], look: TextStyle): string[] {
  const { width, color } = look
  const paint = painter(color)
  const names = Math.max(...settings.map(({ name }) => name.length))
  const places = Math.min(28, Math.max(...settings.map((setting) => placeOf(setting).length)))
  const widestValue = Math.max(...settings.flatMap(valueLines).map(displayWidth))
  const values = Math.max(12, Math.min(widestValue, width - names - places - 4))
  const lines = settings.flatMap((setting) => {
    const [first = '', ...rest] = valueLines(setting).map((line) => clip(line, values))
    const line = `${pad(setting.name, names)}  ${pad(first, values)}  ${clip(placeOf(setting), places)}`
    const lines = [line, ...rest.map((more) => `${' '.repeat(names)}  ${more}`)]
    return setting.source === 'default' ? lines.map((text) => paint(text, 'dim')) : lines
  })
  return fitLines(lines, look)
}

/** The file, or the setting's name in its place. */
const placeOf = ({ file, place }: ExplainedSetting): string => plainLine(file ?? place, 200)

export function configDetails(setting: ExplainedSetting, look: TextStyle): string[] {
  const { width } = look
  const rows: [string, readonly string[]][] = [
    ['Value', valueLines(setting)],
    ['From', [setting.place]],
    ['Default', valueLines({ ...setting, value: setting.default })],
    ['Meaning', wrap(setting.help, Math.max(30, width - 12))],
    ['Flag', [`--${setting.name}${setting.example === '' ? '' : ` ${setting.example}`}`]],
    ['Variable', setting.variables],
    ['File', [`${setting.name}: ${setting.example === '' ? 'true' : setting.example}`]],
  ]
  const facts = rows.map(([name, lines]) => [name, lines.map((line) => plainLine(line, 500))] as const)
  const columns = columnsOf(look)
  return [setting.name, ...factLines(facts, { margin: 10, columns }).map((line) => `  ${line}`)]
}

/** A line for each item of a list. */
function valueLines({ value, unit }: Pick<ExplainedSetting, 'value' | 'unit'>): string[] {
  if (value === null || (Array.isArray(value) && value.length === 0)) return ['(none)']
  if (Array.isArray(value)) return value.map((item) => plainLine(inWords(item), 500))
  if (typeof value === 'number' && unit === 'ms') return [value === 0 ? '0s' : formatDuration(value)]
  if (typeof value === 'number' && unit === 'USD') return [formatLimit(value)]
  return [plainLine(inWords(value), 500)]
}

const inWords = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
