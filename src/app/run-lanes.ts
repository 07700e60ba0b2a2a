import { freeLane, lanesAtWork, openCalls } from '../core/run/fold/open-attempts.ts'
import { isAgentsMdDue } from '../core/run/next/agents-md-task.ts'
import { nextBeside, type ReadyAttempt, unwantedReason } from '../core/run/next/next-beside.ts'
import type { JobSoFar } from '../core/run/next/next-step.ts'
import { nextInTrain, type TrainStep } from '../core/run/next/train.ts'
import type { Coded } from '../schema/run/dossier.ts'
import type { StopReason } from '../schema/run/stop-reason.ts'
import { applyOrders } from './apply-orders.ts'
import { abandonAttempt } from './attempt.ts'
import { readDelegatedCalls } from './calls/before-attempt.ts'
import { settleHalt } from './calls/directive.ts'
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
import { reportCosts } from './job/report-costs.ts'
import { prepareInLane, spentInLane } from './lanes/begin-lane.ts'
import { captureOrSettle } from './lanes/capture.ts'
import { dropChecksOn, settleHead, startBehind, startHead, trainCandidate } from './lanes/land.ts'
import { codedInLane, type LaneEnd, type OpenLane, openLane, trackWork } from './lanes/lane.ts'
import { lanePorts, rejoinApproved, reopenCandidates } from './lanes/stored-candidates.ts'
import { waitForChange } from './lanes/wait-for-change.ts'
import { type RoomWatch, watchRoom } from './lanes/watch-room.ts'
import { hasUnadoptedEdits } from './phase/intake/follow-edits.ts'

/**
 * Runs several attempts at the same time, each in a lane with its own workspace. Their changes land one by one, each
 * checked on the exact tree that lands (docs/design.md#lanes). Only this loop records facts, and an ended lane is
 * settled first. Returns when no attempt is open: other steps need an empty train.
 */
export async function runLanes(context: JobContext, soFar: () => JobSoFar): Promise<JobOutcome | undefined> {
  const open = await reopenCandidates(
    context,
    lanesAtWork(context.ledger.state).filter(({ held }) => held === null),
  )
  const room = watchRoom(context)
  const session: Session = { context, open, soFar, room, startedCount: 0, isEnding: false, reason: undefined }
  try {
    while (true) {
      if (context.cancelled.aborted) stopAllLanes(session)
      else if (!session.isEnding) {
        await rejoinApproved(session)
        await startReadyAttempts(session)
      }
      if (await settleOne(session)) await applyOrdersAndEdits(session)
      else if (open.length === 0) break
      else await waitForOrders(session)
    }
  } catch (error) {
    await interruptAllLanes(session)
    throw error
  }
  context.progress.workspaceReady = false
  return session.reason && stopped(session.reason)
}

interface Session {
  readonly context: JobContext
  /** In the order of their start; candidates in train order. */
  readonly open: OpenLane[]
  readonly soFar: () => JobSoFar
  readonly room: RoomWatch
  startedCount: number
  /** True if the job must end: candidates wait for the next job. */
  isEnding: boolean
  /** Why no further attempt starts; open ones continue, since they are paid for. */
  reason: StopReason | undefined
}

/** Starts attempts in free lanes; unsaved results are saved together with their start. */
async function startReadyAttempts(session: Session): Promise<void> {
  const { context, open } = session
  const starts: { lane: OpenLane; start: () => void }[] = []
  for (let readyAttempt = nextReady(session); readyAttempt; readyAttempt = nextReady(session)) {
    if (starts.length === 0)
      await reportCosts(context.ports, context.job, {
        ledger: context.ledger,
        soFar: session.soFar(),
        lanes: lanesOf(context),
      })
    const lane = await openNextLane(session, readyAttempt)
    if (!lane) break
    starts.push(lane)
    open.push(lane.lane)
    session.startedCount += 1
  }
  if (starts.length === 0) return saveAndPublish(context)
  const names = starts.map(({ lane: { prepared } }) => `${prepared.iteration}: ${prepared.task.id}`)
  const { ledger } = context
  await ledger.save(`begin ${names.length === 1 ? 'iteration' : 'iterations'} ${names.join(', ')}`)
  await context.publish()
  const movedLanes = new Set<OpenLane>()
  for (const { lane, start } of starts) {
    const openAttempt = ledger.state.lanes.find(({ iteration }) => iteration === lane.prepared.iteration)
    if (openAttempt?.checkpoint === ledger.state.work && !context.conflict()) start()
    else movedLanes.add(lane)
  }
  for (const lane of movedLanes) {
    abandonAttempt(ledger, lane.prepared)
    removeLane(open, lane)
  }
  if (movedLanes.size > 0) session.isEnding = true
}

