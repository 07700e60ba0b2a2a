import { recordFailure } from '../../src/app/branch/record-failure.ts'
import { attemptVerdict } from '../../src/core/run/attempt/attempt-verdict.ts'
import { taskIn } from '../../src/core/run/fold/begin.ts'
import { leaseRenewalMs } from '../../src/core/run/lease/lease-verdict.ts'
import { nextBeside, type ReadyAttempt, unwantedReason } from '../../src/core/run/next/next-beside.ts'
import {
  checkedBase,
  countsFor,
  isTriedOnTip,
  leavesTrain,
  nextInTrain,
  type TrainStep,
} from '../../src/core/run/next/train.ts'
import { hadShareOnly } from '../../src/core/run/next/used-up.ts'
import { noUsage } from '../../src/schema/agent/usage.ts'
import { isToEnd, obey } from './apply-orders.ts'
import { type Check, endOf, inTrain, type Lane } from './lane.ts'
import { type SimulatedWork, settings } from './simulated-work.ts'
import { type Commit, isGreen, merged, minute, treeOf } from './world.ts'

/** How long what is ended needs to end. */
const endingMs = 1_000
/** Longer than the product waits: what it finds is the same, and the simulation looks four times less often. */
const pollMs = 60_000

interface Session {
  readonly work: SimulatedWork
  readonly open: Lane[]
  ends: boolean
  reason: string | undefined
  begun: number
  /** Called when something of a lane has ended. */
  wake: () => void
}

/** Several attempts side by side, in the steps of `src/app/run-lanes.ts`. Returns why the job is to end. */
export async function runLanes(work: SimulatedWork): Promise<string | undefined> {
  const session: Session = {
    work,
    open: candidatesLeft(work),
    ends: false,
    reason: undefined,
    begun: 0,
    wake: () => undefined,
  }
  const { open } = session
  while (true) {
    if (work.cancelled.is) endAll(session)
    else if (!session.ends) await beginWhatMay(session)
    if (settleOne(session)) await afterSettling(session)
    else if (open.length === 0) break
    else await waitAndObey(session)
  }
  return session.reason
}

function candidatesLeft({ world, ledger }: SimulatedWork): Lane[] {
  return ledger.state.lanes.map(({ lane, iteration, task, candidate, reserved_usd: reservedUsd }) => {
    const made = world.candidates.get(candidate ?? '')
    if (!made) throw new Error(`iteration ${iteration} waits in the train without a candidate`)
    const { base, mark } = made
    return {
      ...{ lane, iteration, task: { id: task }, base, mark, reservedUsd, usd: 0 },
      candidate: made,
      isEnding: false,
    }
  })
}

async function beginWhatMay(session: Session): Promise<void> {
  const { work, open } = session
  const { ledger } = work
  const begun: { lane: Lane; start: () => void }[] = []
  for (let next = decide(session); next; next = decide(session)) {
    const one = begin(session, next)
    begun.push(one)
    open.push(one.lane)
    session.begun += 1
  }
  if (ledger.dirty) await ledger.save()
  for (const { start } of begun) start()
}

function decide({ work, reason }: Session): ReadyAttempt | undefined {
  if (reason) return undefined
  const { world, ledger, limits, soFar, job } = work
  const { plan, state } = ledger
  return nextBeside({ plan, state, limits, job: soFar(), now: world.now(), lanes: job.lanes })
}

function begin(session: Session, { task, attempt, reserved }: ReadyAttempt): { lane: Lane; start: () => void } {
  const { work, open } = session
  const { usd: reservedUsd } = reserved
  const { world, ledger, machine } = work
  const used = new Set(open.map(({ lane }) => lane))
  let lane = 0
  while (used.has(lane)) lane += 1
  const iteration = ledger.state.iteration + 1
  const { outcome, minutes, usd } = world.nextAttempt()
  const base = commitOf(work, ledger.state.work)
  const own: Lane = {
    ...{ lane, iteration, task, base, mark: `${task.id} ${outcome} ${iteration}`, isEnding: false },
    ...{ usd: Math.min(usd, reservedUsd), reservedUsd },
  }
  const in_lane = { lane, reserved_usd: reservedUsd }
  ledger.record({ type: 'attempt_started', iteration, task: task.id, attempt, checkpoint: base.id, in_lane })
  const start = (): void =>
    void world.until(world.now() + minutes * minute, machine).then(() => {
      own.end ??= endOf(outcome, usd, reservedUsd)
      session.wake()
    })
  return { lane: own, start }
}

