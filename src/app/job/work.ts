import { noUsage, type Usage } from '../../schema/agent/usage.ts'
import type { Dossier } from '../../schema/run/dossier.ts'
import type { StopReason } from '../../schema/run/stop-reason.ts'
import type { EarlyLook } from './early-look.ts'
import type { JobSettings } from './job-settings.ts'
import { whileHoldingLease } from './lease-renewal.ts'
import type { Ledger } from './ledger.ts'
import type { Ports } from './ports.ts'
import { unlessStopped } from './unless-stopped.ts'

/** What the agent call of the attempt under way has cost. */
export interface Spent {
  readonly usage: Usage
  readonly duration_ms: number
}

/** Before a call. */
export const nothingSpent: Spent = { usage: noUsage, duration_ms: 0 }

/** How far this job takes what it begins, before another job of the same workflow run goes on with it. */
export interface Reach {
  /**
   * `decided`: it begins nothing; `prepared`: other jobs call the agent; `coded`: they run the checks, of a commit that
   * waits in the state; `settled`: there are no others.
   */
  readonly until: 'decided' | 'prepared' | 'coded' | 'settled'
  /** The files of what is handed on are left in this job's checkout. */
  readonly laidOut?: boolean
}

/** What the loop hands to its steps. */
export interface Work {
  readonly ports: Ports
  readonly job: JobSettings
  readonly ledger: Ledger
  readonly reach: Reach
  readonly publish: () => Promise<void>
  /** Why the job has to end, where a person must bring commits together. */
  readonly conflict: () => StopReason | undefined
  readonly cancelled: AbortSignal
  /** Why the run rests on where this job was started to answer a question. */
  readonly rests: StopReason | undefined
  /** What operators order; looked for as soon as nothing is left to do but to settle. */
  readonly orders: EarlyLook
  /** What this job has already done once. */
  readonly did: { baseline: boolean; ready: boolean; spent: Spent; longestMs: number }
}

/** How a job ends: with a reason, or with something for the workflow's other jobs. */
export type Ended =
  | { readonly kind: 'stopped'; readonly reason: StopReason }
  | { readonly kind: 'handed_on'; readonly dossier: Dossier }

export const stopped = (reason: StopReason): Ended => ({ kind: 'stopped', reason })

/** Runs what takes time, and ends it where the job is cancelled or stopped, or may not go on. */
export type Guarded = <T>(act: (signal: AbortSignal) => Promise<T>) => Promise<T>

/** Under a lease that is renewed: a check may run for longer than a lease lives. */
export const guardedBy =
  ({ ports, ledger, cancelled }: Pick<Work, 'ports' | 'ledger' | 'cancelled'>): Guarded =>
  (act) =>
    whileHoldingLease(ports, { ledger, signal: cancelled }, (signal) => unlessStopped(ports, { ledger, signal }, act))

export const held = <T>(work: Work, act: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> =>
  unlessAborted(() => guardedBy(work)(act))

/** Undefined where the work was given up because the job was cancelled, or stopped by an operator. */
async function unlessAborted<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return undefined
    throw error
  }
}
