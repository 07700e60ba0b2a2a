import { ofOneJob } from '../../../schema/run/budget.ts'
import type { EventOf, RunEvent } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { withChanges } from '../../config/rules/overrides.ts'
import { putEntries } from '../../knowledge/entry.ts'
import { withoutEntry } from '../../knowledge/remember.ts'
import { startOf } from '../../text/excerpt.ts'
import { runnerMs } from '../lease/lease-verdict.ts'
import { failed, heldInLane, interrupted, passed, timelineWith, waitAfter } from './attempt-end.ts'
import {
  acceptedUnchanged,
  doubtedUnchanged,
  foundStuck,
  requested,
  unstuck,
  withNewWord,
  withoutAsksOf,
  withoutQuestionOf,
  withSignals,
} from './attention.ts'
import { begin, endedInOrder, taskIn, untouchedTask } from './begin.ts'
import { withAgentCall, withPass, withReview } from './call-costs.ts'
import { amended, notAwaiting, rejectHeld, takeBack, takeIn, withoutUndo, withTouched } from './commit-fate.ts'
import { counselHandlers } from './counsel.ts'
import { keepsIndex, withIndex, withIndexerTrusted, withRefusedIndex, withWords } from './index-events.ts'
import { inTrain, laneOf, rejoined, withOpen, withTold } from './open-attempts.ts'
import { afterJob, hintOf, withCommand, withFailedUndo, withoutHintsOf } from './orders.ts'
import { copyOf, editing, type PutTask, putInOneCopy, putInPlace, withTask } from './put-task.ts'
import { cutWork, restacked, withMerged, withPartChecked, withStackConflict } from './stack.ts'

/** So many arrivals that change protected files are told. */
export const keptArrivals = 5

/** A commit that no task made, a merge or a person's own, is built upon at once and trusted when the checks passed on it. */
const arrived = (
  state: RunState,
  commit: string,
  { from, why, protects }: { from: string; why: string; protects?: { paths: string[]; total: number } | undefined },
): RunState => ({
  ...state,
  work: commit,
  baseline: null,
  unproven: { commit, why },
  steered: protects ? [{ from, to: commit, ...protects }, ...state.steered].slice(0, keptArrivals) : state.steered,
})

/** A person's edit of the plan file: records of tasks come and go with it. */
function applyPlanChange(state: RunState, event: EventOf<'plan_changed'>): RunState {
  const removed = new Set(event.removed)
  const modified = new Set(event.modified)
  const kept = Object.entries(state.tasks)
    .filter(([id]) => !removed.has(id))
    .map(([id, task]) => [id, modified.has(id) && task.added_by !== null ? { ...task, added_by: null } : task] as const)
  const added = event.added.map(({ id, status }) => [id, { ...untouchedTask, status }] as const)
  const tasks = Object.fromEntries([...kept, ...added])
  const hints = withoutHintsOf(state, event.removed)
  const left = withoutAsksOf(notAwaiting(state, event.removed), event.removed)
  const refused_edits = event.refused ?? []
  return { ...left, ...hints, plan_source: event.plan_source, tasks, refused_edits }
}

/** What reviewers asked for, until they were told what became of it. */
const withFollowUp = (state: RunState, { task, url, threads }: EventOf<'follow_up_added'>): RunState => ({
  ...state,
  follow_ups: [...state.follow_ups, { task, url, threads }],
})

const withoutFollowUp = (state: RunState, { task }: EventOf<'follow_up_answered'>): RunState => ({
  ...state,
  follow_ups: state.follow_ups.filter((one) => one.task !== task),
})

/** An order may take effect without a job: why the last one ended says nothing any more, but that it did not die. */
const withoutStop = (state: RunState): RunState => ({ ...state, stop: null, ended_in_order: endedInOrder(state) })

const recentReviews = 5
const keptDoubts = 5
const maxSetUps = 3
const maxRefusals = 20

type Apply<T extends RunEvent['type']> = (state: RunState, event: EventOf<T>, put: PutTask) => RunState
const same = (state: RunState): RunState => state

