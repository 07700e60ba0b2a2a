import { lossesAllowed } from '../../core/run/attempt/attempt-verdict.ts'
import { freeLane, laneOf, lanesAtWork } from '../../core/run/fold/open-attempts.ts'
import type { Coded } from '../../schema/run/dossier.ts'
import { recordLostAttempt } from '../branch/lost-attempts.ts'
import { type JobContext, lanesOf, noCallCost } from '../job/job-context.ts'
import type { Ports } from '../job/ports.ts'
import { readableTrain } from './capture.ts'
import { type OpenLane, openLane } from './lane.ts'

export const lanePorts = ({ ports }: JobContext, lane: number): Ports => ({ ...ports, ...ports.lane(lane) })

/** Reopens the lanes of an earlier job whose agents' changes still wait to land. */
export const reopenCandidates = async (
  context: JobContext,
  attempts: Parameters<typeof readableTrain>[2],
): Promise<OpenLane[]> =>
  (await readableTrain(context.ports, context.ledger, attempts)).flatMap(({ lane, coded, candidate }) => {
    if (losesMachines(context, coded)) return []
    const open = openLane(context, lane, { ports: lanePorts(context, lane), prepared: coded })
    return [{ ...open, coded, candidate, isForeign: true }]
  })

/** Machines die of the checks of this change, again and again: then its attempt counts as lost. */
function losesMachines(
  { ledger, job }: JobContext,
  { iteration, task, usage, durationMs: duration_ms }: Coded,
): boolean {
  const lane = laneOf(ledger.state, iteration)
  if (!lane || lane.checks_lost <= lossesAllowed) return false
  const spent = { usage, duration_ms }
  const reason = `the runner was lost ${lossesAllowed + 1} times in a row during its checks`
  recordLostAttempt(ledger, job.settings, { iteration, task: task.id, reason, spent })
  return true
}

/** Puts approved changes at the end of the train, as far as lanes are free to check them. */
export async function rejoinApproved({ context, open }: { context: JobContext; open: OpenLane[] }): Promise<void> {
  for (const attempt of lanesAtWork(context.ledger.state)) {
    if (!attempt.held || open.some(({ prepared }) => prepared.iteration === attempt.iteration)) continue
    const lane = freeLane(open)
    if (lane >= Math.max(1, lanesOf(context))) return
    const [candidate] = await reopenCandidates(context, [{ ...attempt, lane }])
    if (candidate) open.push(candidate)
  }
}

const notDelegatedReason = 'it waited in a lane, and this job hands on one attempt at a time'

/** In a workflow without lane jobs nobody would land these candidates: their tasks begin again. */
export async function dropCandidates({ ledger }: JobContext): Promise<undefined> {
  for (const { iteration, task } of lanesAtWork(ledger.state)) {
    const fact = { iteration, task, cause: 'infrastructure' as const, why: notDelegatedReason, until: null }
    ledger.record({ type: 'attempt_interrupted', ...fact, ...noCallCost })
  }
  return undefined
}
