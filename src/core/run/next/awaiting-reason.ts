import type { RunState } from '../../../schema/run/run-state.ts'
import type { StopReason } from '../../../schema/run/stop-reason.ts'

/** Why no job works while a commit waits for a person's word. */
export function awaitingReason(awaiting: NonNullable<RunState['awaiting']>): StopReason & { kind: 'human_review' } {
  const { iteration, task, commit } = awaiting
  const why = `${task} passed its checks in iteration ${iteration}; its commit ${commit} waits for approval`
  return { kind: 'human_review', why, approve: { iteration, task, commit } }
}
