import type { EventOf } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'

/** The newest of an agent's requests that are told in reports. */
const recentReviews = 5

/** An agent wants a person to look: it is told, and where it `holds`, an answer is waited for. */
export function requested(state: RunState, { iteration, task, why, holds }: EventOf<'review_requested'>): RunState {
  const reviews = [{ iteration, task, why }, ...state.reviews].slice(0, recentReviews)
  return { ...state, reviews, asks: holds ? [...state.asks, { iteration, task, why }] : state.asks }
}

/** A person has answered, or the task is not what it was when its agent asked. */
export const withoutAsksOf = (state: RunState, tasks: readonly string[]): RunState =>
  state.asks.some(({ task }) => tasks.includes(task))
    ? { ...state, asks: state.asks.filter(({ task }) => !tasks.includes(task)) }
    : state
