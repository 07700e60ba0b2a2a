import { readVerify } from '../../../core/counsel/verify.ts'
import { reviewRequest } from '../../../core/report/words/notices.ts'
import { whyPersonDecides } from '../../../core/run/attempt/accept-unchanged.ts'
import { claimToVerify } from '../../../core/run/next/counsel.ts'
import { oneLine } from '../../../core/text/one-line.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import { askAgain, type EndedCounsel } from './ask-again.ts'

/** A verifier says whether a task is done without a change. If it does not agree, or gives no answer, a person decides. */
export function takeClaim(ledger: Ledger, { settings }: JobSettings, { counsel, end, called }: EndedCounsel): void {
  const { state, plan } = ledger
  const read = 'why' in end ? end : readVerify(end)
  called?.('why' in read ? read.why : `${read.complete ? 'agrees' : 'does not agree'}: ${read.summary}`)
  if ('why' in read && askAgain(ledger, { counsel, end }, read.why)) return
  const ask = claimToVerify(state)
  const task = plan.tasks.find(({ id }) => id === ask?.task)
  if (!ask?.question || !task || ask.iteration !== counsel.round) {
    const why = 'the question was answered meanwhile'
    ledger.record({ type: 'counsel_interrupted', ...counsel, why, until: null })
    return
  }
  const { iteration, question } = ask
  const doubt =
    'why' in read
      ? `the verifier gave no usable answer: ${read.why}`
      : read.complete
        ? whyPersonDecides(state, { task, settings })
        : `the verifier does not agree: ${[read.summary, ...read.missing.map(({ what }) => what)].join(' ')}`
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
  const told = { ...question, person: oneLine(doubt, 1000) }
  ledger.send([reviewRequest(ledger.state, { iteration, task: task.id, why, holds: true, question: told })])
}
