import { ofOneJob } from '../../../schema/run/budget.ts'
import type { EventOf, RunEvent } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { withChanges } from '../../config/rules/overrides.ts'
import { putEntries } from '../../knowledge/entry.ts'
import { withoutEntry } from '../../knowledge/remember.ts'
import { startOf } from '../../text/excerpt.ts'
import { runnerMs } from '../lease/lease-verdict.ts'
import {
  timelineWith,
  waitAfter,
  withFailedAttempt,
  withHeldAttempt,
  withInterruptedAttempt,
  withPassedAttempt,
} from './attempt-end.ts'
import {
  notStuck,
  withNote,
  withoutAsksOf,
  withoutQuestionOf,
  withReviewRequest,
  withSignals,
  withStuckTask,
  withUnchangedAccepted,
  withUnchangedDoubted,
} from './attention.ts'
import { begin, endedInOrder, taskIn, untouchedTask } from './begin.ts'
import { withAgentCall, withPass, withReview } from './call-costs.ts'
import {
  withAmendment,
  withLandedCommit,
  withoutAwaiting,
  withoutUndo,
  withRejectedCommit,
  withTouched,
  withUndoDone,
} from './commit-fate.ts'
import { counselHandlers } from './counsel.ts'
import { keepsIndex, withIndex, withIndexerTrusted, withRefusedIndex, withRememberedFact } from './index-events.ts'
import { laneOf, withApproved, withCandidate, withHintsRead, withOpen } from './open-attempts.ts'
import { commandsAfterJob, hintOf, withCommand, withFailedUndo, withoutHintsOf } from './orders.ts'
import { copyOf, editing, type PutTask, putInOneCopy, putInPlace, withTask } from './put-task.ts'
import { cutWork, restacked, withMerged, withPartChecked, withStackConflict } from './stack.ts'

export const maxArrivals = 5

/** A merge or a person's own commit is built upon immediately, and trusted once the checks passed on it. */
const withForeignCommit = (
  state: RunState,
  commit: string,
  { from, why, protects }: { from: string; why: string; protects?: { paths: string[]; total: number } | undefined },
): RunState => ({
  ...state,
  work: commit,
  baseline: null,
  unproven: { commit, why },
  steered: protects ? [{ from, to: commit, ...protects }, ...state.steered].slice(0, maxArrivals) : state.steered,
})

function applyPlanChange(state: RunState, event: EventOf<'plan_changed'>): RunState {
  const removed = new Set(event.removed)
  const modified = new Set(event.modified)
  const remaining = Object.entries(state.tasks)
    .filter(([id]) => !removed.has(id))
    .map(([id, task]) => [id, modified.has(id) && task.added_by !== null ? { ...task, added_by: null } : task] as const)
  const added = event.added.map(({ id, status }) => [id, { ...untouchedTask, status }] as const)
  const tasks = Object.fromEntries([...remaining, ...added])
  const hints = withoutHintsOf(state, event.removed)
  const withoutRemoved = withoutAsksOf(withoutAwaiting(state, event.removed), event.removed)
  const refused_edits = event.refused ?? []
  return { ...withoutRemoved, ...hints, plan_source: event.plan_source, tasks, refused_edits }
}

const withFollowUp = (state: RunState, { task, url, threads }: EventOf<'follow_up_added'>): RunState => ({
  ...state,
  follow_ups: [...state.follow_ups, { task, url, threads }],
})

const withoutFollowUp = (state: RunState, { task }: EventOf<'follow_up_answered'>): RunState => ({
  ...state,
  follow_ups: state.follow_ups.filter((entry) => entry.task !== task),
})

/** An order may take effect without a job. Then the last stop no longer counts, except that the job did not die. */
const withoutStop = (state: RunState): RunState => ({ ...state, stop: null, ended_in_order: endedInOrder(state) })

const maxReviews = 5
const maxDoubts = 5
const maxSetUps = 3
const maxRefusals = 20

type Apply<T extends RunEvent['type']> = (state: RunState, event: EventOf<T>, put: PutTask) => RunState
const unchanged = (state: RunState): RunState => state

