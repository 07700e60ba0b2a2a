import { lanesAtWork, openCalls } from '../core/run/fold/open-attempts.ts'
import { isAgentsMdDue } from '../core/run/next/agents-md-task.ts'
import { isStillWanted, nextBeside, type ReadyAttempt } from '../core/run/next/next-beside.ts'
import type { JobSoFar } from '../core/run/next/next-step.ts'
import { nextInTrain, type TrainStep } from '../core/run/next/train.ts'
import type { Coded } from '../schema/run/dossier.ts'
import type { StopReason } from '../schema/run/stop-reason.ts'
import { applyOrders } from './apply-orders.ts'
import { abandonAttempt } from './attempt.ts'
import {
  isStopOrder,
  type JobContext,
  type JobOutcome,
  lanesOf,
  noCallCost,
  saveAndPublish,
  stopped,
} from './job/job-context.ts'
import { limitsOf } from './job/job-settings.ts'
import { reportCosts } from './job/say-costs.ts'
import { freeLane, prepareInLane, spentInLane } from './lanes/begin-lane.ts'
import { captureOrSettle } from './lanes/capture.ts'
import { dropChecksOn, inTrainNow, settleHead, startBehind, startHead } from './lanes/land.ts'
import { codedInLane, type LaneEnd, type OpenLane, openLane, trackWork } from './lanes/lane.ts'
import { candidatesLeft, lanePorts, rejoinApproved } from './lanes/left-candidates.ts'
import { nextHappening } from './lanes/next-happening.ts'
import { type RoomWatch, watchRoom } from './lanes/watch-room.ts'
import { readDelegatedCalls } from './phase/context/before-code.ts'
import { settleHalt } from './phase/context/directive.ts'
import { editsWait } from './phase/intake/follow-edits.ts'

/**
 * Several attempts side by side, each in a lane with a workspace of its own; what they leave lands one after the other, each
 * checked on exactly the tree that it becomes (docs/design.md#lanes). Only this loop records facts: an ended lane is
 * settled before anything else is looked at. Returns when no attempt is open, since all else is done with the train empty.
 */
export async function runLanes(work: JobContext, soFar: () => JobSoFar): Promise<JobOutcome | undefined> {
  const open = await candidatesLeft(
    work,
    lanesAtWork(work.ledger.state).filter(({ held }) => held === null),
  )
  const room = watchRoom(work)
  const session: Session = { work, open, soFar, room, begun: 0, ends: false, reason: undefined }
  try {
    while (true) {
      if (work.cancelled.aborted) endAll(session)
      else if (!session.ends) {
        await rejoinApproved(session)
        await beginWhatMay(session)
      }
      if (await settleOne(session)) await afterSettling(session)
      else if (open.length === 0) break
      else await waitAndObey(session)
    }
  } catch (error) {
    await giveUpLanes(session)
    throw error
  }
  work.did.ready = false
  return session.reason && stopped(session.reason)
}

interface Session {
  readonly work: JobContext
  /** In the order in which they began; those in the train in its order. */
  readonly open: OpenLane[]
  readonly soFar: () => JobSoFar
  readonly room: RoomWatch
  /** Attempts that it began. */
  begun: number
  /** The job is to end now, or a person decides: what agents left waits for the next job. */
  ends: boolean
  /** Why nothing more begins; what is open goes on to its end, since it is paid for. */
  reason: StopReason | undefined
}

/** Begins attempts in free lanes; what was settled since the last save is written with their start. */
async function beginWhatMay(session: Session): Promise<void> {
  const { work, open } = session
  const begun: { lane: OpenLane; start: () => void }[] = []
  for (let next = decide(session); next; next = decide(session)) {
    if (begun.length === 0)
      await reportCosts(work.ports, work.job, { ledger: work.ledger, soFar: session.soFar(), lanes: lanesOf(work) })
    const lane = await begin(session, next)
    if (!lane) break
    begun.push(lane)
    open.push(lane.lane)
    session.begun += 1
  }
  if (begun.length === 0) return saveAndPublish(work)
  const names = begun.map(({ lane: { prepared } }) => `${prepared.iteration}: ${prepared.task.id}`)
  const { ledger } = work
  await ledger.save(`begin ${names.length === 1 ? 'iteration' : 'iterations'} ${names.join(', ')}`)
  await work.publish()
  const moved = new Set<OpenLane>()
  for (const { lane, start } of begun) {
    const at = ledger.state.lanes.find(({ iteration }) => iteration === lane.prepared.iteration)
    if (at?.checkpoint === ledger.state.work && !work.conflict()) start()
    else moved.add(lane)
  }
  for (const lane of moved) {
    abandonAttempt(ledger, lane.prepared)
    remove(open, lane)
  }
  if (moved.size > 0) session.ends = true
}

