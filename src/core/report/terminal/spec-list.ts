import { plural } from '../../text/amounts.ts'
import { clip, fitLines, type TextStyle } from '../../text/display-width.ts'
import { plainLine } from '../../text/one-line.ts'
import { tableLines } from '../document/terminal.ts'

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

/** Aligned lines without their newline, then the number of open questions and errors. */
export function specListText(
  specs: readonly ListedSpec[],
  { errors, ...look }: TextStyle & { errors: number },
): string[] {
  const table = tableLines(
    { head: ['ID', 'Status', 'Questions', 'Requires', 'Feature', 'File'], rows: specs.map(cells) },
    look,
  )
  const open = specs.reduce((sum, { open_questions }) => sum + open_questions, 0)
  const faults = errors === 0 ? '' : `; ${plural(errors, 'error')}, which \`ralph spec lint\` lists`
  const end = `${plural(specs.length, 'spec')}, ${plural(open, 'open question')}${faults}`
  return fitLines([...table, '', end], look)
}

const cells = ({ id, status, open_questions, requires, title, file }: ListedSpec): string[] => [
  plainLine(id ?? '?', 20),
  plainLine(status ?? '?', 20),
  open_questions === 0 ? '—' : `${open_questions} open`,
  plainLine(requires.join(', '), 30) || '—',
  clip(plainLine(title ?? '', 200), 40),
  plainLine(file, 200),
]
