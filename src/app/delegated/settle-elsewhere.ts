import type { AttemptVerdict } from '../../core/run/attempt/attempt-verdict.ts'
import { validationOf } from '../../core/validation/verdict.ts'
import type { CheckResult, Validation } from '../../schema/check/check.ts'
import type { Coded, Dossier, HandedOn } from '../../schema/run/dossier.ts'
import type { StopReason } from '../../schema/run/stop-reason.ts'
import { recoverLostAttempt, tellLostCounsel } from '../branch/recover-lost-attempt.ts'
import type { Work } from '../job/work.ts'
import { recordBaseline } from '../phase/prepare/baseline.ts'
import { waitingPasses } from '../phase/prepare/owed-passes.ts'
import { settleAttempt, verdictOn } from '../phase/settle/settle-attempt.ts'
import { settleUndo } from '../phase/settle/undo.ts'
import { writeCandidate } from '../phase/validate/candidate.ts'
import { knownRedIn } from '../phase/validate/validate.ts'

interface Ran {
  readonly results: readonly CheckResult[]
}

/** A job that came to no end: what it was to find out is not known, and that is nobody's failure. */
export interface Lost {
  readonly lost: string
  /** A person ended it. */
  readonly cancelled: boolean
}

/** What the checks said in other jobs; a sentence where they could not be begun. */
export type Elsewhere = Ran | string | Lost

/** What was handed on, as far as other jobs took it. */
export interface Waiting {
  readonly handed: HandedOn
  readonly dossier: Dossier
  /** The commit that was made of it before; null where it has yet to be made. */
  readonly candidate: string | null
}

/** Fifth phase of what other jobs went on with; a reason to stop where there is one. */
export async function settleElsewhere(
  work: Work,
  { handed, dossier, candidate, results }: Waiting & { results: Elsewhere },
): Promise<StopReason | undefined> {
  const { ports, job, ledger, did } = work
  if (dossier.phase === 'coded') return settleCoded(work, { handed, coded: dossier.coded, candidate, results })
  if (isLost(results)) {
    const spent = dossier.phase === 'prepared' ? dossier.spent : undefined
    return lose(work, results, { ...handed, ...spent })
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

function settleCoded(
  work: Work,
  given: Omit<Waiting, 'dossier'> & { coded: Coded; results: Elsewhere },
): Promise<StopReason | undefined> | StopReason {
  const { handed, coded, candidate, results } = given
  const verdict = verdictOn(work, coded)
  const { usage, durationMs: duration_ms } = coded
  if (verdict.kind === 'validate' && isLost(results)) return lose(work, results, { ...handed, usage, duration_ms })
  const said = isLost(results) ? results.lost : results
  const validation = typeof said === 'string' ? said : validationIn(work, said, coded)
  if (typeof validation === 'object' && verdict.kind === 'validate')
    return settleAndOwe(work, { coded, verdict, validation, candidate })
  const check = async () => validation
  return settleAttempt(work, { coded, verdict, candidate: candidate ?? undefined }, { check })
}

/** The attempt, and what the passes that had to wait for its checks are to look at in the next job that can ask them. */
async function settleAndOwe(
  work: Work,
  given: { coded: Coded; verdict: AttemptVerdict; validation: Validation; candidate: string | null },
): Promise<StopReason | undefined> {
  const { ports, job, ledger } = work
  const { coded, verdict, validation } = given
  const passes = await waitingPasses(ports, job, given)
  // Whatever becomes of the attempt, its files have to be found there.
  const made = passes.length > 0 ? await writeCandidate(ports, job, { state: ledger.state, coded }) : undefined
  const commit = given.candidate ?? made
  const { counts } = ledger.state
  const reason = await settleAttempt(work, { coded, verdict, candidate: commit }, { check: async () => validation })
  const { succeeded, failed } = ledger.state.counts
  // One that does not count comes again; what a review kept out, no pass looks at.
  const counted = validation.passed ? succeeded > counts.succeeded : failed > counts.failed
  if (passes.length > 0 && commit && counted) {
    const { iteration, task, attempt, start } = coded
    const checks = validation.passed ? 'passed' : 'failed'
    const about = { iteration, task: task.id, attempt, start, commit }
    ledger.record({ type: 'passes_owed', ...about, passes: [...passes], checks })
  }
  return reason
}

const isLost = (results: Elsewhere): results is Lost => typeof results === 'object' && 'lost' in results

/** An attempt is interrupted and counts for nothing. No job starts the next one then: what was lost may be lost again. */
function lose({ ledger, job }: Work, { lost, cancelled }: Lost, handed: HandedOn): StopReason {
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

function validationIn(
  { job, ledger }: Work,
  { results }: Ran,
  { iteration, tree }: { iteration: number; tree: string },
): Validation {
  const { checks, settings } = job
  const knownRed = knownRedIn(ledger.state)
  return validationOf({ iteration, tree, strategy: settings.strategy, checks, results, knownRed })
}
