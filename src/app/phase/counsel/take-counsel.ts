import { applyStatement, consensusFile, noStatement } from '../../../core/counsel/consensus.ts'
import { readPlanReview } from '../../../core/counsel/plan-review.ts'
import { maxAdded, missingAsTask, readVerify } from '../../../core/counsel/verify.ts'
import { judgeAmendments } from '../../../core/plan/change/amend.ts'
import { consensusPath } from '../../../core/ref/state-paths.ts'
import { attemptVerdict } from '../../../core/run/attempt/attempt-verdict.ts'
import { addedByAgentIn, statusIn } from '../../../core/run/fold/begin.ts'
import { sameCounsel } from '../../../core/run/fold/counsel.ts'
import { unchangedPart } from '../../../core/run/next/counsel.ts'
import { isUsedUp, remainingBudget } from '../../../core/run/next/left-of-run.ts'
import { plural } from '../../../core/text/amounts.ts'
import { oneLine } from '../../../core/text/one-line.ts'
import { mapStrings } from '../../../core/text/redact.ts'
import { ConsensusPart } from '../../../schema/counsel/consensus.ts'
import type { Counsel, CounselRole, MadeCounsel, Verified } from '../../../schema/counsel/counsel.ts'
import type { Proposal } from '../../../schema/counsel/plan-review.ts'
import type { StopReason } from '../../../schema/run/stop-reason.ts'
import { recordLostCounsel } from '../../branch/recover-lost-attempt.ts'
import { amendPlan } from '../../job/amend-plan.ts'
import { interruptibleBy, type JobContext, unlessAborted } from '../../job/job-context.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'
import { settleServers } from '../../job/servers.ts'
import { type EndedCounsel, retryCounsel } from './ask-again.ts'
import { askCounsel } from './ask-counsel.ts'
import { pastRounds } from './consensus-file.ts'
import { applyClaimVerdict } from './take-claim.ts'

/** After so many starts in jobs that died, the call is given up. */
const maxStarts = 2

/**
 * Records the start of the call. Returns false if it is given up, after too many starts or without budget; that is
 * recorded.
 */
export async function beginCounsel(
  { ports, job, ledger }: Pick<JobContext, 'ports' | 'job' | 'ledger'>,
  counsel: Counsel,
): Promise<boolean> {
  recordLostCounsel(ledger)
  const { asking } = ledger.state.counsel
  const starts = asking && sameCounsel(asking, counsel) ? asking.begun : 0
  const isBudgetUsed = isUsedUp(remainingBudget(job.settings, ledger.state.usage))
  if (starts < maxStarts && !isBudgetUsed) {
    ledger.record({ type: 'counsel_begun', ...counsel })
    return true
  }
  const end = {
    why: isBudgetUsed ? 'no money was left for the call' : `it was started ${starts} times and never finished`,
  }
  await applyByRole[counsel.role](ledger, job, { counsel, end, at: { moment: momentOf(ports), model: null, usd: 0 } })
  return false
}

/** Makes the call and applies its answer, in a job that has the key for a model and writes the run. */
export async function settleCounsel(context: JobContext, counsel: Counsel): Promise<StopReason | undefined> {
  const { ports, job, ledger } = context
  if (!(await beginCounsel(context, counsel))) return undefined
  await ledger.save(`ask for ${counsel.role}`)
  const counselRequest = { ledger, counsel, spent: ledger.state.usage, guarded: interruptibleBy(context) }
  const counselAnswer = await unlessAborted(() => askCounsel(ports, job, counselRequest))
  context.progress.workspaceReady = false
  if (counselAnswer) return applyCounsel(ports, job, { ledger, counsel, made: counselAnswer })
  recordLostCounsel(ledger)
  return recordInterrupted(ledger, counsel, 'the job was cancelled or stopped')
}

/** Reads the answer here for the first time, in the job that settles it. */
export async function applyCounsel(
  { clock, clean }: Pick<Ports, 'clock' | 'clean'>,
  job: JobSettings,
  { ledger, counsel, made: counselCall }: { ledger: Ledger; counsel: Counsel; made: MadeCounsel },
): Promise<StopReason | undefined> {
  const counselAnswer = mapStrings(counselCall, clean)
  const { model, usage, duration_ms, edited, servers, end } = counselAnswer
  const verdict = attemptVerdict({
    ...{ end, hasChanges: true, findings: [], now: clock.now() },
    ...{ waits: ledger.state.waiting?.count ?? 0, losses: 0 },
  })
  const called = (outcome: string): void => {
    const cost = { model, usage, duration_ms, outcome: oneLine(outcome, 500) }
    ledger.record({ type: 'counsel_called', ...counsel, ...cost, ...(edited.length > 0 && { edited }) })
    settleServers(ledger, { iteration: ledger.state.iteration, servers, memoryAt: null })
  }
  if (verdict.kind === 'interrupt' && verdict.cause !== 'budget') {
    called(verdict.why)
    recordInterrupted(ledger, counsel, verdict.why, verdict.until)
    const { cause, why } = verdict
    return cause === 'billing' || cause === 'auth'
      ? { kind: 'human_review', why: `somebody has to look at the model account: ${why}` }
      : undefined
  }
  const origin = { moment: momentOf({ clock }), model, usd: usage.usd }
  await applyByRole[counsel.role](ledger, job, { counsel, end, called, at: origin })
  return undefined
}

const momentOf = ({ clock }: Pick<Ports, 'clock'>): string => new Date(clock.now()).toISOString()

