import { partToCheck } from '../../core/run/next/slices.ts'
import { validationOf } from '../../core/validation/verdict.ts'
import type { CheckResult, Validation } from '../../schema/check/check.ts'
import type { Coded, Dossier, HandedOn } from '../../schema/run/dossier.ts'
import type { StopReason } from '../../schema/run/stop-reason.ts'
import { recordLostCounsel, settleLostAttempts } from '../branch/lost-attempts.ts'
import type { JobContext } from '../job/job-context.ts'
import { settleLanding } from '../lanes/land.ts'
import { recordBaseline } from '../phase/prepare/baseline.ts'
import { type PartToCheck, recordPart } from '../phase/prepare/check-part.ts'
import { verdictOn } from '../phase/settle/settle-attempt.ts'
import { settleUndo } from '../phase/settle/undo.ts'
import { knownRedIn } from '../phase/validate/validate.ts'

interface CheckResults {
  readonly results: readonly CheckResult[]
}

/** A job that ended without a result. It is not counted as a failure of the task. */
export interface LostJob {
  readonly lost: string
  /** True if an operator ended it. */
  readonly cancelled: boolean
}

/** What the checks reported from another job; a sentence if they could not start. */
export type DelegatedChecks = CheckResults | string | LostJob

export interface DelegatedWork {
  readonly handed: HandedOn
  readonly dossier: Dossier
  /** Its commit, if it was written before; null if it is yet to be made. */
  readonly candidate: string | null
}

/** Runs the settle phase on work that came back from other jobs. Returns a reason to stop, if any. */
export async function settleDelegated(
  context: JobContext,
  { handed, dossier, candidate, results }: DelegatedWork & { results: DelegatedChecks },
): Promise<StopReason | undefined> {
  const { ports, job, ledger, progress } = context
  if (dossier.phase === 'coded') return settleCoded(context, { handed, coded: dossier.coded, candidate, results })
  if (isLost(results)) {
    const spent = dossier.phase === 'prepared' ? dossier.spent : undefined
    return recordLostJob(context, results, { ...handed, ...spent })
  }
  const part = dossier.phase === 'baseline' ? delegatedPart(context, dossier.commit) : undefined
  if (part) {
    const checkResults = typeof results === 'string' ? results : results.results
    recordPart(job, ledger, { ...ports, part, results: checkResults, durationMs: 0 })
    return undefined
  }
  // Checks that could not start say nothing about the commit: the next job repeats them.
  if (typeof results === 'string') return { kind: 'failed', code: 'CHECKS_NOT_BEGUN', why: results }
  if (dossier.phase === 'undo') {
    const { reverting } = dossier
    const commit = candidate ?? ''
    const validation = validationIn(context, results, { iteration: reverting.iteration, tree: commit })
    await settleUndo(ports, job, { ledger, reverting, commit, validation })
  } else if (dossier.phase === 'baseline') {
    progress.baselineRan = true
    recordBaseline(job, ledger, { ...ports, commit: dossier.commit, results: results.results, durationMs: 0 })
  }
  return undefined
}

/** The lower pull request whose newest commit was delegated, unless that is the work itself. */
function delegatedPart({ ledger: { state } }: JobContext, commit: string): PartToCheck | undefined {
  const part = partToCheck(state)
  return part?.tip === commit && commit !== state.work ? part : undefined
}

function settleCoded(
  context: JobContext,
  request: Omit<DelegatedWork, 'dossier'> & { coded: Coded; results: DelegatedChecks },
): Promise<StopReason | undefined> | StopReason {
  const { handed, coded, candidate, results } = request
  const verdict = verdictOn(context, coded)
  const { usage, durationMs: duration_ms } = coded
  if (verdict.kind === 'validate' && isLost(results))
    return recordLostJob(context, results, { ...handed, usage, duration_ms })
  const outcome = isLost(results) ? results.lost : results
  const validation = typeof outcome === 'string' ? outcome : validationIn(context, outcome, coded)
  return settleLanding(context, { coded, commit: candidate, validation })
}

const isLost = (results: DelegatedChecks): results is LostJob => typeof results === 'object' && 'lost' in results

/** An interrupted attempt does not count. The job also stops, since the next attempt could be lost in the same way. */
function recordLostJob({ ledger, job }: JobContext, { lost, cancelled }: LostJob, handed: HandedOn): StopReason {
  const { current } = ledger.state
  recordLostCounsel(ledger)
  if (current && !cancelled) settleLostAttempts(ledger, job.settings, handed, lost)
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
  { results }: CheckResults,
  { iteration, tree }: { iteration: number; tree: string },
): Validation {
  const { checks, settings } = job
  const knownRed = knownRedIn(ledger.state)
  return validationOf({ iteration, tree, strategy: settings.strategy, checks, results, knownRed })
}
