import { applyStatement, consensusFile, noStatement } from '../../../core/counsel/consensus.ts'
import { readPlanReview } from '../../../core/counsel/plan-review.ts'
import { missingAsTask, mostAdded, readVerify } from '../../../core/counsel/verify.ts'
import { judgeAmendments } from '../../../core/plan/change/amend.ts'
import { consensusPath } from '../../../core/ref/state-paths.ts'
import { attemptVerdict } from '../../../core/run/attempt/attempt-verdict.ts'
import { addedByAgentIn, statusIn } from '../../../core/run/fold/begin.ts'
import { sameCounsel } from '../../../core/run/fold/counsel.ts'
import { unchangedPart } from '../../../core/run/next/counsel.ts'
import { isTooLittle, leftOfRun } from '../../../core/run/next/left-of-run.ts'
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
import { askAgain, type EndedCounsel } from './ask-again.ts'
import { askCounsel } from './ask-counsel.ts'
import { pastRounds } from './consensus-file.ts'
import { takeClaim } from './take-claim.ts'

/** A killed job asks again in the next one; what was begun so often is given up. */
const mostBegun = 2

/** Says that the call is about to be made; false where it is given up, for its deaths or for want of money, which is then recorded. */
export async function beginCounsel(
  { ports, job, ledger }: Pick<JobContext, 'ports' | 'job' | 'ledger'>,
  counsel: Counsel,
): Promise<boolean> {
  recordLostCounsel(ledger)
  const { asking } = ledger.state.counsel
  const begun = asking && sameCounsel(asking, counsel) ? asking.begun : 0
  const poor = isTooLittle(leftOfRun(job.settings, ledger.state.usage))
  if (begun < mostBegun && !poor) {
    ledger.record({ type: 'counsel_begun', ...counsel })
    return true
  }
  const end = { why: poor ? 'no money was left for the call' : `it was started ${begun} times and never finished` }
  await take[counsel.role](ledger, job, { counsel, end, at: { moment: momentOf(ports), model: null, usd: 0 } })
  return false
}

/** Asks and takes in what was answered, in a job that has the key for a model and writes the run. */
export async function settleCounsel(context: JobContext, counsel: Counsel): Promise<StopReason | undefined> {
  const { ports, job, ledger } = context
  if (!(await beginCounsel(context, counsel))) return undefined
  await ledger.save(`ask for ${counsel.role}`)
  const at = { ledger, counsel, spent: ledger.state.usage, guarded: interruptibleBy(context) }
  const made = await unlessAborted(() => askCounsel(ports, job, at))
  context.did.ready = false
  if (made) return takeCounsel(ports, job, { ledger, counsel, made })
  recordLostCounsel(ledger)
  return interrupted(ledger, counsel, 'the job was cancelled or stopped')
}

/** What a call came to. Its answer is read here for the first time, in the job that settles what it says. */
export async function takeCounsel(
  { clock, clean }: Pick<Ports, 'clock' | 'clean'>,
  job: JobSettings,
  { ledger, counsel, made: given }: { ledger: Ledger; counsel: Counsel; made: MadeCounsel },
): Promise<StopReason | undefined> {
  const made = mapStrings(given, clean)
  const { model, usage, duration_ms, edited, servers, end } = made
  const verdict = attemptVerdict({
    ...{ end, hasChanges: true, findings: [], now: clock.now() },
    ...{ waits: ledger.state.waiting?.count ?? 0, losses: 0 },
  })
  const called = (outcome: string): void => {
    const cost = { model, usage, duration_ms, outcome: oneLine(outcome, 500) }
    ledger.record({ type: 'counsel_called', ...counsel, ...cost, ...(edited.length > 0 && { edited }) })
    settleServers(ledger, { iteration: ledger.state.iteration, left: servers, memoryAt: null })
  }
  if (verdict.kind === 'interrupt' && verdict.cause !== 'budget') {
    called(verdict.why)
    interrupted(ledger, counsel, verdict.why, verdict.until)
    const { cause, why } = verdict
    return cause === 'billing' || cause === 'auth'
      ? { kind: 'human_review', why: `somebody has to look at the model account: ${why}` }
      : undefined
  }
  const at = { moment: momentOf({ clock }), model, usd: usage.usd }
  await take[counsel.role](ledger, job, { counsel, end, called, at })
  return undefined
}

const momentOf = ({ clock }: Pick<Ports, 'clock'>): string => new Date(clock.now()).toISOString()

function interrupted(ledger: Ledger, counsel: Counsel, why: string, until: string | null = null): undefined {
  ledger.record({ type: 'counsel_interrupted', ...counsel, why: oneLine(why, 500), until })
}

const take: Readonly<
  Record<CounselRole, (ledger: Ledger, job: JobSettings, taken: EndedCounsel) => void | Promise<void>>
> = {
  verify: (ledger, job, taken) =>
    taken.counsel.part === unchangedPart ? takeClaim(ledger, job, taken) : takeVerify(ledger, job, taken),
  'plan-review': takePlanReview,
  consensus: takeConsensus,
}

