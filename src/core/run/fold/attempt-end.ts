import { addUsage, type Usage } from '../../../schema/agent/usage.ts'
import type { EventOf, RunEvent } from '../../../schema/run/event.ts'
import type { RunState, TaskState } from '../../../schema/run/run-state.ts'
import { isAgentsMd } from '../../plan/graph/milestones.ts'
import {
  failedOnceMore as failuresWith,
  notStuck,
  recentFailures as recentFailuresWith,
  withoutSignalsOf,
} from './attention.ts'
import { taskIn } from './begin.ts'
import { hintsReadBy, laneOf, openAttempt, withHeld, withoutOpen } from './open-attempts.ts'
import { withFailedHints, withoutReadHints } from './orders.ts'
import { type PutTask, withTask } from './put-task.ts'

export function withPassedAttempt(
  state: RunState,
  event: EventOf<'attempt_succeeded' | 'attempt_held'>,
  put: PutTask,
): RunState {
  return {
    ...withTask(state, put, {
      id: event.task,
      ...recordWithCosts(state, event),
      runners_lost: 0,
      held_back: 0,
      ...noRebases,
      recent_failures: [],
      ...notStuck,
    }),
    ...withoutReadHints(hintsReadBy(state, event.iteration)),
    ...withoutSignalsOf(state, event.task),
    ...withoutOpen(state, event.iteration),
    ...measuredWith(state, event),
    usage: addUsage(state.usage, event.usage),
    ...(isAgentsMd(event.task)
      ? {}
      : {
          ...costsWith(state, event),
          counts: laneOf(state, event.iteration)?.held ? state.counts : countsWith(state, 'succeeded', event.handoff),
        }),
    breaker: null,
    waiting: waitAfter(state, event),
  }
}

/** The attempt leaves the train to wait for a person. It is paid for and counts from now on. */
export const withHeldAttempt = (state: RunState, event: EventOf<'attempt_held'>, put: PutTask): RunState => ({
  ...withPassedAttempt(state, event, put),
  lanes: withHeld(state, event),
})

const noRebases: Pick<TaskState, 'rebases' | 'rebase' | 'alone'> = { rebases: 0, rebase: null, alone: false }

/** A provider's limit holds for all lanes; the end of another lane's attempt does not lift it. */
export function waitAfter(
  { lanes, waiting }: Pick<RunState, 'lanes' | 'waiting'>,
  { at, iteration }: { at: string; iteration: number },
): RunState['waiting'] {
  const lane = laneOf({ lanes }, iteration)
  // An attempt that began earlier says nothing about the time after the limit.
  return waiting && lane && (waiting.until > at || lane.started < waiting.until) ? waiting : null
}

export function withFailedAttempt(state: RunState, event: EventOf<'attempt_failed'>, put: PutTask): RunState {
  const record = taskIn(state, event.task)
  const previousCount = state.breaker?.fingerprint === event.fingerprint ? state.breaker.count : 0
  return {
    ...withTask(state, put, {
      id: event.task,
      ...recordWithCosts(state, event),
      status: event.moot ? 'skipped' : event.final ? 'failed' : 'pending',
      failed_attempts: record.failed_attempts + 1,
      runners_lost: 0,
      held_back: 0,
      alone: false,
      rebases: record.rebases + (event.left_train ? 1 : 0),
      rebase:
        event.left_train && event.rejected !== null ? { iteration: event.iteration, candidate: event.rejected } : null,
      failed_iterations: [...record.failed_iterations, event.iteration],
      failures: failuresWith(record, event),
      recent_failures: recentFailuresWith(record, event),
    }),
    ...withFailedHints(hintsReadBy(state, event.iteration), event.task),
    ...withoutSignalsOf(state, event.task),
    ...withoutOpen(state, event.iteration),
    ...measuredWith(state, event),
    usage: addUsage(state.usage, event.usage),
    reviewed: state.reviewed.filter(({ iteration }) => iteration !== event.iteration),
    waiting: waitAfter(state, event),
    ...(!isAgentsMd(event.task) && {
      ...costsWith(state, event),
      counts: countsWith(withoutHeldSuccess(state, event), 'failed', event.handoff),
      ...(!event.moot && { breaker: { fingerprint: event.fingerprint, count: previousCount + 1, why: event.why } }),
    }),
  }
}

export function withInterruptedAttempt(state: RunState, event: EventOf<'attempt_interrupted'>, put: PutTask): RunState {
  const record = state.tasks[event.task]
  const change = record && {
    ...recordWithCosts(state, event),
    ...lossesAfter(record, event),
    // An order may have decided about the task while it was in a lane.
    status: record.status === 'in_progress' ? ('pending' as const) : record.status,
  }
  return {
    // A person may have taken the task out of the plan while its change waited.
    ...(change ? withTask(state, put, { id: event.task, ...change }) : state),
    ...withoutOpen(state, event.iteration),
    told: [],
    usage: addUsage(state.usage, event.usage),
    counts: countsWith(withoutHeldSuccess(state, event), 'interrupted', null),
    waiting: event.until === null ? waitAfter(state, event) : waitUntil(state, { ...event, until: event.until }),
  }
}

