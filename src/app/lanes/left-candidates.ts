import { iterationPath } from '../../core/ref/state-paths.ts'
import { lanesAtWork } from '../../core/run/fold/open-attempts.ts'
import { Coded } from '../../schema/run/dossier.ts'
import type { LaneAttempt } from '../../schema/run/run-state.ts'
import type { Ports } from '../job/ports.ts'
import { lanesOf, nothingSpent, type Work } from '../job/work.ts'
import { type OpenLane, openLane } from './lane.ts'

export const lanePorts = ({ ports }: Work, lane: number): Ports => ({ ...ports, ...ports.lane(lane) })

export function firstFree(used: ReadonlySet<number>): number {
  let lane = 0
  while (used.has(lane)) lane += 1
  return lane
}

const unreadable = 'what its agent left cannot be read any more'

/** What agents left in the lanes of a job that has ended since: it was paid for. */
export async function candidatesLeft(
  work: Work,
  attempts: readonly Pick<LaneAttempt, 'lane' | 'iteration' | 'task' | 'candidate'>[],
): Promise<OpenLane[]> {
  const { ledger } = work
  const lanes: OpenLane[] = []
  for (const { lane, iteration, task, candidate } of attempts) {
    const text = candidate === null ? undefined : await ledger.recall(iterationPath(iteration, 'coded.json'))
    const coded = text === undefined ? undefined : Coded.safeParse(JSON.parse(text)).data
    if (!coded || candidate === null) {
      const fact = { iteration, task, cause: 'infrastructure' as const, why: unreadable, until: null }
      ledger.record({ type: 'attempt_interrupted', ...fact, ...nothingSpent })
      continue
    }
    lanes.push({
      ...openLane(work, lane, { ports: lanePorts(work, lane), prepared: coded }),
      coded,
      candidate,
      isForeign: true,
    })
  }
  return lanes
}

/** What a person has approved goes to the end of the train, as soon as a lane is free to check it in. */
export async function rejoinApproved({ work, open }: { work: Work; open: OpenLane[] }): Promise<void> {
  for (const attempt of lanesAtWork(work.ledger.state)) {
    if (!attempt.held || open.some(({ prepared }) => prepared.iteration === attempt.iteration)) continue
    const lane = firstFree(new Set(open.map((one) => one.lane)))
    if (lane >= Math.max(1, lanesOf(work))) return
    const [candidate] = await candidatesLeft(work, [{ ...attempt, lane }])
    if (!candidate?.coded) continue
    // It was paid for when it began to wait.
    const { usage, duration_ms: durationMs } = nothingSpent
    open.push({ ...candidate, coded: { ...candidate.coded, usage, durationMs } })
  }
}

const notHandedOn = 'it waited in a lane, and this job hands on one attempt at a time'

/** Where other jobs run agents or checks nobody lands them: their tasks begin again. */
export async function dropCandidates({ ledger }: Work): Promise<undefined> {
  for (const { iteration, task } of lanesAtWork(ledger.state)) {
    const fact = { iteration, task, cause: 'infrastructure' as const, why: notHandedOn, until: null }
    ledger.record({ type: 'attempt_interrupted', ...fact, ...nothingSpent })
  }
  return undefined
}
