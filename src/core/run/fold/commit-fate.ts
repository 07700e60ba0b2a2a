import type { EventOf } from '../../../schema/run/event.ts'
import type { RunState, TaskState } from '../../../schema/run/run-state.ts'

import { withoutTouched } from './touched.ts'

/** Changes the record of one task. */
export type Edit = (state: RunState, id: string, change: (task: TaskState) => Partial<TaskState>) => RunState

/** How many successes `recent` keeps: the previous handoff and three one-liners. */
const recentSuccesses = 4

/** The commit becomes the tip of the work, and its task is done. */
export function takeIn(
  state: RunState,
  passed: NonNullable<RunState['awaiting']> | EventOf<'attempt_succeeded'>,
  edit: Edit,
): RunState {
  const { iteration, task, commit, summary, turned_green } = passed
  const { baseline, merging } = state
  const merged = merging?.task === task ? { base: merging.base, merging: null } : {}
  const taken = {
    ...state,
    ...merged,
    work: commit,
    recent: [{ iteration, task, summary }, ...state.recent].slice(0, recentSuccesses),
    baseline: baseline && { ...baseline, red: baseline.red.filter((name) => !turned_green.includes(name)) },
  }
  return edit(taken, task, () => ({ status: 'done', iteration, commit, summary }))
}

/** A task that is given up or leaves the plan waits for nobody. */
export const notAwaiting = (state: RunState, tasks: readonly string[]): RunState =>
  state.awaiting && tasks.includes(state.awaiting.task) ? { ...state, awaiting: null } : state

/** A task is open again, with all its attempts, and remembers the iteration as one that did not last. */
const openAgain =
  (iteration: number | null) =>
  (task: TaskState): Partial<TaskState> => ({
    status: 'pending',
    failed_attempts: 0,
    runners_lost: 0,
    failed_iterations: iteration === null ? task.failed_iterations : [...task.failed_iterations, iteration],
    iteration: null,
    commit: null,
    summary: null,
  })

/** A person does not want the waiting commit: for the counters it is an attempt that failed. */
export function rejectHeld(state: RunState, event: EventOf<'attempt_rejected'>, edit: Edit): RunState {
  const { counts } = state
  const rejected = {
    ...withoutTouched(state, event.iteration),
    awaiting: null,
    breaker: null,
    counts: { ...counts, succeeded: counts.succeeded - 1, failed: counts.failed + 1 },
  }
  return edit(rejected, event.task, openAgain(event.iteration))
}

/** The commit is taken back: its task is open again, and no prompt tells of it as done. */
export function takeBack(state: RunState, event: EventOf<'undo_done'>, edit: Edit): RunState {
  const { baseline } = state
  const start: RunState = {
    ...withoutTouched(withoutUndo(state, event), event.undoes),
    work: event.commit ?? state.work,
    recent: state.recent.filter(({ iteration }) => iteration !== event.undoes),
    breaker: null,
    // A red baseline that blocks the run may be what was undone: it is run again.
    baseline: baseline && (baseline.accepted || baseline.red.length === 0) ? baseline : null,
  }
  const undone = edit(start, event.task, openAgain(event.undoes))
  return event.reopened.reduce((now, id) => edit(now, id, (task) => openAgain(task.iteration)(task)), undone)
}

export function withoutUndo(state: RunState, event: EventOf<'undo_done' | 'undo_failed'>): RunState {
  return {
    ...state,
    iteration: event.iteration,
    undos: state.undos.filter(({ undoes }) => undoes !== event.undoes),
  }
}
