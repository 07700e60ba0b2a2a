import type { RunState } from '../../schema/run-state.ts'
import { reviewLines } from './review-words.ts'
import type { Neutralise } from './stop-sentence.ts'

/** What agents asked a person to look at, and what reviewers found; newest first, a line each, for whoever reads a report. */
export const reviewsAsked = (state: RunState, foreign: Neutralise): string[] => [
  ...state.reviews.map(
    ({ iteration, task, why }) => `Iteration ${iteration} (${task}) asks a person to look at it: ${foreign(why)}`,
  ),
  ...reviewLines(state, foreign),
]
