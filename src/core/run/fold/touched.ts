import type { EventOf } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'

/** So many iterations are told of in reports; the log has all. */
const kept = 30

export function withTouched(state: RunState, { iteration, task, what, total }: EventOf<'checks_touched'>): RunState {
  return { ...state, touched: [{ iteration, task, what, total }, ...state.touched].slice(0, kept) }
}

/** What was taken back changes no check any more. */
export const withoutTouched = (state: RunState, iteration: number): RunState =>
  state.touched.length === 0 ? state : { ...state, touched: state.touched.filter((one) => one.iteration !== iteration) }