const handlers: { [T in Exclude<RunEvent['type'], 'run_started'>]: Apply<T> } = {
  lease_taken: (state, { at, epoch, holder }) => ({
    ...state,
    epoch,
    lease: { holder, epoch, taken: at, renewed: at },
    // A lease that is still set belongs to a job that died; its last sign of life counts.
    runner: { jobs: state.runner.jobs + 1, ms: runnerMs(state, 0) },
    warned: state.warned.filter(({ budget }) => !ofOneJob(budget)),
    handed: null,
    stop: null,
    next_job: null,
    ended_in_order: false,
  }),
  lease_renewed: (state, { at }) => (state.lease ? { ...state, lease: { ...state.lease, renewed: at } } : state),
  lease_released: (state, { at }) => ({
    ...state,
    lease: null,
    handed: null,
    lanes_limited: null,
    commands: commandsAfterJob(state),
    runner: { ...state.runner, ms: runnerMs(state, Date.parse(at)) },
  }),
  confined: (state, { type: _, at: __, refused: ___, ...confined }) => ({ ...state, confined }),
  baseline_finished: (state, { type: _, at: __, duration_ms: ___, said: ____, ...baseline }) => ({
    ...state,
    baseline,
    unproven: baseline.red.length === 0 || baseline.accepted ? null : state.unproven,
  }),
  attempt_started: (state, event, put) => ({
    ...withTask(state, put, { id: event.task, status: 'in_progress', stuck: null }),
    ...withOpen(state, event),
    iteration: event.iteration,
    last_agent_start: event.at,
    lanes_limited: null,
    stop: null,
  }),
  lanes_limited: (state, { why }) => ({ ...state, lanes_limited: why }),
  attempt_captured: (state, event) => ({
    ...state,
    lanes: withCandidate(state, event),
    waiting: waitAfter(state, event),
  }),
  handed_on: (state, { type: _type, at, ...handed }) => ({
    ...state,
    handed,
    lease: state.lease && { ...state.lease, renewed: at },
  }),
  attempt_succeeded: (state, event, put) => withLandedCommit(withPassedAttempt(state, event, put), event, editing(put)),
  milestone_begun: cutWork,
  parts_merged: withMerged,
  part_checked: withPartChecked,
  stack_conflicted: withStackConflict,
  stack_conflict_ended: (state) => ({ ...state, stack_conflict: null }),
  attempt_held: (state, event, put) => {
    if (laneOf(state, event.iteration)) return withHeldAttempt(state, event, put)
    const { iteration, task, commit, checkpoint, summary, turned_green, part, left, handoff_bytes, lines } = event
    const optional = { ...(part && { part }), ...(left && { left }), ...(lines !== undefined && { lines }) }
    const awaiting = { iteration, task, commit, checkpoint, summary, turned_green, handoff_bytes, ...optional }
    return { ...withPassedAttempt(state, event, put), awaiting }
  },
  attempt_approved: (state, { iteration, by }, put) =>
    laneOf(state, iteration)
      ? { ...withoutStop(state), lanes: withApproved(state, iteration, by) }
      : state.awaiting
        ? withLandedCommit({ ...state, awaiting: null, stop: null }, state.awaiting, editing(put))
        : state,
  attempt_rejected: (state, event, put) =>
    withRejectedCommit(withoutAsksOf({ ...state, stop: null }, [event.task]), event, editing(put)),
  undo_ordered: (state, { undoes, by, why, reopen_dependents }) => ({
    ...withoutStop(state),
    undos: [...state.undos, { undoes, by, why, reopen_dependents }],
  }),
  undo_done: (state, event, put) =>
    withUndoDone(withoutAsksOf(state, [event.task, ...event.reopened]), event, editing(put)),
  undo_failed: (state, event) => ({ ...withoutUndo(state, event), commands: withFailedUndo(state, event) }),
  attempt_failed: withFailedAttempt,
  attempt_interrupted: withInterruptedAttempt,
  budget_warning: (state, { budget, used, limit }) => ({
    ...state,
    warned: [...state.warned.filter((entry) => entry.budget !== budget), { budget, used, limit }],
  }),
  stuck_detected: (state, event, put) => withStuckTask(state, event, editing(put)),
  signals_given: withSignals,
  human_review_requested: (state, event, put) => withReviewRequest(state, event, editing(put)),
  unchanged_doubted: withUnchangedDoubted,
  unchanged_accepted: (state, event, put) => withUnchangedAccepted(state, event, editing(put)),
  review_answered: (state, { task }) => withoutAsksOf(withoutStop(state), [task]),
  iteration_reviewed: (state, event) => {
    const { iteration, task, verdict, findings, summary } = event
    const review = { iteration, task, verdict, findings, summary }
    return { ...withReview(state, event), reviewed: [review, ...state.reviewed].slice(0, maxReviews) }
  },
  agent_call: withAgentCall,
  failure_pattern: unchanged,
  context_directive: (state, { task, held }, put) =>
    held ? withTask(state, put, { id: task, held_back: taskIn(state, task).held_back + 1 }) : state,
  prepared_prompt_refused: unchanged,
  agent_pass: withPass,
  passes_owed: (state, { type: _, at: __, ...owed }) => ({ ...state, owed: [...state.owed, { ...owed, begun: 0 }] }),
  passes_begun: (state, { iterations }) => ({
    ...state,
    owed: state.owed.map((entry) =>
      iterations.includes(entry.iteration) ? { ...entry, begun: entry.begun + 1 } : entry,
    ),
  }),
  server_trouble: unchanged,
  agent_lingered: unchanged,
  set_up_again: (state, { iteration, why }) => ({
    ...state,
    set_ups: [{ iteration, why }, ...state.set_ups].slice(0, maxSetUps),
  }),
  network_refused: (state, { iteration, target, why, line }) => ({
    ...state,
    network_refused: [
      { iteration, target, why, line },
      ...state.network_refused.filter((entry) => entry.target !== target),
    ].slice(0, maxRefusals),
  }),
  prompt_cut: unchanged,
  files_hidden: unchanged,
  environment_changed: unchanged,
  amendment_accepted: (state, event, put) => withAmendment(state, event, editing(put), put),
  checks_touched: withTouched,
  amendment_refused: (state) => ({
    ...state,
    counts: { ...state.counts, refused_amendments: state.counts.refused_amendments + 1 },
  }),
  plan_changed: applyPlanChange,
  plan_format_recorded: (state, { format }) => ({ ...state, plan_format: format }),
  edit_unusable: (state, { type: _, at: __, ...edit }) => ({
    ...state,
    unusable_edits: [...state.unusable_edits.filter(({ file }) => file !== edit.file), edit],
  }),
  edit_mended: (state, { file }) => ({
    ...state,
    unusable_edits: state.unusable_edits.filter((edit) => edit.file !== file),
  }),
  base_merged: (state, event) => ({
    ...withForeignCommit(state, event.commit, event),
    base: event.base,
    slices: restacked(state.slices, event.ends ?? []),
    stack_conflict: null,
  }),
  base_renamed: (state, { to }) => ({ ...state, base_branch: to }),
  conflict_task_added: (state, { task, base, files, total }, put) =>
    withTask({ ...state, merging: { task, base, files, total } }, put, {
      id: task,
      status: 'pending',
      failed_attempts: 0,
    }),
  conflict_task_ended: (state, { task }, put) =>
    withTask({ ...state, merging: null }, put, { id: task, status: 'skipped' }),
  agents_md_due: (state, { task }, put) => withTask(state, put, { id: task, status: 'pending' }),
  agents_md_ended: (state, { task }, put) => withTask(state, put, { id: task, status: 'skipped' }),
  agents_md_left: unchanged,
  work_moved: (state, event) => ({
    ...withForeignCommit(state, event.to, event),
    ...(event.ends && { slices: restacked(state.slices, event.ends) }),
  }),
  queue_moved: (state, { from, to, place, file }) =>
    place === 'complete'
      ? withForeignCommit(state, to, { from, why: `the plan moved to ${file}` })
      : { ...state, work: to },
  steering_changed: (state, { paths, plan_source }) => ({
    ...state,
    doubted: [{ paths, plan_source }, ...state.doubted].slice(0, maxDoubts),
  }),
  work_refused: unchanged,
  command_taken: (state, { at, by, text, refused }) => ({
    ...state,
    commands: withCommand(state, { at, by, text: startOf(text, 200), refused }),
  }),
  setting_changed: (state, { name, value }) => {
    // Orders count in the sequence in which they were given.
    const { [name]: _, ...overrides } = state.overrides
    return { ...withoutStop(state), overrides: { ...overrides, [name]: value } }
  },
  rules_changed: (state, { base, changes }) => ({
    ...withoutStop(keepsIndex(changes) ? withIndexerTrusted(state) : state),
    rules: withChanges({ base, values: state.rules?.values ?? {} }, changes),
  }),
  evidence_gathered: (state, { type: _, at: __, ...evidence }) => ({ ...state, evidence }),
  ...counselHandlers,
  pause: (state, { by, why }) => ({ ...state, paused: { by, why } }),
  resume: (state) => ({ ...withoutStop(state), paused: null }),
  wait_lifted: (state) => ({ ...state, waiting: null }),
  skip_task: (state, { task }, put) =>
    withTask(withoutAsksOf(withoutAwaiting(withoutStop(state), [task]), [task]), put, {
      id: task,
      status: 'skipped',
      given_up: null,
    }),
  task_reopened: (state, { task }, put) =>
    withTask({ ...withoutQuestionOf(withoutStop(state), task), breaker: null }, put, {
      id: task,
      status: 'pending',
      failed_attempts: 0,
      runners_lost: 0,
      rebases: 0,
      rebase: null,
      alone: false,
      closed: taskIn(state, task).commit === null ? null : taskIn(state, task).closed,
      unchanged: null,
      given_up: null,
      ...notStuck,
    }),
  note: (state, event, put) => withNote({ ...state, hints: [...state.hints, hintOf(event)] }, event, editing(put)),
  follow_up_added: (state, event, put) => withTask(withFollowUp(withoutStop(state), event), put, { id: event.task }),
  follow_up_answered: withoutFollowUp,
  remembered: withRememberedFact,
  forgotten: (state, event) => withIndexerTrusted({ ...state, knowledge: withoutEntry(state.knowledge, event) }),
  knowledge_changed: withIndex,
  knowledge_refused: withRefusedIndex,
  knowledge_inherited: (state, { from, entries }) => ({
    ...state,
    knowledge: putEntries(state.knowledge, entries),
    inherited: [...state.inherited, from],
  }),
  run_imported: (state, { iteration, recent, compaction }) => ({
    ...state,
    iteration: Math.max(state.iteration, iteration),
    recent,
    compaction: { ...state.compaction, ...compaction },
  }),
  hints_told: (state, { iteration, ids }) => ({ ...state, ...withHintsRead(state, iteration, ids) }),
  run_stopped: (state, { reason, starts_next }) => ({ ...state, stop: reason, next_job: starts_next ?? null }),
}

/** Pure. A fresh run continues iteration numbers and epoch of the previous one (docs/design.md#decide-then-do). */
export function evolve(state: RunState | null, event: RunEvent): RunState {
  return step(state, event, putInOneCopy())
}

/**
 * Linear: copies the tasks only once. `onState` gets each intermediate state, which the next event changes in place.
 */
export function fold(
  state: RunState | null,
  events: readonly RunEvent[],
  onState?: (state: RunState) => void,
): RunState | null {
  const copy = state && { ...state, tasks: copyOf(state.tasks) }
  return events.reduce<RunState | null>((before, event) => {
    const after = step(before, event, putInPlace)
    onState?.(after)
    return after
  }, copy)
}

function step(state: RunState | null, event: RunEvent, put: PutTask): RunState {
  if (event.type === 'run_started') return begin(state, event)
  if (state === null) throw new Error(`the log begins with ${event.type} instead of run_started`)
  const apply = handlers[event.type] as Apply<RunEvent['type']>
  return { ...apply(state, event, put), timeline: timelineWith(state, event), updated: event.at }
}
