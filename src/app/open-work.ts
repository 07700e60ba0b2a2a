import { RalphError } from '../core/error/error.ts'
import { projection } from './branch/projection.ts'
import { deliver, type JobContext, type JobScope, noCallCost } from './job/job-context.ts'
import { adjusted, type JobSettings } from './job/job-settings.ts'
import type { Ledger } from './job/ledger.ts'
import type { Ports } from './job/ports.ts'
import { prefetchOrders } from './job/prefetch-orders.ts'
import type { ExistingBranch } from './phase/intake/intake.ts'
import { failRefused } from './phase/settle/settle-attempt.ts'

/** What the steps of a job share, once the run is ours. */
export function openWork(
  ports: Ports,
  job: JobSettings,
  request: { ledger: Ledger; branch: ExistingBranch; reach: JobScope; cancelled: AbortSignal },
): JobContext {
  const { ledger, branch, reach, cancelled } = request
  const shown = projection(ports, job, { ledger, ...branch })
  return {
    ports,
    get job() {
      return adjusted(job, ledger.state)
    },
    ledger,
    reach,
    cancelled,
    publish: shown.publish,
    conflict: () => shown.conflict,
    rests: branch.rests,
    orders: prefetchOrders(ports, ledger, branch.looked),
    did: { baseline: false, ready: false, spent: noCallCost, longestMs: 0, filed: false, toldSettings: '' },
  }
}

/** Does it in an orderly way: a fault is put into the state as the reason for the end, and thrown on. */
export async function recordingFaults<T>(work: JobContext, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    await giveUp(work, error)
    throw error
  } finally {
    await work.ports.display.close()
  }
}

/** Leaves a state that says what happened, where that is still possible; the fault itself is the caller's to tell. */
async function giveUp(work: JobContext, error: unknown): Promise<void> {
  const { ports, ledger, did } = work
  const fault = error instanceof RalphError ? error : undefined
  if (fault?.exit === 'busy') return
  const why = fault?.message ?? String(error)
  const { current } = ledger.state
  if (current) {
    const { iteration, task } = current
    const cause = 'infrastructure'
    ledger.record({ type: 'attempt_interrupted', iteration, task, cause, why, until: null, ...did.spent })
  }
  ledger.record({ type: 'run_stopped', reason: { kind: 'failed', code: fault?.code ?? 'INTERNAL', why } })
  try {
    if (ledger.unsent) {
      await ledger.save('stop: failed, and call a person')
      await deliver(ports, ledger)
    }
    ledger.record({ type: 'lease_released' })
    await ledger.save('stop: failed')
  } catch (second) {
    if (await failRefused(work, second).catch(() => false)) return
    ports.show({
      kind: 'warning',
      text: `the state could not be written either: ${second instanceof Error ? second.message : String(second)}`,
    })
  }
}
