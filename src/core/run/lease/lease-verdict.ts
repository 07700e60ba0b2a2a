import type { Lease, LeaseHolder } from '../../../schema/run/lease.ts'
import type { RunState } from '../../../schema/run/run-state.ts'

/** A lease that nobody can vouch for ends this long after its last renewal (docs/design.md#lease). */
export const leaseLifetimeMs = 10 * 60_000
/** Nobody renews what was handed on: where nobody can be asked, it ends when the platform would have ended the next job. */
export const handedLifetimeMs = 6 * 60 * 60_000
/** Renewed well before that, so that one lost renewal does no harm. */
export const leaseRenewalMs = 3 * 60_000

/** `expires`: when its age alone ends it; absent if its holder is seen to be alive. */
type LeaseVerdict = { kind: 'free' } | { kind: 'over'; why: string } | { kind: 'held'; why: string; expires?: string }

/**
 * Whether the run may be taken over. Where the holder's life can be seen, that decides; else the age of the renewal.
 * That a workflow run goes on says nothing of the job in it that held the lease, unless it was handed on to the others:
 * `handed`. A clock that runs backwards makes a lease young, never old: then it is held.
 */
export function leaseVerdict(
  lease: Lease | null,
  life: 'alive' | 'gone' | 'unknown',
  request: { now: number; handed: boolean },
): LeaseVerdict {
  if (!lease) return { kind: 'free' }
  const { now, handed } = request
  const who = holderInWords(lease.holder)
  const alive = life === 'alive' && (handed || lease.holder.kind === 'process')
  if (alive) return { kind: 'held', why: `${who} has been working on this run since ${lease.taken}` }
  if (life === 'gone') return { kind: 'over', why: `${who} is gone` }
  const expires = Date.parse(lease.renewed) + (handed ? handedLifetimeMs : leaseLifetimeMs)
  if (now >= expires) return { kind: 'over', why: `${who} has not renewed its lease since ${lease.renewed}` }
  const why = `${who} renewed its lease at ${lease.renewed}`
  return { kind: 'held', why, expires: new Date(expires).toISOString() }
}

export function holderInWords(holder: LeaseHolder): string {
  return holder.kind === 'process'
    ? `process ${holder.pid} on ${holder.host}`
    : `workflow run ${holder.run_id} (attempt ${holder.attempt})`
}

type Leased = Pick<RunState, 'runner' | 'lease' | 'updated'>

/**
 * Milliseconds that machines have worked on the run: what ended jobs held it, and the one that holds it now, up to
 * `now` (ms since the epoch), but at least to the last fact that it wrote.
 */
export function runnerMs({ runner, lease, updated }: Leased, now: number): number {
  if (!lease) return runner.ms
  const last = Math.max(Date.parse(updated), now)
  return runner.ms + Math.max(0, last - Date.parse(lease.taken))
}

/** The same for a reader: of a job that gives no sign of life any more, nothing after the last one counts. */
export function runnerMsSeen(state: Leased, now: number): number {
  const silent = now - Date.parse(state.updated) >= leaseLifetimeMs
  return runnerMs(state, silent ? 0 : now)
}
