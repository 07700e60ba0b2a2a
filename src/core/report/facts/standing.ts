import type { RunState } from '../../../schema/run/run-state.ts'
import type { StopReason } from '../../../schema/run/stop-reason.ts'

/** How a run stands: a job has it, a commit waits for a person's word, a pause is in force, or else how its last job ended. */
export type Standing = 'at_work' | 'waiting_for_approval' | 'paused' | 'between_jobs' | StopReason['kind']

/** Whatever ended the last job, a commit that waits comes before it: nothing else goes on until a person has spoken. */
export function standingOf({ lease, awaiting, paused, stop }: Known): Standing {
  if (lease) return 'at_work'
  if (awaiting) return 'waiting_for_approval'
  if (paused) return 'paused'
  return stop?.kind ?? 'between_jobs'
}

type Known = Pick<RunState, 'lease' | 'awaiting' | 'paused' | 'stop'>
