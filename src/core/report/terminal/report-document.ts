import { displayWidth, pad } from '../../text/display-width.ts'
import { inlineMarkdown, markdownCell } from '../../text/markdown/inline-markdown.ts'
import { plainLine } from '../../text/one-line.ts'
import { painter } from '../../text/paint.ts'
import { wrap } from '../../text/wrap.ts'

interface Table {
  /** Columns; those after the first stand to the right where they begin with `>`. */
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** A part of a report, for any medium. Cells and lines may hold foreign text. */
export interface Part {
  readonly title: string
  readonly lines?: readonly string[]
  readonly table?: Table
}

/** For a terminal: tables aligned, lines wrapped. Lines without their newline. */
export function documentText(title: string, parts: readonly Part[], look: { width: number; color: boolean }): string[] {
  const paint = painter(look.color)
  const body = parts.flatMap(({ title: name, lines = [], table }) => [
    '',
    paint(name, 'bold'),
    ...(table ? tableText(table).map((line) => `  ${line}`) : []),
    ...lines.flatMap((line) => wrap(plainLine(line, 1_000), look.width - 2)).map((line) => `  ${line}`),
  ])
  return [...wrap(title, look.width).map((line) => paint(line, 'bold')), ...body]
}

function tableText({ head, rows }: Table): string[] {
  const cells = [head.map(nameOf), ...rows.map((row) => row.map((cell) => plainLine(cell, 60)))]
  const widths = head.map((_, column) => Math.max(...cells.map((row) => displayWidth(row[column] ?? ''))))
  return cells.map((row) =>
    row
      .map((cell, column) => pad(cell, widths[column] ?? 0, isRight(head[column]) ? 'right' : 'left'))
      .join('  ')
      .trimEnd(),
  )
}

/** GitHub's Markdown. */
export function documentMarkdown(title: string, parts: readonly Part[]): string {
  const body = parts.flatMap(({ title: name, lines = [], table }) => [
    `### ${name}`,
    ...(table ? [tableMarkdown(table)] : []),
    ...(lines.length > 0 ? [lines.map((line) => `- ${inlineMarkdown(line, 1_000)}`).join('\n')] : []),
  ])
  return `${[`## ${inlineMarkdown(title, 300)}`, ...body].join('\n\n')}\n`
}

function tableMarkdown({ head, rows }: Table): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const rule = head.map((column) => (isRight(column) ? '---:' : '---'))
  return [line(head.map(nameOf)), line(rule), ...rows.map((row) => line(row.map((cell) => markdownCell(cell))))].join(
    '\n',
  )
}

const nameOf = (column: string): string => column.replace(/^>/, '')
const isRight = (column: string | undefined): boolean => column?.startsWith('>') ?? false
