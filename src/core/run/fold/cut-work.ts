import type { EventOf } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'

/** The newest slice of the work ends, and that of another milestone begins. */
export const cutWork = (state: RunState, event: EventOf<'milestone_begun'>): RunState => {
  const { iteration, milestone, from } = event
  const ended = state.slices.map((slice) => ({ ...slice, end: slice.end ?? from }))
  return { ...state, slices: [...ended, { milestone, iteration, end: null }] }
}
