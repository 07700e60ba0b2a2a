import type { RunState } from '../../../schema/run/run-state.ts'
import { type DueVerdict, isUnread } from './due.ts'

/** A run that only a person can continue is looked at for so long after its last change. */
export const restAfterMs = 86_400_000

/** A run as a tick sees it. */
export interface RunAtTick {
  readonly state: Pick<RunState, 'lease' | 'stop' | 'updated'>
  readonly verdict: DueVerdict
  /** All places where orders for it are given were read, and none is waiting there. */
  readonly noOrderWaits: boolean
  /** It is complete, and is merged as soon as its checks have ended. */
  readonly awaitsMerge: boolean
}

/**
 * Whether the watchdog need not look at this run until a job wakes it: it is complete, or it has stood still for a day and
 * only a person can continue it. Such a person gives an order, whose job wakes the watchdog. Pure.
 */
export function needsNoTick({ state, verdict, noOrderWaits, awaitsMerge }: RunAtTick, now: number): boolean {
  if (verdict.due || verdict.at !== null || state.lease !== null || awaitsMerge) return false
  if (state.stop?.kind === 'complete') return true
  // A merge gives no order and starts no job.
  if (isUnread(state.stop)) return false
  return noOrderWaits && now - Date.parse(state.updated) >= restAfterMs
}
