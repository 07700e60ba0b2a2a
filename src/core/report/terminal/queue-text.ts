import type { NextPlan, Queue, QueueRow } from '../../queue/queue.ts'
import { plural } from '../../text/amounts.ts'
import { commandLine } from '../../text/command-line.ts'
import { clip, columnsOf, fitLines, type Look, pad } from '../../text/display-width.ts'
import { plainLine } from '../../text/one-line.ts'
import { painter } from '../../text/paint.ts'
import { nextLines, step } from '../words/next-steps.ts'
import { queueRemarks, standingOfPlan, standings } from '../words/queue-words.ts'

const archivedShown = 5

/** The queue as a table, the newest plans of its archive, and what comes next. Lines without their newline. */
export function queueText(queue: Queue, next: NextPlan, look: Look): string[] {
  const { rows, archived, findings, folder } = queue
  const paint = painter(look.color)
  const newest = archived.slice(-archivedShown)
  const cells = [
    ...rows.map((row) => [row.name, `${row.place}/${row.stem}${row.extension}`, tasksOf(row), standingOfPlan(row)]),
    ...newest.map((file) => [file.name, `complete/${file.stem}/`, '', standings.archived]),
  ].map((row) => row.map((cell) => plainLine(cell, 200)))
  if (cells.length === 0) {
    const add = nextLines([step('Add a plan', 'ralph queue add FILE')], { paint, columns: columnsOf(look) })
    return [...fitLines([`The queue in ${folder}/ is empty.`, ...queueRemarks(queue)], look), ...add]
  }
  const table = [['Plan', 'File', 'Tasks', 'Status'], ...cells]
  const widths = [0, 1, 2].map((at) => Math.max(...table.map((row) => row[at]?.length ?? 0)))
  const taken = widths.reduce((sum, one) => sum + one + 2, 0)
  const lines = table.map((row) => {
    const left = widths.map((one, at) => pad(row[at] ?? '', one)).join('  ')
    return `${left}  ${clip(row[3] ?? '', Math.max(12, look.width - taken))}`.trimEnd()
  })
  const more = archived.length - newest.length
  return fitLines(
    [
      paint(lines[0] ?? '', 'bold'),
      ...lines.slice(1),
      ...(more > 0 ? [`and ${plural(more, 'more plan')} in ${folder}/complete/`] : []),
      ...findings.map((finding) => `error: ${finding}`),
      ...queueRemarks(queue),
      '',
      ...nextOfQueue(queue, next, look),
    ],
    look,
  )
}

const tasksOf = ({ state }: QueueRow): string => {
  const tasks = Object.values(state?.tasks ?? {})
  return tasks.length === 0 ? '' : `${tasks.filter(({ status }) => status === 'done').length}/${tasks.length}`
}

/** What comes next, with what to type for it. */
export function nextOfQueue({ folder }: Queue, next: NextPlan, look: Look): string[] {
  const at = { paint: painter(look.color), columns: columnsOf(look) }
  if (next.kind === 'empty') return [`Nothing is left to start in ${folder}/pending/.`]
  const { row } = next
  const plan = ['--plan', row.path]
  switch (next.kind) {
    case 'busy':
      return [
        `A job is working on ${row.name}.`,
        ...nextLines([step('Watch it', commandLine('ralph', 'status', ...plan))], at),
      ]
    case 'held':
      return [
        `The queue in ${folder}/ waits for a person: ${row.name} ${standings[row.standing]}.`,
        ...nextLines([step('See what it needs', commandLine('ralph', 'status', ...plan))], at),
      ]
    case 'continue':
      return nextLines([step(`Continue with ${row.name}`, 'ralph run --queue')], at)
    case 'begin':
      return nextLines([step(`Begin ${row.name}`, 'ralph run --queue')], at)
  }
}
