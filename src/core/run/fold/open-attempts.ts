import type { EventOf } from '../../../schema/run/event.ts'
import type { LaneAttempt, OpenAttempt, RunState } from '../../../schema/run/run-state.ts'

type OpenAttempts = Pick<RunState, 'current' | 'lanes'>

/** In the order in which they began. */
export const openAttempts = ({ current, lanes }: OpenAttempts): readonly OpenAttempt[] =>
  current ? [current, ...lanes] : lanes

/** Attempts whose agent is still running. A lost job loses these, and not what waits in the train. */
export const openCalls = (state: OpenAttempts): readonly OpenAttempt[] =>
  openAttempts({ ...state, lanes: state.lanes.filter(({ candidate }) => candidate === null) })

export const openAttempt = (state: OpenAttempts, iteration: number): OpenAttempt | null =>
  laneOf(state, iteration) ?? state.current

export const laneOf = ({ lanes }: Pick<RunState, 'lanes'>, iteration: number): LaneAttempt | undefined =>
  lanes.find((lane) => lane.iteration === iteration)

/** True if a person must first approve its commit. It needs no workspace, and others go on. */
export const isHeld = ({ held }: Pick<LaneAttempt, 'held'>): boolean => held !== null && held.approved_by === null

export const lanesAtWork = ({ lanes }: Pick<RunState, 'lanes'>): LaneAttempt[] => lanes.filter((lane) => !isHeld(lane))

export function freeLane(open: readonly { readonly lane: number }[]): number {
  let lowest = 0
  while (open.some(({ lane }) => lane === lowest)) lowest += 1
  return lowest
}

/** Attempts that no counter contains yet; a held one counts as a success. */
export const uncountedLanes = ({ lanes }: Pick<RunState, 'lanes'>): number =>
  lanes.filter(({ held }) => held === null).length

export type HeldCommit = Pick<
  NonNullable<RunState['awaiting']>,
  'iteration' | 'task' | 'commit' | 'checkpoint' | 'summary' | 'part'
> & {
  readonly approved_before?: string | undefined
}

export const heldCommits = ({
  awaiting,
  lanes,
}: Pick<RunState, 'awaiting'> & { readonly lanes: readonly LaneAttempt[] }): readonly HeldCommit[] => [
  ...(awaiting ? [awaiting] : []),
  ...lanes.flatMap((lane) =>
    lane.held && isHeld(lane) ? [{ ...lane.held, iteration: lane.iteration, task: lane.task }] : [],
  ),
]

/** Iterations whose commits passed and have not landed: they wait for a person, or to be checked again. */
export const heldIterations = ({ awaiting, lanes }: Pick<RunState, 'awaiting' | 'lanes'>): readonly number[] => [
  ...(awaiting ? [awaiting.iteration] : []),
  ...lanes.flatMap(({ held, iteration }) => (held ? [iteration] : [])),
]

export function withoutOpen(state: OpenAttempts, iteration: number): OpenAttempts {
  if (!laneOf(state, iteration)) return { current: null, lanes: state.lanes }
  return { current: state.current, lanes: state.lanes.filter((lane) => lane.iteration !== iteration) }
}

/** The hints, with the ids of those that this attempt has read. */
export const hintsReadBy = (state: Pick<RunState, 'hints' | 'told' | 'lanes'>, iteration: number) => ({
  hints: state.hints,
  told: laneOf(state, iteration)?.told ?? state.told,
})

export function withOpen(state: OpenAttempts, event: EventOf<'attempt_started'>): Partial<OpenAttempts> {
  const { at: started, iteration, task, attempt, checkpoint, prompt_chars, in_lane } = event
  const opened = { iteration, task, attempt, checkpoint, started, ...(prompt_chars !== undefined && { prompt_chars }) }
  return in_lane
    ? { lanes: [...state.lanes, { ...opened, ...in_lane, told: [], candidate: null, held: null, checks_lost: 0 }] }
    : { current: opened }
}

/** Puts a lane's candidate at the end of the train. `checks_lost` counts checks that were lost with their machine. */
export function withCandidate(
  { lanes }: Pick<RunState, 'lanes'>,
  { iteration, candidate, checks_lost }: Pick<EventOf<'attempt_captured'>, 'iteration' | 'candidate' | 'checks_lost'>,
): LaneAttempt[] {
  const others = lanes.filter((lane) => lane.iteration !== iteration)
  const train = others.filter((lane) => lane.candidate !== null)
  const updated = lanes.flatMap((lane) =>
    lane.iteration === iteration ? [{ ...lane, candidate, checks_lost: lane.checks_lost + (checks_lost ? 1 : 0) }] : [],
  )
  return [...train, ...updated, ...others.filter((lane) => lane.candidate === null)]
}

export function withHeld(
  { lanes }: Pick<RunState, 'lanes'>,
  { iteration, patch = '', ...event }: EventOf<'attempt_held'>,
): LaneAttempt[] {
  const { commit, checkpoint, summary, part, approved_before } = event
  const optional = { ...(part && { part }), ...(approved_before !== undefined && { approved_before }) }
  const held = { commit, checkpoint, summary, patch, approved_by: null, ...optional }
  const paid = { reserved_usd: 0, reserved_tokens: undefined }
  return lanes.map((lane) => (lane.iteration === iteration ? { ...lane, ...paid, held } : lane))
}

export function withApproved(state: Pick<RunState, 'lanes'>, iteration: number, by: string): LaneAttempt[] {
  const lanes = withCandidate(state, { iteration, candidate: laneOf(state, iteration)?.candidate ?? '' })
  return lanes.map((lane) =>
    lane.iteration === iteration && lane.held ? { ...lane, held: { ...lane.held, approved_by: by } } : lane,
  )
}

export function withHintsRead(
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
