import { type AppliedOrder, acknowledge, answerFollowUps } from '../core/control/acknowledge.ts'
import { obeyCommand } from '../core/control/obey-command.ts'
import type { Effect, OrderResult } from '../core/control/obeyed.ts'
import { RalphError } from '../core/error/error.ts'
import { readCommand } from '../core/order/read-command.ts'
import { addFollowUp } from '../core/plan/change/follow-up.ts'
import { statusIn } from '../core/run/fold/begin.ts'
import { leaseVerdict } from '../core/run/lease/lease-verdict.ts'
import { withdrawal } from '../core/run/stored/run-files.ts'
import { cappedRow } from '../core/text/capped.ts'
import { oneLine } from '../core/text/one-line.ts'
import type { Incoming, IncomingCommand } from '../port/outside.ts'
import type { LoadedRun } from '../port/state-store.ts'
import type { Plan } from '../schema/plan/plan.ts'
import type { RunState } from '../schema/run/run-state.ts'
import type { StopReason } from '../schema/run/stop-reason.ts'
import { recoverLostAttempt, recoverLostChecks } from './branch/recover-lost-attempt.ts'
import { amendPlan } from './job/amend-plan.ts'
import { deliver, type JobContext } from './job/job-context.ts'
import { adjusted, type JobSettings } from './job/job-settings.ts'
import { type Ledger, openLedger, takeLease } from './job/ledger.ts'
import type { Ports } from './job/ports.ts'
import { proveStep } from './job/prove.ts'
import { pastRounds, writeAnswer } from './phase/counsel/consensus-file.ts'
import { prepareApproved, recordSlice } from './phase/settle/apply-handoff.ts'

type Obeying = Pick<JobContext, 'ledger'> & {
  readonly job: Pick<JobSettings, 'settings'>
  readonly ports: Pick<Ports, 'outbox' | 'clock'>
}

/**
 * Applies what operators ordered since the last look. Each order's effect and its id go into one state commit, so it
 * takes effect exactly once, whatever dies (design rule 3). Returns a reason where the job is to end; `rests` where
 * nobody has ordered any work.
 */
export async function applyOrders(
  context: Obeying & Pick<JobContext, 'orders'> & { readonly ports: Pick<Ports, 'orderSource'> },
  rests: StopReason | undefined,
): Promise<StopReason | undefined> {
  const { ports, ledger } = context
  const { fresh, taken, waiting } = await takeOrders(context, await context.orders.take())
  ledger.send(acknowledge(taken))
  const answered = tellReviewers(ledger)
  if (fresh.length > 0 || answered.length > 0) await ledger.save(subject(fresh, answered))
  await deliver(ports, ledger)
  if (waiting.size > 0) await ports.orderSource.forget([...waiting])
  const stopped = taken.map(({ result: obeyed }) => obeyed).findLast((obeyed) => obeyed.kind === 'stop')
  if (stopped) return { kind: 'paused', why: stopped.why, scope: 'job' }
  return fresh.length > 0 && fresh.every(asks) ? rests : undefined
}

/** Puts the effects of what came in, and that it was taken, before the ledger; to be saved in one commit. */
async function takeOrders(
  context: Obeying,
  { orders, cursor }: Incoming,
): Promise<{ fresh: readonly IncomingCommand[]; taken: readonly AppliedOrder[]; waiting: ReadonlySet<string> }> {
  const { ledger } = context
  const known = new Set(ledger.consumed)
  const fresh = orders.filter(({ id }) => !known.has(id))
  const taken: AppliedOrder[] = []
  const waiting = new Set(orders.map(({ id }) => id))
  for (const order of fresh) taken.push(await carryOut(context, { order, waiting }))
  ledger.consume([], { cursor, waiting })
  return { fresh, taken, waiting }
}

/** A question; what nobody may order wants nothing either. */
const asks = ({ text, refused }: IncomingCommand): boolean =>
  refused !== undefined || /^(?:status|help|knowledge)\b/.test(text)

/** That a task was done and that its reviewer is told so is one commit, so that it is told once. */
function tellReviewers(ledger: Ledger): readonly string[] {
  const { tasks, effects } = answerFollowUps(ledger)
  ledger.record(...tasks.map((task) => ({ type: 'follow_up_answered' as const, task })))
  ledger.send(effects)
  return tasks
}

/** The first words of what is obeyed; a commit's subject is short. */
function subject(fresh: readonly IncomingCommand[], answered: readonly string[] = []): string {
  if (fresh.length === 0) return `answer the review that asked for ${answered.join(', ')}`
  const words = fresh.map(({ text }) => oneLine(text.split(/\s/)[0] ?? '', 20))
  return `obey ${cappedRow(words, 5)}`
}

async function carryOut(
  context: Obeying,
  { order, waiting }: { order: IncomingCommand; waiting: ReadonlySet<string> },
): Promise<AppliedOrder> {
  const { ledger } = context
  const { id, by, text, about, refused } = order
  const obeyed = judge(order, ledger)
  const effects = obeyed.kind === 'done' ? obeyed.effects : []
  // What is read is read before: an order is taken with all that it means, or not at all.
  const takes = await Promise.all(effects.map((effect) => prepareEffect(context, effect)))
  ledger.consume([id], { cursor: null, waiting })
  ledger.record({
    type: 'command_taken',
    id,
    by,
    text,
    refused: obeyed.kind === 'refused' ? obeyed.why : null,
    ...(about && { about }),
  })
  for (const take of takes) take()
  return { order, result: obeyed, answer: refused?.answer ?? true }
}

