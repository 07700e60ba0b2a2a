import { RalphError } from '../../core/error/error.ts'
import { leaseRenewalMs } from '../../core/run/lease/lease-verdict.ts'
import type { Ledger } from './ledger.ts'
import type { Ports } from './ports.ts'

/**
 * Renews the lease while `work` goes on, and aborts it where the lease is lost: then somebody else writes the run, and
 * whatever `work` still does would be thrown away.
 */
export async function whileHoldingLease<T>(
  { clock, show }: Pick<Ports, 'clock' | 'show'>,
  at: { ledger: Ledger; signal: AbortSignal },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const over = new AbortController()
  const lost = new AbortController()
  let leaseLost: RalphError | undefined

  /** By the lease's age, not by this phase's: many short ones in a row would never renew it. */
  const due = (): number => {
    const { lease } = at.ledger.state
    return (lease ? Date.parse(lease.renewed) : clock.now()) + leaseRenewalMs
  }

  async function renew(): Promise<void> {
    for (;;) {
      await clock.waitUntil(due(), over.signal)
      if (over.signal.aborted) return
      at.ledger.record({ type: 'lease_renewed' })
      try {
        await at.ledger.save('renew the lease')
      } catch (error) {
        if (error instanceof RalphError && error.exit === 'busy') {
          leaseLost = error
          return lost.abort()
        }
        // A fault of the network: the lease outlives three renewals, so the next one may mend it.
        show({ kind: 'warning', text: `the lease could not be renewed, it is tried again: ${String(error)}` })
      }
    }
  }

  const renewal = renew()
  const working = work(AbortSignal.any([at.signal, lost.signal]))
  await Promise.allSettled([working])
  over.abort()
  await renewal
  if (leaseLost) throw leaseLost
  return working
}
