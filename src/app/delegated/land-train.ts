import { lossesAllowed } from '../../core/run/attempt/attempt-verdict.ts'
import { laneOf } from '../../core/run/fold/open-attempts.ts'
import { fateInTrain } from '../../core/run/next/fate-in-train.ts'
import { legNonce } from '../../core/run/next/leg-of-round.ts'
import { isStillWanted } from '../../core/run/next/next-beside.ts'
import { readCheckedTrees } from '../../core/run/stored/read-parcel.ts'
import { oneLine } from '../../core/text/one-line.ts'
import type { Validation } from '../../schema/check/check.ts'
import type { Coded, Dossier } from '../../schema/run/dossier.ts'
import type { StopReason } from '../../schema/run/stop-reason.ts'
import { loseAttempt } from '../branch/recover-lost-attempt.ts'
import type { JobContext } from '../job/job-context.ts'
import { type CapturedChange, readableTrain } from '../lanes/capture.ts'
import { commitOf, toCheck } from '../lanes/compose.ts'
import { onTip, settleLanding } from '../lanes/land.ts'
import { unsavedCopy } from '../lanes/lane.ts'
import { validationIn } from './settle-elsewhere.ts'
import { dropUnwanted, type LaneOutcome, lostJobsReason } from './take-agents.ts'
import { endOfLeg, type JobEnds } from './take-parcel.ts'

interface Checked {
  readonly tree: string
  /** A sentence where the checks could not be begun. */
  readonly validation: Validation | string
}

/** Lands what was checked green as exactly what lands, in its order; what was red without the others fails, and the rest waits. */
export async function landTrain(
  work: JobContext,
  { nonce, reason }: Extract<Dossier, { phase: 'train' }>,
  ends: JobEnds,
): Promise<StopReason | undefined> {
  const { ports, job, ledger } = work
  // As the jobs of the checks saw the work.
  const before = { ports, job, ledger: unsavedCopy(ports, job, ledger) }
  const outcomes: LaneOutcome[] = []
  for (const candidate of await readableTrain(ports, ledger)) {
    const alone = (): Promise<Coded | undefined> => toCheck(before, candidate)
    outcomes.push(await landCandidate(work, candidate, { nonce, ends, alone }))
  }
  return reason ?? lostJobsReason('checks', outcomes)
}

async function landCandidate(
  work: JobContext,
  candidate: CapturedChange,
  { nonce, ends, alone }: { nonce: string; ends: JobEnds; alone: () => Promise<Coded | undefined> },
): Promise<LaneOutcome> {
  const { ledger } = work
  const { lane, coded: captured } = candidate
  const { iteration, usage, durationMs: duration_ms } = captured
  if (!isStillWanted(ledger.plan, ledger.state, captured.task.id)) {
    dropUnwanted(ledger, { iteration, task: captured.task.id, spent: { usage, duration_ms } })
    return undefined
  }
  const on = await onTip(work, candidate)
  if ('reason' in on) return on.reason
  const checked = await checkedTrees(work, { nonce, lane, landing: on.coded })
  if (!checked) {
    loseChecks(work, candidate, endOfLeg(ends, 'validate', lane))
    return 'lost'
  }
  const itself = await alone()
  const passed = ({ validation }: Checked): boolean => typeof validation === 'object' && validation.passed
  const fate = fateInTrain(
    { landing: on.coded.tree, alone: itself?.tree },
    checked.map((one) => ({ tree: one.tree, passed: passed(one) })),
  )
  const coded = fate === 'alone' ? itself : on.coded
  const verdict = fate === 'waits' ? undefined : checked.find(({ tree }) => tree === coded?.tree)
  if (!coded || !verdict) return undefined
  const commit = await commitOf(work, coded)
  return settleLanding(work, { coded, commit, validation: verdict.validation })
}

/** What the job of a lane's checks says, by tree; undefined where it left nothing. What cannot be taken in speaks of what would land. */
async function checkedTrees(
  work: JobContext,
  { nonce, lane, landing: { iteration, tree: landing } }: { nonce: string; lane: number; landing: Coded },
): Promise<readonly Checked[] | undefined> {
  const { ports, job } = work
  const part = await ports.lane(lane).parcel.readText('checks')
  if (part === undefined) return undefined
  const read = 'why' in part ? part : readCheckedTrees(part.text, { nonce: legNonce(nonce, lane), checks: job.checks })
  if ('why' in read)
    return [{ tree: landing, validation: `what the checks’ job handed over was refused: ${oneLine(read.why, 500)}` }]
  return read.map(({ tree, checked }) => ({
    tree,
    validation: 'unready' in checked ? checked.unready : validationIn(work, checked, { iteration, tree }),
  }))
}

/** What an agent left is not lost with the job that was to check it; where that happens again and again, its checks kill machines. */
function loseChecks({ ledger, job }: JobContext, { coded, candidate }: CapturedChange, end: string): void {
  if (end === 'cancelled') return
  const { iteration, usage, durationMs: duration_ms } = coded
  const attempt = { iteration, task: coded.task.id }
  if ((laneOf(ledger.state, iteration)?.checks_lost ?? 0) < lossesAllowed) {
    ledger.record({ type: 'attempt_captured', ...attempt, candidate, checks_lost: true })
    return
  }
  const how = `the job of its checks ended without a result ${lossesAllowed + 1} times in a row (${oneLine(end, 20)})`
  loseAttempt(ledger, job.settings, { ...attempt, how, spent: { usage, duration_ms } })
}
