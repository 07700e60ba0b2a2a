import { passesVerdict } from '../../../core/calls/pass.ts'
import { reviewVerdict } from '../../../core/calls/review.ts'
import { RalphError } from '../../../core/error/error.ts'
import { isAgentsMd } from '../../../core/plan/graph/milestones.ts'
import { iterationPath } from '../../../core/ref/state-paths.ts'
import { criteriaInWords, whyPersonDecides, whyUnproven } from '../../../core/run/attempt/accept-unchanged.ts'
import { type AttemptVerdict, attemptVerdict } from '../../../core/run/attempt/attempt-verdict.ts'
import { taskIn } from '../../../core/run/fold/begin.ts'
import { openAttempts } from '../../../core/run/fold/open-attempts.ts'
import { oneLine } from '../../../core/text/one-line.ts'
import { fingerprint } from '../../../core/validation/fingerprint.ts'
import { lessUsage } from '../../../schema/agent/usage.ts'
import type { Validation } from '../../../schema/check/check.ts'
import type { AgentQuestion } from '../../../schema/run/attempts.ts'
import type { Coded } from '../../../schema/run/dossier.ts'
import type { StopReason } from '../../../schema/run/stop-reason.ts'
import { settleLostAttempts } from '../../branch/lost-attempts.ts'
import { recordFailure } from '../../branch/record-failure.ts'
import { readEnabledPasses } from '../../job/from-base.ts'
import type { JobContext } from '../../job/job-context.ts'
import { openLedger } from '../../job/ledger.ts'
import { contributionOf } from '../validate/candidate.ts'
import { claimToCheck, questionIn } from '../validate/unchanged.ts'
import { notifyQuestion, notifyRequests } from './ask-people.ts'
import { readLevels, recordCriteria } from './record-criteria.ts'
import { failuresInWords, settleChecked, settleFailure, settleInterruption, settleRevised } from './settle.ts'

/** The verdict by the agent's end and the guards, before any check. */
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

interface AttemptJudges {
  /** A sentence if the checks could not start; undefined if the job ended first. */
  readonly check: () => Promise<Validation | string | undefined>
  /** Reviews a passed change; left out if that was done before or is not wanted. */
  readonly review?: (coded: Coded) => Promise<Coded>
  /** Calls the passes on a checked change; left out if that was done before. */
  readonly pass?: (coded: Coded, validation: Validation) => Promise<Coded>
  /** Notes what others are to look at later, beside the verdict: before anything is written of it. */
  readonly owe?: () => void
}

/**
 * Fifth phase: one commit, or back to the checkpoint, by the agent's end, the guards, the checks and the review.
 * Returns a reason to stop if a person has to act.
 */
export async function settleAttempt(
  context: JobContext,
  request: { coded: Coded; verdict: AttemptVerdict; candidate?: string | undefined },
  { check, review = unchanged, pass = unchanged, owe = owesNothing }: AttemptJudges,
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
    return notifyRequests(context, coded)
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
  return notifyRequests(context, coded)
}