function commitOf({ world }: Pick<SimulatedWork, 'world'>, id: string): Commit {
  const commit = world.commits.get(id)
  if (!commit) throw new Error(`${id} is no commit`)
  return commit
}

function settleOne(session: Session): boolean {
  for (const lane of session.open) {
    if (lane.candidate || !lane.end) continue
    settleAgent(session, lane)
    return true
  }
  return settleTrain(session)
}

function settleAgent(session: Session, lane: Lane): void {
  const { ledger, world, limits } = session.work
  const { iteration, task, mark, end, base, usd } = lane
  if (!end) throw new Error('its agent is at work')
  if (!isWanted(session, lane)) {
    leave(session, lane)
    return
  }
  const verdict = attemptVerdict({
    ...{ end, hasChanges: mark.split(' ')[1] !== 'nothing', findings: [], now: world.now() },
    ...{ waits: ledger.state.waiting?.count ?? 0, losses: taskIn(ledger.state, task.id).runners_lost },
  })
  const spent = { usage: { ...noUsage, usd }, duration_ms: 0 }
  if (verdict.kind === 'validate') {
    const id = world.nextId('candidate')
    lane.candidate = { id, base, mark }
    world.candidates.set(id, lane.candidate)
    ledger.record({ type: 'attempt_captured', iteration, task: task.id, candidate: id })
    return
  }
  if (verdict.kind === 'fail') {
    const { cause, why } = verdict
    fail(session, lane, { cause, why, fingerprint: cause })
  } else {
    const { cause, why, until } = verdict
    const budgets = { usd: limits.costBudgetUsd, tokens: limits.tokenBudget }
    const shared = cause === 'budget' && hadShareOnly(ledger.state, iteration, budgets)
    const beside = shared && { beside: true as const }
    ledger.record({ type: 'attempt_interrupted', iteration, task: task.id, cause, why, until, ...spent, ...beside })
    if (cause === 'budget' && !shared) session.reason ??= 'cost_budget'
  }
  finish(session, lane)
}

type Failure = Parameters<typeof recordFailure>[2]

function fail(
  { work: { ledger } }: Session,
  { iteration, task, usd }: Lane,
  failure: Pick<Failure, 'cause' | 'why' | 'fingerprint'> & { rejected?: string; moved?: boolean },
): void {
  const { rejected = null, moved = false, ...fact } = failure
  const left = leavesTrain(taskIn(ledger.state, task.id), { ...fact, moved })
  const spent = { usage: { ...noUsage, usd }, duration_ms: 0, handoff: null }
  const more = { rejected, ...(left && { left_train: true as const }) }
  recordFailure(ledger, settings, { iteration, task: task.id, ...fact, ...spent, ...more })
}

function settleTrain(session: Session): boolean {
  const { work, open, ends } = session
  const { ledger, job } = work
  while (true) {
    const place = new Map(ledger.state.lanes.map(({ iteration }, at) => [iteration, at]))
    const placeOf = ({ iteration }: Lane): number => place.get(iteration) ?? 0
    const train = open.filter(({ candidate }) => candidate).sort((a, b) => placeOf(a) - placeOf(b))
    const { work: tip, awaiting } = ledger.state
    const now = { tip, checksAtOnce: job.checksAtOnce, ends, awaits: awaiting !== null }
    const step = nextInTrain({ train: train.map((lane) => inTrain(lane, isWanted(session, lane))), ...now })
    const [head] = train
    if (!head || step.kind === 'wait') return false
    if (step.kind === 'check' && step.iteration !== head.iteration) checkBehind(session, train, step)
    else if (leaves(session, head, step.kind)) {
      if (ledger.state.work === tip) dropChecksOn(session, head.iteration)
      return true
    }
  }
}

