import type { Dossier } from '../../../schema/run/dossier.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { laneOf } from '../fold/open-attempts.ts'

/** Lanes that have a job of their own in a workflow: `run.yml` has so many outputs. */
export const mostLegs = 8

/** The variable by which `run.yml` says that its jobs of the agent and of the checks are a matrix, and of how many lanes. */
export const legsVariable = 'RALPH_LEGS'

/** What ties the job of one lane to what was handed to all of them together. */
export const legNonce = (nonce: string, lane: number): string => `${nonce}.${lane}`

/**
 * What waits for the job of a lane, as if it were the only one; where nothing was handed to several, the whole for lane 0.
 * Undefined where that lane's attempt was settled, or waits for its checks already. Pure.
 */
export function legOf(state: Pick<RunState, 'lanes'>, dossier: Dossier, lane: number): Dossier | undefined {
  if (dossier.phase === 'train') return undefined
  if (dossier.phase !== 'lanes') return lane === 0 ? dossier : undefined
  const prepared = dossier.parcels.find((parcel) => parcel.lane === lane)?.prepared
  const open = prepared && laneOf(state, prepared.iteration)
  if (!prepared || open?.candidate !== null) return undefined
  const { schema, run } = dossier
  return { schema, run, phase: 'prepared', nonce: legNonce(dossier.nonce, lane), prepared }
}

/** The lanes that have a job next, for what was handed on: none where there is one at a time. */
export function lanesDue({ lanes }: Pick<RunState, 'lanes'>, dossier: Dossier): readonly number[] {
  if (dossier.phase === 'lanes') return dossier.parcels.map(({ lane }) => lane)
  if (dossier.phase !== 'train') return []
  return lanes.flatMap(({ lane, candidate }) => (candidate === null ? [] : [lane]))
}
