import { RalphError } from '../core/error/error.ts'
import { projection } from './branch/projection.ts'
import { deliver, type JobContext, type JobScope, noCallCost } from './job/job-context.ts'
import { adjusted, type JobSettings } from './job/job-settings.ts'
import type { Ledger } from './job/ledger.ts'
import type { Ports } from './job/ports.ts'
import { prefetchOrders } from './job/prefetch-orders.ts'
import type { ExistingBranch } from './phase/intake/intake.ts'
import { failRefused } from './phase/settle/settle-attempt.ts'

export function openJobContext(
  ports: Ports,
  job: JobSettings,
  request: { ledger: Ledger; branch: ExistingBranch; reach: JobScope; cancelled: AbortSignal },
): JobContext {
  const { ledger, branch, reach, cancelled } = request
  const branchProjection = projection(ports, job, { ledger, ...branch })
  return {
    ports,
    get job() {
      return adjusted(job, ledger.state)
    },
    ledger,
    reach,
    cancelled,
    publish: branchProjection.publish,
    conflict: () => branchProjection.conflict,
    rests: branch.rests,
    orders: prefetchOrders(ports, ledger, branch.looked),
    did: { baseline: false, ready: false, spent: noCallCost, longestMs: 0, filed: false, toldSettings: '' },
  }
}

/** Runs `act`. A fault is saved in the state as the reason for the end, and thrown. */
export async function recordingFaults<T>(context: JobContext, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    await recordFault(context, error)
    throw error
  } finally {
    await context.ports.display.close()
  }
}

/** Records the fault, if the state can still be written. The caller reports it. */
async function recordFault(context: JobContext, error: unknown): Promise<void> {
  const { ports, ledger, did } = context
  const fault = error instanceof RalphError ? error : undefined
  if (fault?.exit === 'busy') return
  const reason = fault?.message ?? String(error)
  const { current } = ledger.state
  if (current) {
    const { iteration, task } = current
    const cause = 'infrastructure'
    ledger.record({ type: 'attempt_interrupted', iteration, task, cause, why: reason, until: null, ...did.spent })
  }
  ledger.record({ type: 'run_stopped', reason: { kind: 'failed', code: fault?.code ?? 'INTERNAL', why: reason } })
  try {
    if (ledger.unsent) {
      await ledger.save('stop: failed, and call a person')
      await deliver(ports, ledger)
    }
    ledger.record({ type: 'lease_released' })
    await ledger.save('stop: failed')
  } catch (saveError) {
    if (await failRefused(context, saveError).catch(() => false)) return
    ports.show({
      kind: 'warning',
      text: `the state could not be written either: ${saveError instanceof Error ? saveError.message : String(saveError)}`,
    })
  }
}
