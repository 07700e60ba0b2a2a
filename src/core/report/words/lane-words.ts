import type { RunState } from '../../../schema/run/run-state.ts'
import { isHeld } from '../../run/fold/open-attempts.ts'

/** Where an attempt in a lane is once its agent has ended; undefined before. */
export function laneWords(lane: Pick<RunState['lanes'][number], 'candidate' | 'held'>): string | undefined {
  if (lane.candidate === null) return undefined
  return isHeld(lane) ? 'waits for approval' : 'being checked'
}
