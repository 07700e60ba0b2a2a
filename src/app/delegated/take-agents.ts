import { legOf } from '../../core/run/next/leg-of-round.ts'
import { isStillWanted } from '../../core/run/next/next-beside.ts'
import { oneLine } from '../../core/text/one-line.ts'
import type { LoadedRun } from '../../port/state-store.ts'
import type { Dossier, Prepared } from '../../schema/run/dossier.ts'
import type { StopReason } from '../../schema/run/stop-reason.ts'
import { loseAttempt } from '../branch/recover-lost-attempt.ts'
import { type CallCost, type JobContext, noCallCost } from '../job/job-context.ts'
import type { Ledger } from '../job/ledger.ts'
import { stateConfined } from '../job/surroundings.ts'
import { captureOrSettle } from '../lanes/capture.ts'
import { settleHalt } from '../phase/context/directive.ts'
import { takeBefore } from './finish.ts'
import { broughtByAgent, endOfLeg, type JobEnds } from './take-parcel.ts'

interface Request {
  readonly run: LoadedRun
  readonly stored: Extract<Dossier, { phase: 'lanes' }>
  readonly ends: JobEnds
}

/** What the job of one lane came to; `lost`: nothing. */
export type LaneOutcome = StopReason | 'lost' | undefined

/** Takes in what the agents' jobs left, one lane after the other; a reason to stop, where a person has to do something. */
export async function takeAgents(work: JobContext, request: Request): Promise<StopReason | undefined> {
  const { parcels } = request.stored
  const outcomes: LaneOutcome[] = []
  for (const [index, parcel] of parcels.entries())
    outcomes.push(await takeAgent(work, request, { ...parcel, takesOwed: index === 0 }))
  return lostJobsReason('agents', outcomes)
}

/** If all jobs were lost, the next ones may be, too; one lost among others holds nobody up. */
export function lostJobsReason(which: 'agents' | 'checks', outcomes: readonly LaneOutcome[]): StopReason | undefined {
  if (outcomes.length > 0 && outcomes.every((outcome) => outcome === 'lost'))
    return { kind: 'failed', code: 'JOB_LOST', why: `the jobs of the ${which} ended without a result` }
  return outcomes.find((outcome) => outcome !== 'lost' && outcome !== undefined) as StopReason | undefined
}

async function takeAgent(
  work: JobContext,
  { run, stored, ends }: Request,
  { lane, prepared, takesOwed }: { lane: number; prepared: Prepared; takesOwed: boolean },
): Promise<LaneOutcome> {
  const { job, ledger } = work
  const leg = legOf(ledger.state, stored, lane)
  if (!leg) return undefined
  const ports = { ...work.ports, parcel: work.ports.lane(lane).parcel }
  const brought = await broughtByAgent(ports, job, { stored: leg, run, bare: true })
  const confined = brought.phase === 'coded' ? brought.coded.confined : undefined
  const isFirstConfined = confined !== undefined && ledger.state.confined === null
  if (confined) stateConfined(ledger, confined)
  const halted = await takeBefore(work, brought, { isFirstConfined, takesOwed })
  if (halted) return settleHalt(ledger, job, halted)
  const attempt = { iteration: prepared.iteration, task: prepared.task.id }
  if (brought.phase !== 'coded') {
    const spent = (brought.phase === 'prepared' && brought.spent) || noCallCost
    loseAgent(work, { ...attempt, spent, end: endOfLeg(ends, 'agent', lane) })
    return 'lost'
  }
  const { coded } = brought
  if (!isStillWanted(ledger.plan, ledger.state, attempt.task)) {
    dropUnwanted(ledger, { ...attempt, spent: { usage: coded.usage, duration_ms: coded.durationMs } })
    return undefined
  }
  const captured = await captureOrSettle(work, coded)
  return captured.kind === 'settled' ? captured.reason : undefined
}

interface Spending {
  readonly iteration: number
  readonly task: string
  readonly spent: CallCost
}

function loseAgent({ ledger, job }: JobContext, { end, spent, ...attempt }: Spending & { end: string }): void {
  const how = `the job of the agent ended without a result (${oneLine(end, 20)})`
  if (end === 'cancelled') interrupt(ledger, { ...attempt, spent, why: how })
  else loseAttempt(ledger, job.settings, { ...attempt, how, spent })
}

/** Its task was skipped or decided about meanwhile: it counts for nothing. */
export const dropUnwanted = (ledger: Ledger, request: Spending): void =>
  interrupt(ledger, { ...request, why: 'an order decided about its task' })

function interrupt(ledger: Ledger, { iteration, task, spent, why }: Spending & { why: string }): void {
  const fact = { iteration, task, cause: 'cancelled' as const, why, until: null }
  ledger.record({ type: 'attempt_interrupted', ...fact, ...spent })
}
