import { breakCommand } from '../../text/command-line.ts'
import { columnsOf, fitLine, type TextStyle } from '../../text/display-width.ts'
import { type Paint, painter } from '../../text/paint.ts'
import { lineSpan, operatorCommand, operatorLine, type ReportContext } from '../../text/report-context.ts'

export interface NextStep {
  /** A sentence without its full stop: `Continue from the last commit`. */
  readonly does: string
  /** Whole lines in their order; empty if there is nothing to type. */
  readonly commands: readonly string[]
  /** Two words for a row of a terminal. */
  readonly label?: string
}

export const step = (does: string, ...commands: readonly string[]): NextStep => ({ does, commands })

export const labelled = (label: string, nextStep: NextStep): NextStep => ({ ...nextStep, label })

/** A comment contains the words; a terminal asks for them. */
export const wordsBelow = ({ surface }: Pick<ReportContext, 'surface'>): string =>
  surface === 'issue' ? ' (your words below it, in the same comment)' : ''

/** A hint without its words does nothing, so a comment has nothing to copy. */
export const tellAgent = (does: string, context: ReportContext, ...task: readonly string[]): NextStep =>
  context.surface === 'issue'
    ? step(`${does}: a comment that begins with ${operatorCommand(context, 'hint', ...task)}`)
    : step(does, operatorLine(context, 'hint', ...task))

/** A sentence for each step, with commands in code spans. */
export const nextSentence = (steps: readonly NextStep[]): string =>
  steps
    .map(({ does, commands }) =>
      commands.length === 0 ? `${does}.` : `${does}: ${commands.map(lineSpan).join(', ')}.`,
    )
    .join(' ')

/**
 * For a terminal, lines without their newline: each command can be copied. Commands longer than `columns` are
 * continued as a shell does.
 */
export function nextLines(steps: readonly NextStep[], look: { paint: Paint; columns: number }): string[] {
  const [only] = steps
  const { paint, columns } = look
  if (steps.length === 1 && only?.commands.length === 0) return fitLine(`Next: ${only.does}.`, columns)
  if (steps.every(({ label, commands }) => label !== undefined && commands.length === 1))
    return steps.flatMap(({ label = '', commands: [command = ''] }) => labelledRow(label, command, look))
  const commandLines = (command: string): string[] =>
    breakCommand(command, columns - 4).map((line) => `    ${paint(line, 'bold')}`)
  return [
    'Next:',
    ...steps.flatMap(({ does, commands }) => [
      ...fitLine(`  ${does}${commands.length === 0 ? '.' : ':'}`, columns),
      ...commands.flatMap(commandLines),
    ]),
  ]
}

/** The same in the style of a command's output. */
export const nextStepLines = (steps: readonly NextStep[], style: TextStyle): string[] =>
  nextLines(steps, { paint: painter(style.color), columns: columnsOf(style) })

const labelWidth = 13

/** The command goes below its label if it does not fit. */
function labelledRow(label: string, command: string, { paint, columns }: { paint: Paint; columns: number }): string[] {
  const [first = '', ...rest] = breakCommand(command, columns - labelWidth)
  return [
    `${label.padEnd(labelWidth)}${paint(first, 'bold')}`,
    ...rest.map((line) => `${' '.repeat(labelWidth)}${paint(line, 'bold')}`),
  ]
}
