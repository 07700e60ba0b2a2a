import type { Plan } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { StopReason } from '../../../schema/run/stop-reason.ts'
import { recordsOf } from '../../run/fold/begin.ts'
import { columnsOf, fitLines, type TextStyle } from '../../text/display-width.ts'
import { plainLine } from '../../text/one-line.ts'
import { paintCode, painter } from '../../text/paint.ts'
import { commandSpan, shortOid } from '../../text/report-context.ts'
import { receiptOf } from '../facts/receipt.ts'
import { countsInWords, shownTasks } from '../facts/task-rows.ts'
import { nextLines } from '../words/next-steps.ts'
import { attemptsInWords, receiptLines } from '../words/receipt-text.ts'
import { remarks } from '../words/remarks.ts'
import { rulesInWords } from '../words/rules-text.ts'
import type { StatusContext } from '../words/status.ts'
import { stopSentence } from '../words/stop-sentence.ts'
import { textTable } from './task-table.ts'

/** The verbose output at the end of a job, lines without their newline: the result first, the next steps last. */
export function finalReport(
  job: { plan: Plan; state: RunState; reason: StopReason },
  /** `fetch`: the command that fetches the branches first. */
  context: StatusContext & { readonly fetch?: string },
  look: TextStyle,
): string[] {
  const { plan, state, reason } = job
  const paint = painter(look.color)
  const shown = shownTasks({ plan, state })
  const text = stopSentence(reason, context)
  const colour =
    reason.kind === 'complete' ? 'green' : reason.kind === 'failed' || reason.kind === 'stuck' ? 'red' : 'yellow'
  const rules = rulesInWords(state.rules)
  const branch = plainLine(state.work_branch, 200)
  const lines = [
    '',
    paint(text.happened, colour),
    ...[...text.details, ...remarks({ plan, state }, (why) => plainLine(why, 500), context)].map(
      (detail) => `  - ${detail}`,
    ),
    `${countsInWords(recordsOf(plan, state))}; ${attemptsInWords(state.counts)}.`,
    '',
    ...textTable(shown.rows, look),
    ...(shown.omitted ? [shown.omitted] : []),
    '',
    ...receiptLines(receiptOf(state, context.now)),
    '',
    ...(context.fetch === undefined ? [] : [`Fetch the branches first: ${paint(context.fetch, 'bold')}`]),
    `Work   ${branch} at ${shortOid(state.work)}   (${paintCode(commandSpan('git', 'log', '--oneline', context.workBranch), paint)})`,
    `State  ${plainLine(context.stateRef, 200)}`,
    ...(rules === undefined ? [] : [`Rules  ${rules}`]),
  ]
  return [...fitLines(lines, look), ...nextLines(text.next, { paint, columns: columnsOf(look) })]
}
