import { noUsage } from '../../../schema/agent/usage.ts'
import { noCounsel } from '../../../schema/counsel/counsel.ts'
import { nothingToIndex } from '../../../schema/knowledge/index-file.ts'
import type { Plan, TaskStatus } from '../../../schema/plan/plan.ts'
import type { EventOf } from '../../../schema/run/event.ts'
import { type RunState, stateSchemaVersion, type TaskState } from '../../../schema/run/run-state.ts'
import { inFreshRun } from '../../knowledge/undone.ts'
import { memoize } from '../../text/memoize.ts'

export const untouchedTask: TaskState = {
  status: 'pending',
  added_by: null,
  failed_attempts: 0,
  runners_lost: 0,
  failed_iterations: [],
  iteration: null,
  commit: null,
  summary: null,
  left: [],
  parts: [],
  closed: null,
  unchanged: null,
  given_up: null,
  questions: [],
  rebases: 0,
  rebase: null,
  alone: false,
  held_back: 0,
  failures: [],
  recent_failures: [],
  stuck: null,
  usd: 0,
  duration_ms: 0,
  time_ms: 0,
}

/** Iteration numbers and the epoch continue from the previous run. */
export function begin(previous: RunState | null, event: EventOf<'run_started'>): RunState {
  return {
    schema: stateSchemaVersion,
    run: event.run,
    plan: event.plan,
    plan_source: event.plan_source,
    plan_file: event.plan_file,
    plan_format: event.plan_format,
    started_by: event.started_by,
    issue: event.issue,
    base: event.base,
    base_branch: event.base_branch,
    work_branch: event.work_branch,
    remote: event.remote,
    rules: event.rules,
    queue: event.queue ?? null,
    started: event.at,
    updated: event.at,
    work: event.base,
    slices: [],
    stack_conflict: null,
    lines: 0,
    epoch: previous?.epoch ?? 0,
    lease: null,
    iteration: previous?.iteration ?? 0,
    current: null,
    lanes: [],
    lanes_limited: null,
    confined: null,
    handed: null,
    tasks: Object.fromEntries(
      event.tasks.map(({ id, status, failed_attempts }) => [
        id,
        { ...untouchedTask, status: status === 'in_progress' ? 'pending' : status, failed_attempts },
      ]),
    ),
    baseline: null,
    merging: null,
    unproven: null,
    steered: [],
    set_ups: [],
    network_refused: [],
    doubted: [],
    timeline: [],
    recent: [],
    usage: noUsage,
    around: {},
    costs: [],
    runner: { jobs: 0, ms: 0 },
    warned: [],
    counts: { succeeded: 0, failed: 0, interrupted: 0, synthetic: 0, refused_amendments: 0 },
    breaker: null,
    waiting: null,
    paused: null,
    overrides: {},
    commands: [],
    awaiting: null,
    undos: [],
    hints: [],
    follow_ups: [],
    knowledge: inFreshRun(previous?.knowledge ?? []),
    inherited: [],
    compaction: nothingToIndex,
    looked_back: 0,
    measured: previous?.measured ?? [],
    told: [],
    reviews: [],
    signals: [],
    asks: [],
    reviewed: [],
    owed: [],
    evidence: null,
    counsel: noCounsel,
    touched: [],
    last_agent_start: null,
    refused_edits: [],
    unusable_edits: [],
    stop: null,
    next_job: null,
    ended_in_order: false,
  }
}

export const endedInOrder = ({ stop, ended_in_order }: Pick<RunState, 'stop' | 'ended_in_order'>): boolean =>
  ended_in_order || (stop !== null && stop.kind !== 'failed')

/** A task without a record is pending. */
export const statusIn =
  (state: RunState) =>
  (id: string): TaskStatus =>
    Object.hasOwn(state.tasks, id) ? (state.tasks[id]?.status ?? 'pending') : 'pending'

/** True if an agent added the task and no person has agreed to it or changed it since. */
export const addedByAgentIn =
  (state: Pick<RunState, 'tasks'>) =>
  (id: string): boolean =>
    taskIn(state, id).added_by === 'agent'

export const taskIn = (state: Pick<RunState, 'tasks'>, id: string): TaskState =>
  (Object.hasOwn(state.tasks, id) ? state.tasks[id] : undefined) ?? untouchedTask

/** In plan order. Cached for each change of a task, since 5,000 lookups take longer than their use. */
export const recordsOf = (plan: Plan, { tasks }: Pick<RunState, 'tasks'>): readonly TaskState[] =>
  recordsIn(tasks)(plan)

const recordsIn = memoize((tasks: RunState['tasks']) =>
  memoize((plan: Plan): readonly TaskState[] => plan.tasks.map(({ id }) => taskIn({ tasks }, id))),
)
