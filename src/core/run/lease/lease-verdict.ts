import type { Lease, LeaseHolder } from '../../../schema/run/lease.ts'
import type { RunState } from '../../../schema/run/run-state.ts'

/** Without proof of life, a lease ends this long after its last renewal (docs/design.md#lease). */
export const leaseLifetimeMs = 10 * 60_000
/** Nobody renews a handed-over lease; it ends when the platform would have ended the next job. */
export const handedLifetimeMs = 6 * 60 * 60_000
/** Often enough that one lost renewal does no harm. */
export const leaseRenewalMs = 3 * 60_000

/** `expires`: when its age alone ends it; absent if its holder is seen to be alive. */
type LeaseVerdict = { kind: 'free' } | { kind: 'over'; why: string } | { kind: 'held'; why: string; expires?: string }

/**
 * Decides by the holder's life if known, else by the last renewal. A running workflow run does not prove that its job
 * is alive, unless the lease was `handed` to its other jobs.
 */
export function leaseVerdict(
  lease: Lease | null,
  life: 'alive' | 'gone' | 'unknown',
  request: { now: number; handed: boolean },
): LeaseVerdict {
  if (!lease) return { kind: 'free' }
  const { now, handed } = request
  const holder = holderInWords(lease.holder)
  const isAlive = life === 'alive' && (handed || lease.holder.kind === 'process')
  if (isAlive) return { kind: 'held', why: `${holder} has been working on this run since ${lease.taken}` }
  if (life === 'gone') return { kind: 'over', why: `${holder} is gone` }
  const expires = Date.parse(lease.renewed) + (handed ? handedLifetimeMs : leaseLifetimeMs)
  if (now >= expires) return { kind: 'over', why: `${holder} has not renewed its lease since ${lease.renewed}` }
  const reason = `${holder} renewed its lease at ${lease.renewed}`
  return { kind: 'held', why: reason, expires: new Date(expires).toISOString() }
}

export function holderInWords(holder: LeaseHolder): string {
  return holder.kind === 'process'
    ? `process ${holder.pid} on ${holder.host}`
    : `workflow run ${holder.run_id} (attempt ${holder.attempt})`
}

type Leased = Pick<RunState, 'runner' | 'lease' | 'updated'>

/** Machine time in ms of ended jobs and of the current one, up to `now` (ms since the epoch) or its last event. */
export function runnerMs({ runner, lease, updated }: Leased, now: number): number {
  if (!lease) return runner.ms
  const end = Math.max(Date.parse(updated), now)
  return runner.ms + Math.max(0, end - Date.parse(lease.taken))
}

/** For reports: the time of a silent job ends with its last event. */
export function reportedRunnerMs(state: Leased, now: number): number {
  const isSilent = now - Date.parse(state.updated) >= leaseLifetimeMs
  return runnerMs(state, isSilent ? 0 : now)
}
