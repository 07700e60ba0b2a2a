import type { NextReadPlan, Queue, QueueRow } from '../../queue/queue.ts'
import { plural } from '../../text/amounts.ts'
import { commandLine, commitLine, flagWords } from '../../text/command-line.ts'
import { fitLines, type TextStyle } from '../../text/display-width.ts'
import { plainLine } from '../../text/one-line.ts'
import { type NextStep, nextStepLines, step } from '../document/next-steps.ts'
import { tableLines } from '../document/terminal.ts'
import { queueRemarks, standingOfPlan, standings } from '../words/queue-words.ts'

const maxArchived = 5

/** Parts of the reader's commands. */
export interface QueueCommands {
  /** `ralph run --queue` with the chosen flags, word by word. */
  readonly run: readonly string[]
  /** Flags of other commands about its runs. */
  readonly reachedBy: readonly string[]
  /** How the reader names a path from the top of the repository. */
  readonly displayPath: (path: string) => string
}

/**
 * A table of the queue and its newest archived plans, then the next step. Lines without their newline. `faults`: of
 * unreadable plans.
 */
export function queueText(
  queue: Queue,
  next: NextReadPlan,
  look: TextStyle,
  { faults = [], ...commands }: QueueCommands & { readonly faults?: readonly string[] },
): string[] {
  const { rows, archived, findings, folder } = queue
  const newest = archived.slice(-maxArchived)
  const cells = [
    ...rows.map((row) => [row.name, `${row.place}/${row.stem}${row.extension}`, tasksOf(row), standingOfPlan(row)]),
    ...newest.map((file) => [file.name, `complete/${file.stem}/`, '', standings.archived]),
  ].map((row) => row.map((cell) => plainLine(cell, 200)))
  if (cells.length === 0) {
    const add = nextStepLines([step('Add a plan', 'ralph queue add FILE')], look)
    return [...fitLines([`The queue in ${folder}/ is empty.`, ...queueRemarks(queue)], look), ...add]
  }
  const table = tableLines({ head: ['Plan', 'File', 'Tasks', 'Status'], rows: cells, clipped: 3 }, look)
  const more = archived.length - newest.length
  return fitLines(
    [
      ...table,
      ...(more > 0 ? [`and ${plural(more, 'more plan')} in ${folder}/complete/`] : []),
      ...[...findings, ...faults].map((finding) => `error: ${finding}`),
      ...queueRemarks(queue),
      '',
      ...nextOfQueue(queue, next, look, commands),
    ],
    look,
  )
}

const tasksOf = ({ state }: QueueRow): string => {
  const tasks = Object.values(state?.tasks ?? {})
  return tasks.length === 0 ? '' : `${tasks.filter(({ status }) => status === 'done').length}/${tasks.length}`
}

export function nextOfQueue(
  { folder, findings }: Queue,
  next: NextReadPlan,
  look: TextStyle,
  commands: QueueCommands,
): string[] {
  const steps = (nextStep: NextStep): string[] => nextStepLines([nextStep], look)
  const run = commandLine(...commands.run)
  const status = ({ path }: QueueRow): string =>
    commandLine('ralph', 'status', ...flagWords('plan', commands.displayPath(path)), ...commands.reachedBy)
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
        step(`Commit ${row.name}; a run starts from a commit`, commitCommand(commands.displayPath(row.path), row.name)),
      )
    case 'unreadable': {
      const lint = commandLine('ralph', 'plan', 'lint', commands.displayPath(row.path))
      return steps(step(`Fix ${row.name}; nothing starts before that. This checks it`, lint))
    }
    case 'continue':
      return steps(step(`Continue with ${row.name}`, run))
    case 'begin':
      return steps(step(`Begin ${row.name}`, run))
  }
}

export const commitCommand = (path: string, plan: string): string => commitLine(`Queue ${plan}`, [path])
