import type { AttemptVerdict } from '../../../core/run/attempt/attempt-verdict.ts'
import type { Validation } from '../../../schema/check/check.ts'
import type { Coded } from '../../../schema/run/dossier.ts'
import type { StopReason } from '../../../schema/run/stop-reason.ts'
import { findWaitingPasses } from '../../calls/owed-passes.ts'
import type { JobContext } from '../../job/job-context.ts'
import { writeCandidate } from '../validate/candidate.ts'
import { settleAttempt } from './settle-attempt.ts'

/** Settles the attempt, and records the passes that the next job with a key must call on it. */
export async function settleAndOwe(
  context: JobContext,
  request: { coded: Coded; verdict: AttemptVerdict; validation: Validation; candidate: string | null },
): Promise<StopReason | undefined> {
  const { ports, job, ledger } = context
  const { coded, verdict, validation } = request
  const passes = await findWaitingPasses(ports, job, request)
  // The passes need the commit, however the attempt ends.
  const rejectedCommit =
    passes.length > 0 ? await writeCandidate(ports, job, { state: ledger.state, coded }) : undefined
  const commit = request.candidate ?? rejectedCommit
  const { counts } = ledger.state
  const recordOwed = (): void => {
    const { succeeded, failed } = ledger.state.counts
    // An uncounted attempt is repeated; a change that a review rejected is not passed on.
    const isCounted = validation.passed ? succeeded > counts.succeeded : failed > counts.failed
    if (passes.length === 0 || !commit || !isCounted) return
    const { iteration, task, attempt, start } = coded
    const checks = validation.passed ? 'passed' : 'failed'
    const attemptRef = { iteration, task: task.id, attempt, start, commit }
    ledger.record({ type: 'passes_owed', ...attemptRef, passes: [...passes], checks })
  }
  return settleAttempt(
    context,
    { coded, verdict, candidate: commit },
    { check: async () => validation, owe: recordOwed },
  )
}
