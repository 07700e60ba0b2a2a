import { agentFacts } from '../../../core/agent/agents.ts'
import { linesToReview } from '../../../core/reading/file-kind.ts'
import { iterationPath, memoryPath } from '../../../core/ref/state-paths.ts'
import type { AttemptVerdict } from '../../../core/run/attempt/attempt-verdict.ts'
import { taskIn } from '../../../core/run/fold/begin.ts'
import { isTriedOnTip, leavesTrain } from '../../../core/run/next/train.ts'
import { hadShareOnly, tokensUsedUp } from '../../../core/run/next/used-up.ts'
import { oneLine } from '../../../core/text/one-line.ts'
import { decisiveOutput } from '../../../core/validation/decisive-lines.ts'
import { failureSentence } from '../../../core/validation/failure-sentence.ts'
import { fingerprint, validationFingerprint } from '../../../core/validation/fingerprint.ts'
import { judge } from '../../../core/validation/verdict.ts'
import type { Handoff } from '../../../schema/agent/handoff.ts'
import type { Validation } from '../../../schema/check/check.ts'
import type { FailureCause } from '../../../schema/run/attempts.ts'
import type { Coded } from '../../../schema/run/dossier.ts'
import type { StopReason } from '../../../schema/run/stop-reason.ts'
import { recordFailure } from '../../branch/record-failure.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'
import { amendedWith, contributionOf, handoffOf, needsCommit, writeCandidate } from '../validate/candidate.ts'
import { applyHandoff, readBeforeHandoff, recordSlice, sendReview } from './apply-handoff.ts'
import { recordDoubt, recordRequests } from './ask-people.ts'
import { findHold, recordHold } from './hold-commit.ts'
import { isPaid, recordCall } from './record-call.ts'
import { recordCriteria } from './record-criteria.ts'

/** Touched checks that are listed one by one. */
const maxTouched = 10

type SettlePorts = Pick<
  Ports,
  'workBranch' | 'store' | 'clock' | 'redact' | 'outbox' | 'workspace' | 'show' | 'display'
>

/** An interrupted attempt does not count. Returns a reason if a person has to act. */
export function settleInterruption(
  ledger: Ledger,
  coded: Coded,
  request: { verdict: AttemptVerdict & { kind: 'interrupt' }; settings: JobSettings['settings'] },
): StopReason | undefined {
  const { verdict, settings } = request
  const { iteration, task, usage, durationMs: duration_ms } = coded
  const { cause, why, until } = verdict
  recordCall(ledger, coded, why)
  const fact = { iteration, task: task.id, cause, why, until, usage, duration_ms }
  const budgets = { usd: settings['cost-budget'], tokens: settings['token-budget'] ?? null }
  if (cause === 'budget' && hadShareOnly(ledger.state, iteration, budgets)) {
    // Alone it may use the whole budget.
    ledger.record({ type: 'attempt_interrupted', ...fact, beside: true })
    return undefined
  }
  ledger.record({ type: 'attempt_interrupted', ...fact })
  if (cause === 'budget')
    return (
      tokensUsedUp(ledger.state, settings['token-budget'] ?? null) ?? {
        ...{ kind: 'cost_budget', budget_usd: settings['cost-budget'] },
        spent_usd: ledger.state.usage.usd,
      }
    )
  return cause === 'billing' || cause === 'auth'
    ? { kind: 'human_review', why: `${personNeeded(settings)[cause]}: ${why}` }
    : undefined
}

const personNeeded = ({ agent }: JobSettings['settings']) => ({
  billing: 'the model account has no credit',
  auth: `the model credential was refused; ${agentFacts[agent].howToPay.refused}`,
})

/** For a failure by the agent's end or a guard. */
export async function settleFailure(
  ports: SettlePorts,
  job: JobSettings,
  request: { ledger: Ledger; coded: Coded; cause: FailureCause; why: string },
): Promise<void> {
  await settleFailed(ports, job, {
    ...request,
    validation: null,
    fingerprint: fingerprint(`${request.cause}: ${request.why}`),
  })
}

export interface CheckedAttempt {
  readonly ledger: Ledger
  readonly coded: Coded
  readonly validation: Validation
  /** Written before the checks, if other jobs ran them. */
  readonly candidate?: string | undefined
}

