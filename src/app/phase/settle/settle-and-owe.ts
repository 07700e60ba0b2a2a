import type { AttemptVerdict } from '../../../core/run/attempt/attempt-verdict.ts'
import type { Validation } from '../../../schema/check/check.ts'
import type { Coded } from '../../../schema/run/dossier.ts'
import type { StopReason } from '../../../schema/run/stop-reason.ts'
import type { JobContext } from '../../job/job-context.ts'
import { waitingPasses } from '../prepare/owed-passes.ts'
import { writeCandidate } from '../validate/candidate.ts'
import { settleAttempt } from './settle-attempt.ts'

/** The attempt, and what the passes that had to wait for its checks are to look at in the next job that can ask them. */
export async function settleAndOwe(
  context: JobContext,
  request: { coded: Coded; verdict: AttemptVerdict; validation: Validation; candidate: string | null },
): Promise<StopReason | undefined> {
  const { ports, job, ledger } = context
  const { coded, verdict, validation } = request
  const passes = await waitingPasses(ports, job, request)
  // However the attempt ends, its files have to be there.
  const made = passes.length > 0 ? await writeCandidate(ports, job, { state: ledger.state, coded }) : undefined
  const commit = request.candidate ?? made
  const { counts } = ledger.state
  const owe = (): void => {
    const { succeeded, failed } = ledger.state.counts
    // One that does not count comes again; what a review kept out, no pass looks at.
    const counted = validation.passed ? succeeded > counts.succeeded : failed > counts.failed
    if (passes.length === 0 || !commit || !counted) return
    const { iteration, task, attempt, start } = coded
    const checks = validation.passed ? 'passed' : 'failed'
    const about = { iteration, task: task.id, attempt, start, commit }
    ledger.record({ type: 'passes_owed', ...about, passes: [...passes], checks })
  }
  return settleAttempt(context, { coded, verdict, candidate: commit }, { check: async () => validation, owe })
}
