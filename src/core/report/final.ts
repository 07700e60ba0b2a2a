import type { Plan } from '../../schema/plan.ts'
import type { RunState } from '../../schema/run-state.ts'
import type { StopReason } from '../../schema/stop-reason.ts'
import { recordsOf } from '../run/records-of.ts'
import { plainLine } from '../text/one-line.ts'
import { paintCode, painter } from './paint.ts'
import { receiptOf } from './receipt.ts'
import { attemptsInWords, receiptLines } from './receipt-text.ts'
import { remarks } from './remarks.ts'
import { commandSpan, shortOid } from './report-context.ts'
import { rulesInWords } from './rules-text.ts'
import { shownTasks } from './shown-rows.ts'
import type { StatusContext } from './status.ts'
import { stopSentence } from './stop-sentence.ts'
import { countsInWords } from './task-rows.ts'
import { textTable } from './task-table.ts'

/** What a job prints when it ends, lines without their newline: the result first, what to type next last. */
export function finalReport(
  job: { plan: Plan; state: RunState; reason: StopReason },
  context: StatusContext,
  look: { width: number; color: boolean },
): string[] {
  const { plan, state, reason } = job
  const paint = painter(look.color)
  const shown = shownTasks({ plan, state })
  const text = stopSentence(reason, context)
  const colour =
    reason.kind === 'complete' ? 'green' : reason.kind === 'failed' || reason.kind === 'stuck' ? 'red' : 'yellow'
  const rules = rulesInWords(state.rules)
  const branch = plainLine(state.work_branch, 200)
  return [
    '',
    paint(text.happened, colour),
    ...[...text.details, ...remarks({ plan, state }, (why) => plainLine(why, 500))].map((detail) => `  - ${detail}`),
    `${countsInWords(recordsOf(plan, state))}; ${attemptsInWords(state.counts)}.`,
    '',
    ...textTable(shown.rows, look),
    ...(shown.omitted ? [shown.omitted] : []),
    '',
    ...receiptLines(receiptOf(state, context.now)),
    '',
    `Work   ${branch} at ${shortOid(state.work)}   (${paintCode(commandSpan('git', 'log', '--oneline', context.workBranch), paint)})`,
    `State  ${plainLine(context.stateRef, 200)}`,
    ...(rules === undefined ? [] : [`Rules  ${rules}`]),
    `Next: ${paintCode(text.next, paint)}`,
  ]
}
