import { type AppliedOrder, acknowledge, answerFollowUps } from '../core/control/acknowledge.ts'
import { obeyCommand } from '../core/control/obey-command.ts'
import type { Effect, OrderResult } from '../core/control/order-result.ts'
import { RalphError } from '../core/error/error.ts'
import { readCommand } from '../core/order/read-command.ts'
import { addFollowUp } from '../core/plan/change/follow-up.ts'
import { statusIn } from '../core/run/fold/begin.ts'
import { leaseVerdict } from '../core/run/lease/lease-verdict.ts'
import { withdrawal } from '../core/run/stored/run-files.ts'
import { cappedRow } from '../core/text/capped-list.ts'
import { oneLine } from '../core/text/one-line.ts'
import type { Incoming, IncomingCommand } from '../port/outside.ts'
import type { LoadedRun } from '../port/state-store.ts'
import type { Plan } from '../schema/plan/plan.ts'
import type { RunState } from '../schema/run/run-state.ts'
import type { StopReason } from '../schema/run/stop-reason.ts'
import { recoverLostChecks, settleLostAttempts } from './branch/lost-attempts.ts'
import { pastRounds, writeConsensus } from './calls/consensus.ts'
import { amendPlan } from './job/amend-plan.ts'
import { deliver, type JobContext } from './job/job-context.ts'
import { type JobSettings, withOrderedSettings } from './job/job-settings.ts'
import { type Ledger, openLedger, takeLease } from './job/ledger.ts'
import type { Ports } from './job/ports.ts'
import { proveStep } from './job/prove.ts'
import { prepareApproved, recordSlice } from './phase/settle/apply-handoff.ts'

type OrderContext = Pick<JobContext, 'ledger'> & {
  readonly job: Pick<JobSettings, 'settings'>
  readonly ports: Pick<Ports, 'outbox' | 'clock'>
}

/**
 * Applies the orders that arrived. Each order's effects and its id are saved in one commit, so that it takes effect
 * exactly once (design rule 3). Returns a reason if the job must end; `restReason` if all orders were questions.
 */
export async function applyOrders(
  context: OrderContext & Pick<JobContext, 'orderPrefetch'> & { readonly ports: Pick<Ports, 'orderSource'> },
  restReason: StopReason | undefined,
): Promise<StopReason | undefined> {
  const { ports, ledger } = context
  const { newOrders, applied, waitingIds } = await applyIncoming(context, await context.orderPrefetch.take())
  ledger.send(acknowledge(applied))
  const answeredTasks = answerReviewers(ledger)
  if (newOrders.length > 0 || answeredTasks.length > 0) await ledger.save(commitSubject(newOrders, answeredTasks))
  await deliver(ports, ledger)
  if (waitingIds.size > 0) await ports.orderSource.forget([...waitingIds])
  const stopOrder = applied.map(({ result: obeyed }) => obeyed).findLast((obeyed) => obeyed.kind === 'stop')
  if (stopOrder) return { kind: 'paused', why: stopOrder.why, scope: 'job' }
  return newOrders.length > 0 && newOrders.every(isQuestion) ? restReason : undefined
}

/** Records the effects of new orders, and that they were applied; not saved here. */
async function applyIncoming(
  context: OrderContext,
  { orders, cursor }: Incoming,
): Promise<{
  newOrders: readonly IncomingCommand[]
  applied: readonly AppliedOrder[]
  waitingIds: ReadonlySet<string>
}> {
  const { ledger } = context
  const consumedIds = new Set(ledger.consumed)
  const newOrders = orders.filter(({ id }) => !consumedIds.has(id))
  const applied: AppliedOrder[] = []
  const waitingIds = new Set(orders.map(({ id }) => id))
  for (const order of newOrders) applied.push(await applyOrder(context, { order, waiting: waitingIds }))
  ledger.consume([], { cursor, waiting: waitingIds })
  return { newOrders, applied, waitingIds }
}

const isQuestion = ({ text, refused }: IncomingCommand): boolean =>
  refused !== undefined || /^(?:status|help|knowledge)\b/.test(text)

/** Saved in one commit with the answered task, so that its reviewer hears of it once. */
function answerReviewers(ledger: Ledger): readonly string[] {
  const { tasks, effects } = answerFollowUps(ledger)
  ledger.record(...tasks.map((task) => ({ type: 'follow_up_answered' as const, task })))
  ledger.send(effects)
  return tasks
}

function commitSubject(newOrders: readonly IncomingCommand[], answeredTasks: readonly string[] = []): string {
  if (newOrders.length === 0) return `answer the review that asked for ${answeredTasks.join(', ')}`
  const words = newOrders.map(({ text }) => oneLine(text.split(/\s/)[0] ?? '', 20))
  return `obey ${cappedRow(words, 5)}`
}

async function applyOrder(
  context: OrderContext,
  { order, waiting }: { order: IncomingCommand; waiting: ReadonlySet<string> },
): Promise<AppliedOrder> {
  const { ledger } = context
  const { id, by, text, about, refused } = order
  const obeyed = decideOrder(order, ledger)
  const effects = obeyed.kind === 'done' ? obeyed.effects : []
  // Read before the first fact: an order takes effect as a whole or not at all.
  const applications = await Promise.all(effects.map((effect) => prepareEffect(context, effect)))
  ledger.consume([id], { cursor: null, waiting })
  ledger.record({
    type: 'command_taken',
    id,
    by,
    text,
    refused: obeyed.kind === 'refused' ? obeyed.why : null,
    ...(about && { about }),
  })
  for (const applyPrepared of applications) applyPrepared()
  return { order, result: obeyed, answer: refused?.answer ?? true }
}