function decide({ work, soFar, room, open, begun, reason }: Session): ReadyAttempt | undefined {
  const { job, ledger, ports } = work
  const { plan, state } = ledger
  const lanes = lanesOf(work)
  if (lanes === 1 || reason) return undefined
  // The loop around this one has something to do that needs the train empty.
  if (begun > 0 && job.settings['agents-md'] && isAgentsMdDue(plan, state)) return undefined
  const next = nextBeside({ plan, state, limits: limitsOf(job, state), job: soFar(), now: ports.clock.now(), lanes })
  return next && room.refusal(open.length) === undefined ? next : undefined
}

async function begin(session: Session, next: ReadyAttempt): Promise<{ lane: OpenLane; start: () => void } | undefined> {
  const { work, open } = session
  const { ledger } = work
  const number = freeLane(open)
  const ports = lanePorts(work, number)
  const onlyPrep = open.some((lane) => lane.asksBefore && !lane.coded)
  const begun = await prepareInLane(work, next, {
    ...{ ports, lane: number, onlyPrep },
    canAsk: ports.agent.ask !== undefined,
  })
  if (begun.kind === 'gone') {
    session.ends = true
    session.reason ??= begun.reason
    return undefined
  }
  const { prepared } = begun
  const lane = openLane(work, number, { ports, prepared })
  lane.asksBefore = (prepared.calls ?? []).length > 0
  const spent = spentInLane(next.reserved, work.job.settings)
  const start = (): void => {
    lane.agent = trackWork(
      codedInLane(ports, work.job, {
        ...{ ledger, prepared, spent },
        signal: lane.signal,
        onSpent(spent) {
          lane.spent = spent
        },
      }),
    )
  }
  return { lane, start }
}

/** Settles one lane whose work has ended. Returns false where there is none. */
async function settleOne(session: Session): Promise<boolean> {
  for (const lane of session.open) {
    const end = lane.coded ? undefined : lane.agent?.end()
    if (!end) continue
    await settleAgent(session, lane, resultOf(end))
    return true
  }
  return settleTrain(session)
}

function resultOf<T>(end: LaneEnd<T>): T {
  if (end.kind === 'fault') throw end.error
  return end.value
}

/** Does what is next in the train until its head was settled, or until there is nothing to do but to wait. */
async function settleTrain(session: Session): Promise<boolean> {
  const { work, ends } = session
  const { job, ledger } = work
  while (true) {
    const train = trainOf(session)
    const { work: tip, awaiting } = ledger.state
    const now = { tip, checksAtOnce: job.checksAtOnce, ends, awaits: awaiting !== null }
    const step = nextInTrain({ train: train.map((lane) => inTrainNow(lane, isWanted(work, lane))), ...now })
    const [head] = train
    if (!head || step.kind === 'wait') return false
    if (step.kind === 'check' && step.iteration !== head.prepared.iteration) await checkBehind(session, train, step)
    else if (await leaves(session, head, step.kind)) {
      if (ledger.state.work === tip) dropChecksOn(head.prepared.iteration, train)
      return true
    }
  }
}

async function checkBehind(
  { work, open }: Session,
  train: readonly OpenLane[],
  { iteration, ahead }: { iteration: number; ahead: readonly number[] },
): Promise<void> {
  const one = train.find(({ prepared }) => prepared.iteration === iteration)
  const before = train.filter(({ prepared }) => ahead.includes(prepared.iteration))
  if (one) await startBehind(work, one, { ahead: before, open })
}

/** What becomes of the train's head. Returns whether it left the train. */
async function leaves(session: Session, head: OpenLane, kind: Exclude<TrainStep['kind'], 'wait'>): Promise<boolean> {
  const { work } = session
  if (kind === 'leave') return leave(session, head)
  if (kind === 'set_aside') return setAside(session, head)
  const settled = kind === 'check' ? await startHead(work, head, session.open) : await settleEnded(work, head)
  if (settled === 'waits') return false
  finish(session, head, settled.reason)
  return true
}

async function settleEnded(work: JobContext, head: OpenLane): ReturnType<typeof settleHead> {
  const end = head.checks?.end()
  if (!end) throw new Error('the checks of the head have not ended')
  return settleHead(work, head, resultOf(end))
}

/** The candidates, in the order that the state has them in. */
function trainOf({ work: { ledger }, open }: Pick<Session, 'work' | 'open'>): OpenLane[] {
  const place = new Map(ledger.state.lanes.map(({ iteration }, at) => [iteration, at]))
  const placeOf = ({ prepared }: OpenLane): number => place.get(prepared.iteration) ?? 0
  return open.filter(({ coded }) => coded).sort((a, b) => placeOf(a) - placeOf(b))
}

