import { breakCommand } from '../../text/command-line.ts'
import { fitLine } from '../../text/display-width.ts'
import { fenced } from '../../text/markdown/fences.ts'
import type { Paint } from '../../text/paint.ts'
import { lineSpan, operatorCommand, operatorLine, type ReportContext } from '../../text/report-context.ts'

/** Something that the reader can do now. */
export interface NextStep {
  /** What it is good for, as a sentence without its full stop: `Continue from the last commit`. */
  readonly does: string
  /** What to type for it, whole lines in their order; none where there is nothing to type. */
  readonly commands: readonly string[]
  /** The same in two words, for a row of a terminal. */
  readonly label?: string
}

export const step = (does: string, ...commands: readonly string[]): NextStep => ({ does, commands })

export const labelled = (label: string, one: NextStep): NextStep => ({ ...one, label })

/** A comment has the words in it; a terminal asks for them. */
export const wordsBelow = ({ surface }: Pick<ReportContext, 'surface'>): string =>
  surface === 'issue' ? ' (your words below it, in the same comment)' : ''

/** A hint: in a comment it is nothing without its words, so that there is nothing to copy. */
export const tellAgent = (does: string, context: ReportContext, ...task: readonly string[]): NextStep =>
  context.surface === 'issue'
    ? step(`${does}: a comment that begins with ${operatorCommand(context, 'hint', ...task)}`)
    : step(does, operatorLine(context, 'hint', ...task))

/**
 * Steps for Markdown: a sentence each, its commands below it in a block, which GitHub lets a reader copy. A comment holds
 * one order, so each order has a block of its own.
 */
export const nextMarkdown = (steps: readonly NextStep[]): string =>
  steps
    .map(({ does, commands }) =>
      commands.length === 0 ? `${does}.` : [`${does}:`, ...blocks(commands).map(fenced)].join('\n\n'),
    )
    .join('\n\n')

function blocks(commands: readonly string[]): string[] {
  const all: string[][] = []
  let open: string[] | undefined
  for (const command of commands) {
    const isOrder = command.startsWith('/ralph ')
    if (open && !isOrder) open.push(command)
    else {
      const block = [command]
      all.push(block)
      open = isOrder ? undefined : block
    }
  }
  return all.map((lines) => lines.join('\n'))
}

/** Steps for programs: a sentence each, the commands in code spans. */
export const nextSentence = (steps: readonly NextStep[]): string =>
  steps
    .map(({ does, commands }) =>
      commands.length === 0 ? `${does}.` : `${does}: ${commands.map(lineSpan).join(', ')}.`,
    )
    .join(' ')

/**
 * The same for a terminal, lines without their newline: each command stands on its own, to be copied as it is. `columns`:
 * where a longer one is broken as a shell continues it.
 */
export function nextLines(steps: readonly NextStep[], look: { paint: Paint; columns: number }): string[] {
  const [only] = steps
  const { paint, columns } = look
  if (steps.length === 1 && only?.commands.length === 0) return fitLine(`Next: ${only.does}.`, columns)
  if (steps.every(({ label, commands }) => label !== undefined && commands.length === 1))
    return steps.flatMap(({ label = '', commands: [command = ''] }) => labelledRow(label, command, look))
  const typed = (command: string): string[] =>
    breakCommand(command, columns - 4).map((line) => `    ${paint(line, 'bold')}`)
  return [
    'Next:',
    ...steps.flatMap(({ does, commands }) => [
      ...fitLine(`  ${does}${commands.length === 0 ? '.' : ':'}`, columns),
      ...commands.flatMap(typed),
    ]),
  ]
}

const labelWidth = 13

/** A label and its command, which stands below where it does not fit. */
function labelledRow(label: string, command: string, { paint, columns }: { paint: Paint; columns: number }): string[] {
  const [first = '', ...rest] = breakCommand(command, columns - labelWidth)
  return [
    `${label.padEnd(labelWidth)}${paint(first, 'bold')}`,
    ...rest.map((line) => `${' '.repeat(labelWidth)}${paint(line, 'bold')}`),
  ]
}
