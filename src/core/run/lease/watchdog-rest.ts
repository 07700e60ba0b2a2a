import type { RunState } from '../../../schema/run/run-state.ts'
import { type DueVerdict, isUnread } from './due.ts'

/** A run that needs a person is still looked at for this long after its last change. */
export const restAfterMs = 86_400_000

export interface RunAtTick {
  readonly state: Pick<RunState, 'lease' | 'stop' | 'updated'>
  readonly verdict: DueVerdict
  /** False if a place with orders could not be read. */
  readonly noOrderWaits: boolean
  /** The complete run is merged as soon as its checks have ended. */
  readonly awaitsMerge: boolean
}

/** True if the run is complete, or has waited a day for a person, whose order wakes the watchdog again. Pure. */
export function needsNoTick({ state, verdict, noOrderWaits, awaitsMerge }: RunAtTick, now: number): boolean {
  if (verdict.due || verdict.at !== null || state.lease !== null || awaitsMerge) return false
  if (state.stop?.kind === 'complete') return true
  // A merge gives no order and starts no job.
  if (isUnread(state.stop)) return false
  return noOrderWaits && now - Date.parse(state.updated) >= restAfterMs
}