/** An agent has ended: the checks decide in the train, or nothing of it needs them. */
async function settleAgent(session: Session, lane: OpenLane, coded: Coded): Promise<void> {
  const { work } = session
  session.room.ended()
  if (!isWanted(work, lane)) return void leave(session, lane)
  const { ports, job, ledger } = work
  const { before } = coded
  const prepared =
    before && (await readDelegatedCalls(ports, job, { ledger, at: coded, calls: before.planned, made: before.made }))
  if (prepared?.kind === 'halted')
    return finish(session, lane, settleHalt(ledger, job, { at: coded, halt: prepared.halt }))
  const captured = await captureOrSettle(work, coded)
  if (captured.kind === 'settled') return finish(session, lane, captured.reason)
  lane.coded = captured.coded
  lane.candidate = captured.candidate
}

const isWanted = ({ ledger: { plan, state } }: JobContext, { prepared: { task } }: OpenLane): boolean =>
  isStillWanted(plan, state, task.id)

/** Its task was skipped or decided about while it was open: it counts for nothing. */
function leave(session: Session, lane: OpenLane): true {
  const { iteration, task } = lane.prepared
  const fact = {
    iteration,
    task: task.id,
    cause: 'cancelled' as const,
    why: 'an order decided about its task',
    until: null,
  }
  session.work.ledger.record({ type: 'attempt_interrupted', ...fact, ...spentOf(lane) })
  lane.ending.abort()
  remove(session.open, lane)
  return true
}

/** The job ends: what the agent left stays in the train, for the next one. */
function setAside({ open }: Session, lane: OpenLane): true {
  lane.ending.abort()
  remove(open, lane)
  return true
}

function finish(session: Session, lane: OpenLane, reason: StopReason | undefined): void {
  const { did, ports, ledger } = session.work
  remove(session.open, lane)
  did.longestMs = Math.max(did.longestMs, ports.clock.now() - lane.begun)
  const { iteration } = ledger.state
  for (const why of new Set(lane.ports.workspace.takeSetUpReasons()))
    ledger.record({ type: 'set_up_again', iteration, why })
  session.reason ??= reason
}

const spentOf = ({ coded, spent }: OpenLane) =>
  coded ? { usage: coded.usage, duration_ms: coded.durationMs } : { usage: spent.usage, duration_ms: spent.duration_ms }

function remove(open: OpenLane[], lane: OpenLane): void {
  open.splice(open.indexOf(lane), 1)
}

/** Nothing begins any more, and what goes on is ended. */
function endAll(session: Session): void {
  session.ends = true
  for (const { ending } of session.open) ending.abort()
}

/** What people ordered meanwhile, and what they edited, is looked at when something was settled. */
async function afterSettling(session: Session): Promise<void> {
  const { work } = session
  if (session.ends || work.cancelled.aborted) return
  const { ledger, ports } = work
  const { iteration } = ledger.state
  for (const refusal of ports.takeNetworkRefusals()) ledger.record({ type: 'network_refused', iteration, ...refusal })
  if (await editsWait(work)) session.ends = true
  const reason = (await applyOrders(work, undefined)) ?? work.conflict()
  if (reason) {
    session.reason ??= reason
    endAll(session)
  }
  for (const lane of session.open) {
    if (isWanted(work, lane)) continue
    lane.ending.abort()
    dropChecksOn(lane.prepared.iteration, session.open)
  }
}

/** Waits for what comes next, and follows what people ordered meanwhile. */
async function waitAndObey(session: Session): Promise<void> {
  const { work, open } = session
  const orders = await nextHappening(work, open)
  session.room.look(open.length)
  if (orders.length === 0) return
  const ending = orders.find(({ text }) => isStopOrder(text))
  if (ending) {
    const text = `${ending.by} says ${ending.text}: the attempts under way end and do not count`
    work.ports.show({ kind: 'note', text })
    return endAll(session)
  }
  work.orders.forget()
  await afterSettling(session)
}

const byFault = 'the job was ended by a fault'

/** A fault ends the job: nothing goes on, and each attempt that is open is put down with what it has cost. */
async function giveUpLanes(session: Session): Promise<void> {
  const { work, open } = session
  const { ledger } = work
  endAll(session)
  await Promise.all(open.flatMap(({ agent, checks }) => [agent?.over, checks?.over]))
  for (const { iteration, task } of openCalls(ledger.state)) {
    const lane = open.find(({ prepared }) => prepared.iteration === iteration)
    const spent = lane ? spentOf(lane) : noCallCost
    ledger.record({
      type: 'attempt_interrupted',
      iteration,
      task,
      cause: 'infrastructure',
      why: byFault,
      until: null,
      ...spent,
    })
  }
}
