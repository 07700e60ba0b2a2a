import { clip, displayWidth, pad } from '../../text/display-width.ts'
import { agentCell, markdownCell } from '../../text/markdown/neutral-markdown.ts'
import { plainLine } from '../../text/one-line.ts'
import { painter, statusColour } from '../../text/paint.ts'
import { shortOid } from '../../text/report-context.ts'
import {
  attemptsCell,
  commitsInWords,
  costCell,
  statusInWords,
  statusMark,
  type TaskRow,
  timeCell,
} from '../facts/task-rows.ts'

interface Column {
  readonly head: string
  readonly align: 'left' | 'right'
  readonly cell: (row: TaskRow) => string
}

const id: Column = { head: 'Task', align: 'left', cell: (row) => row.id }
const status: Column = {
  head: 'Status',
  align: 'left',
  cell: (row) => `${statusMark[row.status]} ${statusInWords(row)}`,
}
/** Omitted from the right on a narrow terminal. */
const optional: readonly Column[] = [
  { head: 'Attempts', align: 'right', cell: attemptsCell },
  { head: 'Cost', align: 'right', cell: costCell },
  { head: 'Time', align: 'right', cell: timeCell },
  { head: 'Commit', align: 'left', cell: (row) => `${shortOid(row.commit ?? '')}${commitsInWords(row)}` },
]

const gap = '  '
const minTitle = 16

/**
 * Aligned by display width (CJK, emoji). Titles are clipped, then columns are omitted. Ids are never cut, since people
 * copy them.
 */
export function textTable(rows: readonly TaskRow[], look: { width: number; color: boolean }): string[] {
  const paint = painter(look.color)
  const columns = [id, status, ...optional].map((column) => formatColumn(column, rows))
  const usedColumns = () => columns.reduce((sum, column) => sum + column.width + gap.length, 0)
  while (columns.length > 2 && look.width - usedColumns() < minTitle) columns.pop()
  const room = Math.max(minTitle, look.width - usedColumns())
  const title = formatColumn(
    { head: 'Title', align: 'left', cell: (row) => clip(plainLine(row.title, 200), room) },
    rows,
  )
  columns.splice(1, 0, title)

  const head = columns.map((column) => column.head)
  const lines = rows.map((row, index) => {
    const colour = statusColour[row.status]
    const line = columns.map((column) => column.cells[index] ?? '').join(gap)
    return colour ? paint(line.trimEnd(), colour) : line.trimEnd()
  })
  return [paint(head.join(gap).trimEnd(), 'bold'), ...lines]
}

function formatColumn(column: Column, rows: readonly TaskRow[]): { head: string; cells: string[]; width: number } {
  const texts = rows.map(column.cell)
  const width = texts.reduce((max, text) => Math.max(max, displayWidth(text)), column.head.length)
  const fill = (text: string): string => pad(text, width, column.align)
  return { head: fill(column.head), cells: texts.map(fill), width }
}

const markdownHead =
  '| Task | Title | Status | Attempts | Time | Cost | Commit |\n| --- | --- | --- | ---: | ---: | ---: | --- |'

/**
 * GitHub's Markdown. A title cannot end its cell, start a line, mention anybody or hide anything. `repositoryUrl`
 * makes commits links.
 */
export const markdownTable = (rows: readonly TaskRow[], repositoryUrl?: string): string =>
  [markdownHead, ...rows.map((row) => markdownRow(row, repositoryUrl))].join('\n')

function markdownRow(row: TaskRow, repositoryUrl: string | undefined): string {
  const short = row.commit ? `\`${shortOid(row.commit)}\`` : ''
  const commit = row.commit && repositoryUrl !== undefined ? `[${short}](${repositoryUrl}/commit/${row.commit})` : short
  const state = `${statusMark[row.status]} ${statusInWords(row)}`
  const cells = [
    row.id,
    row.isAgents ? agentCell(row.title) : markdownCell(row.title),
    state,
    attemptsCell(row),
    timeCell(row),
    costCell(row),
    `${commit}${commitsInWords(row)}`,
  ]
  return `| ${cells.join(' | ')} |`
}
