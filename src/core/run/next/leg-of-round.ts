import type { Dossier } from '../../../schema/run/dossier.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { freeLane, laneOf, lanesAtWork } from '../fold/open-attempts.ts'

/** Lanes with jobs of their own; `run.yml` has this many outputs. */
export const maxLegs = 8

/** Environment variable with the number of lanes, set if the agent and check jobs of `run.yml` are a matrix. */
export const legsVariable = 'RALPH_LEGS'

export const legNonce = (nonce: string, lane: number): string => `${nonce}.${lane}`

/**
 * A handover to a single job belongs to lane 0. Undefined if the lane's attempt is settled or waits for its checks.
 * Pure.
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

type TrainLegs = Extract<Dossier, { phase: 'train' }>['legs']

/**
 * A job of the checks for each candidate, from the head of the train on, as far as there are machines. It has the lane of
 * its agent, or a free one, since approved changes may come from the same lane as others. Pure.
 */
export function trainLegs(state: Pick<RunState, 'lanes'>, machines: number): TrainLegs {
  const legs: TrainLegs[number][] = []
  for (const { lane, iteration, candidate } of lanesAtWork(state)) {
    if (candidate === null || legs.length === machines) continue
    const isFree = lane < maxLegs && !legs.some((leg) => leg.lane === lane)
    legs.push({ lane: isFree ? lane : freeLane(legs), iteration })
  }
  return legs
}

export function lanesDue(dossier: Dossier): readonly number[] {
  if (dossier.phase === 'lanes') return dossier.parcels.map(({ lane }) => lane)
  return dossier.phase === 'train' ? dossier.legs.map(({ lane }) => lane) : []
}
