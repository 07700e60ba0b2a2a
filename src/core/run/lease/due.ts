import type { RunState } from '../../../schema/run/run-state.ts'
import type { StopReason, Unread } from '../../../schema/run/stop-reason.ts'
import { handedLifetimeMs, leaseLifetimeMs, leaseVerdict } from './lease-verdict.ts'

/** Whether a job should be started for a run; `at`: the moment at which that changes by itself, where there is one. */
export type DueVerdict =
  | { readonly due: true; readonly why: string }
  | { readonly due: false; readonly why: string; readonly at: number | null }

/**
 * Whether a run is due at this moment: what a tick decides before anything is set up. A job that
 * starts without being due ends at once; one that is not started costs hours. Pure.
 */
export function due(request: {
  readonly state: RunState
  /** Orders that wait and that somebody may give. */
  readonly orders: number
  readonly now: number
  /** What is known of whoever holds the lease. */
  readonly life?: 'alive' | 'gone' | 'unknown'
  /** The base branch with its newest commit, if the caller knows it. */
  readonly base?: { readonly branch: string | null; readonly commit: string }
}): DueVerdict {
  const { state, orders, now, life = 'unknown', base } = request
  const { lease } = state
  const handed = state.handed !== null
  const verdict = leaseVerdict(lease, life, { now, handed })
  // Whoever is at work takes the orders itself.
  if (lease && verdict.kind === 'held') {
    const ends = Date.parse(lease.renewed) + (handed ? handedLifetimeMs : leaseLifetimeMs)
    return { due: false, why: verdict.why, at: handed && life === 'alive' ? null : ends }
  }
  if (orders > 0) return { due: true, why: orders === 1 ? 'an order is waiting' : `${orders} orders are waiting` }
  if (verdict.kind === 'over') return { due: true, why: `its last job was lost: ${verdict.why}` }
  if (mayBeRead(state, base)) return { due: true, why: 'the base moved: somebody may have merged a pull request' }
  return atRest(state, now)
}

/** A run that waits for its pull requests to be merged continues after a merge. */
function mayBeRead({ stop, paused, base_branch }: RunState, base: Parameters<typeof due>[0]['base']): boolean {
  if (paused || !isUnread(stop) || base?.branch !== base_branch) return false
  return base?.commit !== stop.unread.base
}

/** Whether the run waits for people to merge pull requests. */
export const isUnread = (
  stop: StopReason | null,
): stop is Extract<StopReason, { kind: 'human_review' }> & { unread: Unread } =>
  stop?.kind === 'human_review' && stop.unread !== undefined

/** No job is at work, and nobody has ordered anything. */
function atRest({ stop, paused, awaiting, waiting, ended_in_order }: RunState, now: number): DueVerdict {
  if (paused) return resting(`${paused.by} paused it`)
  if (awaiting) return resting(`a commit of ${awaiting.task} waits for approval`)
  if (waiting && Date.parse(waiting.until) > now) {
    return { due: false, why: `it is waiting until ${waiting.until}`, at: Date.parse(waiting.until) }
  }
  if (stop === null && ended_in_order) return { due: true, why: 'an order has changed it since its last job' }
  if (stop === null) return { due: true, why: 'its last job ended with work left' }
  if (continuesUnattended(stop)) return { due: true, why: `its last job ended with ${stop.kind}` }
  // A fault of the network passes; any other one would only come again.
  if (stop.kind === 'failed' && /^(?:REMOTE|GITHUB)_/.test(stop.code)) {
    return { due: true, why: `its last job could not reach what it needs (${stop.code})` }
  }
  return resting(stop.kind === 'complete' ? 'it is complete' : `a person is needed: it ended with ${stop.kind}`)
}

const resting = (why: string): DueVerdict => ({ due: false, why, at: null })

/** Whether a job that ended so is followed by another one without anybody's word: by cron, or by the job itself. */
export function continuesUnattended(stop: StopReason | null): boolean {
  if (stop === null) return true
  if (stop.kind === 'iteration_limit') return stop.scope === 'job'
  return stop.kind === 'time_budget' || stop.kind === 'waiting' || stop.kind === 'busy'
}

/** A chain so long is no run any more; the schedule goes on, and begins to count anew. */
export const longestChain = 100

/**
 * Whether a job should start the next one: it met a limit of its own, and another job has that limit anew. What a person
 * must do or what has to be waited for is left to the person and the schedule, and so is a job that got nowhere.
 */
export function startsNextJob(reason: StopReason, job: { readonly attempts: number }): boolean {
  return job.attempts > 0 && meetsLimitOfJob(reason)
}

/** Another job has that limit anew. */
export const meetsLimitOfJob = (reason: StopReason): boolean =>
  reason.kind === 'time_budget' || (reason.kind === 'iteration_limit' && reason.scope === 'job')