function recordInterrupted(ledger: Ledger, counsel: Counsel, why: string, until: string | null = null): undefined {
  ledger.record({ type: 'counsel_interrupted', ...counsel, why: oneLine(why, 500), until })
}

const applyByRole: Readonly<
  Record<CounselRole, (ledger: Ledger, job: JobSettings, taken: EndedCounsel) => void | Promise<void>>
> = {
  verify: (ledger, job, taken) =>
    taken.counsel.part === unchangedPart
      ? applyClaimVerdict(ledger, job, taken)
      : applyVerification(ledger, job, taken),
  'plan-review': applyPlanReview,
  consensus: applyConsensus,
}

/** Missing parts become tasks as far as the rules allow. Without an answer the plan is not held up. */
function applyVerification(ledger: Ledger, { settings }: JobSettings, { counsel, end, called }: EndedCounsel): void {
  const answer = 'why' in end ? end : readVerify(end)
  const { work } = ledger.state
  if ('why' in answer) {
    called?.(answer.why)
    if (!retryCounsel(ledger, { counsel, end }, answer.why))
      ledger.record({ type: 'completion_judged', work, complete: null, summary: answer.why, missing: [] })
    return
  }
  const headline = answer.missing.length === 0 ? 'not complete' : `${answer.missing.length} missing`
  called?.(answer.complete ? 'complete' : `${headline}: ${answer.summary}`)
  let count = 0
  const missing = answer.missing.map((missingPart, index): Verified['missing'][number] => {
    const { what } = missingPart
    if (count >= maxAdded) return { what, added: null, why: `one answer adds at most ${maxAdded} tasks` }
    const amendment = missingAsTask(missingPart, { plan: ledger.plan, round: counsel.round, number: index + 1 })
    if (typeof amendment === 'string') return { what, added: null, why: amendment }
    const id = String(amendment.task?.['id'])
    const { iteration } = ledger.state
    amendPlan(ledger, {
      iteration,
      current: missingPart.task,
      amendments: [amendment],
      trusted: settings.amendments === 'trusted',
    })
    const added = ledger.plan.tasks.some((task) => task.id === id)
    if (added) count += 1
    return { what, added: added ? id : null, why: added ? null : 'the rules for amendments do not allow it' }
  })
  ledger.record({ type: 'completion_judged', work, complete: answer.complete, summary: answer.summary, missing })
}

/** Proposals wait for a person; a gate applies those that the rules allow. */
function applyPlanReview(ledger: Ledger, { settings }: JobSettings, { counsel, end, called }: EndedCounsel): void {
  const { round } = counsel
  const answer = 'why' in end ? end : readPlanReview(end, ledger.state.counsel.plan_review?.proposals ?? [])
  const gate = settings['plan-review'] === 'gate'
  if ('why' in answer) {
    called?.(answer.why)
    const held = gate ? `the review of the plan gave no usable answer: ${answer.why}` : null
    const emptyReview = { verdict: null, summary: answer.why, done: true, held, proposals: [] }
    ledger.record({ type: 'plan_reviewed', round, ...emptyReview })
    return
  }
  const { verdict, summary } = answer
  called?.(`${verdict}, ${answer.proposals.length} proposed: ${summary}`)
  const proposals = gate ? answer.proposals.map((one) => applyProposal(ledger, settings, one)) : [...answer.proposals]
  const isLast = answer.proposals.length === 0 || round >= settings['plan-review-passes']
  const held = gate && isLast && verdict === 'not_ready' ? `the plan is not ready to start: ${summary}` : null
  ledger.record({ type: 'plan_reviewed', round, verdict, summary, done: isLast, held, proposals })
}

function applyProposal(ledger: Ledger, settings: JobSettings['settings'], proposal: Proposal): Proposal {
  const { plan, state } = ledger
  const trusted = settings.amendments === 'trusted'
  // With the gate, a person lets the review change the plan before any task is done.
  const amendment = { current: '', amendments: [proposal.amendment], trusted, mayRewrite: true }
  const planFacts = { plan, statusOf: statusIn(state), byAgent: addedByAgentIn(state) }
  const [fault] = judgeAmendments({ ...planFacts, ...amendment }).refused
  amendPlan(ledger, { iteration: state.iteration, ...amendment })
  return fault ? { ...proposal, fate: 'refused', why: oneLine(fault.why, 500) } : { ...proposal, fate: 'taken' }
}

/** Applies one side's statement, and adds it to the file that older programs also wrote. */
async function applyConsensus(
  ledger: Ledger,
  { settings }: JobSettings,
  { counsel, end, called, at }: EndedCounsel,
): Promise<void> {
  const part = ConsensusPart.parse(counsel.part)
  const { plan, state } = ledger
  const previous = state.counsel.consensus
  const gate = settings.consensus === 'gate'
  const rounds = Math.max(settings['consensus-rounds'], counsel.round)
  const statement = 'why' in end ? end : applyStatement(part, end, { before: previous, rounds, gate })
  const now = 'why' in statement ? noStatement(previous, { why: statement.why, gate }) : statement.now
  called?.('why' in statement ? statement.why : now.summary)
  ledger.record({ type: 'consensus_said', part, now })
  const data = 'why' in statement ? { why: statement.why } : statement.data
  const round = { round: counsel.round, type: part, source: at.model ?? settings.agent, data, usd: at.usd }
  const earlierRounds = await pastRounds(ledger)
  const file = consensusFile(
    { now, rounds: [...earlierRounds, round], moment: at.moment },
    `${plural(plan.tasks.length, 'task')} of ${state.plan}`,
  )
  ledger.attach(consensusPath, `${JSON.stringify(file, null, 2)}\n`)
}
