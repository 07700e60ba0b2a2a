import { RalphError } from '../../../core/error/error.ts'
import { iterationPath } from '../../../core/ref/state-paths.ts'
import { taskIn } from '../../../core/run/fold/task-in.ts'
import { fingerprint } from '../../../core/validation/fingerprint.ts'
import { lessUsage } from '../../../schema/agent/usage.ts'
import { openLedger } from '../../job/ledger.ts'
import type { Work } from '../../job/work.ts'

/**
 * The remote refuses the state with what an attempt came to: its size, a credential that it finds in it, a rule. Else
 * each further job would pay for the same attempt: it is put down as failed, without its objects, on what is there, and
 * the next agent is told why (failure model G9). Returns whether that was written.
 */
export async function failRefused({ ports, job, ledger }: Work, error: unknown): Promise<boolean> {
  if (!(error instanceof RalphError && error.code === 'REMOTE_REFUSED')) return false
  const { run } = await ports.store.load()
  const refused = run?.state.current
  if (!run || !refused || run.state.epoch !== ledger.state.epoch || !hasEnded(ledger.state, run.state)) return false
  const { iteration, task, attempt } = refused
  const why = error.message
  const [ours, theirs] = [ledger.state, run.state]
  const instead = openLedger(ports, run, job)
  const call = iterationPath(iteration, 'agent.json')
  const told = JSON.parse((await ledger.recall(call)) ?? '{}')
  instead.attach(call, `${JSON.stringify({ ...told, why }, null, 2)}\n`)
  instead.record(
    {
      type: 'attempt_failed',
      iteration,
      task,
      cause: 'guard',
      why,
      fingerprint: fingerprint(`refused: ${why}`),
      handoff: null,
      usage: lessUsage(ours.usage, theirs.usage),
      duration_ms: Math.max(0, taskIn(ours, task).duration_ms - taskIn(theirs, task).duration_ms),
      rejected: null,
      final: attempt > (run.plan.tasks.find(({ id }) => id === task)?.max_retries ?? 0),
    },
    { type: 'run_stopped', reason: { kind: 'failed', code: error.code, why } },
    { type: 'lease_released' },
  )
  await instead.save('stop: failed')
  return true
}

/** Whether what we know of the attempt is more than that it was under way. */
const hasEnded = ({ counts }: Work['ledger']['state'], written: Work['ledger']['state']): boolean =>
  counts.succeeded + counts.failed > written.counts.succeeded + written.counts.failed
