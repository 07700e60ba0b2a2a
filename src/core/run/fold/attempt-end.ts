import { addUsage, type Usage } from '../../../schema/agent/usage.ts'
import type { EventOf, RunEvent } from '../../../schema/run/event.ts'
import type { RunState, TaskState } from '../../../schema/run/run-state.ts'
import { isAgentsMd } from '../../plan/graph/milestones.ts'
import { failedOnceMore, recentFailures, unstuck, withoutSignalsOf } from './attention.ts'
import { taskIn } from './begin.ts'
import { hintedIn, laneOf, openAttempt, withHeld, withoutOpen } from './open-attempts.ts'
import { triedInVain, usedUp } from './orders.ts'
import { type PutTask, withTask } from './put-task.ts'

/** The attempt is over and its checks passed, whatever becomes of its commit. */
export function passed(state: RunState, event: EventOf<'attempt_succeeded' | 'attempt_held'>, put: PutTask): RunState {
  return {
    ...withTask(state, put, {
      id: event.task,
      ...spent(state, event),
      runners_lost: 0,
      held_back: 0,
      ...notApart,
      recent_failures: [],
      ...unstuck,
    }),
    ...usedUp(hintedIn(state, event.iteration)),
    ...withoutSignalsOf(state, event.task),
    ...withoutOpen(state, event.iteration),
    ...measuredWith(state, event),
    usage: addUsage(state.usage, event.usage),
    ...(isAgentsMd(event.task)
      ? {}
      : {
          ...costsWith(state, event),
          counts: laneOf(state, event.iteration)?.held ? state.counts : count(state, 'succeeded', event.handoff),
        }),
    breaker: null,
    waiting: waitAfter(state, event),
  }
}

/** It leaves the train and waits for a person: it has been paid for, and counts from now on. */
export const heldInLane = (state: RunState, event: EventOf<'attempt_held'>, put: PutTask): RunState => ({
  ...passed(state, event, put),
  lanes: withHeld(state, event),
})

const notApart: Pick<TaskState, 'rebases' | 'rebase' | 'alone'> = { rebases: 0, rebase: null, alone: false }

/** What the provider said to one lane holds for all: another one's end does not lift it. */
export function waitAfter(
  { lanes, waiting }: Pick<RunState, 'lanes' | 'waiting'>,
  { at, iteration }: { at: string; iteration: number },
): RunState['waiting'] {
  const lane = laneOf({ lanes }, iteration)
  // One that began before it says nothing of the time after.
  return waiting && lane && (waiting.until > at || lane.started < waiting.until) ? waiting : null
}

export function failed(state: RunState, event: EventOf<'attempt_failed'>, put: PutTask): RunState {
  const before = taskIn(state, event.task)
  const again = state.breaker?.fingerprint === event.fingerprint ? state.breaker.count : 0
  return {
    ...withTask(state, put, {
      id: event.task,
      ...spent(state, event),
      status: event.moot ? 'skipped' : event.final ? 'failed' : 'pending',
      failed_attempts: before.failed_attempts + 1,
      runners_lost: 0,
      held_back: 0,
      alone: false,
      rebases: before.rebases + (event.left_train ? 1 : 0),
      rebase:
        event.left_train && event.rejected !== null ? { iteration: event.iteration, candidate: event.rejected } : null,
      failed_iterations: [...before.failed_iterations, event.iteration],
      failures: failedOnceMore(before, event),
      recent_failures: recentFailures(before, event),
    }),
    ...triedInVain(hintedIn(state, event.iteration), event.task),
    ...withoutSignalsOf(state, event.task),
    ...withoutOpen(state, event.iteration),
    ...measuredWith(state, event),
    usage: addUsage(state.usage, event.usage),
    // It is told as a failure, with its reason.
    reviewed: state.reviewed.filter(({ iteration }) => iteration !== event.iteration),
    waiting: waitAfter(state, event),
    ...(!isAgentsMd(event.task) && {
      ...costsWith(state, event),
      counts: count(uncounted(state, event), 'failed', event.handoff),
      ...(!event.moot && { breaker: { fingerprint: event.fingerprint, count: again + 1, why: event.why } }),
    }),
  }
}

export function interrupted(state: RunState, event: EventOf<'attempt_interrupted'>, put: PutTask): RunState {
  const before = taskIn(state, event.task)
  return {
    ...withTask(state, put, {
      id: event.task,
      ...spent(state, event),
      ...apartAfter(before, event),
      // An order may have decided about it while it was in a lane.
      status: before.status === 'in_progress' ? 'pending' : before.status,
    }),
    ...withoutOpen(state, event.iteration),
    told: [],
    usage: addUsage(state.usage, event.usage),
    counts: count(uncounted(state, event), 'interrupted', null),
    waiting: event.until === null ? waitAfter(state, event) : waitUntil(state, { ...event, until: event.until }),
  }
}