export async function settleChecked(ports: SettlePorts, job: JobSettings, request: CheckedAttempt): Promise<void> {
  const { coded, validation } = request
  if (validation.passed) return settlePassed(ports, job, request)
  const { failures } = failuresOn(job, validation)
  const reason = failuresInWords(job, validation)
  await settleFailed(ports, job, {
    ledger: request.ledger,
    coded,
    candidate: request.candidate,
    cause: 'checks',
    why: reason,
    validation,
    said: decisiveOutput(failures),
    fingerprint: validationFingerprint(validation),
  })
}

const failuresOn = (job: Pick<JobSettings, 'checks'>, { strategy, checks, known_red: knownRed }: Validation) =>
  judge({ strategy, checks: job.checks, results: checks, knownRed })

export function failuresInWords(job: Pick<JobSettings, 'checks'>, validation: Validation): string {
  const { failures, missing } = failuresOn(job, validation)
  return [
    ...failures.map((result) => `${result.name} ${failureSentence(result)}`),
    ...missing.map((name) => `${name} has no result`),
  ].join('; ')
}

/** For a change that passed its checks and that the reviewer rejected. */
export async function settleRevised(
  ports: SettlePorts,
  job: JobSettings,
  request: CheckedAttempt & { why: string },
): Promise<void> {
  await settleFailed(ports, job, { ...request, cause: 'review', fingerprint: fingerprint(`review: ${request.why}`) })
}

async function settlePassed(ports: SettlePorts, job: JobSettings, request: CheckedAttempt): Promise<void> {
  const { ledger, coded, validation } = request
  const { iteration, task, usage, durationMs } = coded
  const { handoff, source } = handoffOf(coded)
  const { part, closes } = contributionOf(job, ledger.state, coded)
  const commit = needsCommit(closes, coded)
    ? (request.candidate ?? (await writeCandidate(ports, job, { state: ledger.state, coded })))
    : null
  const size = commit === null ? {} : await readSize(ports, coded, commit)
  const { left } = amendedWith(job, ledger, coded)
  const greenChecks = new Set(validation.checks.filter((check) => check.passed && !check.flaky).map(({ name }) => name))
  const hold = await findHold(ports, job, { ledger, coded, commit })
  const wasHeld = isPaid(ledger, coded)
  await recordCriteria(ports, ledger, { coded, validation })
  const before = await readBeforeHandoff(ledger, iteration)
  // From here on nothing waits: its facts are all there, or none is.
  recordCall(ledger, coded, null, hold ? iterationPath(iteration, memoryPath) : memoryPath)
  attachValidation(ledger, validation)
  const fact = {
    iteration,
    task: task.id,
    summary: handoff.summary,
    handoff: source,
    handoff_bytes: handoffBytes(handoff),
    usage,
    duration_ms: durationMs,
    flaky: validation.checks.filter(({ flaky }) => flaky).map(({ name }) => name),
    turned_green: validation.known_red.filter((name) => greenChecks.has(name)),
    ...(part && { part }),
    ...(left.length > 0 && { left }),
    ...size,
  }
  if (hold) recordHold(ledger, { type: 'attempt_held', ...fact, ...hold })
  else {
    if (commit !== null) recordSlice(job, ledger, { iteration, task: task.id, ...size })
    ledger.record({ type: 'attempt_succeeded', ...fact, commit })
  }
  if (commit !== null) {
    ledger.send(ports.outbox.effectsOf({ commit, checks: validation.checks, knownRed: validation.known_red }))
  }
  if (!wasHeld) recordAttention(ledger, job, { coded, isPart: part !== undefined })
  // A held commit may still be rejected, so the plan does not change yet.
  if (hold) return
  if (commit !== null) sendReview(ports, ledger, { iteration, task: task.id, commit, reviewed: coded.reviewed })
  applyHandoff(ports, job, { ledger, before, task, iteration, handoff, source, changes: coded.changes })
}

/** Records what people should look at in a passed change. */
function recordAttention(ledger: Ledger, job: JobSettings, { coded, isPart }: { coded: Coded; isPart: boolean }): void {
  const { iteration, task, touched } = coded
  const touchedChecks = touched.slice(0, maxTouched)
  if (touchedChecks.length > 0) {
    ledger.record({ type: 'checks_touched', iteration, task: task.id, what: touchedChecks, total: touched.length })
  }
  recordRequests(ledger, job, coded)
  if (!isPart) recordDoubt(ledger, coded)
}