function judge({ text, refused, ...order }: IncomingCommand, { plan, state }: Ledger): OrderResult {
  if (refused) return { kind: 'refused', why: refused.why }
  const command = readCommand(text)
  return 'fault' in command ? { kind: 'refused', why: command.fault } : obeyCommand(command, order, { plan, state })
}

/** What an order means beyond its fact goes into the same state commit; what this returns records it. */
async function prepareEffect({ ports, ledger, job }: Obeying, effect: Effect): Promise<() => void> {
  const isAnswer = effect.type === 'counsel_answered' && effect.role === 'consensus'
  const rounds = isAnswer ? await pastRounds(ledger) : []
  const approved = effect.type === 'attempt_approved' && !effect.rejoins ? effect : undefined
  const takeIn = approved && (await prepareApproved(ports, job, { ...approved, ledger }))
  return () => {
    takeEffect({ ports, ledger, job }, effect)
    if (isAnswer) writeAnswer(ledger, { rounds, moment: new Date(ports.clock.now()).toISOString() })
    takeIn?.()
  }
}

function takeEffect({ ledger, job }: Obeying, effect: Effect): void {
  if (effect.type === 'attempt_approved' && !effect.rejoins)
    recordSlice(job, ledger, { ...effect, lines: ledger.state.awaiting?.lines })
  if (effect.type === 'follow_up_added') {
    const next = addFollowUp(effect.amendment, ledger.plan, statusIn(ledger.state))
    if (typeof next === 'string') throw new Error(next)
    ledger.replacePlan(next)
  }
  if (effect.type === 'counsel_answered') {
    const taken = ledger.state.counsel.plan_review?.proposals.filter(({ id }) => effect.ids.includes(id)) ?? []
    const { iteration } = ledger.state
    for (const { amendment } of taken)
      amendPlan(ledger, { iteration, current: '', amendments: [amendment], trusted: true, isApproved: true })
  }
  ledger.record(effect)
  if (effect.type === 'attempt_rejected') {
    const { iteration, by, why } = effect
    ledger.attach(...withdrawal(iteration, { what: 'rejected', by, why }))
  }
}

type ObeyPorts = Pick<Ports, 'store' | 'orderSource' | 'outbox' | 'display' | 'clock' | 'liveness' | 'show' | 'redact'>

type ObeyedAtOnce =
  /** All that waited took effect, in its order. */
  | { readonly kind: 'taken'; readonly taken: readonly AppliedOrder[]; readonly plan: Plan; readonly state: RunState }
  /** A job is at work, which takes them. */
  | { readonly kind: 'held'; readonly state: RunState }

/** How often a write that lost the race is decided again. */
const tries = 5

/**
 * Carries out what was ordered where no job is at work: the same effects by the same ledger, in one commit with the ids
 * of the orders, so that nothing is taken twice. There is no lease to take: where a job begins meanwhile, the
 * compare-and-swap is lost and the orders are that job's. What a job that died left is settled first.
 */
export async function applyOrdersWithoutJob(
  ports: ObeyPorts,
  job: Pick<JobSettings, 'plan' | 'planFile' | 'planAtTop' | 'reachedBy' | 'settings' | 'rules'>,
): Promise<ObeyedAtOnce | undefined> {
  for (let round = 0; round < tries; round++) {
    const { run } = await ports.store.load()
    if (!run) return undefined
    const lease = await leaseOf(ports, run)
    if (lease === 'held') return { kind: 'held', state: run.state }
    await proveStep(ports, run)
    const obeyed = await obeyOnce(ports, job, { run, lease })
    if (obeyed) return obeyed
  }
  return undefined
}

async function leaseOf(
  { liveness, clock }: Pick<Ports, 'liveness' | 'clock'>,
  { state }: LoadedRun,
): Promise<'held' | 'over' | 'free'> {
  const { lease, handed } = state
  const life = lease ? await liveness.check(lease.holder) : 'gone'
  return leaseVerdict(lease, life, { now: clock.now(), handed: handed !== null }).kind
}

/** Undefined where somebody else wrote first. */
async function obeyOnce(
  ports: ObeyPorts,
  job: Parameters<typeof applyOrdersWithoutJob>[1],
  { run, lease }: { run: LoadedRun; lease: 'over' | 'free' },
): Promise<ObeyedAtOnce | undefined> {
  const { cursor: since, consumed } = run.control
  const found = await ports.orderSource.incoming({ since, started: run.state.started, consumed, to: 'obey' })
  const ledger = openLedger(ports, run, job)
  const context = { ports, ledger, job: adjusted(job, run.state) }
  if (lease === 'over') {
    takeLease(ports, ledger)
    recoverLostChecks(ledger, run.state)
    recoverLostAttempt(ledger, context.job.settings, run.state.handed)
  }
  const { fresh, taken, waiting } = await takeOrders(context, found)
  if (lease === 'over') ledger.record({ type: 'lease_released' })
  if (ledger.dirty && !(await saved(() => ledger.save(subject(fresh))))) return undefined
  await ports.orderSource.forget([...waiting])
  return { kind: 'taken', taken, plan: ledger.plan, state: ledger.state }
}

async function saved(save: () => Promise<void>): Promise<boolean> {
  try {
    await save()
    return true
  } catch (error) {
    if (error instanceof RalphError && error.code === 'LEASE_LOST') return false
    throw error
  }
}
