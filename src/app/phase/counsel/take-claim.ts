import { readVerify } from '../../../core/counsel/verify.ts'
import { reviewRequest } from '../../../core/report/words/notices.ts'
import { whyPersonDecides } from '../../../core/run/attempt/accept-unchanged.ts'
import { claimToVerify } from '../../../core/run/next/counsel.ts'
import { oneLine } from '../../../core/text/one-line.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import { type EndedCounsel, retryCounsel } from './ask-again.ts'

/** Applies a verifier's verdict on a task that may need no change. Without its agreement a person decides. */
export function applyClaimVerdict(
  ledger: Ledger,
  { settings }: JobSettings,
  { counsel, end, called }: EndedCounsel,
): void {
  const { state, plan } = ledger
  const answer = 'why' in end ? end : readVerify(end)
  called?.('why' in answer ? answer.why : `${answer.complete ? 'agrees' : 'does not agree'}: ${answer.summary}`)
  if ('why' in answer && retryCounsel(ledger, { counsel, end }, answer.why)) return
  const ask = claimToVerify(state)
  const task = plan.tasks.find(({ id }) => id === ask?.task)
  if (!ask?.question || !task || ask.iteration !== counsel.round) {
    const why = 'the question was answered meanwhile'
    ledger.record({ type: 'counsel_interrupted', ...counsel, why, until: null })
    return
  }
  const { iteration, question } = ask
  const doubt =
    'why' in answer
      ? `the verifier gave no usable answer: ${answer.why}`
      : answer.complete
        ? whyPersonDecides(state, { task, settings })
        : `the verifier does not agree: ${[answer.summary, ...answer.missing.map(({ what }) => what)].join(' ')}`
  if (doubt === undefined) {
    ledger.record({
      type: 'unchanged_accepted',
      iteration,
      task: task.id,
      by: 'ralph',
      why: question.why,
      verified: true,
    })
    return
  }
  ledger.record({ type: 'unchanged_doubted', iteration, task: task.id, why: oneLine(doubt, 1000) })
  const { why } = question
  const doubtedQuestion = { ...question, person: oneLine(doubt, 1000) }
  ledger.send([reviewRequest(ledger.state, { iteration, task: task.id, why, holds: true, question: doubtedQuestion })])
}
