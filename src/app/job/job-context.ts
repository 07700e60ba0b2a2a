import { RalphError } from '../../core/error/error.ts'
import { readCommand } from '../../core/order/read-command.ts'
import { leaseRenewalMs } from '../../core/run/lease/lease-verdict.ts'
import { noUsage, type Usage } from '../../schema/agent/usage.ts'
import type { Dossier } from '../../schema/run/dossier.ts'
import type { StopReason } from '../../schema/run/stop-reason.ts'
import type { JobSettings } from './job-settings.ts'
import type { Ledger } from './ledger.ts'
import type { Ports } from './ports.ts'
import type { OrderPrefetch } from './prefetch-orders.ts'

/** What the agent call of the attempt under way has cost. */
export interface CallCost {
  readonly usage: Usage
  readonly duration_ms: number
}

/** Before a call. */
export const noCallCost: CallCost = { usage: noUsage, duration_ms: 0 }

/** How far this job takes what it begins, before another job of the same workflow run goes on with it. */
export interface JobScope {
  /**
   * `decided`: it begins nothing; `prepared`: other jobs call the agent; `coded`: they run the checks, of a commit that
   * waits in the state; `settled`: there are no others.
   */
  readonly until: 'decided' | 'prepared' | 'coded' | 'settled'
  /** The files of what is handed on are left in this job's checkout. */
  readonly laidOut?: boolean
  /** How many jobs may call an agent side by side; one, where it is left out. */
  readonly legs?: number
}

/** Whether this job's own machine runs the agent: else another one has to have it, and is judged for what it protects. */
export const callsAgent = ({ until }: JobScope): boolean => until === 'coded' || until === 'settled'

/** What the loop hands to its steps. */
export interface JobContext {
  readonly ports: Ports
  readonly job: JobSettings
  readonly ledger: Ledger
  readonly reach: JobScope
  readonly publish: () => Promise<void>
  /** Why the job has to end, where a person must bring commits together. */
  readonly conflict: () => StopReason | undefined
  readonly cancelled: AbortSignal
  /** Why the run rests on where this job was started to answer a question. */
  readonly rests: StopReason | undefined
  /** What operators order; looked for as soon as nothing is left to do but to settle. */
  readonly orders: OrderPrefetch
  /** What this job has already done once. */
  readonly did: {
    baseline: boolean
    ready: boolean
    spent: CallCost
    longestMs: number
    filed: boolean
    toldSettings: string
  }
}

/** How a job ends: with a reason, or with something for the workflow's other jobs. */
export type JobOutcome =
  | { readonly kind: 'stopped'; readonly reason: StopReason }
  | { readonly kind: 'handed_on'; readonly dossier: Dossier }

export const stopped = (reason: StopReason): JobOutcome => ({ kind: 'stopped', reason })

/** Runs what takes time, and ends it where the job is cancelled or stopped, or may not go on. */
export type RunInterruptible = <T>(act: (signal: AbortSignal) => Promise<T>) => Promise<T>

/** Under a lease that is renewed: a check may run for longer than a lease lives. */
export const interruptibleBy =
  ({ ports, ledger, cancelled }: Pick<JobContext, 'ports' | 'ledger' | 'cancelled'>): RunInterruptible =>
  (act) =>
    whileHoldingLease(ports, { ledger, signal: cancelled }, (signal) => unlessStopped(ports, { ledger, signal }, act))

export const whileHoldingRun = <T>(
  context: JobContext,
  act: (signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> => unlessAborted(() => interruptibleBy(context)(act))

/** Undefined where the work was given up because the job was cancelled, or stopped by an operator. */
export async function unlessAborted<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return undefined
    throw error
  }
}

/**
 * Renews the lease while `work` goes on, and aborts it where the lease is lost: then somebody else writes the run, and
 * whatever `work` still does would be thrown away.
 */
