import { RalphError } from '../../core/error/error.ts'
import { readCommand } from '../../core/order/read-command.ts'
import { leaseRenewalMs } from '../../core/run/lease/lease-verdict.ts'
import { maxLegs } from '../../core/run/next/leg-of-round.ts'
import { noUsage, type Usage } from '../../schema/agent/usage.ts'
import type { Dossier } from '../../schema/run/dossier.ts'
import type { StopReason } from '../../schema/run/stop-reason.ts'
import type { JobSettings } from './job-settings.ts'
import type { Ledger } from './ledger.ts'
import type { Ports } from './ports.ts'
import type { OrderPrefetch } from './prefetch-orders.ts'

export interface CallCost {
  readonly usage: Usage
  readonly duration_ms: number
}

export const noCallCost: CallCost = { usage: noUsage, duration_ms: 0 }

/** How far this job takes an attempt before another job of the workflow run continues it. */
export interface JobScope {
  /**
   * `decided`: it begins nothing; `prepared`: other jobs call the agent; `coded`: they run the checks, of a commit that
   * waits in the state; `settled`: there are no others.
   */
  readonly until: 'decided' | 'prepared' | 'coded' | 'settled'
  /** Leaves the delegated files in this job's checkout. */
  readonly laidOut?: boolean
  /** How many jobs may call an agent at the same time; 1 if left out. */
  readonly legs?: number
}

/** Whether this job's own machine runs the agent, and must be confined. */
export const callsAgent = ({ until }: JobScope): boolean => until === 'coded' || until === 'settled'

export interface JobContext {
  readonly ports: Ports
  readonly job: JobSettings
  readonly ledger: Ledger
  readonly scope: JobScope
  readonly publish: () => Promise<void>
  /** Why the job must end: a person has to resolve a conflict. */
  readonly conflict: () => StopReason | undefined
  readonly cancelled: AbortSignal
  /** Set if an operator stopped the previous job: then only an order that asks for work restarts the run. */
  readonly restReason: StopReason | undefined
  /** Operator orders, prefetched while the attempt is being settled. */
  readonly orderPrefetch: OrderPrefetch
  readonly progress: {
    baselineRan: boolean
    workspaceReady: boolean
    spent: CallCost
    longestMs: number
    filedInQueue: boolean
    shownSettings: string
  }
}

export type JobOutcome =
  | { readonly kind: 'stopped'; readonly reason: StopReason }
  | { readonly kind: 'handed_on'; readonly dossier: Dossier }

export const stopped = (reason: StopReason): JobOutcome => ({ kind: 'stopped', reason })

/** Runs `act`; aborts it if the job is cancelled or stopped, or loses the lease. */
export type RunInterruptible = <T>(act: (signal: AbortSignal) => Promise<T>) => Promise<T>

/** Renews the lease meanwhile: a check may run longer than a lease lives. */
export const interruptibleBy =
  ({ ports, ledger, cancelled }: Pick<JobContext, 'ports' | 'ledger' | 'cancelled'>): RunInterruptible =>
  (act) =>
    whileHoldingLease(ports, { ledger, signal: cancelled }, (signal) => unlessStopped(ports, { ledger, signal }, act))

