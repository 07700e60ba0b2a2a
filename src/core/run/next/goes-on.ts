import type { StopReason } from '../../../schema/run/stop-reason.ts'

/** A chain so long is no run any more; the schedule goes on, and begins to count anew. */
export const longestChain = 100

/**
 * Whether a job should start the next one: it met a limit of its own, and another job has that limit anew. What a person
 * must do or what has to be waited for is left to the person and the schedule, and so is a job that got nowhere.
 */
export function goesOn(reason: StopReason, job: { readonly attempts: number }): boolean {
  if (job.attempts === 0) return false
  return reason.kind === 'time_budget' || (reason.kind === 'iteration_limit' && reason.scope === 'job')
}
