import { RalphError } from '../../../core/error/error.ts'
import { isAgentsMd } from '../../../core/plan/graph/milestones.ts'
import { iterationPath } from '../../../core/ref/state-paths.ts'
import { reviewVerdict } from '../../../core/review/read-review.ts'
import { type AttemptVerdict, attemptVerdict } from '../../../core/run/attempt/attempt-verdict.ts'
import { taskIn } from '../../../core/run/fold/begin.ts'
import { openAttempts } from '../../../core/run/fold/open-attempts.ts'
import { fingerprint } from '../../../core/validation/fingerprint.ts'
import { lessUsage } from '../../../schema/agent/usage.ts'
import type { Validation } from '../../../schema/check/check.ts'
import type { Coded } from '../../../schema/run/dossier.ts'
import type { StopReason } from '../../../schema/run/stop-reason.ts'
import { recordFailure } from '../../branch/record-failure.ts'
import { recoverLostAttempt } from '../../branch/recover-lost-attempt.ts'
import type { JobContext } from '../../job/job-context.ts'
import { openLedger } from '../../job/ledger.ts'
import { contributionOf } from '../validate/candidate.ts'
import { keptOut } from '../validate/passes.ts'
import { claimToCheck, questionIn } from '../validate/unchanged.ts'
import { notifyQuestion, tellRequests } from './ask-people.ts'
import { settleChecked, settleFailure, settleInterruption, settleRevised } from './settle.ts'
import { questionFor, settleClaim } from './settle-claim.ts'

/** What the agent's end and the guards mean for the attempt, before any check. */
export function verdictOn(
  { ports, job, ledger: { state } }: Pick<JobContext, 'ports' | 'job' | 'ledger'>,
  coded: Coded,
): AttemptVerdict {
  const { closes, ...contribution } = contributionOf(job, state, coded)
  return attemptVerdict({
    end: coded.end,
    hasChanges: coded.changes.length > 0,
    findings: coded.findings,
    unready: coded.unready,
    ...contribution,
    closes: closes || claimToCheck(job, state, coded) !== undefined,
    question: questionIn(state, coded),
    now: ports.clock.now(),
    waits: state.waiting?.count ?? 0,
    losses: taskIn(state, coded.task.id).runners_lost,
  })
}

/** Who decides where the agent's end and the guards do not. */
interface Judges {
  /** A sentence where the checks could not be begun, undefined where the job was ended meanwhile. */
  readonly check: () => Promise<Validation | string | undefined>
  /** Has the change reviewed that passed; without it that was done before, or is not wanted. */
  readonly review?: (coded: Coded) => Promise<Coded>
  /** Has the passes look at a change that the checks have judged; without it they did before. */
  readonly pass?: (coded: Coded, validation: Validation) => Promise<Coded>
  /** Notes what others are to look at later, beside the verdict: before anything is written of it. */
  readonly owe?: () => void
}

/**
 * Fifth phase: one commit, or back to the checkpoint. Where the agent's end and the guards do not decide, the checks do,
 * wherever they run, and then the review. Returns a reason to stop where a person has to fix something first.
 */
export async function settleAttempt(
  context: JobContext,
  request: { coded: Coded; verdict: AttemptVerdict; candidate?: string | undefined },
  { check, review = unchanged, pass = unchanged, owe = owesNothing }: Judges,
): Promise<StopReason | undefined> {
  const { ports, job, ledger } = context
  const { coded, verdict, candidate } = request
  if (verdict.kind === 'interrupt') {
    const question = verdict.cause === 'asked' ? questionFor(context, coded) : undefined
    const reason = settleInterruption(ledger, coded, { verdict, settings: job.settings })
    return question ? notifyQuestion(context, coded, question) : reason
  }
  if (verdict.kind === 'fail') {
    await settleFailure(ports, job, { ledger, coded, ...verdict })
    return tellRequests(context, coded)
  }
  const claim = claimToCheck(job, ledger.state, coded)
  const validation = await check()
  if (claim && validation !== undefined) return settleClaim(context, { coded, claim, validation })
  if (validation === undefined)
    return settleInterruption(ledger, coded, { verdict: stoppedInChecks, settings: job.settings })
  if (typeof validation === 'string')
    await settleFailure(ports, job, { ledger, coded, cause: 'checks', why: validation })
  else if (!validation.passed)
    await settleChecked(ports, job, { ledger, coded: await pass(coded, validation), validation, candidate })
  else return settleReviewed(context, { coded: await review(coded), validation, candidate, pass, owe })
  owe()
  return tellRequests(context, coded)
}