function nextReady({ context, soFar, room, open, startedCount, reason }: Session): ReadyAttempt | undefined {
  const { job, ledger, ports } = context
  const { plan, state } = ledger
  const lanes = lanesOf(context)
  if (lanes === 1 || reason) return undefined
  // The loop around this one must renew AGENTS.md, with the train empty.
  if (startedCount > 0 && job.settings['agents-md'] && isAgentsMdDue(plan, state)) return undefined
  const next = nextBeside({ plan, state, limits: limitsOf(job, state), job: soFar(), now: ports.clock.now(), lanes })
  return next && room.refusal(open.length) === undefined ? next : undefined
}

async function openNextLane(
  session: Session,
  readyAttempt: ReadyAttempt,
): Promise<{ lane: OpenLane; start: () => void } | undefined> {
  const { context, open } = session
  const { ledger } = context
  const laneNumber = freeLane(open)
  const ports = lanePorts(context, laneNumber)
  const onlyPrep = open.some((lane) => lane.callsBeforeAgent && !lane.coded)
  const preparation = await prepareInLane(context, readyAttempt, {
    ...{ ports, lane: laneNumber, onlyPrep },
    canAsk: ports.agent.ask !== undefined,
  })
  if (preparation.kind === 'gone') {
    session.isEnding = true
    session.reason ??= preparation.reason
    return undefined
  }
  const { prepared } = preparation
  const lane = openLane(context, laneNumber, { ports, prepared })
  lane.callsBeforeAgent = (prepared.calls ?? []).length > 0
  const spent = spentInLane(readyAttempt.reserved, context.job.settings)
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

/** Settles one lane whose agent has ended, or the train's head. Returns false if there is none. */
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

/** Acts on the train until its head is settled. Returns false if only waiting is left. */
async function settleTrain(session: Session): Promise<boolean> {
  const { context, isEnding } = session
  const { job, ledger } = context
  while (true) {
    const train = trainOf(session)
    const { work: tip, awaiting } = ledger.state
    // Machines died of one of these: it is known of which if none is checked beside it.
    const isSuspect = ledger.state.lanes.some(({ checks_lost }) => checks_lost > 0)
    const trainState = {
      tip,
      checksAtOnce: isSuspect ? 1 : job.checksAtOnce,
      ends: isEnding,
      awaits: awaiting !== null,
    }
    const step = nextInTrain({
      train: train.map((lane) => trainCandidate(context, { lane, isWanted: isWanted(context, lane) })),
      ...trainState,
    })
    const [head] = train
    if (!head || step.kind === 'wait') return false
    if (step.kind === 'check' && step.iteration !== head.prepared.iteration) await checkBehind(session, train, step)
    else if (await advanceHead(session, head, step.kind)) {
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
  const candidate = train.find(({ prepared }) => prepared.iteration === iteration)
  const lanesAhead = train.filter(({ prepared }) => ahead.includes(prepared.iteration))
  if (candidate) await startBehind(context, candidate, { ahead: lanesAhead, open })
}

/** Returns whether the head left the train. */
async function advanceHead(
  session: Session,
  head: OpenLane,
  kind: Exclude<TrainStep['kind'], 'wait'>,
): Promise<boolean> {
  const { context } = session
  if (kind === 'leave') return dropLane(session, head)
  if (kind === 'set_aside') return keepForNextJob(session, head)
  const outcome = kind === 'check' ? await startHead(context, head, session.open) : await settleEnded(context, head)
  if (outcome === 'waits') return false
  closeLane(session, head, outcome.reason)
  return true
}

async function settleEnded(context: JobContext, head: OpenLane): ReturnType<typeof settleHead> {
  const end = head.checks?.end()
  if (!end) throw new Error('the checks of the head have not ended')
  return settleHead(context, head, resultOf(end))
}

function trainOf({ context: { ledger }, open }: Pick<Session, 'context' | 'open'>): OpenLane[] {
  const positions = new Map(ledger.state.lanes.map(({ iteration }, index) => [iteration, index]))
  const positionOf = ({ prepared }: OpenLane): number => positions.get(prepared.iteration) ?? 0
  return open.filter(({ coded }) => coded).sort((a, b) => positionOf(a) - positionOf(b))
}

/** After an agent's end: its change joins the train, or the attempt is settled without checks. */
async function settleAgent(session: Session, lane: OpenLane, coded: Coded): Promise<void> {
  const { context } = session
  session.room.markMeasured()
  if (!isWanted(context, lane)) return void dropLane(session, lane)
  const { ports, job, ledger } = context
  const { before } = coded
  const callsOutcome =
    before && (await readDelegatedCalls(ports, job, { ledger, at: coded, calls: before.planned, made: before.made }))
  if (callsOutcome?.kind === 'halted')
    return closeLane(session, lane, settleHalt(ledger, job, { at: coded, halt: callsOutcome.halt }))
  const capture = await captureOrSettle(context, coded)
  if (capture.kind === 'settled') return closeLane(session, lane, capture.reason)
  lane.coded = capture.coded
  lane.candidate = capture.candidate
}

const reasonToDrop = ({ ledger: { plan, state } }: JobContext, { prepared: { task } }: OpenLane): string | undefined =>
  unwantedReason(plan, state, task)

const isWanted = (context: JobContext, lane: OpenLane): boolean => reasonToDrop(context, lane) === undefined

/** For an attempt whose task was skipped, decided or changed: it does not count. */
function dropLane(session: Session, lane: OpenLane): true {
  const { iteration, task } = lane.prepared
  const fact = {
    iteration,
    task: task.id,
    cause: 'cancelled' as const,
    why: reasonToDrop(session.context, lane) ?? '',
    until: null,
  }
  session.context.ledger.record({ type: 'attempt_interrupted', ...fact, ...costOf(lane) })
  lane.endOrdered.abort()
  removeLane(session.open, lane)
  return true
}

/** For a job that ends: the candidate stays in the state, for the next job. */
function keepForNextJob({ open }: Session, lane: OpenLane): true {
  lane.endOrdered.abort()
  removeLane(open, lane)
  return true
}

function closeLane(session: Session, lane: OpenLane, reason: StopReason | undefined): void {
  const { progress, ports, ledger } = session.context
  removeLane(session.open, lane)
  progress.longestMs = Math.max(progress.longestMs, ports.clock.now() - lane.startedMs)
  const { iteration } = ledger.state
  for (const why of new Set(lane.ports.workspace.takeSetUpReasons()))
    ledger.record({ type: 'set_up_again', iteration, why })
  session.reason ??= reason
}

const costOf = ({ coded, spent }: OpenLane) =>
  coded ? { usage: coded.usage, duration_ms: coded.durationMs } : { usage: spent.usage, duration_ms: spent.duration_ms }

function removeLane(open: OpenLane[], lane: OpenLane): void {
  open.splice(open.indexOf(lane), 1)
}

function stopAllLanes(session: Session): void {
  session.isEnding = true
  for (const { endOrdered } of session.open) endOrdered.abort()
}

/** Applies the orders and plan edits that arrived in the meantime. */
async function applyOrdersAndEdits(session: Session): Promise<void> {
  const { context } = session
  if (session.isEnding || context.cancelled.aborted) return
  const { ledger, ports } = context
  const { iteration } = ledger.state
  for (const refusal of ports.takeNetworkRefusals()) ledger.record({ type: 'network_refused', iteration, ...refusal })
  if (await hasUnadoptedEdits(context)) session.isEnding = true
  const reason = (await applyOrders(context, undefined)) ?? context.conflict()
  if (reason) {
    session.reason ??= reason
    stopAllLanes(session)
  }
  for (const lane of session.open) {
    if (isWanted(context, lane)) continue
    lane.endOrdered.abort()
    dropChecksOn(lane.prepared.iteration, session.open)
  }
}

/** Waits for the next change, and applies the orders that arrived. */
async function waitForOrders(session: Session): Promise<void> {
  const { context, open } = session
  const orders = await waitForChange(context, open)
  session.room.measure(open.length)
  if (orders.length === 0) return
  const stopOrder = orders.find(({ text }) => isStopOrder(text))
  if (stopOrder) {
    const text = `${stopOrder.by} says ${stopOrder.text}: the attempts under way end and do not count`
    context.ports.show({ kind: 'note', text })
    return stopAllLanes(session)
  }
  context.orderPrefetch.discard()
  await applyOrdersAndEdits(session)
}

const faultReason = 'the job was ended by a fault'

/** After a fault: stops all lanes, and records each open attempt with its cost. */
async function interruptAllLanes(session: Session): Promise<void> {
  const { context, open } = session
  const { ledger } = context
  stopAllLanes(session)
  await Promise.all(open.flatMap(({ agent, checks }) => [agent?.settled, checks?.settled]))
  for (const { iteration, task } of openCalls(ledger.state)) {
    const lane = open.find(({ prepared }) => prepared.iteration === iteration)
    const spent = lane ? costOf(lane) : noCallCost
    ledger.record({
      type: 'attempt_interrupted',
      iteration,
      task,
      cause: 'infrastructure',
      why: faultReason,
      until: null,
      ...spent,
    })
  }
}
