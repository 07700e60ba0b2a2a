import type { Lease, LeaseHolder } from '../../schema/lease.ts'

/** A lease that nobody can vouch for ends this long after its last renewal (DESIGN §5 "Lease"). */
export const leaseLifetimeMs = 10 * 60_000
/** Renewed well before that, so that one lost renewal does no harm. */
export const leaseRenewalMs = 3 * 60_000

export type LeaseVerdict = { kind: 'free' } | { kind: 'over'; why: string } | { kind: 'held'; why: string }

/**
 * Whether the run may be taken over. Where the holder's life can be seen, that decides; else the age of the renewal.
 * A clock that runs backwards makes a lease young, never old: then it is held.
 */
export function leaseVerdict(lease: Lease | null, life: 'alive' | 'gone' | 'unknown', now: number): LeaseVerdict {
  if (!lease) return { kind: 'free' }
  const who = holderInWords(lease.holder)
  if (life === 'alive') return { kind: 'held', why: `${who} is at work on this run since ${lease.taken}` }
  if (life === 'gone') return { kind: 'over', why: `${who} is gone` }
  const age = now - Date.parse(lease.renewed)
  if (age >= leaseLifetimeMs) return { kind: 'over', why: `${who} has not renewed its lease since ${lease.renewed}` }
  return { kind: 'held', why: `${who} renewed its lease at ${lease.renewed}` }
}

export function holderInWords(holder: LeaseHolder): string {
  return holder.kind === 'process'
    ? `process ${holder.pid} on ${holder.host}`
    : `workflow run ${holder.run_id} (attempt ${holder.attempt})`
}
