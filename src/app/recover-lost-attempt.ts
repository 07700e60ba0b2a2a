import { lossesAllowed } from '../core/run/attempt-verdict.ts'
import { taskIn } from '../core/run/evolve.ts'
import { noUsage } from '../schema/usage.ts'
import type { Ledger } from './ledger.ts'

/** A runner that died costs one interrupted attempt, marked as infrastructure (DESIGN §5); a task that kills runners fails. */
export function recoverLostAttempt(ledger: Ledger): void {
  const { current } = ledger.state
  if (!current) return
  const { iteration, task, attempt } = current
  const spent = { usage: noUsage, duration_ms: 0 }
  if (taskIn(ledger.state, task).runners_lost < lossesAllowed) {
    const why = 'the runner was lost while it worked on this; the attempt does not count'
    ledger.record({ type: 'attempt_interrupted', iteration, task, cause: 'runner_lost', why, until: null, ...spent })
    return
  }
  const retries = ledger.plan.tasks.find(({ id }) => id === task)?.max_retries ?? 0
  ledger.record({
    type: 'attempt_failed',
    iteration,
    task,
    cause: 'runner_lost',
    why: `the runner was lost ${lossesAllowed + 1} times in a row on this task`,
    fingerprint: 'runner_lost',
    handoff: null,
    rejected: null,
    final: attempt > retries,
    ...spent,
  })
}