/** The checks passed: the review and the passes decide. */
async function settleReviewed(
  context: JobContext,
  request: {
    coded: Coded
    validation: Validation
    candidate: string | undefined
    pass: NonNullable<AttemptJudges['pass']>
    owe: () => void
  },
): Promise<StopReason | undefined> {
  const { ports, job, ledger } = context
  const verdictInput = {
    iteration: request.coded.iteration,
    now: ports.clock.now(),
    waits: ledger.state.waiting?.count ?? 0,
    losses: taskIn(ledger.state, request.coded.task.id).runners_lost,
  }
  // Nothing to review without a change or without an agent.
  const needsNoReview = request.coded.changes.length === 0 || isAgentsMd(request.coded.task.id)
  const rejection = reviewVerdict(needsNoReview ? 'none' : job.settings.review, request.coded.reviewed, verdictInput)
  const coded = rejection ? request.coded : await request.pass(request.coded, request.validation)
  const settled = { ...request, coded }
  const verdict =
    rejection ??
    (needsNoReview ? undefined : passesVerdict(await readEnabledPasses(ports, job), coded.passes ?? [], verdictInput))
  if (verdict?.kind === 'interrupt') {
    return settleInterruption(ledger, coded, { verdict, settings: job.settings })
  }
  if (verdict) await settleRevised(ports, job, { ...settled, ledger, why: verdict.why })
  else await settleChecked(ports, job, { ...settled, ledger })
  request.owe()
  return notifyRequests(context, coded)
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
 * The remote refused the state, for its size, a credential or a rule. The attempt is recorded as failed on the remote's
 * state, without its objects, so that no job pays for it again and the next agent reads why (failure model G9). Returns
 * true if recorded.
 */
export async function recordRemoteRefusal({ ports, job, ledger }: JobContext, error: unknown): Promise<boolean> {
  if (!(error instanceof RalphError && error.code === 'REMOTE_REFUSED')) return false
  const { run } = await ports.store.load()
  const open = openAttempts(ledger.state).map(({ iteration }) => iteration)
  const refused = run && openAttempts(run.state).find(({ iteration }) => !open.includes(iteration))
  if (!run || !refused || run.state.epoch !== ledger.state.epoch || !hasEnded(ledger.state, run.state)) return false
  const { iteration, task } = refused
  const reason = error.message
  const [ours, theirs] = [ledger.state, run.state]
  const freshLedger = openLedger(ports, run, job)
  const call = iterationPath(iteration, 'agent.json')
  const agentFile = JSON.parse((await ledger.recall(call)) ?? '{}')
  freshLedger.attach(call, `${JSON.stringify({ ...agentFile, why: reason }, null, 2)}\n`)
  recordFailure(freshLedger, job.settings, {
    iteration,
    task,
    cause: 'guard',
    why: reason,
    fingerprint: fingerprint(`refused: ${reason}`),
    handoff: null,
    usage: lessUsage(ours.usage, theirs.usage),
    duration_ms: Math.max(0, taskIn(ours, task).duration_ms - taskIn(theirs, task).duration_ms),
    rejected: null,
  })
  settleLostAttempts(freshLedger, job.settings, null, 'the job ended because the remote refused another attempt')
  freshLedger.record(
    { type: 'run_stopped', reason: { kind: 'failed', code: error.code, why: reason } },
    { type: 'lease_released' },
  )
  await freshLedger.save('stop: failed')
  return true
}

const hasEnded = ({ counts }: JobContext['ledger']['state'], written: JobContext['ledger']['state']): boolean =>
  counts.succeeded + counts.failed > written.counts.succeeded + written.counts.failed

/** With the reason why a person decides, if the settings would accept no change. */
function questionFor({ job, ledger: { state } }: JobContext, coded: Coded): AgentQuestion | undefined {
  const question = questionIn(state, coded)
  const { settings } = job
  if (question?.kind !== 'no_change' || settings['no-change'] === 'ask') return question
  const reason = whyPersonDecides(state, { task: coded.task, settings }) ?? 'its agent cites no test'
  return { ...question, person: reason }
}

/** For a claim that the task is done, after the checks ran: asks a verifier or a person. Commits nothing. */
async function settleClaim(
  context: JobContext,
  { coded, claim, validation }: { coded: Coded; claim: AgentQuestion; validation: Validation | string },
): Promise<StopReason | undefined> {
  const { ports, job, ledger } = context
  const levels = typeof validation === 'string' ? [] : await readLevels(ports, coded, validation)
  const person =
    typeof validation === 'string'
      ? validation
      : validation.passed
        ? whyUnproven(levels)
        : `the checks fail without a change: ${failuresInWords(job, validation)}`
  if (typeof validation === 'object') {
    ledger.attach(iterationPath(coded.iteration, 'validation.json'), `${JSON.stringify(validation, null, 2)}\n`)
    await recordCriteria(ports, ledger, { coded, validation })
  }
  const question = {
    ...claim,
    ...(person === undefined ? { verify: criteriaInWords(levels) } : { person: oneLine(person, 1000) }),
  }
  const verdict = { kind: 'interrupt' as const, cause: 'asked' as const, why: claim.why, until: null }
  settleInterruption(ledger, coded, { verdict, settings: job.settings })
  return notifyQuestion(context, coded, question)
}