/** What was lost beside others was perhaps not this task's fault: it shows alone. */
function apartAfter(before: TaskState, event: EventOf<'attempt_interrupted'>): Partial<TaskState> {
  if (event.cause === 'rebase') {
    const { iteration, candidate, fingerprint } = event
    const rebase = candidate === undefined ? null : { iteration, candidate, ...(fingerprint && { fingerprint }) }
    return { rebases: before.rebases + 1, rebase }
  }
  if (event.beside) return { alone: true }
  const lost = event.cause === 'runner_lost' || event.cause === 'agent_killed'
  return { runners_lost: lost ? before.runners_lost + 1 : 0 }
}

/** A limit that several lanes meet together counts one time. */
function waitUntil(
  state: RunState,
  { at, iteration, until, why }: { at: string; iteration: number; until: string; why: string },
): RunState['waiting'] {
  const before = waitAfter(state, { at, iteration })
  if (before) return { ...before, until: before.until > until ? before.until : until }
  return { until, why, count: (state.waiting?.count ?? 0) + 1 }
}

/** Enough for a median that follows a change of the model. */
const keptCosts = 25

const keptMeasures = 12

/** An attempt that was called with that prompt, and says what its first request had. */
function measuredWith(
  state: RunState,
  { iteration, usage: { first_tokens } }: { iteration: number; usage: Usage },
): Pick<RunState, 'measured'> {
  const { measured } = state
  const chars = openAttempt(state, iteration)?.prompt_chars
  if (chars === undefined || first_tokens === undefined) return { measured }
  return { measured: [{ chars, tokens: first_tokens }, ...measured].slice(0, keptMeasures) }
}

/** One that waited for a person was counted when it began to. */
const costsWith = (
  state: RunState,
  { iteration, usage }: { iteration: number; usage: { usd: number } },
): Pick<RunState, 'costs'> => ({
  costs: laneOf(state, iteration)?.held ? state.costs : [usage.usd, ...state.costs].slice(0, keptCosts),
})

function spent(
  state: RunState,
  event: { at: string; iteration: number; task: string; usage: { usd: number }; duration_ms: number },
): TaskState {
  const { at, iteration, task: id, usage, duration_ms } = event
  const task = taskIn(state, id)
  const begun = laneOf(state, iteration)?.held ? null : openAttempt(state, iteration)
  const whole = begun === null ? 0 : Date.parse(at) - Date.parse(begun.started)
  return {
    ...task,
    usd: task.usd + usage.usd,
    duration_ms: task.duration_ms + duration_ms,
    // The clock may have gone backwards.
    time_ms: task.time_ms + Math.max(duration_ms, whole),
  }
}

/** What waited for a person had counted as a success. */
function uncounted(state: RunState, { iteration }: { iteration: number }): Pick<RunState, 'counts'> {
  const { counts } = state
  return laneOf(state, iteration)?.held ? { counts: { ...counts, succeeded: counts.succeeded - 1 } } : { counts }
}

function count(state: Pick<RunState, 'counts'>, kind: 'succeeded' | 'failed' | 'interrupted', handoff: string | null) {
  const { counts } = state
  return { ...counts, [kind]: counts[kind] + 1, synthetic: counts.synthetic + (handoff === 'synthetic' ? 1 : 0) }
}

const keptAttempts = 30

const outcomes = {
  attempt_succeeded: 'passed',
  attempt_held: 'passed',
  attempt_failed: 'failed',
  attempt_interrupted: 'interrupted',
} as const satisfies Partial<Record<RunEvent['type'], RunState['timeline'][number]['outcome']>>

type End = EventOf<keyof typeof outcomes>

const endsAttempt = (event: RunEvent): event is End => Object.hasOwn(outcomes, event.type)

/** The newest attempts with the one that an event ends; `before` still holds that one as under way. */
export function timelineWith(before: RunState, event: RunEvent): RunState['timeline'] {
  const { timeline } = before
  const begun = endsAttempt(event) ? openAttempt(before, event.iteration) : null
  if (!endsAttempt(event) || begun?.iteration !== event.iteration) return timeline
  // It has ended when it began to wait for a person.
  if (laneOf(before, event.iteration)?.held) return timeline
  const { iteration, task, started } = begun
  const ended = { iteration, task, started, ended: event.at, outcome: outcomes[event.type], usd: event.usage.usd }
  return [...timeline, ended].slice(-keptAttempts)
}
