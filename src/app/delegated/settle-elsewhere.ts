import { partToCheck } from '../../core/run/next/slices.ts'
import { validationOf } from '../../core/validation/verdict.ts'
import type { CheckResult, Validation } from '../../schema/check/check.ts'
import type { Coded, Dossier, HandedOn } from '../../schema/run/dossier.ts'
import type { StopReason } from '../../schema/run/stop-reason.ts'
import { recoverLostAttempt, tellLostCounsel } from '../branch/recover-lost-attempt.ts'
import type { JobContext } from '../job/job-context.ts'
import { settleLanding } from '../lanes/land.ts'
import { recordBaseline } from '../phase/prepare/baseline.ts'
import { type PartToCheck, recordPart } from '../phase/prepare/check-part.ts'
import { verdictOn } from '../phase/settle/settle-attempt.ts'
import { settleUndo } from '../phase/settle/undo.ts'
import { knownRedIn } from '../phase/validate/validate.ts'

interface Ran {
  readonly results: readonly CheckResult[]
}

/** A job that came to no end: what it was to find out is not known, and that is nobody's failure. */
export interface LostJob {
  readonly lost: string
  /** A person ended it. */
  readonly cancelled: boolean
}

/** What the checks said in other jobs; a sentence where they could not be begun. */
export type DelegatedChecks = Ran | string | LostJob

/** What was handed on, as far as other jobs took it. */
export interface DelegatedWork {
  readonly handed: HandedOn
  readonly dossier: Dossier
  /** The commit that was made of it before; null where it has yet to be made. */
  readonly candidate: string | null
}

/** Fifth phase of what other jobs went on with; a reason to stop where there is one. */
export async function settleElsewhere(
  work: JobContext,
  { handed, dossier, candidate, results }: DelegatedWork & { results: DelegatedChecks },
): Promise<StopReason | undefined> {
  const { ports, job, ledger, did } = work
  if (dossier.phase === 'coded') return settleCoded(work, { handed, coded: dossier.coded, candidate, results })
  if (isLost(results)) {
    const spent = dossier.phase === 'prepared' ? dossier.spent : undefined
    return lose(work, results, { ...handed, ...spent })
  }
  const part = dossier.phase === 'baseline' ? partWith(work, dossier.commit) : undefined
  if (part) {
    const checkResults = typeof results === 'string' ? results : results.results
    recordPart(job, ledger, { ...ports, part, results: checkResults, durationMs: 0 })
    return undefined
  }
  // What could not be begun says nothing about a commit: the next job begins it again.
  if (typeof results === 'string') return { kind: 'failed', code: 'CHECKS_NOT_BEGUN', why: results }
  if (dossier.phase === 'undo') {
    const { reverting } = dossier
    const commit = candidate ?? ''
    const validation = validationIn(work, results, { iteration: reverting.iteration, tree: commit })
    await settleUndo(ports, job, { ledger, reverting, commit, validation })
  } else if (dossier.phase === 'baseline') {
    did.baseline = true
    recordBaseline(job, ledger, { ...ports, commit: dossier.commit, results: results.results, durationMs: 0 })
  }
  return undefined
}

/** The lower pull request whose newest commit was handed on, if it was not the work itself. */
function partWith({ ledger: { state } }: JobContext, commit: string): PartToCheck | undefined {
  const part = partToCheck(state)
  return part?.tip === commit && commit !== state.work ? part : undefined
}

function settleCoded(
  work: JobContext,
  given: Omit<DelegatedWork, 'dossier'> & { coded: Coded; results: DelegatedChecks },
): Promise<StopReason | undefined> | StopReason {
  const { handed, coded, candidate, results } = given
  const verdict = verdictOn(work, coded)
  const { usage, durationMs: duration_ms } = coded
  if (verdict.kind === 'validate' && isLost(results)) return lose(work, results, { ...handed, usage, duration_ms })
  const said = isLost(results) ? results.lost : results
  const validation = typeof said === 'string' ? said : validationIn(work, said, coded)
  return settleLanding(work, { coded, commit: candidate, validation })
}

const isLost = (results: DelegatedChecks): results is LostJob => typeof results === 'object' && 'lost' in results

/** An attempt is interrupted and counts for nothing. No job starts the next one then: what was lost may be lost again. */
function lose({ ledger, job }: JobContext, { lost, cancelled }: LostJob, handed: HandedOn): StopReason {
  const { current } = ledger.state
  tellLostCounsel(ledger)
  if (current && !cancelled) recoverLostAttempt(ledger, job.settings, handed, lost)
  if (current && cancelled) {
    const { iteration, task } = current
    const { usage, duration_ms } = handed
    const fact = { iteration, task, cause: 'cancelled' as const, why: lost, until: null, usage, duration_ms }
    ledger.record({ type: 'attempt_interrupted', ...fact })
  }
  return cancelled ? { kind: 'cancelled' } : { kind: 'failed', code: 'JOB_LOST', why: lost }
}

export function validationIn(
  { job, ledger }: JobContext,
  { results }: Ran,
  { iteration, tree }: { iteration: number; tree: string },
): Validation {
  const { checks, settings } = job
  const knownRed = knownRedIn(ledger.state)
  return validationOf({ iteration, tree, strategy: settings.strategy, checks, results, knownRed })
}