/** The checks passed: a review or a pass may still keep it out. */
async function settleReviewed(
  context: JobContext,
  given: {
    coded: Coded
    validation: Validation
    candidate: string | undefined
    pass: NonNullable<Judges['pass']>
    owe: () => void
  },
): Promise<StopReason | undefined> {
  const { ports, job, ledger } = context
  const known = {
    iteration: given.coded.iteration,
    now: ports.clock.now(),
    waits: ledger.state.waiting?.count ?? 0,
    losses: taskIn(ledger.state, given.coded.task.id).runners_lost,
  }
  // Where nothing was changed, nobody looks; nor where no agent worked.
  const nothing = given.coded.changes.length === 0 || isAgentsMd(given.coded.task.id)
  const rejected = reviewVerdict(nothing ? 'none' : job.settings.review, given.coded.reviewed, known)
  const coded = rejected ? given.coded : await given.pass(given.coded, given.validation)
  const at = { ...given, coded }
  const verdict = rejected ?? (nothing ? undefined : await keptOut(ports, job, coded, known))
  if (verdict?.kind === 'interrupt') {
    return settleInterruption(ledger, coded, { verdict, settings: job.settings })
  }
  if (verdict) await settleRevised(ports, job, { ...at, ledger, why: verdict.why })
  else await settleChecked(ports, job, { ...at, ledger })
  given.owe()
  return tellRequests(context, coded)
}

const unchanged = async (coded: Coded): Promise<Coded> => coded
const owesNothing = (): void => undefined

const stoppedInChecks = {
  kind: 'interrupt' as const,
  cause: 'cancelled' as const,
  why: 'the job was cancelled or stopped',
  until: null,
}

/**
 * The remote refuses the state with what an attempt came to: its size, a credential that it finds in it, a rule. Else
 * each further job would pay for the same attempt: it is put down as failed, without its objects, on what is there, and
 * the next agent is told why (failure model G9). Returns whether that was written.
 */
export async function failRefused({ ports, job, ledger }: JobContext, error: unknown): Promise<boolean> {
  if (!(error instanceof RalphError && error.code === 'REMOTE_REFUSED')) return false
  const { run } = await ports.store.load()
  const open = openAttempts(ledger.state).map(({ iteration }) => iteration)
  const refused = run && openAttempts(run.state).find(({ iteration }) => !open.includes(iteration))
  if (!run || !refused || run.state.epoch !== ledger.state.epoch || !hasEnded(ledger.state, run.state)) return false
  const { iteration, task } = refused
  const why = error.message
  const [ours, theirs] = [ledger.state, run.state]
  const instead = openLedger(ports, run, job)
  const call = iterationPath(iteration, 'agent.json')
  const told = JSON.parse((await ledger.recall(call)) ?? '{}')
  instead.attach(call, `${JSON.stringify({ ...told, why }, null, 2)}\n`)
  recordFailure(instead, job.settings, {
    iteration,
    task,
    cause: 'guard',
    why,
    fingerprint: fingerprint(`refused: ${why}`),
    handoff: null,
    usage: lessUsage(ours.usage, theirs.usage),
    duration_ms: Math.max(0, taskIn(ours, task).duration_ms - taskIn(theirs, task).duration_ms),
    rejected: null,
  })
  recoverLostAttempt(instead, job.settings, null, 'the job ended because the remote refused another attempt')
  instead.record({ type: 'run_stopped', reason: { kind: 'failed', code: error.code, why } }, { type: 'lease_released' })
  await instead.save('stop: failed')
  return true
}

/** Whether what we know of the attempt is more than that it was under way. */
const hasEnded = ({ counts }: JobContext['ledger']['state'], written: JobContext['ledger']['state']): boolean =>
  counts.succeeded + counts.failed > written.counts.succeeded + written.counts.failed
