import type { Settings } from '../../core/config/table/settings.ts'
import { isReserved } from '../../core/plan/graph/milestones.ts'
import { stuckNotice } from '../../core/report/words/notices.ts'
import { detectStuck, stuckInWords } from '../../core/run/attempt/detect-stuck.ts'
import { taskIn } from '../../core/run/fold/begin.ts'
import { isOfVerifier } from '../../core/run/fold/counsel.ts'
import { commitsOf } from '../../core/run/fold/task-commits.ts'
import type { EventOf } from '../../schema/run/event.ts'
import type { Ledger } from '../job/ledger.ts'

/** Where facts of an attempt that came to nothing go. */
export type FactsOf = Pick<Ledger, 'state' | 'plan' | 'record' | 'send'>

/** What is made of a failure beside the attempt. */
export type FailureSettings = Pick<Settings, 'incomplete' | 'on-stuck' | 'stuck-after'>

/**
 * States that an attempt failed: with the last retry its task fails, and where more attempts would not help it is stuck.
 * Parts of a task that failed stay, or are to be taken back where the settings say so.
 */
export function recordFailure(
  ledger: FactsOf,
  settings: FailureSettings,
  fact: Omit<EventOf<'attempt_failed'>, 'type' | 'at' | 'final'>,
): void {
  const { task } = fact
  const retries = ledger.plan.tasks.find(({ id }) => id === task)?.max_retries ?? 0
  const before = taskIn(ledger.state, task)
  if (fact.cause === 'no_changes' && isOfVerifier(ledger.state, task)) {
    ledger.record({ type: 'attempt_failed', ...fact, final: true, moot: true })
    return
  }
  const final = before.failed_attempts >= retries
  ledger.record({ type: 'attempt_failed', ...fact, final })
  recordStuck(ledger, settings, { fact, retriesLeft: Math.max(0, retries - before.failed_attempts) })
  const { status, ...record } = taskIn(ledger.state, task)
  const newest = commitsOf(record).at(-1)
  if (status !== 'failed' || !newest || settings.incomplete !== 'fail') return
  const why = `${task} failed, and must be done completely or not at all (incomplete: fail)`
  ledger.record({ type: 'undo_ordered', undoes: newest.iteration, by: 'ralph', why, reopen_dependents: false })
}

/** Acts by configuration; a merge of the base cannot be left out, so that always asks. */
function recordStuck(
  ledger: FactsOf,
  settings: FailureSettings,
  { fact, retriesLeft }: { fact: Pick<EventOf<'attempt_failed'>, 'iteration' | 'task' | 'why'>; retriesLeft: number },
): void {
  const { iteration, task } = fact
  const found = detectStuck(taskIn(ledger.state, task).failures, settings['stuck-after'])
  if (!found) return
  const action = isReserved(task) ? 'ask' : settings['on-stuck']
  const why = `${stuckInWords(found)}: ${fact.why}`
  const { sign, rests_on } = found
  const stuck = { iteration, task, sign, rests_on: [...rests_on], why, action, retries_left: retriesLeft }
  ledger.record({ type: 'stuck_detected', ...stuck })
  // What was given up is asked about when nothing else is left to do.
  if (action !== 'skip') ledger.send([stuckNotice(ledger.state, stuck)])
}
