import type { StopReason } from '../../../schema/run/stop-reason.ts'

const codes: Record<StopReason['kind'], number> = {
  complete: 0,
  stuck: 1,
  blocked: 1,
  failed: 1,
  iteration_limit: 2,
  time_budget: 2,
  cost_budget: 2,
  paused: 3,
  human_review: 3,
  waiting: 4,
  busy: 75,
  cancelled: 130,
}

/** The exit code of a job that stopped for this reason (DESIGN §8). The seeds said 0 for nearly all of them (A9). */
export const exitCode = (reason: StopReason): number => codes[reason.kind]

/** Whether a workflow's step is green with this code: nothing is wrong, work or a person's word may be left (DESIGN §8). */
export const isGreen = (code: number): boolean => [0, 2, 3, 4, 75].includes(code)
