import { iterationPath } from '../../core/ref/state-paths.ts'
import { lanesAtWork } from '../../core/run/fold/open-attempts.ts'
import type { Coded } from '../../schema/run/dossier.ts'
import type { LaneAttempt } from '../../schema/run/run-state.ts'
import type { StopReason } from '../../schema/run/stop-reason.ts'
import { type JobContext, noCallCost } from '../job/job-context.ts'
import type { Ledger } from '../job/ledger.ts'
import type { Ports } from '../job/ports.ts'
import { readCoded } from '../job/read-coded.ts'
import { settleAttempt, verdictOn } from '../phase/settle/settle-attempt.ts'
import { writeCandidate } from '../phase/validate/candidate.ts'
import type { Candidate } from './compose.ts'
import { needsChecks } from './lane.ts'

type CaptureOutcome =
  | ({ readonly kind: 'captured' } & Candidate)
  | { readonly kind: 'settled'; readonly reason: StopReason | undefined }

/** After an agent's end: its change joins the end of the train, or the attempt is settled if it needs no checks. */
export async function captureOrSettle(context: JobContext, coded: Coded): Promise<CaptureOutcome> {
  const { ports, job, ledger } = context
  const verdict = verdictOn(context, coded)
  if (verdict.kind !== 'validate' || !needsChecks(job, ledger, coded)) {
    const check = async () => undefined
    return { kind: 'settled', reason: await settleAttempt(context, { coded, verdict }, { check }) }
  }
  const { iteration, task } = coded
  const candidate = await writeCandidate(ports, job, { state: ledger.state, coded })
  ledger.keep(candidate)
  ledger.attach(iterationPath(iteration, 'coded.json'), `${JSON.stringify(coded)}\n`)
  ledger.record({ type: 'attempt_captured', iteration, task: task.id, candidate })
  return { kind: 'captured', coded, candidate }
}

export interface CapturedChange extends Candidate {
  readonly lane: number
}

type TrainAttempt = Pick<LaneAttempt, 'lane' | 'iteration' | 'task' | 'candidate' | 'held'>

/** The changes that wait to land, in train order; unreadable ones are left out. */
export async function trainIn(
  { workBranch }: Pick<Ports, 'workBranch'>,
  ledger: Pick<Ledger, 'state' | 'recall'>,
  attempts: readonly TrainAttempt[] = lanesAtWork(ledger.state),
): Promise<readonly CapturedChange[]> {
  const train: CapturedChange[] = []
  for (const attempt of attempts) {
    const { lane, candidate } = attempt
    const coded = await readCoded(ledger, attempt)
    if (!coded || candidate === null) continue
    // The agent may have run on another machine.
    await workBranch.contains(candidate, coded.checkpoint)
    train.push({ lane, coded, candidate })
  }
  return train
}

const unreadable = 'what its agent left cannot be read any more'

/** The same; an attempt whose change cannot be read is interrupted and begins again. */
export async function readableTrain(
  ports: Pick<Ports, 'workBranch'>,
  ledger: Ledger,
  attempts: readonly TrainAttempt[] = lanesAtWork(ledger.state),
): Promise<readonly CapturedChange[]> {
  const train = await trainIn(ports, ledger, attempts)
  for (const { iteration, task } of attempts) {
    if (train.some(({ coded }) => coded.iteration === iteration)) continue
    const fact = { iteration, task, cause: 'infrastructure' as const, why: unreadable, until: null }
    ledger.record({ type: 'attempt_interrupted', ...fact, ...noCallCost })
  }
  return train
}
