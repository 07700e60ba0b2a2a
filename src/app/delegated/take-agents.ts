import { legOf } from '../../core/run/next/leg-of-round.ts'
import { unwantedReason } from '../../core/run/next/next-beside.ts'
import { oneLine } from '../../core/text/one-line.ts'
import type { LoadedRun } from '../../port/state-store.ts'
import type { Dossier, Prepared } from '../../schema/run/dossier.ts'
import type { StopReason } from '../../schema/run/stop-reason.ts'
import { recordLostAttempt } from '../branch/lost-attempts.ts'
import { settleHalt } from '../calls/directive.ts'
import { type CallCost, type JobContext, noCallCost } from '../job/job-context.ts'
import type { Ledger } from '../job/ledger.ts'
import { recordConfined } from '../job/surroundings.ts'
import { captureOrSettle } from '../lanes/capture.ts'
import { recordEarlierCalls } from './finish.ts'
import { endOfLeg, type JobEnds, receiveAgentResult } from './take-parcel.ts'

interface RoundRequest {
  readonly run: LoadedRun
  readonly storedDossier: Extract<Dossier, { phase: 'lanes' }>
  readonly ends: JobEnds
}

/** `lost`: the job of the lane left no result. */
export type LaneOutcome = StopReason | 'lost' | undefined

/** Receives the results of the agents' jobs, lane by lane. Returns a reason to stop if a person has to act. */
export async function receiveAgents(context: JobContext, request: RoundRequest): Promise<StopReason | undefined> {
  const { parcels } = request.storedDossier
  const outcomes: LaneOutcome[] = []
  for (const [index, parcel] of parcels.entries())
    outcomes.push(await receiveAgent(context, request, { ...parcel, takesOwed: index === 0 }))
  return lostJobsReason('agents', outcomes)
}

/** If all jobs were lost, the next ones may be lost too, so the run stops. */
export function lostJobsReason(jobKind: 'agents' | 'checks', outcomes: readonly LaneOutcome[]): StopReason | undefined {
  if (outcomes.length > 0 && outcomes.every((outcome) => outcome === 'lost'))
    return { kind: 'failed', code: 'JOB_LOST', why: `the jobs of the ${jobKind} ended without a result` }
  return outcomes.find((outcome) => outcome !== 'lost' && outcome !== undefined) as StopReason | undefined
}

async function receiveAgent(
  context: JobContext,
  { run, storedDossier, ends }: RoundRequest,
  { lane, prepared, takesOwed }: { lane: number; prepared: Prepared; takesOwed: boolean },
): Promise<LaneOutcome> {
  const { job, ledger } = context
  const leg = legOf(ledger.state, storedDossier, lane)
  if (!leg) return undefined
  const ports = { ...context.ports, parcel: context.ports.lane(lane).parcel }
  const dossier = await receiveAgentResult(ports, job, { stored: leg, run, bare: true })
  const confined = dossier.phase === 'coded' ? dossier.coded.confined : undefined
  const isFirstConfined = confined !== undefined && ledger.state.confined === null
  if (confined) recordConfined(ledger, confined)
  const skippedCall = await recordEarlierCalls(context, dossier, { isFirstConfined, recordsOwed: takesOwed })
  if (skippedCall) return settleHalt(ledger, job, skippedCall)
  const attempt = { iteration: prepared.iteration, task: prepared.task.id }
  if (dossier.phase !== 'coded') {
    const spent = (dossier.phase === 'prepared' && dossier.spent) || noCallCost
    recordLostAgent(context, { ...attempt, spent, end: endOfLeg(ends, 'agent', lane) })
    return 'lost'
  }
  const { coded } = dossier
  const reason = unwantedReason(ledger.plan, ledger.state, prepared.task)
  if (reason !== undefined) {
    const spent = { usage: coded.usage, duration_ms: coded.durationMs }
    recordInterruption(ledger, { ...attempt, spent, why: reason })
    return undefined
  }
  const capture = await captureOrSettle(context, coded)
  return capture.kind === 'settled' ? capture.reason : undefined
}

interface AttemptCost {
  readonly iteration: number
  readonly task: string
  readonly spent: CallCost
}

function recordLostAgent({ ledger, job }: JobContext, { end, spent, ...attempt }: AttemptCost & { end: string }): void {
  const reason = `the job of the agent ended without a result (${oneLine(end, 20)})`
  if (end === 'cancelled') recordInterruption(ledger, { ...attempt, spent, why: reason })
  else recordLostAttempt(ledger, job.settings, { ...attempt, reason, spent })
}

/** Ends an attempt that does not count. */
export function recordInterruption(
  ledger: Ledger,
  { iteration, task, spent, why }: AttemptCost & { why: string },
): void {
  const fact = { iteration, task, cause: 'cancelled' as const, why, until: null }
  ledger.record({ type: 'attempt_interrupted', ...fact, ...spent })
}