function leaves(session: Session, head: Lane, kind: Exclude<TrainStep['kind'], 'wait'>): boolean {
  if (kind === 'leave') leave(session, head)
  else if (kind === 'set_aside') setAside(session, head)
  else return kind === 'check' ? startHead(session, head) : settleHead(session, head)
  return true
}

/** Returns whether it left the train. */
function startHead(session: Session, lane: Lane): boolean {
  const tip = commitOf(session.work, session.work.ledger.state.work)
  const { candidate } = lane
  if (!candidate) throw new Error('not in the train')
  const composed = merged(tip, candidate)
  if (composed) startCheck(session, lane, { parent: tip.id, marks: composed.marks, ahead: [] })
  else rebase(session, lane, 'its change conflicts')
  return composed === undefined
}

function rebase(session: Session, lane: Lane, why: string): void {
  const { ledger } = session.work
  const { iteration, task, candidate, usd } = lane
  if (isTriedOnTip(taskIn(ledger.state, task.id))) {
    const fact = {
      iteration,
      task: task.id,
      cause: 'rebase' as const,
      why,
      until: null,
      candidate: candidate?.id ?? '',
    }
    ledger.record({ type: 'attempt_interrupted', ...fact, usage: { ...noUsage, usd }, duration_ms: 0 })
  } else
    fail(session, lane, {
      cause: 'conflict',
      why,
      fingerprint: `conflict: ${why}`,
      moved: true,
      rejected: candidate?.id ?? '',
    })
  finish(session, lane)
}

function settleHead(session: Session, lane: Lane): boolean {
  const { world, ledger } = session.work
  const { check, candidate, iteration, task, usd } = lane
  if (!check || !candidate) throw new Error('nothing was checked')
  const tip = commitOf(session.work, ledger.state.work)
  const composed = merged(tip, candidate)
  const isOnTip = check.ahead.length === 0 && check.parent === tip.id
  const isOfLanding =
    isOnTip || (composed !== undefined && countsFor({ tree: treeOf(check) }, { tree: treeOf(composed) }))
  if (isOnTip && check.verdict === 'none') {
    leave(session, lane)
    return true
  }
  if (!isOfLanding || check.verdict === 'none') {
    lane.check = undefined
    return false
  }
  const moved = candidate.base.id !== tip.id
  if (check.verdict === 'green') {
    const commit = world.nextId('commit')
    world.commits.set(commit, { id: commit, parent: tip.id, marks: check.marks })
    const fact = { iteration, task: task.id, summary: 'A change.', handoff: 'structured' as const, commit }
    const more = { usage: { ...noUsage, usd }, duration_ms: 0, flaky: [], turned_green: [] }
    ledger.record({ type: 'attempt_succeeded', ...fact, ...more })
    finish(session, lane)
    return true
  }
  const isRebase = moved && isTriedOnTip(taskIn(ledger.state, task.id))
  if (isRebase) rebase(session, lane, 'red on what landed meanwhile')
  else {
    fail(session, lane, { cause: 'checks', why: 'red', fingerprint: `red ${moved}`, moved, rejected: candidate.id })
    finish(session, lane)
  }
  return true
}

function checkBehind(
  session: Session,
  train: readonly Lane[],
  { iteration, ahead }: { iteration: number; ahead: readonly number[] },
): void {
  const lane = train.find((one) => one.iteration === iteration)
  const tip = commitOf(session.work, session.work.ledger.state.work)
  if (!lane?.candidate) throw new Error('not in the train')
  let marks: readonly string[] | undefined = tip.marks
  for (const one of train.filter((other) => ahead.includes(other.iteration)))
    marks = one.candidate && marks && merged({ ...tip, marks }, one.candidate)?.marks
  const composed = marks && merged({ ...tip, marks }, lane.candidate)
  if (composed) startCheck(session, lane, { parent: tip.id, marks: composed.marks, ahead })
  else lane.apartFrom = checkedBase(tip.id, ahead)
}