function decideOrder({ text, refused, ...order }: IncomingCommand, { plan, state }: Ledger): OrderResult {
  if (refused) return { kind: 'refused', why: refused.why }
  const command = readCommand(text)
  return 'fault' in command ? { kind: 'refused', why: command.fault } : obeyCommand(command, order, { plan, state })
}

/** Reads what an effect needs; the returned function records it. */
async function prepareEffect({ ports, ledger, job }: OrderContext, effect: Effect): Promise<() => void> {
  const isAnswer = effect.type === 'counsel_answered' && effect.role === 'consensus'
  const rounds = isAnswer ? await pastRounds(ledger) : []
  const approval = effect.type === 'attempt_approved' && !effect.rejoins ? effect : undefined
  const applyApproval = approval && (await prepareApproved(ports, job, { ...approval, ledger }))
  return () => {
    applyEffect({ ports, ledger, job }, effect)
    if (isAnswer) writeConsensus(ledger, { rounds, moment: new Date(ports.clock.now()).toISOString() })
    applyApproval?.()
  }
}

function applyEffect({ ledger, job }: OrderContext, effect: Effect): void {
  if (effect.type === 'attempt_approved' && !effect.rejoins)
    recordSlice(job, ledger, { ...effect, lines: ledger.state.awaiting?.lines })
  if (effect.type === 'follow_up_added') {
    const nextPlan = addFollowUp(effect.amendment, ledger.plan, statusIn(ledger.state))
    if (typeof nextPlan === 'string') throw new Error(nextPlan)
    ledger.replacePlan(nextPlan)
  }
  if (effect.type === 'counsel_answered') {
    const acceptedProposals =
      ledger.state.counsel.plan_review?.proposals.filter(({ id }) => effect.ids.includes(id)) ?? []
    const { iteration } = ledger.state
    for (const { amendment } of acceptedProposals)
      amendPlan(ledger, { iteration, current: '', amendments: [amendment], trusted: true, isApproved: true })
  }
  ledger.record(effect)
  if (effect.type === 'attempt_rejected') {
    const { iteration, by, why } = effect
    ledger.attach(...withdrawal(iteration, { what: 'rejected', by, why }))
  }
}

type OrderPorts = Pick<Ports, 'store' | 'orderSource' | 'outbox' | 'display' | 'clock' | 'liveness' | 'show' | 'redact'>

type AppliedWithoutJob =
  /** All pending orders took effect, in order. */
  | { readonly kind: 'taken'; readonly applied: readonly AppliedOrder[]; readonly plan: Plan; readonly state: RunState }
  /** A job holds the run and will apply them. */
  | { readonly kind: 'held'; readonly state: RunState }

const maxTries = 5

/**
 * Applies orders if no job is running. The effects and the orders' ids are saved in one commit. No lease is taken: if a
 * job starts in between, the save fails, and that job applies the orders. First settles what a dead job left.
 */
export async function applyOrdersWithoutJob(
  ports: OrderPorts,
  job: Pick<JobSettings, 'plan' | 'planFile' | 'planAtTop' | 'reachedBy' | 'settings' | 'rules'>,
): Promise<AppliedWithoutJob | undefined> {
  for (let count = 0; count < maxTries; count++) {
    const { run } = await ports.store.load()
    if (!run) return undefined
    const lease = await leaseOf(ports, run)
    if (lease === 'held') return { kind: 'held', state: run.state }
    await proveStep(ports, run)
    const outcome = await tryApplying(ports, job, { run, lease })
    if (outcome) return outcome
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

/** Undefined if another write came first. */
async function tryApplying(
  ports: OrderPorts,
  job: Parameters<typeof applyOrdersWithoutJob>[1],
  { run, lease }: { run: LoadedRun; lease: 'over' | 'free' },
): Promise<AppliedWithoutJob | undefined> {
  const { cursor: since, consumed } = run.control
  const incoming = await ports.orderSource.incoming({ since, started: run.state.started, consumed, to: 'obey' })
  const ledger = openLedger(ports, run, job)
  const context = { ports, ledger, job: withOrderedSettings(job, run.state) }
  if (lease === 'over') {
    takeLease(ports, ledger)
    recoverLostChecks(ledger, run.state)
    settleLostAttempts(ledger, context.job.settings, run.state.handed)
  }
  const { newOrders, applied, waitingIds } = await applyIncoming(context, incoming)
  if (lease === 'over') ledger.record({ type: 'lease_released' })
  if (ledger.hasUnsavedChanges && !(await saveIfFirst(() => ledger.save(commitSubject(newOrders))))) return undefined
  await ports.orderSource.forget([...waitingIds])
  return { kind: 'taken', applied, plan: ledger.plan, state: ledger.state }
}

async function saveIfFirst(save: () => Promise<void>): Promise<boolean> {
  try {
    await save()
    return true
  } catch (error) {
    if (error instanceof RalphError && error.code === 'LEASE_LOST') return false
    throw error
  }
}
