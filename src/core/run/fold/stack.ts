import type { EventOf } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'

/** Ends the newest slice and begins the next one. Without milestones the first cut also creates the first slice. */
export const cutWork = (state: RunState, event: EventOf<'milestone_begun'>): RunState => {
  const { iteration, milestone, from } = event
  const { slices, lines } = state
  const current = slices.length === 0 && milestone === null ? [{ milestone, iteration: 1, end: null }] : slices
  const lower = current.map((slice) =>
    slice.end === null ? { ...slice, end: from, ...(lines > 0 && { lines }) } : slice,
  )
  return { ...state, slices: [...lower, { milestone, iteration, end: null }], lines: 0 }
}

/** Moves the ends of the slices above a merged one; the newest slice has no end. */
export function restacked(slices: RunState['slices'], ends: readonly string[]): RunState['slices'] {
  const first = slices.length - 1 - ends.length
  return slices.map((slice, place) => withEnd(slice, ends[place - first]))
}

function withEnd(slice: RunState['slices'][number], end: string | undefined): RunState['slices'][number] {
  if (end === undefined || end === slice.end || slice.end === null) return slice
  const { said: _, ...others } = slice
  return { ...others, end, red: null }
}

/** If the newest slice is merged too, the unread lines are counted from there. */
export const withMerged = (state: RunState, { parts, all }: EventOf<'parts_merged'>): RunState => ({
  ...state,
  slices: state.slices.map((slice, place) =>
    place < parts && slice.end !== null ? { ...slice, merged: true as const } : slice,
  ),
  ...(all && { lines: 0 }),
})

/** The parts below the conflict now contain the base; those above it contain only their own commits. */
export function withStackConflict(state: RunState, event: EventOf<'stack_conflicted'>): RunState {
  const { type: _, at: __, ends, place, ...conflict } = event
  const first = place - ends.length
  const slices = state.slices.map((slice, index) => {
    const end = ends[index - first]
    const updated = withEnd(slice, end)
    return updated === slice || slice.end === null ? slice : { ...updated, own_end: slice.own_end ?? slice.end }
  })
  return { ...state, slices, stack_conflict: conflict }
}

export const withPartChecked = (state: RunState, event: EventOf<'part_checked'>): RunState => ({
  ...state,
  slices: state.slices.map((slice) =>
    slice.end === event.commit ? { ...slice, red: event.red, ...(event.said && { said: event.said }) } : slice,
  ),
})
