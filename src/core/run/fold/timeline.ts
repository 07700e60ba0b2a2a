import type { EventOf, RunEvent } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'

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
export function timelineWith({ current, timeline }: RunState, event: RunEvent): RunState['timeline'] {
  if (!endsAttempt(event) || current?.iteration !== event.iteration) return timeline
  const { iteration, task, started } = current
  const ended = { iteration, task, started, ended: event.at, outcome: outcomes[event.type], usd: event.usage.usd }
  return [...timeline, ended].slice(-keptAttempts)
}
