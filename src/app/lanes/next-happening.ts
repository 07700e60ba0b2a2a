import { RalphError } from '../../core/error/error.ts'
import { leaseRenewalMs } from '../../core/run/lease/lease-verdict.ts'
import type { IncomingCommand } from '../../port/outside.ts'
import { deliver, type JobContext } from '../job/job-context.ts'
import type { OpenLane } from './lane.ts'

/** How often orders are looked for while agents and checks work. */
const pollMs = 15_000

/** Waits for the first of: a lane's end, an order, the moment at which the lease is to be renewed. Returns what people ordered meanwhile. */
export async function nextHappening(work: JobContext, open: readonly OpenLane[]): Promise<readonly IncomingCommand[]> {
  const { ports, ledger } = work
  const { clock } = ports
  const over = new AbortController()
  const renewal = ledger.state.lease ? Date.parse(ledger.state.lease.renewed) + leaseRenewalMs : clock.now() + pollMs
  const until = Math.min(renewal, clock.now() + pollMs)
  const underWay = open.map(({ agent, coded, checks }) => (coded ? checks : agent))
  // Checks that ended before the head's wait for it.
  const ends = underWay.flatMap((work) => (work && !work.end() ? work.over : []))
  // They were told to end, and do so within seconds.
  if (work.cancelled.aborted) {
    await Promise.race(ends)
    return []
  }
  const timer = clock.waitUntil(until, AbortSignal.any([over.signal, work.cancelled]))
  await Promise.race([timer, ...ends])
  over.abort()
  await timer
  if (clock.now() < until || work.cancelled.aborted) return []
  if (clock.now() >= renewal) await renewLease(work)
  return freshOrders(work)
}

async function renewLease({ ledger, ports }: JobContext): Promise<void> {
  ledger.record({ type: 'lease_renewed' })
  try {
    await ledger.save('renew the lease')
  } catch (error) {
    if (error instanceof RalphError && error.exit === 'busy') throw error
    // A fault of the network: the lease outlives three renewals, so the next one may repair it.
    ports.show({ kind: 'warning', text: `the lease could not be renewed; trying again: ${String(error)}` })
  }
}

/** What people ordered that nobody has looked at; reports that wait are posted on the way. */
async function freshOrders({ ports, ledger }: JobContext): Promise<readonly IncomingCommand[]> {
  await deliver(ports, ledger).catch((error: unknown) => {
    ports.show({ kind: 'warning', text: `reports could not be posted yet: ${String(error)}` })
  })
  const { cursor: since, consumed, state } = ledger
  const look = { since, started: state.started, consumed, to: 'watch' } as const
  const { orders } = await ports.orderSource.incoming(look).catch(() => ({ orders: [] }))
  return orders.filter(({ id, refused }) => !consumed.includes(id) && !refused)
}
