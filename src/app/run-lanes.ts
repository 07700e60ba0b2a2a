import { lanesAtWork, openCalls } from '../core/run/fold/open-attempts.ts'
import { timeForAgentsMd } from '../core/run/next/agents-md-task.ts'
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
import { dropChecksOn, settleHead, startBehind, startHead, trainCandidate } from './lanes/land.ts'
import { codedInLane, type LaneEnd, type OpenLane, openLane, trackWork } from './lanes/lane.ts'
import { lanePorts, rejoinApproved, reopenCandidates } from './lanes/left-candidates.ts'
import { waitForChange } from './lanes/next-happening.ts'
import { type RoomWatch, watchRoom } from './lanes/watch-room.ts'
import { readDelegatedCalls } from './phase/context/before-code.ts'
import { settleHalt } from './phase/context/directive.ts'
import { editsWait } from './phase/intake/follow-edits.ts'

/**
 * Several attempts side by side, each in a lane with a workspace of its own; what they leave lands one after the other, each
 * checked on exactly the tree that it becomes (docs/design.md#lanes). Only this loop records facts: an ended lane is
 * settled before anything else is looked at. Returns when no attempt is open, since all else is done with the train empty.
 */
export async function runLanes(context: JobContext, soFar: () => JobSoFar): Promise<JobOutcome | undefined> {
  const open = await reopenCandidates(
    context,
    lanesAtWork(context.ledger.state).filter(({ held }) => held === null),
  )
  const room = watchRoom(context)
  const session: Session = { context, open, soFar, room, begun: 0, ends: false, reason: undefined }
  try {
    while (true) {
      if (context.cancelled.aborted) endAll(session)
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
  context.did.ready = false
  return session.reason && stopped(session.reason)
}

interface Session {
  readonly context: JobContext
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
  const { context, open } = session
  const begun: { lane: OpenLane; start: () => void }[] = []
  for (let next = decide(session); next; next = decide(session)) {
    if (begun.length === 0)
      await reportCosts(context.ports, context.job, {
        ledger: context.ledger,
        soFar: session.soFar(),
        lanes: lanesOf(context),
      })
    const lane = await begin(session, next)
    if (!lane) break
    begun.push(lane)
    open.push(lane.lane)
    session.begun += 1
  }
  if (begun.length === 0) return saveAndPublish(context)
  const names = begun.map(({ lane: { prepared } }) => `${prepared.iteration}: ${prepared.task.id}`)
  const { ledger } = context
  await ledger.save(`begin ${names.length === 1 ? 'iteration' : 'iterations'} ${names.join(', ')}`)
  await context.publish()
  const moved = new Set<OpenLane>()
  for (const { lane, start } of begun) {
    const at = ledger.state.lanes.find(({ iteration }) => iteration === lane.prepared.iteration)
    if (at?.checkpoint === ledger.state.work && !context.conflict()) start()
    else moved.add(lane)
  }
  for (const lane of moved) {
    abandonAttempt(ledger, lane.prepared)
    remove(open, lane)
  }
  if (moved.size > 0) session.ends = true
}

function decide({ context, soFar, room, open, begun, reason }: Session): ReadyAttempt | undefined {
  const { job, ledger, ports } = context
  const { plan, state } = ledger
  const lanes = lanesOf(context)
  if (lanes === 1 || reason) return undefined
  // The loop around this one has something to do that needs the train empty.
  if (begun > 0 && job.settings['agents-md'] && timeForAgentsMd(plan, state)) return undefined
  const next = nextBeside({ plan, state, limits: limitsOf(job, state), job: soFar(), now: ports.clock.now(), lanes })
  return next && room.refusal(open.length) === undefined ? next : undefined
}

async function begin(session: Session, next: ReadyAttempt): Promise<{ lane: OpenLane; start: () => void } | undefined> {
  const { context, open } = session
  const { ledger } = context
  const number = freeLane(open)
  const ports = lanePorts(context, number)
  const onlyPrep = open.some((lane) => lane.callsBeforeAgent && !lane.coded)
  const begun = await prepareInLane(context, next, {
    ...{ ports, lane: number, onlyPrep },
    canAsk: ports.agent.ask !== undefined,
  })
  if (begun.kind === 'gone') {
    session.ends = true
    session.reason ??= begun.reason
    return undefined
  }
  const { prepared } = begun
  const lane = openLane(context, number, { ports, prepared })
  lane.callsBeforeAgent = (prepared.calls ?? []).length > 0
  const spent = spentInLane(next.reserved, context.job.settings)
  const start = (): void => {
    lane.agent = trackWork(
      codedInLane(ports, context.job, {
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
  const { context, ends } = session
  const { job, ledger } = context
  while (true) {
    const train = trainOf(session)
    const { work: tip, awaiting } = ledger.state
    // Machines died of one of these: it is known of which if none is checked beside it.
    const isSuspect = ledger.state.lanes.some(({ checks_lost }) => checks_lost > 0)
    const now = { tip, checksAtOnce: isSuspect ? 1 : job.checksAtOnce, ends, awaits: awaiting !== null }
    const step = nextInTrain({ train: train.map((lane) => trainCandidate(lane, isWanted(context, lane))), ...now })
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
  { context, open }: Session,
  train: readonly OpenLane[],
  { iteration, ahead }: { iteration: number; ahead: readonly number[] },
): Promise<void> {
  const one = train.find(({ prepared }) => prepared.iteration === iteration)
  const before = train.filter(({ prepared }) => ahead.includes(prepared.iteration))
  if (one) await startBehind(context, one, { ahead: before, open })
}

/** What becomes of the train's head. Returns whether it left the train. */
async function leaves(session: Session, head: OpenLane, kind: Exclude<TrainStep['kind'], 'wait'>): Promise<boolean> {
  const { context } = session
  if (kind === 'leave') return leave(session, head)
  if (kind === 'set_aside') return setAside(session, head)
  const settled = kind === 'check' ? await startHead(context, head, session.open) : await settleEnded(context, head)
  if (settled === 'waits') return false
  finish(session, head, settled.reason)
  return true
}

async function settleEnded(context: JobContext, head: OpenLane): ReturnType<typeof settleHead> {
  const end = head.checks?.end()
  if (!end) throw new Error('the checks of the head have not ended')
  return settleHead(context, head, resultOf(end))
}

/** The candidates, in the order that the state has them in. */
function trainOf({ context: { ledger }, open }: Pick<Session, 'context' | 'open'>): OpenLane[] {
  const place = new Map(ledger.state.lanes.map(({ iteration }, at) => [iteration, at]))
  const placeOf = ({ prepared }: OpenLane): number => place.get(prepared.iteration) ?? 0
  return open.filter(({ coded }) => coded).sort((a, b) => placeOf(a) - placeOf(b))
}

/** An agent has ended: the checks decide in the train, or nothing of it needs them. */
async function settleAgent(session: Session, lane: OpenLane, coded: Coded): Promise<void> {
  const { context } = session
  session.room.markMeasured()
  if (!isWanted(context, lane)) return void leave(session, lane)
  const { ports, job, ledger } = context
  const { before } = coded
  const prepared =
    before && (await readDelegatedCalls(ports, job, { ledger, at: coded, calls: before.planned, made: before.made }))
  if (prepared?.kind === 'halted')
    return finish(session, lane, settleHalt(ledger, job, { at: coded, halt: prepared.halt }))
  const captured = await captureOrSettle(context, coded)
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
  session.context.ledger.record({ type: 'attempt_interrupted', ...fact, ...spentOf(lane) })
  lane.endOrdered.abort()
  remove(session.open, lane)
  return true
}

/** The job ends: what the agent left stays in the train, for the next one. */
function setAside({ open }: Session, lane: OpenLane): true {
  lane.endOrdered.abort()
  remove(open, lane)
  return true
}

function finish(session: Session, lane: OpenLane, reason: StopReason | undefined): void {
  const { did, ports, ledger } = session.context
  remove(session.open, lane)
  did.longestMs = Math.max(did.longestMs, ports.clock.now() - lane.startedMs)
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
  for (const { endOrdered } of session.open) endOrdered.abort()
}

/** What people ordered meanwhile, and what they edited, is looked at when something was settled. */
async function afterSettling(session: Session): Promise<void> {
  const { context } = session
  if (session.ends || context.cancelled.aborted) return
  const { ledger, ports } = context
  const { iteration } = ledger.state
  for (const refusal of ports.takeNetworkRefusals()) ledger.record({ type: 'network_refused', iteration, ...refusal })
  if (await editsWait(context)) session.ends = true
  const reason = (await applyOrders(context, undefined)) ?? context.conflict()
  if (reason) {
    session.reason ??= reason
    endAll(session)
  }
  for (const lane of session.open) {
    if (isWanted(context, lane)) continue
    lane.endOrdered.abort()
    dropChecksOn(lane.prepared.iteration, session.open)
  }
}

/** Waits for what comes next, and follows what people ordered meanwhile. */
async function waitAndObey(session: Session): Promise<void> {
  const { context, open } = session
  const orders = await waitForChange(context, open)
  session.room.measure(open.length)
  if (orders.length === 0) return
  const ending = orders.find(({ text }) => isStopOrder(text))
  if (ending) {
    const text = `${ending.by} says ${ending.text}: the attempts under way end and do not count`
    context.ports.show({ kind: 'note', text })
    return endAll(session)
  }
  context.orders.forget()
  await afterSettling(session)
}

const byFault = 'the job was ended by a fault'

/** A fault ends the job: nothing goes on, and each attempt that is open is put down with what it has cost. */
async function giveUpLanes(session: Session): Promise<void> {
  const { context, open } = session
  const { ledger } = context
  endAll(session)
  await Promise.all(open.flatMap(({ agent, checks }) => [agent?.settled, checks?.settled]))
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
