import { breakCommand } from '../../text/command-line.ts'
import { fenced } from '../../text/markdown/fences.ts'
import type { Paint } from '../../text/paint.ts'
import { lineSpan, type ReportContext } from '../../text/report-context.ts'

/** Something that the reader can do now. */
export interface NextStep {
  /** What it is good for, as a sentence without its full stop: `Continue from the last commit`. */
  readonly does: string
  /** What to type for it, whole lines in their order; none where there is nothing to type. */
  readonly commands: readonly string[]
}

export const step = (does: string, ...commands: readonly string[]): NextStep => ({ does, commands })

/** A reader chooses among so many. */
const mostBlocks = 3

/**
 * Steps for Markdown: a sentence each, its commands below it in a block, which GitHub lets a reader copy. An issue takes
 * one order in a comment, so there each has a block of its own. At most three blocks, the most likely first.
 */
export function nextMarkdown(steps: readonly NextStep[], surface?: ReportContext['surface']): string {
  let left = mostBlocks
  const parts: string[] = []
  for (const { does, commands } of steps) {
    const all = surface === 'issue' || commands.length === 0 ? commands : [commands.join('\n')]
    const shown = all.slice(0, left)
    left -= shown.length
    if (commands.length === 0) parts.push(`${does}.`)
    else if (shown.length > 0) parts.push(`${does}:`, ...shown.map(fenced))
  }
  return parts.join('\n\n')
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
  if (steps.length === 1 && only?.commands.length === 0) return [`Next: ${only.does}.`]
  const { paint, columns } = look
  const typed = (command: string): string[] =>
    breakCommand(command, columns - 4).map((line) => `    ${paint(line, 'bold')}`)
  return [
    'Next:',
    ...steps.flatMap(({ does, commands }) => [
      `  ${does}${commands.length === 0 ? '.' : ':'}`,
      ...commands.flatMap(typed),
    ]),
  ]
}