export const whileHoldingRun = <T>(
  context: JobContext,
  act: (signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> => unlessAborted(() => interruptibleBy(context)(act))

/** Undefined if the action was aborted by a cancellation or a stop order. */
export async function unlessAborted<T>(action: () => Promise<T>): Promise<T | undefined> {
  try {
    return await action()
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return undefined
    throw error
  }
}

/** Renews the lease while `action` runs, and aborts it if the lease is lost: its result could not be saved. */
async function whileHoldingLease<T>(
  { clock, show }: Pick<Ports, 'clock' | 'show'>,
  request: { ledger: Ledger; signal: AbortSignal },
  action: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const workEnded = new AbortController()
  const leaseLost = new AbortController()
  let leaseError: RalphError | undefined

  /** By the lease's age: many short phases would otherwise never renew it. */
  const renewalDue = (): number => {
    const { lease } = request.ledger.state
    return (lease ? Date.parse(lease.renewed) : clock.now()) + leaseRenewalMs
  }

  async function renew(): Promise<void> {
    for (;;) {
      await clock.waitUntil(renewalDue(), workEnded.signal)
      if (workEnded.signal.aborted) return
      request.ledger.record({ type: 'lease_renewed' })
      try {
        await request.ledger.save('renew the lease')
      } catch (error) {
        if (error instanceof RalphError && error.exit === 'busy') {
          leaseError = error
          return leaseLost.abort()
        }
        // A network fault: the lease outlives three renewals, so the next one may succeed.
        show({ kind: 'warning', text: `the lease could not be renewed; trying again: ${String(error)}` })
      }
    }
  }

  const renewal = renew()
  const result = action(AbortSignal.any([request.signal, leaseLost.signal]))
  await Promise.allSettled([result])
  workEnded.abort()
  await renewal
  if (leaseError) throw leaseError
  return result
}

/** How often orders are polled while an agent or a check runs. */
const pollMs = 15_000

/** Aborts `action` if an operator orders pause or stop. The order itself is applied later, by `applyOrders`. */
export async function unlessStopped<T>(
  { orderSource, outbox, clock, show }: Pick<Ports, 'orderSource' | 'outbox' | 'clock' | 'show'>,
  request: { ledger: Ledger; signal: AbortSignal },
  action: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const workEnded = new AbortController()
  const stopOrdered = new AbortController()

  async function watchOrders(): Promise<void> {
    for (;;) {
      await clock.waitUntil(clock.now() + pollMs, workEnded.signal)
      if (workEnded.signal.aborted) return
      // A failed delivery is repeated at the next poll.
      await deliver({ outbox }, request.ledger).catch((error: unknown) => {
        show({ kind: 'warning', text: `reports could not be posted yet: ${String(error)}` })
      })
      const { cursor: since, consumed, state } = request.ledger
      const orderQuery = { since, started: state.started, consumed, to: 'watch' } as const
      const { orders } = await orderSource.incoming(orderQuery).catch(() => ({ orders: [] }))
      const order = orders.find(({ id, text, refused }) => {
        return !consumed.includes(id) && !refused && isStopOrder(text)
      })
      if (!order) continue
      show({ kind: 'note', text: `${order.by} says ${order.text}: the current attempt ends and does not count` })
      stopOrdered.abort()
      return
    }
  }

  const watching = watchOrders()
  try {
    return await action(AbortSignal.any([request.signal, stopOrdered.signal]))
  } finally {
    workEnded.abort()
    await watching
  }
}

export function isStopOrder(text: string): boolean {
  const command = readCommand(text)
  return 'kind' in command && (command.kind === 'pause' || command.kind === 'stop')
}

/**
 * Delivers pending effects. Undelivered ones stay in the state for the next look or job; delivery is recorded with the
 * next save.
 */
export async function deliver({ outbox: { deliver } }: Pick<Ports, 'outbox'>, ledger: Ledger): Promise<void> {
  const { outbox } = ledger
  if (outbox.length > 0) ledger.markDelivered(await deliver(outbox))
}

/** Publishes under the lease, so that a refused push can be recorded. */
export async function saveAndPublish({ ledger, publish }: Pick<JobContext, 'ledger' | 'publish'>): Promise<void> {
  if (ledger.hasUnsavedChanges) await ledger.save('settle')
  await publish()
}

/** With `lanes: auto`, if each lane has its own machine. */
const defaultLegs = 4

/** How many machines of a workflow with lane jobs this run may use at the same time. */
export const machinesOf = ({ lanes, settings }: Pick<JobSettings, 'lanes' | 'settings'>): number =>
  Math.min(settings.lanes === 'auto' ? defaultLegs : lanes, maxLegs)

/** How many attempts may be open together. Delegated ones are limited by the workflow's machines. */
export const lanesOf = ({ job, scope }: Pick<JobContext, 'job' | 'scope'>): number =>
  scope.until === 'settled' ? job.lanes : Math.min(machinesOf(job), scope.legs ?? 1)
