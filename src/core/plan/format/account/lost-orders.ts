import type { Fault } from '../../lint/fault.ts'
import type { OutlineLine } from '../markdown/outline.ts'
import { idsIn, namesOnly, orderTitle } from '../markdown/task-body.ts'
import { bareText } from './bare-text.ts'
import { headingText, taskName } from './task-name.ts'

/** A task of the document, and the tasks that it waits for. */
export interface OrderedTask {
  readonly id: string
  readonly line: OutlineLine
  readonly waits: readonly string[]
}

interface WrittenOrder {
  readonly place: 'row' | 'heading'
  readonly line: OutlineLine
  readonly value: string
  /** The other cells of its row, one of which may name its task. */
  readonly otherCells: readonly string[]
}

interface TaskIndex {
  readonly ids: ReadonlyMap<string, string>
  readonly tasks: ReadonlyMap<string, OrderedTask>
  readonly titles: ReadonlyMap<string, string>
}

/**
 * Orders in tables, or below headings at the level of the tasks, which no reader uses. An error if a task would not
 * wait accordingly. `sideLines`: sections without tasks; `fieldName`: the format's field for an order.
 */
export function lostOrders(
  lines: readonly OutlineLine[],
  tasks: readonly OrderedTask[],
  {
    fields,
    sideLines,
    fieldName,
  }: {
    readonly fields: ReadonlyMap<OutlineLine, OutlineLine>
    readonly sideLines: ReadonlySet<OutlineLine>
    readonly fieldName: string
  },
): Fault[] {
  const index = taskIndexOf(tasks)
  const idByLine = new Map(tasks.map(({ line, id }) => [line, id]))
  const taskLineAbove = taskLinesAbove(lines, idByLine)
  const orders = [...headingOrders(lines).filter(({ line }) => !fields.has(line)), ...rowOrders(lines)]
  return orders.flatMap((order): Fault[] => {
    const { line, value, place } = order
    if (sideLines.has(line)) return []
    const owner = place === 'row' ? fields.get(line) : taskLineAbove.get(line)
    const id = subjectOf(order, index) ?? (owner && idByLine.get(owner))
    const ids = requiredIn(value, index)
    const isLost = id !== undefined && ids.some((earlier) => earlier !== id && !waitsFor(id, earlier, index))
    if (!isLost) return []
    const placeInWords = place === 'row' ? 'row of a table' : 'heading'
    return [
      {
        severity: 'error',
        code: 'PLAN_UNPLACED',
        at: [id],
        offset: line.offset,
        message: `This ${placeInWords} says that ${id} waits for ${value}, and nothing reads it, so ${id} would not wait.`,
        remedy: `Write "${fieldName} ${value}" right below the title of ${id}, or remove the ${place}.`,
      },
    ]
  })
}

function taskIndexOf(tasks: readonly OrderedTask[]): TaskIndex {
  return {
    ids: new Map(tasks.map(({ id }) => [id.toLowerCase(), id])),
    tasks: new Map(tasks.map((task) => [task.id, task])),
    titles: new Map(
      tasks.map(({ id, line }) => {
        const { plain } = headingText(line.text)
        return [bareText(taskName(plain)?.title ?? plain).toLowerCase(), id]
      }),
    ),
  }
}

function taskLinesAbove(lines: readonly OutlineLine[], taskAt: ReadonlyMap<OutlineLine, string>) {
  const above = new Map<OutlineLine, OutlineLine>()
  let task: OutlineLine | undefined
  for (const line of lines) {
    if (taskAt.has(line)) task = line
    else if (task) above.set(line, task)
  }
  return above
}

/** The task that a cell names: `T2`, `Task 2`, `T2: Title` or its title. */
function subjectOf({ otherCells }: WrittenOrder, { ids, titles }: TaskIndex): string | undefined {
  for (const cell of otherCells) {
    const text = plainCell(cell)
    const id =
      ids.get(text.toLowerCase()) ?? ids.get((taskName(text)?.id ?? '').toLowerCase()) ?? titles.get(text.toLowerCase())
    if (id !== undefined) return id
  }
  return undefined
}

