import type { RunState } from '../../../schema/run/run-state.ts'
import { leaseLifetimeMs } from './lease-verdict.ts'

type Held = Pick<RunState, 'runner' | 'lease' | 'updated'>

/**
 * Milliseconds that machines have worked on the run: what ended jobs held it, and the one that holds it now, up to
 * `now` (ms since the epoch), but at least to the last fact that it wrote.
 */
export function runnerMs({ runner, lease, updated }: Held, now: number): number {
  if (!lease) return runner.ms
  const last = Math.max(Date.parse(updated), now)
  return runner.ms + Math.max(0, last - Date.parse(lease.taken))
}

/** The same for a reader: of a job that gives no sign of life any more, nothing after the last one counts. */
export function runnerMsSeen(state: Held, now: number): number {
  const silent = now - Date.parse(state.updated) >= leaseLifetimeMs
  return runnerMs(state, silent ? 0 : now)
}
