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

/** Whether a person has to approve its commit first. It needs no workspace, and others go on. */
export const isHeld = ({ held }: Pick<LaneAttempt, 'held'>): boolean => held !== null && held.approved_by === null

/** Those in a workspace or in the train. */
export const lanesAtWork = ({ lanes }: Pick<RunState, 'lanes'>): LaneAttempt[] => lanes.filter((lane) => !isHeld(lane))

/** How many attempts are under way that no counter has yet: one that waits, or waited, for a person counts as a success. */
export const uncountedLanes = ({ lanes }: Pick<RunState, 'lanes'>): number =>
  lanes.filter(({ held }) => held === null).length

/** A commit whose checks passed, and that a person is to approve. */
export type HeldCommit = Pick<
  NonNullable<RunState['awaiting']>,
  'iteration' | 'task' | 'commit' | 'checkpoint' | 'summary' | 'part'
> & {
  /** The commit of the same task that was approved, before others landed ahead of it. */
  readonly approved_before?: string | undefined
}

/** All commits that wait for a person's approval. */
export const heldCommits = ({
  awaiting,
  lanes,
}: Pick<RunState, 'awaiting'> & { readonly lanes: readonly LaneAttempt[] }): readonly HeldCommit[] => [
  ...(awaiting ? [awaiting] : []),
  ...lanes.flatMap((lane) =>
    lane.held && isHeld(lane) ? [{ ...lane.held, iteration: lane.iteration, task: lane.task }] : [],
  ),
]

/** The iterations whose commits passed and have not landed: they wait for a person, or for what landed since. */
export const heldIterations = ({ awaiting, lanes }: Pick<RunState, 'awaiting' | 'lanes'>): readonly number[] => [
  ...(awaiting ? [awaiting.iteration] : []),
  ...lanes.flatMap(({ held, iteration }) => (held ? [iteration] : [])),
]

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
    ? { lanes: [...state.lanes, { ...begun, ...in_lane, told: [], candidate: null, held: null, checks_lost: 0 }] }
    : { current: begun }
}

/** The lanes with what one of them left at the end of the train; what kills machines holds nobody up. */
export function inTrain(
  { lanes }: Pick<RunState, 'lanes'>,
  { iteration, candidate, checks_lost }: Pick<EventOf<'attempt_captured'>, 'iteration' | 'candidate' | 'checks_lost'>,
): LaneAttempt[] {
  const others = lanes.filter((lane) => lane.iteration !== iteration)
  const train = others.filter((lane) => lane.candidate !== null)
  const newest = lanes.flatMap((lane) =>
    lane.iteration === iteration ? [{ ...lane, candidate, checks_lost: lane.checks_lost + (checks_lost ? 1 : 0) }] : [],
  )
  return [...train, ...newest, ...others.filter((lane) => lane.candidate === null)]
}

/** The lanes with one that leaves the train and waits for a person. */
export function withHeld(
  { lanes }: Pick<RunState, 'lanes'>,
  { iteration, patch = '', ...event }: EventOf<'attempt_held'>,
): LaneAttempt[] {
  const { commit, checkpoint, summary, part, approved_before } = event
  const more = { ...(part && { part }), ...(approved_before !== undefined && { approved_before }) }
  const held = { commit, checkpoint, summary, patch, approved_by: null, ...more }
  // What it has cost is no longer reserved but spent.
  const paid = { reserved_usd: 0, reserved_tokens: undefined }
  return lanes.map((lane) => (lane.iteration === iteration ? { ...lane, ...paid, held } : lane))
}

/** The lanes with one that a person has approved, at the end of the train. */
export function rejoined(state: Pick<RunState, 'lanes'>, iteration: number, by: string): LaneAttempt[] {
  const lanes = inTrain(state, { iteration, candidate: laneOf(state, iteration)?.candidate ?? '' })
  return lanes.map((lane) =>
    lane.iteration === iteration && lane.held ? { ...lane, held: { ...lane.held, approved_by: by } } : lane,
  )
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