function startCheck(session: Session, lane: Lane, on: Pick<Check, 'ahead' | 'parent' | 'marks'>): void {
  const { world, machine, job } = session.work
  const check: Check = { ...on, isStale: false, wasRed: false, verdict: 'running' }
  lane.check = check
  if (lane.isEnding) endLater(session, check)
  const isOver = (): boolean => check.verdict !== 'running' || check.isStale || lane.isEnding
  const after = (act: () => void): void =>
    void world.until(world.now() + job.checkMinutes * minute, machine).then(() => {
      if (!isOver()) act()
    })
  const ends = (verdict: 'green' | 'red'): void => {
    check.verdict = verdict
    if (verdict === 'green') world.green.add(treeOf(check))
    session.wake()
  }
  after(() => {
    if (isGreen(world, treeOf(check))) return ends('green')
    check.wasRed = true
    dropChecksOn(session, lane.iteration)
    // A check that is red is run once more.
    after(() => ends(isGreen(world, treeOf(check)) ? 'green' : 'red'))
  })
}

/** A check that is ended takes a moment. */
function endLater(session: Session, check: Check): void {
  const { world, machine } = session.work
  void world.until(world.now() + endingMs, machine).then(() => {
    if (check.verdict === 'running') check.verdict = 'none'
    session.wake()
  })
}

function dropChecksOn(session: Session, iteration: number): void {
  for (const { check } of session.open) {
    if (!check?.ahead.includes(iteration) || check.isStale) continue
    check.isStale = true
    if (check.verdict === 'running') endLater(session, check)
  }
}

function isWanted({ work: { ledger } }: Session, lane: Lane): boolean {
  const task = ledger.plan.tasks.find(({ id }) => id === lane.task.id)
  return task !== undefined && unwantedReason(ledger.plan, ledger.state, task) === undefined
}

function leave(session: Session, lane: Lane): void {
  const { iteration, task, usd } = lane
  const fact = {
    iteration,
    task: task.id,
    cause: 'cancelled' as const,
    why: 'an order decided about its task',
    until: null,
  }
  session.work.ledger.record({ type: 'attempt_interrupted', ...fact, usage: { ...noUsage, usd }, duration_ms: 0 })
  setAside(session, lane)
}

function setAside({ open }: Session, lane: Lane): void {
  lane.isEnding = true
  open.splice(open.indexOf(lane), 1)
}

function finish({ open }: Session, lane: Lane): void {
  open.splice(open.indexOf(lane), 1)
}

function endAll(session: Session): void {
  session.ends = true
  for (const lane of session.open) endLane(session, lane)
}

function endLane(session: Session, lane: Lane): void {
  const { world, machine } = session.work
  if (lane.isEnding) return
  lane.isEnding = true
  if (lane.check?.verdict === 'running') endLater(session, lane.check)
  if (lane.candidate || lane.end) return
  void world.until(world.now() + endingMs, machine).then(() => {
    lane.end ??= { kind: 'cancelled' }
    session.wake()
  })
}

async function afterSettling(session: Session): Promise<void> {
  const { work, open } = session
  if (session.ends || work.cancelled.is) return
  const reason = await obey(work)
  if (reason) {
    session.reason ??= reason
    endAll(session)
  }
  for (const lane of open) {
    if (isWanted(session, lane)) continue
    endLane(session, lane)
    dropChecksOn(session, lane.iteration)
  }
}

async function waitAndObey(session: Session): Promise<void> {
  const { work } = session
  const { world, machine, ledger } = work
  const { lease } = ledger.state
  const renewal = lease ? Date.parse(lease.renewed) + leaseRenewalMs : world.now() + pollMs
  // What is being ended ends within seconds.
  const until = work.cancelled.is ? Number.POSITIVE_INFINITY : Math.min(renewal, world.now() + pollMs)
  await Promise.race([world.until(until, machine), new Promise<void>((resolve) => (session.wake = resolve))])
  session.wake = () => undefined
  if (world.now() < until || work.cancelled.is) return
  if (world.now() >= renewal) {
    ledger.record({ type: 'lease_renewed' })
    await ledger.save()
  }
  if (isToEnd(work)) return endAll(session)
  if (world.orders.some(({ id }) => !ledger.consumed.has(id))) await afterSettling(session)
}