const requiredIn = (value: string, { ids }: TaskIndex): string[] =>
  idsIn(
    value.replace(
      /\b(task|step|story|issue|ticket|todo)s?\s+#?(\d+(?:\.\d+)*)/gi,
      (_, word, number) => `${word}-${number}`,
    ),
  ).flatMap((word) => ids.get(word.toLowerCase()) ?? [])

/** Limit for one order; larger plans write orders in fields. */
const maxVisits = 2_000

function waitsFor(id: string, earlier: string, { tasks }: TaskIndex): boolean {
  const queue = [id]
  const visited = new Set(queue)
  for (const current of queue) {
    for (const next of tasks.get(current)?.waits ?? []) {
      if (next === earlier) return true
      if (visited.size < maxVisits && !visited.has(next)) queue.push(next)
      visited.add(next)
    }
  }
  return false
}

/** `### Requires` with only names of tasks in the next line. */
function headingOrders(lines: readonly OutlineLine[]): WrittenOrder[] {
  const textLines = lines.filter(({ kind }) => kind !== 'blank')
  return textLines.flatMap((line, index): WrittenOrder[] => {
    const next = textLines[index + 1]
    if (line.kind !== 'heading' || !orderTitle.test(bareText(line.text).replace(/[:：]\s*$/, ''))) return []
    if (!next || (next.kind !== 'item' && next.kind !== 'text') || !namesOnly.test(next.text)) return []
    return [{ place: 'heading', line, value: plainCell(next.text), otherCells: [] }]
  })
}

const plainCell = (text: string): string => bareText(text).replaceAll('`', '')

// --- Tables ---------------------------------------------------------------------------------------------------------

interface Row {
  readonly line: OutlineLine
  readonly cells: readonly string[]
}

function rowOrders(lines: readonly OutlineLine[]): WrittenOrder[] {
  const tables: Row[][] = []
  let isOpen = false
  for (const line of lines) {
    const cells = (line.kind === 'text' || line.kind === 'item') && line.text.includes('|') ? cellsOf(line.text) : []
    if (cells.length > 0 && !isOpen) tables.push([])
    isOpen = cells.length > 0
    if (isOpen) tables.at(-1)?.push({ line, cells })
  }
  return tables.flatMap(tableOrders)
}

const cellsOf = (text: string): string[] =>
  text
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())

const isOrderCell = (cell: string | undefined): boolean =>
  cell !== undefined && orderTitle.test(plainCell(cell).replace(/[:：]\s*$/, ''))

/** Orders in a column of that name, and in rows with that name before the value. */
function tableOrders([head, second, ...body]: readonly Row[]): WrittenOrder[] {
  const hasHead = second?.cells.every((cell) => /^:?-+:?$/.test(cell)) === true
  const columns = hasHead ? (head?.cells ?? []).flatMap((cell, index) => (isOrderCell(cell) ? [index] : [])) : []
  const inColumns = body.flatMap((row) => columns.flatMap((column) => orderAt(row, column, [column])))
  const rows = [head, ...(hasHead ? [] : [second]), ...body].flatMap((row) => row ?? [])
  const inPairs = rows.flatMap((row) =>
    row.cells.flatMap((cell, index) => (isOrderCell(cell) ? orderAt(row, index + 1, [index, index + 1]) : [])),
  )
  return [...inColumns, ...inPairs]
}

function orderAt({ line, cells }: Row, index: number, excludedColumns: readonly number[]): WrittenOrder[] {
  const value = cells[index] ?? ''
  if (!namesOnly.test(value)) return []
  return [
    {
      place: 'row',
      line,
      value: plainCell(value),
      otherCells: cells.filter((_, column) => !excludedColumns.includes(column)),
    },
  ]
}