/** Lines to review; a merge has none. */
async function readSize(
  { workBranch, workspace, display }: Pick<Ports, 'workBranch' | 'workspace' | 'display'>,
  { checkpoint, own = [], merge }: Coded,
  commit: string,
): Promise<{ lines?: number }> {
  if (!display.showsPullRequests) return {}
  if (merge) return { lines: 0 }
  // Fetches both commits if other jobs made them.
  for (const oid of [checkpoint, commit]) await workBranch.contains(oid, oid)
  const files = await workspace.changedLines(checkpoint, commit)
  return { lines: linesToReview(files.filter(({ path }) => !own.includes(path))) }
}

async function settleFailed(
  ports: SettlePorts,
  job: JobSettings,
  request: {
    ledger: Ledger
    coded: Coded
    candidate?: string | undefined
    cause: FailureCause
    why: string
    validation: Validation | null
    said?: ReturnType<typeof decisiveOutput>
    fingerprint: string
  },
): Promise<void> {
  const { ledger, coded, cause, why, validation } = request
  const { iteration, task, usage, durationMs } = coded
  const mayBeKept = coded.changes.length > 0 && coded.findings.length === 0
  const rejected = mayBeKept ? (request.candidate ?? (await writeRejected(ports, coded, why))) : null
  if (rejected) ledger.keep(rejected)
  recordCall(ledger, coded, why)
  if (validation) attachValidation(ledger, validation)
  recordFailure(ledger, job.settings, {
    iteration,
    task: task.id,
    cause,
    why,
    ...request.said,
    ...(coded.handoff && { tried: oneLine(coded.handoff.summary, 200) }),
    fingerprint: request.fingerprint,
    handoff: coded.handoffSource,
    usage,
    duration_ms: durationMs,
    rejected,
    ...(leavesTrain(taskIn(ledger.state, task.id), { ...request, moved: coded.begun_on !== undefined }) && {
      left_train: true as const,
    }),
  })
  recordRequests(ledger, job, coded)
}

/** Keeps a rejected tree reachable for people; one that a guard refused is never kept (rule 7). */
function writeRejected(
  { workBranch, redact }: SettlePorts,
  { tree, checkpoint, iteration, task }: Coded,
  reason: string,
): Promise<string> {
  const message = `rejected[${iteration}]: ${task.id}\n\nThis attempt did not pass and is not part of the work branch.\n${reason.slice(0, 500)}\n`
  return workBranch.write({ tree, parent: checkpoint, message: redact(message), isOffBranch: true })
}

/** As older programs count: compact JSON and a line feed, in UTF-8. */
const handoffBytes = (handoff: Handoff): number => new TextEncoder().encode(JSON.stringify(handoff)).length + 1

function attachValidation(ledger: Ledger, validation: Validation): void {
  ledger.attach(iterationPath(validation.iteration, 'validation.json'), json(validation))
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** The change conflicts with what landed since: the next attempt starts from it. A task's first time does not count. */
export async function settleRebase(
  ports: SettlePorts,
  job: JobSettings,
  request: { ledger: Ledger; coded: Coded; candidate: string; why: string; validation?: Validation },
): Promise<void> {
  const { ledger, coded, candidate, why, validation = null } = request
  const { iteration, task, usage, durationMs: duration_ms } = coded
  if (!isTriedOnTip(taskIn(ledger.state, task.id))) {
    const movedResult = { ...coded, begun_on: coded.begun_on ?? coded.checkpoint }
    const failure = { ledger, candidate, why, validation, coded: movedResult }
    await settleFailed(ports, job, { ...failure, cause: 'conflict', fingerprint: fingerprint(`conflict: ${why}`) })
    return
  }
  recordCall(ledger, coded, why)
  if (validation) attachValidation(ledger, validation)
  ledger.keep(candidate)
  const fact = { iteration, task: task.id, cause: 'rebase' as const, why, until: null, usage, duration_ms, candidate }
  const redFingerprint = validation && { fingerprint: validationFingerprint(validation) }
  ledger.record({ type: 'attempt_interrupted', ...fact, ...redFingerprint })
}
