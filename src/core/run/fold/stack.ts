import type { EventOf } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'

/** The newest slice of the work ends, and the next one begins. A run without milestones has its first slice from its first cut on. */
export const cutWork = (state: RunState, event: EventOf<'milestone_begun'>): RunState => {
  const { iteration, milestone, from } = event
  const { slices, lines } = state
  const open = slices.length === 0 && milestone === null ? [{ milestone, iteration: 1, end: null }] : slices
  const lower = open.map((slice) => (slice.end === null ? { ...slice, end: from, ...(lines > 0 && { lines }) } : slice))
  return { ...state, slices: [...lower, { milestone, iteration, end: null }], lines: 0 }
}

/** The ended slices above a merged one end elsewhere; the newest slice has no end. */
export function restacked(slices: RunState['slices'], ends: readonly string[]): RunState['slices'] {
  const first = slices.length - 1 - ends.length
  return slices.map((slice, place) => moved(slice, ends[place - first]))
}

/** The checks have not run on its new end. */
function moved(slice: RunState['slices'][number], end: string | undefined): RunState['slices'][number] {
  if (end === undefined || end === slice.end || slice.end === null) return slice
  const { said: _, ...others } = slice
  return { ...others, end, red: null }
}

/** The lowest slices are merged; if the newest one is, too, the lines to read are counted from there. */
export const withMerged = (state: RunState, { parts, all }: EventOf<'parts_merged'>): RunState => ({
  ...state,
  slices: state.slices.map((slice, place) =>
    place < parts && slice.end !== null ? { ...slice, merged: true as const } : slice,
  ),
  ...(all && { lines: 0 }),
})

/** The parts below the conflict hold the base now; the part above them only holds their own commits. */
export function withStackConflict(state: RunState, event: EventOf<'stack_conflicted'>): RunState {
  const { type: _, at: __, ends, place, ...conflict } = event
  const first = place - ends.length
  const slices = state.slices.map((slice, index) => {
    const end = ends[index - first]
    const next = moved(slice, end)
    return next === slice || slice.end === null ? slice : { ...next, own_end: slice.own_end ?? slice.end }
  })
  return { ...state, slices, stack_conflict: conflict }
}

export const withPartChecked = (state: RunState, event: EventOf<'part_checked'>): RunState => ({
  ...state,
  slices: state.slices.map((slice) =>
    slice.end === event.commit ? { ...slice, red: event.red, ...(event.said && { said: event.said }) } : slice,
  ),
})