/** An agent that was lost beside others may not be its task's fault, so the task runs alone next. */
function lossesAfter(record: TaskState, event: EventOf<'attempt_interrupted'>): Partial<TaskState> {
  if (event.cause === 'rebase') {
    const { iteration, candidate, fingerprint } = event
    const rebase = candidate === undefined ? null : { iteration, candidate, ...(fingerprint && { fingerprint }) }
    return { rebases: record.rebases + 1, rebase }
  }
  if (event.beside) return { alone: true }
  const isLost = event.cause === 'runner_lost' || event.cause === 'agent_killed'
  return { runners_lost: isLost ? record.runners_lost + 1 : 0 }
}

/** A limit that several lanes meet together counts once. */
function waitUntil(
  state: RunState,
  { at, iteration, until, why }: { at: string; iteration: number; until: string; why: string },
): RunState['waiting'] {
  const current = waitAfter(state, { at, iteration })
  if (current) return { ...current, until: current.until > until ? current.until : until }
  return { until, why, count: (state.waiting?.count ?? 0) + 1 }
}

/** Enough for a median that follows a change of the model. */
const maxCosts = 25

const maxMeasures = 12

function measuredWith(
  state: RunState,
  { iteration, usage: { first_tokens } }: { iteration: number; usage: Usage },
): Pick<RunState, 'measured'> {
  const { measured } = state
  const chars = openAttempt(state, iteration)?.prompt_chars
  if (chars === undefined || first_tokens === undefined) return { measured }
  return { measured: [{ chars, tokens: first_tokens }, ...measured].slice(0, maxMeasures) }
}

/** A held attempt was counted when it began to wait. */
const costsWith = (
  state: RunState,
  { iteration, usage }: { iteration: number; usage: { usd: number } },
): Pick<RunState, 'costs'> => ({
  costs: laneOf(state, iteration)?.held ? state.costs : [usage.usd, ...state.costs].slice(0, maxCosts),
})

function recordWithCosts(
  state: RunState,
  event: { at: string; iteration: number; task: string; usage: { usd: number }; duration_ms: number },
): TaskState {
  const { at, iteration, task: id, usage, duration_ms } = event
  const task = taskIn(state, id)
  const open = laneOf(state, iteration)?.held ? null : openAttempt(state, iteration)
  const elapsed = open === null ? 0 : Date.parse(at) - Date.parse(open.started)
  return {
    ...task,
    usd: task.usd + usage.usd,
    duration_ms: task.duration_ms + duration_ms,
    // The clock may have been set back.
    time_ms: task.time_ms + Math.max(duration_ms, elapsed),
  }
}

/** A held attempt had counted as a success. */
function withoutHeldSuccess(state: RunState, { iteration }: { iteration: number }): Pick<RunState, 'counts'> {
  const { counts } = state
  return laneOf(state, iteration)?.held ? { counts: { ...counts, succeeded: counts.succeeded - 1 } } : { counts }
}

function countsWith(
  state: Pick<RunState, 'counts'>,
  kind: 'succeeded' | 'failed' | 'interrupted',
  handoff: string | null,
) {
  const { counts } = state
  return { ...counts, [kind]: counts[kind] + 1, synthetic: counts.synthetic + (handoff === 'synthetic' ? 1 : 0) }
}

const maxTimeline = 30

const outcomes = {
  attempt_succeeded: 'passed',
  attempt_held: 'passed',
  attempt_failed: 'failed',
  attempt_interrupted: 'interrupted',
} as const satisfies Partial<Record<RunEvent['type'], RunState['timeline'][number]['outcome']>>

type AttemptEnd = EventOf<keyof typeof outcomes>

const endsAttempt = (event: RunEvent): event is AttemptEnd => Object.hasOwn(outcomes, event.type)

/** `before` still contains the attempt that the event ends. */
export function timelineWith(before: RunState, event: RunEvent): RunState['timeline'] {
  const { timeline } = before
  const open = endsAttempt(event) ? openAttempt(before, event.iteration) : null
  if (!endsAttempt(event) || open?.iteration !== event.iteration) return timeline
  if (laneOf(before, event.iteration)?.held) return timeline
  const { iteration, task, started } = open
  const entry = { iteration, task, started, ended: event.at, outcome: outcomes[event.type], usd: event.usage.usd }
  return [...timeline, entry].slice(-maxTimeline)
}
