import { taskIn } from '../../core/run/fold/begin.ts'
import { commitsOf } from '../../core/run/fold/task-commits.ts'
import type { EventOf } from '../../schema/run/event.ts'
import type { JobSettings } from '../job/job-settings.ts'
import type { Ledger } from '../job/ledger.ts'

/**
 * States that an attempt failed: with the last retry its task fails. Parts of the task that are done stay then, or are to
 * be taken back where the settings say so.
 */
export function recordFailure(
  ledger: Ledger,
  incomplete: JobSettings['settings']['incomplete'],
  fact: Omit<EventOf<'attempt_failed'>, 'type' | 'at' | 'final'>,
): void {
  const { task } = fact
  const retries = ledger.plan.tasks.find(({ id }) => id === task)?.max_retries ?? 0
  const record = taskIn(ledger.state, task)
  const final = record.failed_attempts >= retries
  ledger.record({ type: 'attempt_failed', ...fact, final })
  const newest = commitsOf(record).at(-1)
  if (!final || !newest || incomplete !== 'fail') return
  const why = `${task} failed, and is to be done as a whole or not at all (incomplete: fail)`
  ledger.record({ type: 'undo_ordered', undoes: newest.iteration, by: 'ralph', why, reopen_dependents: false })
}
