import type { Settings } from '../../core/config/table/settings.ts'
import { isReserved } from '../../core/plan/graph/milestones.ts'
import { stuckNotice } from '../../core/report/words/notices.ts'
import { detectStuck, stuckInWords } from '../../core/run/attempt/detect-stuck.ts'
import { taskIn } from '../../core/run/fold/begin.ts'
import { isOfVerifier } from '../../core/run/fold/counsel.ts'
import { commitsOf } from '../../core/run/fold/task-commits.ts'
import type { EventOf } from '../../schema/run/event.ts'
import type { Ledger } from '../job/ledger.ts'

export type FactLedger = Pick<Ledger, 'state' | 'plan' | 'record' | 'send'>

export type FailureSettings = Pick<Settings, 'incomplete' | 'on-stuck' | 'stuck-after'>

/**
 * Records a failed attempt. After the last retry the task fails; if more attempts would not help, it is stuck. With
 * `incomplete: fail`, the task's landed parts are undone.
 */
export function recordFailure(
  ledger: FactLedger,
  settings: FailureSettings,
  fact: Omit<EventOf<'attempt_failed'>, 'type' | 'at' | 'final'>,
): void {
  const { task } = fact
  const retries = ledger.plan.tasks.find(({ id }) => id === task)?.max_retries ?? 0
  const taskBefore = taskIn(ledger.state, task)
  if (fact.cause === 'no_changes' && isOfVerifier(ledger.state, task)) {
    ledger.record({ type: 'attempt_failed', ...fact, final: true, moot: true })
    return
  }
  const final = taskBefore.failed_attempts >= retries
  ledger.record({ type: 'attempt_failed', ...fact, final })
  recordStuck(ledger, settings, { fact, retriesLeft: Math.max(0, retries - taskBefore.failed_attempts) })
  const { status, ...record } = taskIn(ledger.state, task)
  const newest = commitsOf(record).at(-1)
  if (status !== 'failed' || !newest || settings.incomplete !== 'fail') return
  const reason = `${task} failed, and must be done completely or not at all (incomplete: fail)`
  ledger.record({ type: 'undo_ordered', undoes: newest.iteration, by: 'ralph', why: reason, reopen_dependents: false })
}

/** Acts as configured; for a merge of the base a person is always asked. */
function recordStuck(
  ledger: FactLedger,
  settings: FailureSettings,
  { fact, retriesLeft }: { fact: Pick<EventOf<'attempt_failed'>, 'iteration' | 'task' | 'why'>; retriesLeft: number },
): void {
  const { iteration, task } = fact
  const stuckSign = detectStuck(taskIn(ledger.state, task).failures, settings['stuck-after'])
  if (!stuckSign) return
  const action = isReserved(task) ? 'ask' : settings['on-stuck']
  const reason = `${stuckInWords(stuckSign)}: ${fact.why}`
  const { sign, rests_on } = stuckSign
  const stuckFact = { iteration, task, sign, rests_on: [...rests_on], why: reason, action, retries_left: retriesLeft }
  ledger.record({ type: 'stuck_detected', ...stuckFact })
  // For a skipped task a person is asked at the end of the plan.
  if (action !== 'skip') ledger.send([stuckNotice(ledger.state, stuckFact)])
}
