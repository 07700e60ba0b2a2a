import type { RunState } from '../../../schema/run/run-state.ts'
import { handedLifetimeMs, leaseLifetimeMs, leaseVerdict } from './lease-verdict.ts'
import { needsNobody } from './needs-nobody.ts'

/** Whether a job should be started for a run; `at`: the moment at which that changes by itself, where there is one. */
export type Due =
  | { readonly due: true; readonly why: string }
  | { readonly due: false; readonly why: string; readonly at: number | null }

/**
 * Whether a run is due at this moment: what a tick decides before anything is set up. A job that
 * starts without being due ends at once; one that is not started costs hours. Pure.
 */
export function due(at: {
  readonly state: RunState
  /** Orders that wait and that somebody may give. */
  readonly orders: number
  readonly now: number
  /** What is known of whoever holds the lease. */
  readonly life?: 'alive' | 'gone' | 'unknown'
}): Due {
  const { state, orders, now, life = 'unknown' } = at
  const { lease } = state
  const handed = state.handed !== null
  const verdict = leaseVerdict(lease, life, { now, handed })
  // Whoever is at work takes the orders itself.
  if (lease && verdict.kind === 'held') {
    const ends = Date.parse(lease.renewed) + (handed ? handedLifetimeMs : leaseLifetimeMs)
    return { due: false, why: verdict.why, at: handed && life === 'alive' ? null : ends }
  }
  if (orders > 0) return { due: true, why: orders === 1 ? 'an order waits' : `${orders} orders wait` }
  if (verdict.kind === 'over') return { due: true, why: `its last job was lost: ${verdict.why}` }
  return atRest(state, now)
}

/** No job is at work, and nobody has ordered anything. */
function atRest({ stop, paused, awaiting, waiting }: RunState, now: number): Due {
  if (paused) return resting(`${paused.by} paused it`)
  if (awaiting) return resting(`a commit of ${awaiting.task} waits for approval`)
  if (waiting && Date.parse(waiting.until) > now) {
    return { due: false, why: `it waits until ${waiting.until}`, at: Date.parse(waiting.until) }
  }
  if (stop === null) return { due: true, why: 'its last job ended before its work did' }
  if (needsNobody(stop)) return { due: true, why: `its last job ended by ${stop.kind}` }
  // A fault of the network passes; any other one would only come again.
  if (stop.kind === 'failed' && /^(?:REMOTE|GITHUB)_/.test(stop.code)) {
    return { due: true, why: `its last job could not reach what it needs (${stop.code})` }
  }
  return resting(stop.kind === 'complete' ? 'it is complete' : `a person is needed: it ended by ${stop.kind}`)
}

const resting = (why: string): Due => ({ due: false, why, at: null })
