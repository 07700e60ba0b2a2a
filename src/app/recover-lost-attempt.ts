import { taskIn } from '../core/run/evolve.ts'
import { noUsage } from '../schema/usage.ts'
import type { Ledger } from './ledger.ts'

/** So many lost runners in a row on one task, and the next one counts as the task's failure. */
const lostRunnersAllowed = 2

/** A runner that died costs one interrupted attempt, marked as infrastructure (DESIGN §5); a task that kills runners fails. */
export function recoverLostAttempt(ledger: Ledger): void {
  const { current } = ledger.state
  if (!current) return
  const { iteration, task, attempt } = current
  const spent = { usage: noUsage, duration_ms: 0 }
  if (taskIn(ledger.state, task).runners_lost < lostRunnersAllowed) {
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
    why: `the runner was lost ${lostRunnersAllowed + 1} times in a row on this task`,
    fingerprint: 'runner_lost',
    handoff: null,
    rejected: null,
    final: attempt > retries,
    ...spent,
  })
}
