import type { RunState } from '../../../schema/run/run-state.ts'
import type { StopReason, Unread } from '../../../schema/run/stop-reason.ts'
import { handedLifetimeMs, leaseLifetimeMs, leaseVerdict } from './lease-verdict.ts'

/** `at`: when this changes without an order, in ms since the epoch. */
export type DueVerdict =
  | { readonly due: true; readonly why: string }
  | { readonly due: false; readonly why: string; readonly at: number | null }

/** Decides before anything is set up: an early job ends quickly, a missing one costs hours. Pure. */
export function dueVerdict(request: {
  readonly state: RunState
  /** Waiting orders from people who may give them. */
  readonly orders: number
  readonly now: number
  readonly life?: 'alive' | 'gone' | 'unknown'
  /** The base branch with its newest commit, if the caller knows it. */
  readonly base?: { readonly branch: string | null; readonly commit: string }
}): DueVerdict {
  const { state, orders, now, life = 'unknown', base } = request
  const { lease } = state
  const handed = state.handed !== null
  const verdict = leaseVerdict(lease, life, { now, handed })
  // A running job applies the orders.
  if (lease && verdict.kind === 'held') {
    const freeFrom = Date.parse(lease.renewed) + (handed ? handedLifetimeMs : leaseLifetimeMs)
    return { due: false, why: verdict.why, at: handed && life === 'alive' ? null : freeFrom }
  }
  if (orders > 0) return { due: true, why: orders === 1 ? 'an order is waiting' : `${orders} orders are waiting` }
  if (verdict.kind === 'over') return { due: true, why: `its last job was lost: ${verdict.why}` }
  if (hasNewBase(state, base)) return { due: true, why: 'the base moved: somebody may have merged a pull request' }
  return verdictAtRest(state, now)
}

/** True if a run that waits for merged pull requests sees a new base commit. */
function hasNewBase({ stop, paused, base_branch }: RunState, base: Parameters<typeof dueVerdict>[0]['base']): boolean {
  if (paused || !isUnread(stop) || base?.branch !== base_branch) return false
  return base?.commit !== stop.unread.base
}

export const isUnread = (
  stop: StopReason | null,
): stop is Extract<StopReason, { kind: 'human_review' }> & { unread: Unread } =>
  stop?.kind === 'human_review' && stop.unread !== undefined

function verdictAtRest({ stop, paused, awaiting, waiting, ended_in_order }: RunState, now: number): DueVerdict {
  if (paused) return notDue(`${paused.by} paused it`)
  if (awaiting) return notDue(`a commit of ${awaiting.task} waits for approval`)
  if (waiting && Date.parse(waiting.until) > now) {
    return { due: false, why: `it is waiting until ${waiting.until}`, at: Date.parse(waiting.until) }
  }
  if (stop === null && ended_in_order) return { due: true, why: 'an order has changed it since its last job' }
  if (stop === null) return { due: true, why: 'its last job ended with work left' }
  if (continuesUnattended(stop)) return { due: true, why: `its last job ended with ${stop.kind}` }
  // Network faults pass; any other fault would only come again.
  if (stop.kind === 'failed' && /^(?:REMOTE|GITHUB)_/.test(stop.code)) {
    return { due: true, why: `its last job could not reach what it needs (${stop.code})` }
  }
  return notDue(stop.kind === 'complete' ? 'it is complete' : `a person is needed: it ended with ${stop.kind}`)
}

const notDue = (why: string): DueVerdict => ({ due: false, why, at: null })

/** True if another job follows without an order, started by cron or by the job itself. */
export function continuesUnattended(stop: StopReason | null): boolean {
  if (stop === null) return true
  if (stop.kind === 'iteration_limit') return stop.scope === 'job'
  return stop.kind === 'time_budget' || stop.kind === 'waiting' || stop.kind === 'busy'
}

/** After this many jobs only the schedule continues the run and a new chain begins. */
export const maxChain = 100

/**
 * Only a job that made an attempt and met a limit of its own starts the next one; other waits are left to the
 * schedule.
 */
export function startsNextJob(reason: StopReason, job: { readonly attempts: number }): boolean {
  return job.attempts > 0 && meetsLimitOfJob(reason)
}

export const meetsLimitOfJob = (reason: StopReason): boolean =>
  reason.kind === 'time_budget' || (reason.kind === 'iteration_limit' && reason.scope === 'job')
