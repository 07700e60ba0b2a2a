import { plural } from '../../text/amounts.ts'
import { clip, displayWidth, fitLines, pad, type TextStyle } from '../../text/display-width.ts'
import { plainLine } from '../../text/one-line.ts'
import { painter } from '../../text/paint.ts'

/** Null if the document does not say it. */
interface ListedSpec {
  readonly id: string | null
  readonly title: string | null
  readonly status: string | null
  readonly goals: number
  readonly open_questions: number
  readonly requires: readonly string[]
  readonly file: string
}

const heads = ['ID', 'Status', 'Questions', 'Requires', 'Feature', 'File']

/** Aligned lines without their newline, then the number of open questions and errors. */
export function specListText(
  specs: readonly ListedSpec[],
  { errors, ...look }: TextStyle & { errors: number },
): string[] {
  const paint = painter(look.color)
  const rows = [heads, ...specs.map(cells)]
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => displayWidth(row[column] ?? ''))))
  const lines = rows.map((row) =>
    row
      .map((cell, column) => pad(cell, widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const open = specs.reduce((sum, { open_questions }) => sum + open_questions, 0)
  const faults = errors === 0 ? '' : `; ${plural(errors, 'error')}, which \`ralph spec lint\` lists`
  const end = `${plural(specs.length, 'spec')}, ${plural(open, 'open question')}${faults}`
  return fitLines([paint(lines[0] ?? '', 'bold'), ...lines.slice(1), '', end], look)
}

const cells = ({ id, status, open_questions, requires, title, file }: ListedSpec): string[] => [
  plainLine(id ?? '?', 20),
  plainLine(status ?? '?', 20),
  open_questions === 0 ? '—' : `${open_questions} open`,
  plainLine(requires.join(', '), 30) || '—',
  clip(plainLine(title ?? '', 200), 40),
  plainLine(file, 200),
]
