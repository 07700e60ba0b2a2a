import type { EventOf } from '../../schema/event.ts'
import { type RunState, stateSchemaVersion, type TaskState } from '../../schema/run-state.ts'
import { noUsage } from '../../schema/usage.ts'

export const untouchedTask: TaskState = {
  status: 'pending',
  failed_attempts: 0,
  runners_lost: 0,
  failed_iterations: [],
  iteration: null,
  commit: null,
  summary: null,
  usd: 0,
  duration_ms: 0,
}

/** The state of a run that has just begun; iteration numbers and the epoch go on where the run before it ended. */
export function begin(previous: RunState | null, event: EventOf<'run_started'>): RunState {
  return {
    schema: stateSchemaVersion,
    run: event.run,
    plan: event.plan,
    plan_source: event.plan_source,
    plan_file: event.plan_file,
    started_by: event.started_by,
    issue: event.issue,
    base: event.base,
    base_branch: event.base_branch,
    work_branch: event.work_branch,
    remote: event.remote,
    started: event.at,
    updated: event.at,
    work: event.base,
    slices: [],
    epoch: previous?.epoch ?? 0,
    lease: null,
    iteration: previous?.iteration ?? 0,
    current: null,
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
    recent: [],
    usage: noUsage,
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
    knowledge: previous?.knowledge ?? [],
    told: [],
    reviews: [],
    reviewed: [],
    last_agent_start: null,
    stop: null,
  }
}
