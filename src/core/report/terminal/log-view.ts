import type { RunEvent } from '../../../schema/run/event.ts'
import { clip, type TextStyle, wrap } from '../../text/display-width.ts'
import { indentedLine, plainLine } from '../../text/one-line.ts'
import { type Paint, painter } from '../../text/paint.ts'
import { eventInWords, logLine } from '../words/log-lines.ts'

/** Every job takes and releases its lease; other events tell what happened. */
const bookkeeping: ReadonlySet<RunEvent['type']> = new Set(['lease_renewed', 'lease_released'])

export const isBookkeeping = ({ type }: RunEvent): boolean => bookkeeping.has(type)

/**
 * Terminals get each date once, colours and wrapped lines; other outputs one whole line an event, which can be
 * searched.
 */
export function logPrinter(look: TextStyle): (event: RunEvent) => string[] {
  const paint = painter(look.color)
  let day = ''
  return (event) => {
    if (!look.isTty) return [logLine(event), ...checkLines(event)]
    const today = event.at.slice(0, 10)
    const head = today === day ? [] : [paint(`${today} UTC`, 'dim')]
    day = today
    const checkOutput = checkLines(event).map((line) => paint(clip(line, look.width), 'dim'))
    return [...head, ...terminalLines(event, { paint, width: look.width }), ...checkOutput]
  }
}

/** The output of red checks. */
function checkLines(event: RunEvent): string[] {
  const failures = 'said' in event ? (event.said ?? []) : []
  return failures.flatMap(({ name, lines }) => [
    `      ${plainLine(name, 200)}:`,
    ...lines.map((line) => `        ${indentedLine(line)}`),
  ])
}

function terminalLines(event: RunEvent, { paint, width }: { paint: Paint; width: number }): string[] {
  const iteration = 'iteration' in event && event.iteration > 0 ? `#${event.iteration}` : ''
  const margin = `${event.at.slice(11, 19)}  ${iteration.padEnd(5)}`
  const [first = '', ...rest] = wrap(eventInWords(event), Math.max(30, width - margin.length - 2))
  const colour = colourOf(event)
  const tint = (text: string): string => (colour ? paint(text, colour) : text)
  return [
    `${paint(margin, 'dim')} ${tint(first)}`,
    ...rest.map((line) => `${' '.repeat(margin.length + 1)}${tint(line)}`),
  ]
}

function colourOf(event: RunEvent): Parameters<Paint>[1] | null {
  switch (event.type) {
    case 'attempt_succeeded':
    case 'attempt_approved':
      return 'green'
    case 'attempt_failed':
    case 'stuck_detected':
    case 'undo_failed':
      return 'red'
    case 'attempt_interrupted':
    case 'attempt_held':
    case 'human_review_requested':
    case 'signals_given':
    case 'checks_touched':
    case 'network_refused':
    case 'budget_warning':
      return 'yellow'
    case 'baseline_finished':
      return event.red.length === 0 ? null : 'red'
    case 'run_started':
    case 'run_stopped':
      return 'bold'
    default:
      return null
  }
}
