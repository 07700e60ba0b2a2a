import type { EventOf } from '../../../schema/run/event.ts'
import type { RunState, TaskState } from '../../../schema/run/run-state.ts'
import { withoutIteration } from '../../knowledge/undone.ts'
import { isAgentsMd } from '../../plan/graph/milestones.ts'
import { startOf } from '../../text/excerpt.ts'
import { notStuck, withoutStatementsOf } from './attention.ts'
import { withOneMoreSuccess } from './index-events.ts'
import { isHeld, laneOf } from './open-attempts.ts'
import { withoutHintsOf } from './orders.ts'
import type { EditTask, PutTask } from './put-task.ts'
import { iterationsOf, recordWithCommit, withoutCommits } from './task-commits.ts'

/** Enough for the previous handoff and three one-line summaries. */
const maxRecent = 4

export function withLandedCommit(
  state: RunState,
  passed: NonNullable<RunState['awaiting']> | EventOf<'attempt_succeeded'>,
  edit: EditTask,
): RunState {
  const { iteration, task, commit, summary, turned_green, part, left = [], handoff_bytes, lines = 0 } = passed
  const { baseline, merging } = state
  const merged = merging?.task === task ? { base: merging.base, merging: null } : {}
  const landed = {
    ...state,
    ...merged,
    ...(part ? {} : withoutHintsOf(state, [task])),
    work: commit ?? state.work,
    lines: state.lines + lines,
    // The engine's own commits teach agents nothing.
    ...(!isAgentsMd(task) && {
      recent: [{ iteration, task, summary }, ...state.recent].slice(0, maxRecent),
      compaction: withOneMoreSuccess(state.compaction, handoff_bytes),
    }),
    baseline: baseline && { ...baseline, red: baseline.red.filter((name) => !turned_green.includes(name)) },
  }
  return edit(landed, task, (before) => recordWithCommit(before, { iteration, commit, summary, part, left }))
}

export const withoutAwaiting = (state: RunState, tasks: readonly string[]): RunState => ({
  ...state,
  awaiting: state.awaiting && tasks.includes(state.awaiting.task) ? null : state.awaiting,
  lanes: state.lanes.filter((lane) => !isHeld(lane) || !tasks.includes(lane.task)),
})

/** Reopens a task with all its attempts; `lost` iterations count as failed. */
const reopened = (task: TaskState, lost: readonly number[]): Partial<TaskState> => ({
  status: 'pending',
  failed_attempts: 0,
  runners_lost: 0,
  ...notStuck,
  questions: [],
  failed_iterations: [...task.failed_iterations, ...lost],
})

const reopenedWithoutCommits = (task: TaskState): Partial<TaskState> => ({
  ...reopened(task, iterationsOf(task)),
  ...withoutCommits,
})

/** A rejected commit counts as a failed attempt. */
export function withRejectedCommit(state: RunState, event: EventOf<'attempt_rejected'>, edit: EditTask): RunState {
  const { counts } = state
  const lane = laneOf(state, event.iteration)
  const rejected = {
    ...withoutStatementsOf(withoutTouched(state, event.iteration), { iterations: [event.iteration], tasks: [] }),
    ...(lane ? { lanes: state.lanes.filter((one) => one !== lane) } : { awaiting: null }),
    breaker: null,
    ...(!isAgentsMd(event.task) && {
      counts: { ...counts, succeeded: counts.succeeded - 1, failed: counts.failed + 1 },
    }),
  }
  return edit(rejected, event.task, (task) => reopened(task, [event.iteration]))
}

export function withUndoDone(state: RunState, event: EventOf<'undo_done'>, edit: EditTask): RunState {
  const { baseline } = state
  const undoneIterations = [event.undoes, ...event.also]
  const start: RunState = {
    ...withoutStatementsOf(undoneIterations.reduce(withoutTouched, withoutUndo(state, event)), {
      iterations: undoneIterations,
      tasks: [event.task, ...event.reopened],
    }),
    work: event.commit ?? state.work,
    recent: state.recent.filter(({ iteration }) => !undoneIterations.includes(iteration)),
    knowledge: undoneIterations.reduce(
      (entries, iteration) => [...withoutIteration(entries, iteration, undoReason(event))],
      state.knowledge,
    ),
    breaker: null,
    // A red baseline may be due to the undone commits: it runs again.
    baseline: baseline && (baseline.accepted || baseline.red.length === 0) ? baseline : null,
  }
  const undone = edit(start, event.task, (task) => ({
    ...reopenedWithoutCommits(task),
    ...(!event.opens && { status: task.status }),
  }))
  return event.reopened.reduce((before, id) => edit(before, id, reopenedWithoutCommits), undone)
}

const undoReason = ({ undoes, by, why }: EventOf<'undo_done'>): string =>
  startOf(`iteration ${undoes} was undone by ${by}${why === '' ? '' : `: ${why}`}`, maxReasonChars)

export function withoutUndo(state: RunState, event: EventOf<'undo_done' | 'undo_failed'>): RunState {
  return {
    ...state,
    iteration: event.iteration,
    undos: state.undos.filter(({ undoes }) => undoes !== event.undoes),
  }
}

const maxTouched = 30

export function withTouched(state: RunState, { iteration, task, what, total }: EventOf<'checks_touched'>): RunState {
  return { ...state, touched: [{ iteration, task, what, total }, ...state.touched].slice(0, maxTouched) }
}

const withoutTouched = (state: RunState, iteration: number): RunState =>
  state.touched.length === 0 ? state : { ...state, touched: state.touched.filter((one) => one.iteration !== iteration) }

export const maxReasonChars = 300

/** Applies an agent's change of the plan to the task records. A task that needs a person's decision stays. */
export function withAmendment(
  state: RunState,
  { iteration, amendment, given_up, added_by }: EventOf<'amendment_accepted'>,
  edit: EditTask,
  put: PutTask,
): RunState {
  const id = String(amendment.task_id)
  const reason = startOf(amendment.reason, maxReasonChars)
  if (given_up) return edit(state, id, () => ({ status: 'given_up', given_up: { iteration, why: reason } }))
  if (amendment.action === 'add')
    return edit(state, String(amendment.task?.['id']), () => ({ added_by: added_by ?? null }))
  if (amendment.action === 'modify') return state
  return { ...state, ...withoutHintsOf(state, [id]), tasks: put(state.tasks, id, undefined) }
}
