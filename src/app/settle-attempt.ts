import { type AttemptVerdict, attemptVerdict } from '../core/run/attempt-verdict.ts'
import { taskIn } from '../core/run/evolve.ts'
import type { Validation } from '../schema/check.ts'
import type { Coded } from '../schema/dossier.ts'
import type { StopReason } from '../schema/stop-reason.ts'
import { settleChecked, settleFailure, settleInterruption } from './settle.ts'
import type { Work } from './work.ts'

/** What the agent's end and the guards mean for the attempt, before any check. */
export const verdictOn = ({ ports, ledger }: Work, coded: Coded): AttemptVerdict =>
  attemptVerdict({
    end: coded.end,
    hasChanges: coded.changes.length > 0,
    findings: coded.findings,
    unready: coded.unready,
    now: ports.clock.now(),
    waits: ledger.state.waiting?.count ?? 0,
    losses: taskIn(ledger.state, coded.task.id).runners_lost,
  })

/**
 * Fifth phase: one commit, or back to the checkpoint. Where the agent's end and the guards do not decide, `check` does,
 * wherever the checks run: a sentence where they could not be begun, undefined where the job was ended meanwhile.
 * Returns a reason to stop where a person has to mend something first.
 */
export async function settleAttempt(
  { ports, job, ledger }: Work,
  at: { coded: Coded; verdict: AttemptVerdict; candidate?: string | undefined },
  check: () => Promise<Validation | string | undefined>,
): Promise<StopReason | undefined> {
  const { coded, verdict, candidate } = at
  const budgetUsd = job.settings['cost-budget']
  if (verdict.kind === 'interrupt') return settleInterruption(ledger, coded, { verdict, budgetUsd })
  if (verdict.kind === 'fail') {
    await settleFailure(ports, ledger, { coded, ...verdict })
    return undefined
  }
  const validation = await check()
  if (validation === undefined) settleInterruption(ledger, coded, { verdict: stoppedInChecks, budgetUsd })
  else if (typeof validation === 'string')
    await settleFailure(ports, ledger, { coded, cause: 'checks', why: validation })
  else await settleChecked(ports, job, { ledger, coded, validation, candidate })
  return undefined
}

const stoppedInChecks = {
  kind: 'interrupt' as const,
  cause: 'cancelled' as const,
  why: 'the job was cancelled or stopped',
  until: null,
}
