import { RalphError } from '../../core/error/error.ts'
import { leaseRenewalMs } from '../../core/run/lease/lease-verdict.ts'
import type { IncomingCommand } from '../../port/outside.ts'
import { deliver, type JobContext } from '../job/job-context.ts'
import type { OpenLane } from './lane.ts'

/** How often orders are polled while agents and checks run. */
const pollMs = 15_000

/** Waits until a lane's work ends, an order arrives or the lease must be renewed. Returns the new orders. */
export async function waitForChange(
  context: JobContext,
  open: readonly OpenLane[],
): Promise<readonly IncomingCommand[]> {
  const { ports, ledger } = context
  const { clock } = ports
  const waitOver = new AbortController()
  const renewal = ledger.state.lease ? Date.parse(ledger.state.lease.renewed) + leaseRenewalMs : clock.now() + pollMs
  const until = Math.min(renewal, clock.now() + pollMs)
  const runningWork = open.map(({ agent, coded, checks }) => (coded ? checks : agent))
  // Checks that ended before the head's wait for it.
  const ends = runningWork.flatMap((running) => (running && !running.end() ? running.settled : []))
  // After a cancellation they end within seconds.
  if (context.cancelled.aborted) {
    await Promise.race(ends)
    return []
  }
  const timer = clock.waitUntil(until, AbortSignal.any([waitOver.signal, context.cancelled]))
  await Promise.race([timer, ...ends])
  waitOver.abort()
  await timer
  if (clock.now() < until || context.cancelled.aborted) return []
  if (clock.now() >= renewal) await renewLease(context)
  return fetchNewOrders(context)
}

async function renewLease({ ledger, ports }: JobContext): Promise<void> {
  ledger.record({ type: 'lease_renewed' })
  try {
    await ledger.save('renew the lease')
  } catch (error) {
    if (error instanceof RalphError && error.exit === 'busy') throw error
    // A network fault: the lease outlives three renewals, so the next one may succeed.
    ports.show({ kind: 'warning', text: `the lease could not be renewed; trying again: ${String(error)}` })
  }
}

/** Posts pending reports, and returns the orders that nobody has applied yet. */
async function fetchNewOrders({ ports, ledger }: JobContext): Promise<readonly IncomingCommand[]> {
  await deliver(ports, ledger).catch((error: unknown) => {
    ports.show({ kind: 'warning', text: `reports could not be posted yet: ${String(error)}` })
  })
  const { cursor: since, consumed, state } = ledger
  const orderQuery = { since, started: state.started, consumed, to: 'watch' } as const
  const { orders } = await ports.orderSource.incoming(orderQuery).catch(() => ({ orders: [] }))
  return orders.filter(({ id, refused }) => !consumed.includes(id) && !refused)
}