async function whileHoldingLease<T>(
  { clock, show }: Pick<Ports, 'clock' | 'show'>,
  request: { ledger: Ledger; signal: AbortSignal },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const over = new AbortController()
  const lost = new AbortController()
  let leaseLost: RalphError | undefined

  /** By the lease's age, not by this phase's: many short ones in a row would never renew it. */
  const due = (): number => {
    const { lease } = request.ledger.state
    return (lease ? Date.parse(lease.renewed) : clock.now()) + leaseRenewalMs
  }

  async function renew(): Promise<void> {
    for (;;) {
      await clock.waitUntil(due(), over.signal)
      if (over.signal.aborted) return
      request.ledger.record({ type: 'lease_renewed' })
      try {
        await request.ledger.save('renew the lease')
      } catch (error) {
        if (error instanceof RalphError && error.exit === 'busy') {
          leaseLost = error
          return lost.abort()
        }
        // A fault of the network: the lease outlives three renewals, so the next one may repair it.
        show({ kind: 'warning', text: `the lease could not be renewed; trying again: ${String(error)}` })
      }
    }
  }

  const renewal = renew()
  const working = work(AbortSignal.any([request.signal, lost.signal]))
  await Promise.allSettled([working])
  over.abort()
  await renewal
  if (leaseLost) throw leaseLost
  return working
}

/** How often the inbox is looked at while an agent or a check works. */
const pollMs = 15_000

/** Runs `work` and aborts it when an operator says pause or stop; the order itself is obeyed at the next look. */
export async function unlessStopped<T>(
  { orderSource, outbox, clock, show }: Pick<Ports, 'orderSource' | 'outbox' | 'clock' | 'show'>,
  request: { ledger: Ledger; signal: AbortSignal },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const over = new AbortController()
  const stopped = new AbortController()

  async function watch(): Promise<void> {
    for (;;) {
      await clock.waitUntil(clock.now() + pollMs, over.signal)
      if (over.signal.aborted) return
      // What fails here is repeated; nothing that was ordered is lost, and nobody waits for this promise yet.
      await deliver({ outbox }, request.ledger).catch((error: unknown) => {
        show({ kind: 'warning', text: `reports could not be posted yet: ${String(error)}` })
      })
      const { cursor: since, consumed, state } = request.ledger
      const look = { since, started: state.started, consumed, to: 'watch' } as const
      const { orders } = await orderSource.incoming(look).catch(() => ({ orders: [] }))
      const order = orders.find(({ id, text, refused }) => {
        return !consumed.includes(id) && !refused && isStopOrder(text)
      })
      if (!order) continue
      show({ kind: 'note', text: `${order.by} says ${order.text}: the current attempt ends and does not count` })
      stopped.abort()
      return
    }
  }

  const watching = watch()
  try {
    return await work(AbortSignal.any([request.signal, stopped.signal]))
  } finally {
    over.abort()
    await watching
  }
}

export function isStopOrder(text: string): boolean {
  const command = readCommand(text)
  return 'kind' in command && (command.kind === 'pause' || command.kind === 'stop')
}

/**
 * Makes what the state says should be to see outside visible there. What could not be delivered stays in the state, for
 * the next look or the next job; that something was delivered is written with the next save.
 */
export async function deliver({ outbox: { deliver } }: Pick<Ports, 'outbox'>, ledger: Ledger): Promise<void> {
  const { outbox } = ledger
  if (outbox.length > 0) ledger.delivered(await deliver(outbox))
}

/** Writes and publishes while the lease is ours: what the work branch makes of a commit belongs into the record. */
export async function saveAndPublish({ ledger, publish }: Pick<JobContext, 'ledger' | 'publish'>): Promise<void> {
  if (ledger.dirty) await ledger.save('settle')
  await publish()
}

/** With `lanes: auto`, where each lane has a machine of its own. */
const usualLegs = 4

/** How many attempts may be open together: where other jobs go on with them, as many as the workflow has machines for, and one where a person approves each. */
export function lanesOf({ job: { lanes, settings }, reach }: Pick<JobContext, 'job' | 'reach'>): number {
  if (reach.until === 'settled') return lanes
  if (settings.approval === 'iteration') return 1
  return Math.min(settings.lanes === 'auto' ? usualLegs : lanes, reach.legs ?? 1)
}
