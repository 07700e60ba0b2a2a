import type { RunState } from '../../../schema/run/run-state.ts'
import { standingOf } from '../facts/standing.ts'
import { stopInWords } from './stop-sentence.ts'

/** How a run stands, in a few words; `run-sentence.ts` has the long form. */
export function standingInWords(state: RunState): string {
  switch (standingOf(state)) {
    case 'at_work':
      return 'at work'
    case 'waiting_for_approval':
      return `waiting for approval${state.awaiting ? ` of ${state.awaiting.task}` : ''}`
    case 'paused':
      return 'paused'
    default:
      return state.stop ? stopInWords(state.stop) : 'no job at work'
  }
}