/** What is missing becomes tasks as far as the rules of amendments let it; without an answer nothing is held up. */
function takeVerify(ledger: Ledger, { settings }: JobSettings, { counsel, end, called }: EndedCounsel): void {
  const read = 'why' in end ? end : readVerify(end)
  const { work } = ledger.state
  if ('why' in read) {
    called?.(read.why)
    if (!askAgain(ledger, { counsel, end }, read.why))
      ledger.record({ type: 'completion_judged', work, complete: null, summary: read.why, missing: [] })
    return
  }
  const found = read.missing.length === 0 ? 'not complete' : `${read.missing.length} missing`
  called?.(read.complete ? 'complete' : `${found}: ${read.summary}`)
  let count = 0
  const missing = read.missing.map((one, at): Verified['missing'][number] => {
    const { what } = one
    if (count >= mostAdded) return { what, added: null, why: `one answer adds at most ${mostAdded} tasks` }
    const amendment = missingAsTask(one, { plan: ledger.plan, round: counsel.round, number: at + 1 })
    if (typeof amendment === 'string') return { what, added: null, why: amendment }
    const id = String(amendment.task?.['id'])
    const { iteration } = ledger.state
    amendPlan(ledger, {
      iteration,
      current: one.task,
      amendments: [amendment],
      trusted: settings.amendments === 'trusted',
    })
    const added = ledger.plan.tasks.some((task) => task.id === id)
    if (added) count += 1
    return { what, added: added ? id : null, why: added ? null : 'the rules for amendments do not allow it' }
  })
  ledger.record({ type: 'completion_judged', work, complete: read.complete, summary: read.summary, missing })
}

/** What is proposed waits for a person; a gate takes over what the rules of amendments allow. */
function takePlanReview(ledger: Ledger, { settings }: JobSettings, { counsel, end, called }: EndedCounsel): void {
  const { round } = counsel
  const read = 'why' in end ? end : readPlanReview(end, ledger.state.counsel.plan_review?.proposals ?? [])
  const gate = settings['plan-review'] === 'gate'
  if ('why' in read) {
    called?.(read.why)
    const held = gate ? `the review of the plan gave no usable answer: ${read.why}` : null
    const none = { verdict: null, summary: read.why, done: true, held, proposals: [] }
    ledger.record({ type: 'plan_reviewed', round, ...none })
    return
  }
  const { verdict, summary } = read
  called?.(`${verdict}, ${read.proposals.length} proposed: ${summary}`)
  const proposals = gate ? read.proposals.map((one) => judged(ledger, settings, one)) : [...read.proposals]
  const last = read.proposals.length === 0 || round >= settings['plan-review-passes']
  const held = gate && last && verdict === 'not_ready' ? `the plan is not ready to start: ${summary}` : null
  ledger.record({ type: 'plan_reviewed', round, verdict, summary, done: last, held, proposals })
}

function judged(ledger: Ledger, settings: JobSettings['settings'], proposal: Proposal): Proposal {
  const { plan, state } = ledger
  const trusted = settings.amendments === 'trusted'
  // With the gate a person lets the review change the plan that they wrote, before any of it is done.
  const wish = { current: '', amendments: [proposal.amendment], trusted, mayRewrite: true }
  const known = { plan, statusOf: statusIn(state), byAgent: addedByAgentIn(state) }
  const [fault] = judgeAmendments({ ...known, ...wish }).refused
  amendPlan(ledger, { iteration: state.iteration, ...wish })
  return fault ? { ...proposal, fate: 'refused', why: oneLine(fault.why, 500) } : { ...proposal, fate: 'taken' }
}

/** One side has spoken; what follows from it is decided, and told in the older program's file. */
async function takeConsensus(
  ledger: Ledger,
  { settings }: JobSettings,
  { counsel, end, called, at }: EndedCounsel,
): Promise<void> {
  const part = ConsensusPart.parse(counsel.part)
  const { plan, state } = ledger
  const before = state.counsel.consensus
  const gate = settings.consensus === 'gate'
  const rounds = Math.max(settings['consensus-rounds'], counsel.round)
  const heard = 'why' in end ? end : applyStatement(part, end, { before, rounds, gate })
  const now = 'why' in heard ? noStatement(before, { why: heard.why, gate }) : heard.now
  called?.('why' in heard ? heard.why : now.summary)
  ledger.record({ type: 'consensus_said', part, now })
  const data = 'why' in heard ? { why: heard.why } : heard.data
  const said = { round: counsel.round, type: part, source: at.model ?? settings.agent, data, usd: at.usd }
  const past = await pastRounds(ledger)
  const file = consensusFile(
    { now, rounds: [...past, said], moment: at.moment },
    `${plural(plan.tasks.length, 'task')} of ${state.plan}`,
  )
  ledger.attach(consensusPath, `${JSON.stringify(file, null, 2)}\n`)
}
