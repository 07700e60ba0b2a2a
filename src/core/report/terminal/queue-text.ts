import type { NextReadPlan, Queue, QueueRow } from '../../queue/queue.ts'
import { plural } from '../../text/amounts.ts'
import { commandLine, commitLine, flagWords } from '../../text/command-line.ts'
import { clip, columnsOf, fitLines, pad, type TextStyle } from '../../text/display-width.ts'
import { plainLine } from '../../text/one-line.ts'
import { painter } from '../../text/paint.ts'
import { type NextStep, nextLines, step } from '../words/next-steps.ts'
import { queueRemarks, standingOfPlan, standings } from '../words/queue-words.ts'

const archivedShown = 5

/** What the reader of a queue would have to type besides, and where. */
export interface QueueTyped {
  /** What goes on with the queue, word by word: `ralph run --queue` with all that was chosen. */
  readonly run: readonly string[]
  /** Flags by which the other commands find its runs. */
  readonly reachedBy: readonly string[]
  /** A path from the top of the repository as the reader has to name it. */
  readonly shown: (path: string) => string
}

/**
 * The queue as a table, the newest plans of its archive, and what comes next. Lines without their newline. `faults`: of
 * plans that cannot be read.
 */
export function queueText(
  queue: Queue,
  next: NextReadPlan,
  look: TextStyle,
  { faults = [], ...typed }: QueueTyped & { readonly faults?: readonly string[] },
): string[] {
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
      ...[...findings, ...faults].map((finding) => `error: ${finding}`),
      ...queueRemarks(queue),
      '',
      ...nextOfQueue(queue, next, look, typed),
    ],
    look,
  )
}

const tasksOf = ({ state }: QueueRow): string => {
  const tasks = Object.values(state?.tasks ?? {})
  return tasks.length === 0 ? '' : `${tasks.filter(({ status }) => status === 'done').length}/${tasks.length}`
}

/** What comes next, with what to type for it. */
export function nextOfQueue(
  { folder, findings }: Queue,
  next: NextReadPlan,
  look: TextStyle,
  typed: QueueTyped,
): string[] {
  const steps = (one: NextStep): string[] => nextLines([one], { paint: painter(look.color), columns: columnsOf(look) })
  const run = commandLine(...typed.run)
  const status = ({ path }: QueueRow): string =>
    commandLine('ralph', 'status', ...flagWords('plan', typed.shown(path)), ...typed.reachedBy)
  if (next.kind !== 'unreadable' && findings.length > 0)
    return steps(step('Do what the errors say; nothing starts before that'))
  if (next.kind === 'empty') return [`Nothing is left to start in ${folder}/pending/.`]
  const { row } = next
  switch (next.kind) {
    case 'busy':
      return [`A job is working on ${row.name}.`, ...steps(step('Watch it', status(row)))]
    case 'blocked':
      return [
        `The queue in ${folder}/ waits for a person: ${row.name} ${standings[row.standing]}.`,
        ...steps(step('See what it needs', status(row))),
      ]
    case 'uncommitted':
      return steps(
        step(`Commit ${row.name}; a run starts from a commit`, commitCommand(typed.shown(row.path), row.name)),
      )
    case 'unreadable': {
      const lint = commandLine('ralph', 'plan', 'lint', typed.shown(row.path))
      return steps(step(`Fix ${row.name}; nothing starts before that. This checks it`, lint))
    }
    case 'continue':
      return steps(step(`Continue with ${row.name}`, run))
    case 'begin':
      return steps(step(`Begin ${row.name}`, run))
  }
}

export const commitCommand = (shown: string, plan: string): string => commitLine(`Queue ${plan}`, [shown])
