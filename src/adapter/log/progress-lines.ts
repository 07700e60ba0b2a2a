import { nextLines, step } from '../../core/report/document/next-steps.ts'
import { continueNowText } from '../../core/report/words/after-stop.ts'
import { eventInWords } from '../../core/report/words/log-lines.ts'
import { formatDuration, formatUtc } from '../../core/text/amounts.ts'
import { assertNever } from '../../core/text/assert-never.ts'
import { clip } from '../../core/text/display-width.ts'
import { indentedLine, plainLine } from '../../core/text/one-line.ts'
import type { Paint } from '../../core/text/paint.ts'
import { formatterHint, traceLines } from '../../core/validation/failure-sentence.ts'
import type { AgentProgress } from '../../port/agent.ts'
import type { CheckFinished, Progress } from '../../port/progress.ts'
import type { RunEvent } from '../../schema/run/event.ts'

/** `columns` limits the agent's steps; important lines are not clipped. */
export function progressLines(progress: Progress, layout: { paint: Paint; columns: number }): string[] {
  const { paint } = layout
  switch (progress.kind) {
    case 'event':
      return eventLines(progress.event, paint)
    case 'agent':
      return agentLines(progress.progress, layout)
    case 'check_started':
      return progress.rerun ? [`  ${paint('↻', 'yellow')} ${checkName(progress)} ${rerunReason(progress)}`] : []
    case 'check_finished':
      return [checkLine(progress, paint), ...failureLines(progress, layout)]
    case 'note':
      return [plainLine(progress.text, 1000)]
    case 'waiting':
      return waitingLines(progress, layout)
    case 'warning':
      return [paint(`! ${plainLine(progress.text, 1000)}`, 'yellow')]
    default:
      return assertNever(progress)
  }
}

const waitingLines = (
  { until, why, now }: Extract<Progress, { kind: 'waiting' }>,
  layout: { paint: Paint; columns: number },
): string[] => [
  `Waiting until ${formatUtc(until)}: ${plainLine(why, 300)}`,
  '  Nothing runs and nothing is spent until then; Ctrl-C leaves.',
  ...nextLines([step(continueNowText, now)], layout),
]

/** Bookkeeping for `ralph log`; the final report tells how the job ended. */
const hiddenEvents: ReadonlySet<RunEvent['type']> = new Set([
  'lease_taken',
  'lease_renewed',
  'lease_released',
  'run_stopped',
])

function eventLines(event: RunEvent, paint: Paint): string[] {
  if (hiddenEvents.has(event.type)) return []
  const text = `${'iteration' in event && event.iteration > 0 ? `#${event.iteration} ` : ''}${eventInWords(event)}`
  switch (event.type) {
    case 'attempt_started':
      return [paint(`▶ ${text}`, 'bold')]
    case 'attempt_succeeded':
    case 'attempt_approved':
    case 'undo_done':
      return [paint(`✓ ${text}`, 'green')]
    case 'attempt_failed':
    case 'stuck_detected':
    case 'undo_failed':
      return [paint(`✗ ${text}`, 'red')]
    case 'attempt_interrupted':
    case 'human_review_requested':
    case 'signals_given':
    case 'checks_touched':
    case 'attempt_held':
    case 'work_refused':
    case 'steering_changed':
    case 'edit_unusable':
    case 'budget_warning':
      return [paint(`! ${text}`, 'yellow')]
    case 'baseline_finished':
      return [event.red.length === 0 && event.counting !== 0 ? `✓ ${text}` : paint(`! ${text}`, 'yellow')]
    default:
      return [`  ${text}`]
  }
}

function agentLines(progress: AgentProgress, { paint, columns }: { paint: Paint; columns: number }): string[] {
  const stepLine = (text: string): string[] => [paint(clip(`    ${text}`, columns), 'dim')]
  switch (progress.kind) {
    case 'started':
      return stepLine(`agent started, model ${plainLine(progress.model, 100)}`)
    case 'tool':
      return stepLine(stepInWords(progress))
    case 'says':
      return stepLine(`“${plainLine(progress.text, 300)}”`)
    case 'retrying': {
      const wait = `attempt ${progress.attempt} in ${formatDuration(progress.delayMs)}`
      return [`    ${paint('↻', 'yellow')} the agent retries, ${wait}: ${plainLine(progress.why, 300)}`]
    }
    case 'spent':
      return []
    default:
      return assertNever(progress)
  }
}

export const stepInWords = (step: { name: string; target: string }): string =>
  `${plainLine(step.name, 60)} ${plainLine(step.target, 300)}`.trimEnd()

const checkName = (check: { name: string }): string => plainLine(check.name, 200)

export const rerunReason = ({ because }: Pick<Extract<Progress, { kind: 'check_started' }>, 'because'>): string =>
  because === 'changed_files'
    ? `changed the files that it checks; it runs again on the tree that will be committed. ${formatterHint}`
    : 'failed; it runs again on the same tree'

/** Once, though a red check runs twice; `ralph log` has the whole output. */
function failureLines(
  { failure, again: isRerun }: CheckFinished,
  { paint, columns }: { paint: Paint; columns: number },
): string[] {
  if (!failure || isRerun) return []
  return failure.decisive.map((line) => paint(clip(`      ${indentedLine(line)}`, columns), 'dim'))
}

function checkLine(check: Extract<Progress, { kind: 'check_finished' }>, paint: Paint): string {
  const remarks = [
    formatDuration(check.durationMs),
    ...(check.flaky ? ['flaky: it failed first'] : []),
    ...(check.counts ? [] : ['does not count']),
    ...traceLines(check).map((trace) => plainLine(trace, 1000)),
  ]
  const colour = check.passed ? 'green' : check.counts ? 'red' : 'yellow'
  return `  ${paint(check.passed ? '✓' : '✗', colour)} ${checkName(check)} (${remarks.join(', ')})`
}
