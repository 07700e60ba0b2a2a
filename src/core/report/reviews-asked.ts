import type { RunState } from '../../schema/run-state.ts'
import type { Neutralise } from './stop-sentence.ts'

/** What agents asked a person to look at, newest first: a line each, for whoever reads a report. */
export const reviewsAsked = ({ reviews }: RunState, foreign: Neutralise): string[] =>
  reviews.map(
    ({ iteration, task, why }) => `Iteration ${iteration} (${task}) asks a person to look at it: ${foreign(why)}`,
  )
