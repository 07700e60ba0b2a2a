import type { EventOf } from '../../../schema/run/event.ts'
import type { LaneAttempt, OpenAttempt, RunState } from '../../../schema/run/run-state.ts'

type Open = Pick<RunState, 'current' | 'lanes'>

/** Every attempt that has begun and has not ended, in the order in which they began. */
export const openAttempts = ({ current, lanes }: Open): readonly OpenAttempt[] =>
  current ? [current, ...lanes] : lanes

/** Those whose agent has yet to end: with a lost job they are lost, and what waits in the train is not. */
export const openCalls = (state: Open): readonly OpenAttempt[] =>
  openAttempts({ ...state, lanes: state.lanes.filter(({ candidate }) => candidate === null) })

/** The one with that number; where attempts are made one at a time, the only one. */
export const openAttempt = (state: Open, iteration: number): OpenAttempt | null =>
  laneOf(state, iteration) ?? state.current

export const laneOf = ({ lanes }: Pick<RunState, 'lanes'>, iteration: number): LaneAttempt | undefined =>
  lanes.find((lane) => lane.iteration === iteration)

/** The state without it. */
export function withoutOpen(state: Open, iteration: number): Open {
  if (!laneOf(state, iteration)) return { current: null, lanes: state.lanes }
  return { current: state.current, lanes: state.lanes.filter((lane) => lane.iteration !== iteration) }
}

/** The hints, and which of them this attempt has read. */
export const hintedIn = (state: Pick<RunState, 'hints' | 'told' | 'lanes'>, iteration: number) => ({
  hints: state.hints,
  told: laneOf(state, iteration)?.told ?? state.told,
})

/** The state with one that begins. */
export function withOpen(state: Open, event: EventOf<'attempt_started'>): Partial<Open> {
  const { at: started, iteration, task, attempt, checkpoint, prompt_chars, in_lane } = event
  const begun = { iteration, task, attempt, checkpoint, started, ...(prompt_chars !== undefined && { prompt_chars }) }
  return in_lane
    ? { lanes: [...state.lanes, { ...begun, ...in_lane, told: [], candidate: null, checks_lost: 0 }] }
    : { current: begun }
}

/** The lanes with what one of them left at the end of the train; what kills machines holds nobody up. */
export function inTrain(
  { lanes }: Pick<RunState, 'lanes'>,
  { iteration, candidate, checks_lost }: EventOf<'attempt_captured'>,
): LaneAttempt[] {
  const others = lanes.filter((lane) => lane.iteration !== iteration)
  const train = others.filter((lane) => lane.candidate !== null)
  const newest = lanes.flatMap((lane) =>
    lane.iteration === iteration ? [{ ...lane, candidate, checks_lost: lane.checks_lost + (checks_lost ? 1 : 0) }] : [],
  )
  return [...train, ...newest, ...others.filter((lane) => lane.candidate === null)]
}

/** The hints that an attempt has read, where they belong. */
export function withTold(
  state: Pick<RunState, 'told' | 'lanes'>,
  iteration: number,
  hints: string[],
): Pick<RunState, 'told' | 'lanes'> {
  const { lanes } = state
  if (!laneOf(state, iteration)) return { told: hints, lanes }
  return {
    told: state.told,
    lanes: lanes.map((lane) => (lane.iteration === iteration ? { ...lane, told: hints } : lane)),
  }
}
