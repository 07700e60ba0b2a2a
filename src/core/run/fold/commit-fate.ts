import type { EventOf } from '../../../schema/run/event.ts'
import type { RunState, TaskState } from '../../../schema/run/run-state.ts'
import { withoutIteration } from '../../knowledge/undone.ts'
import { isAgentsMd } from '../../plan/graph/milestones.ts'
import { startOf } from '../../text/excerpt.ts'
import { unstuck, withoutWordsOf } from './attention.ts'
import { counted } from './index-events.ts'
import { isHeld, laneOf } from './open-attempts.ts'
import { withoutHintsOf } from './orders.ts'
import type { EditTask, PutTask } from './put-task.ts'
import { grown, iterationsOf, withoutCommits } from './task-commits.ts'

/** How many successes `recent` keeps: the previous handoff and three one-liners. */
const recentSuccesses = 4

/** The commit becomes the tip of the work, and its task is done, or goes on after this part. */
export function takeIn(
  state: RunState,
  passed: NonNullable<RunState['awaiting']> | EventOf<'attempt_succeeded'>,
  edit: EditTask,
): RunState {
  const { iteration, task, commit, summary, turned_green, part, left = [], handoff_bytes, lines = 0 } = passed
  const { baseline, merging } = state
  const merged = merging?.task === task ? { base: merging.base, merging: null } : {}
  const taken = {
    ...state,
    ...merged,
    ...(part ? {} : withoutHintsOf(state, [task])),
    work: commit ?? state.work,
    lines: state.lines + lines,
    // What the engine itself did teaches no agent anything.
    ...(!isAgentsMd(task) && {
      recent: [{ iteration, task, summary }, ...state.recent].slice(0, recentSuccesses),
      compaction: counted(state.compaction, handoff_bytes),
    }),
    baseline: baseline && { ...baseline, red: baseline.red.filter((name) => !turned_green.includes(name)) },
  }
  return edit(taken, task, (before) => grown(before, { iteration, commit, summary, part, left }))
}

/** A task that is given up or leaves the plan waits for nobody. */
export const notAwaiting = (state: RunState, tasks: readonly string[]): RunState => ({
  ...state,
  awaiting: state.awaiting && tasks.includes(state.awaiting.task) ? null : state.awaiting,
  lanes: state.lanes.filter((lane) => !isHeld(lane) || !tasks.includes(lane.task)),
})

/** A task is open again, with all its attempts again, and remembers the iterations as ones that did not last. */
const openAgain = (task: TaskState, lost: readonly number[]): Partial<TaskState> => ({
  status: 'pending',
  failed_attempts: 0,
  runners_lost: 0,
  ...unstuck,
  questions: [],
  failed_iterations: [...task.failed_iterations, ...lost],
})

/** None of its commits counts any more. */
const emptied = (task: TaskState): Partial<TaskState> => ({
  ...openAgain(task, iterationsOf(task)),
  ...withoutCommits,
})

/** A person does not want the waiting commit: for the counters it is an attempt that failed. */
export function rejectHeld(state: RunState, event: EventOf<'attempt_rejected'>, edit: EditTask): RunState {
  const { counts } = state
  const lane = laneOf(state, event.iteration)
  const rejected = {
    ...withoutWordsOf(withoutTouched(state, event.iteration), { iterations: [event.iteration], tasks: [] }),
    ...(lane ? { lanes: state.lanes.filter((one) => one !== lane) } : { awaiting: null }),
    breaker: null,
    ...(!isAgentsMd(event.task) && {
      counts: { ...counts, succeeded: counts.succeeded - 1, failed: counts.failed + 1 },
    }),
  }
  return edit(rejected, event.task, (task) => openAgain(task, [event.iteration]))
}

/** The commits of a task are taken back: it is open again, and no prompt tells of it as done. */
export function takeBack(state: RunState, event: EventOf<'undo_done'>, edit: EditTask): RunState {
  const { baseline } = state
  const gone = [event.undoes, ...event.also]
  const start: RunState = {
    ...withoutWordsOf(gone.reduce(withoutTouched, withoutUndo(state, event)), {
      iterations: gone,
      tasks: [event.task, ...event.reopened],
    }),
    work: event.commit ?? state.work,
    recent: state.recent.filter(({ iteration }) => !gone.includes(iteration)),
    knowledge: gone.reduce((kept, one) => [...withoutIteration(kept, one, undoneWhy(event))], state.knowledge),
    breaker: null,
    // A red baseline that blocks the run may be what was undone: it is run again.
    baseline: baseline && (baseline.accepted || baseline.red.length === 0) ? baseline : null,
  }
  const undone = edit(start, event.task, (task) => ({ ...emptied(task), ...(!event.opens && { status: task.status }) }))
  return event.reopened.reduce((now, id) => edit(now, id, emptied), undone)
}

const undoneWhy = ({ undoes, by, why }: EventOf<'undo_done'>): string =>
  startOf(`iteration ${undoes} was undone by ${by}${why === '' ? '' : `: ${why}`}`, longestReason)

export function withoutUndo(state: RunState, event: EventOf<'undo_done' | 'undo_failed'>): RunState {
  return {
    ...state,
    iteration: event.iteration,
    undos: state.undos.filter(({ undoes }) => undoes !== event.undoes),
  }
}

/** So many iterations are told of in reports; the log has all. */
const kept = 30

export function withTouched(state: RunState, { iteration, task, what, total }: EventOf<'checks_touched'>): RunState {
  return { ...state, touched: [{ iteration, task, what, total }, ...state.touched].slice(0, kept) }
}

/** What was taken back changes no check any more. */
const withoutTouched = (state: RunState, iteration: number): RunState =>
  state.touched.length === 0 ? state : { ...state, touched: state.touched.filter((one) => one.iteration !== iteration) }

export const longestReason = 300

/** An agent changed the plan: records of tasks come and go with it; one that a person has to decide about stays. */
export function amended(
  state: RunState,
  { iteration, amendment, given_up, added_by }: EventOf<'amendment_accepted'>,
  edit: EditTask,
  put: PutTask,
): RunState {
  const id = String(amendment.task_id)
  const why = startOf(amendment.reason, longestReason)
  if (given_up) return edit(state, id, () => ({ status: 'given_up', given_up: { iteration, why } }))
  if (amendment.action === 'add')
    return edit(state, String(amendment.task?.['id']), () => ({ added_by: added_by ?? null }))
  if (amendment.action === 'modify') return state
  return { ...state, ...withoutHintsOf(state, [id]), tasks: put(state.tasks, id, undefined) }
}