const handlers: { [T in Exclude<RunEvent['type'], 'run_started'>]: Apply<T> } = {
  lease_taken: (state, { at, epoch, holder }) => ({
    ...state,
    epoch,
    lease: { holder, epoch, taken: at, renewed: at },
    // A lease that is still there is that of a job that died: its last sign of life is all that is known.
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
    commands: afterJob(state),
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
    lanes: inTrain(state, event),
    waiting: waitAfter(state, event),
  }),
  handed_on: (state, { type: _type, at, ...handed }) => ({
    ...state,
    handed,
    lease: state.lease && { ...state.lease, renewed: at },
  }),
  attempt_succeeded: (state, event, put) => takeIn(passed(state, event, put), event, editing(put)),
  milestone_begun: cutWork,
  parts_merged: withMerged,
  part_checked: withPartChecked,
  stack_conflicted: withStackConflict,
  stack_conflict_ended: (state) => ({ ...state, stack_conflict: null }),
  attempt_held: (state, event, put) => {
    if (laneOf(state, event.iteration)) return heldInLane(state, event, put)
    const { iteration, task, commit, checkpoint, summary, turned_green, part, left, handoff_bytes, lines } = event
    const more = { ...(part && { part }), ...(left && { left }), ...(lines !== undefined && { lines }) }
    const awaiting = { iteration, task, commit, checkpoint, summary, turned_green, handoff_bytes, ...more }
    return { ...passed(state, event, put), awaiting }
  },
  attempt_approved: (state, { iteration, by }, put) =>
    laneOf(state, iteration)
      ? { ...withoutStop(state), lanes: rejoined(state, iteration, by) }
      : state.awaiting
        ? takeIn({ ...state, awaiting: null, stop: null }, state.awaiting, editing(put))
        : state,
  attempt_rejected: (state, event, put) =>
    rejectHeld(withoutAsksOf({ ...state, stop: null }, [event.task]), event, editing(put)),
  undo_ordered: (state, { undoes, by, why, reopen_dependents }) => ({
    ...withoutStop(state),
    undos: [...state.undos, { undoes, by, why, reopen_dependents }],
  }),
  undo_done: (state, event, put) =>
    takeBack(withoutAsksOf(state, [event.task, ...event.reopened]), event, editing(put)),
  undo_failed: (state, event) => ({ ...withoutUndo(state, event), commands: withFailedUndo(state, event) }),
  attempt_failed: failed,
  attempt_interrupted: interrupted,
  budget_warning: (state, { budget, used, limit }) => ({
    ...state,
    warned: [...state.warned.filter((other) => other.budget !== budget), { budget, used, limit }],
  }),
  stuck_detected: (state, event, put) => foundStuck(state, event, editing(put)),
  signals_given: withSignals,
  human_review_requested: (state, event, put) => requested(state, event, editing(put)),
  unchanged_doubted: doubtedUnchanged,
  unchanged_accepted: (state, event, put) => acceptedUnchanged(state, event, editing(put)),
  review_answered: (state, { task }) => withoutAsksOf(withoutStop(state), [task]),
  iteration_reviewed: (state, event) => {
    const { iteration, task, verdict, findings, summary } = event
    const said = { iteration, task, verdict, findings, summary }
    return { ...withReview(state, event), reviewed: [said, ...state.reviewed].slice(0, recentReviews) }
  },
  agent_call: withAgentCall,
  failure_pattern: same,
  context_directive: (state, { task, held }, put) =>
    held ? withTask(state, put, { id: task, held_back: taskIn(state, task).held_back + 1 }) : state,
  prepared_prompt_refused: same,
  agent_pass: withPass,
  passes_owed: (state, { type: _, at: __, ...owed }) => ({ ...state, owed: [...state.owed, { ...owed, begun: 0 }] }),
  passes_begun: (state, { iterations }) => ({
    ...state,
    owed: state.owed.map((one) => (iterations.includes(one.iteration) ? { ...one, begun: one.begun + 1 } : one)),
  }),
  server_trouble: same,
  agent_lingered: same,
  set_up_again: (state, { iteration, why }) => ({
    ...state,
    set_ups: [{ iteration, why }, ...state.set_ups].slice(0, maxSetUps),
  }),
  network_refused: (state, { iteration, target, why, line }) => ({
    ...state,
    network_refused: [
      { iteration, target, why, line },
      ...state.network_refused.filter((one) => one.target !== target),
    ].slice(0, maxRefusals),
  }),
  prompt_cut: same,
  files_hidden: same,
  environment_changed: same,
  amendment_accepted: (state, event, put) => amended(state, event, editing(put), put),
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
    ...arrived(state, event.commit, event),
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
  agents_md_left: same,
  work_moved: (state, event) => ({
    ...arrived(state, event.to, event),
    ...(event.ends && { slices: restacked(state.slices, event.ends) }),
  }),
  // Where a plan begins, the baseline follows anyway.
  queue_moved: (state, { from, to, place, file }) =>
    place === 'complete' ? arrived(state, to, { from, why: `the plan moved to ${file}` }) : { ...state, work: to },
  steering_changed: (state, { paths, plan_source }) => ({
    ...state,
    doubted: [{ paths, plan_source }, ...state.doubted].slice(0, keptDoubts),
  }),
  work_refused: same,
  command_taken: (state, { at, by, text, refused }) => ({
    ...state,
    commands: withCommand(state, { at, by, text: startOf(text, 200), refused }),
  }),
  setting_changed: (state, { name, value }) => ({
    ...withoutStop(state),
    overrides: { ...state.overrides, [name]: value },
  }),
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
    withTask(withoutAsksOf(notAwaiting(withoutStop(state), [task]), [task]), put, {
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
      ...unstuck,
    }),
  note: (state, event, put) => withNewWord({ ...state, hints: [...state.hints, hintOf(event)] }, event, editing(put)),
  follow_up_added: (state, event, put) => withTask(withFollowUp(withoutStop(state), event), put, { id: event.task }),
  follow_up_answered: withoutFollowUp,
  remembered: withWords,
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
  hints_told: (state, { iteration, ids }) => ({ ...state, ...withTold(state, iteration, ids) }),
  run_stopped: (state, { reason, starts_next }) => ({ ...state, stop: reason, next_job: starts_next ?? null }),
}

/**
 * The state after one more event. Pure; the state is the fold of the whole log, and a fresh run continues the
 * iteration numbers and the epoch of the one before it (docs/design.md#decide-then-do).
 */
export function evolve(state: RunState | null, event: RunEvent): RunState {
  return step(state, event, putInOneCopy())
}

/**
 * `evolve` over many events; copies the tasks once instead of for each event, so that it stays linear in both. `look` sees
 * the state after each of them, which the next one changes.
 */
export function fold(
  state: RunState | null,
  events: readonly RunEvent[],
  look?: (state: RunState) => void,
): RunState | null {
  const own = state && { ...state, tasks: copyOf(state.tasks) }
  return events.reduce<RunState | null>((before, event) => {
    const after = step(before, event, putInPlace)
    look?.(after)
    return after
  }, own)
}

function step(state: RunState | null, event: RunEvent, put: PutTask): RunState {
  if (event.type === 'run_started') return begin(state, event)
  if (state === null) throw new Error(`the log begins with ${event.type} instead of run_started`)
  const apply = handlers[event.type] as Apply<RunEvent['type']>
  return { ...apply(state, event, put), timeline: timelineWith(state, event), updated: event.at }
}
