import { isAgentsMd, isReserved } from '../core/plan/graph/milestones.ts'
import { callPerson } from '../core/report/words/notices.ts'
import { startsNextJob } from '../core/run/lease/due.ts'
import { hasSeveralReady } from '../core/run/next/next-beside.ts'
import { type JobSoFar, nextStep, type Step } from '../core/run/next/next-step.ts'
import { refuseUnchecked } from '../core/validation/checks.ts'
import type { Counsel } from '../schema/counsel/counsel.ts'
import type { StopReason } from '../schema/run/stop-reason.ts'
import { scheduleAgentsMd, writeAgentsMd } from './agents-md.ts'
import { applyOrders } from './apply-orders.ts'
import { attempt } from './attempt.ts'
import { delegateLanes } from './delegate-lanes.ts'
import { delegate } from './job/delegate.ts'
import {
  callsAgent,
  deliver,
  type JobContext,
  type JobOutcome,
  lanesOf,
  saveAndPublish,
  stopped,
  whileHoldingRun,
} from './job/job-context.ts'
import { limitsOf, whyAborted } from './job/job-settings.ts'
import { proveComplete } from './job/prove.ts'
import { reportCosts } from './job/say-costs.ts'
import { attemptsIn } from './job/so-far.ts'
import { stateConfinement } from './job/surroundings.ts'
import { dropCandidates } from './lanes/left-candidates.ts'
import { fileInQueue } from './own/file-in-queue.ts'
import { stateEvidence } from './phase/counsel/gather-evidence.ts'
import { beginCounsel, settleCounsel } from './phase/counsel/take-counsel.ts'
import { followEdits } from './phase/intake/follow-edits.ts'
import { mergeBase } from './phase/intake/merge-base.ts'
import { baseline } from './phase/prepare/baseline.ts'
import { checkPart } from './phase/prepare/check-part.ts'
import { beginOwed, settleOwed } from './phase/prepare/owed-passes.ts'
import { revert, undo } from './phase/settle/undo.ts'
import { runLanes } from './run-lanes.ts'

type Todo = Exclude<Step, { kind: 'stop' }>
type ChecksStep = Extract<Todo, { kind: 'undo' | 'baseline' | 'check_part' }>

/** Decides, does and records until there is a reason to stop, or something for another job of this workflow run. */
export async function loop(
  context: JobContext,
  started: JobSoFar,
  before = attemptsIn(context.ledger.state),
): Promise<JobOutcome> {
  await context.publish()
  const mergeWhenFree = putOffMerge(context)
  const attempts = (): number => attemptsIn(context.ledger.state) - before
  const soFar = (): JobSoFar => ({
    ...started,
    iterations: started.iterations + attempts(),
    baselineRan: context.did.baseline,
    longestMs: Math.max(started.longestMs, context.did.longestMs),
  })
  for (let { rests } = context; ; rests = undefined) {
    const ordered = (await applyOrders(context, rests)) ?? context.conflict()
    const apart = ordered ?? (await mergeWhenFree())
    if (apart) return stop(context, apart, attempts())
    await followEdits(context)
    await scheduleAgentsMd(context)
    recordAround(context)
    const step = decide(context, soFar())
    if (await hasChanged(context, step)) continue
    const begun = context.ports.clock.now()
    const ended = step.kind === 'stop' ? await atEnd(context, step.reason) : await act(context, step, soFar)
    if (step.kind === 'attempt' && !isForLanes(context, step)) tellLongest(context, begun)
    if (ended) return end(context, ended, attempts())
  }
}

function tellLongest({ ports, did }: JobContext, begun: number): void {
  did.longestMs = Math.max(did.longestMs, ports.clock.now() - begun)
}

/** What happened around the attempts. */
function recordAround({ ports, ledger }: JobContext): void {
  const { iteration } = ledger.state
  for (const refusal of ports.takeNetworkRefusals()) ledger.record({ type: 'network_refused', iteration, ...refusal })
  for (const why of new Set(ports.workspace.takeSetUpReasons())) ledger.record({ type: 'set_up_again', iteration, why })
}

/** Before stopping, saves what is not saved. Returns true if it did: the save may have merged what another job wrote. */
async function findMoreWork(context: JobContext): Promise<boolean> {
  if (!context.ledger.dirty) return false
  await saveAndPublish(context)
  return true
}

/** True if the step is stale because the state changed; the loop then decides again. */
const hasChanged = async (context: JobContext, step: Step): Promise<boolean> =>
  (step.kind === 'stop' && (await findMoreWork(context))) || keepsFolders(context, step)

/** The folders of its queue say where the plan stands: when this job begins with it, and before it is said to be complete. */
async function keepsFolders(context: JobContext, step: Step): Promise<boolean> {
  const begins = !context.did.filed && (step.kind === 'attempt' || step.kind === 'baseline')
  const ends = step.kind === 'stop' && step.reason.kind === 'complete'
  if (begins) context.did.filed = true
  return (begins || ends) && fileInQueue(context)
}

/** Complete is said of what is proven alone. */
async function atEnd({ ports, ledger }: JobContext, reason: StopReason): Promise<JobOutcome> {
  if (reason.kind === 'complete') await proveComplete(ports, ledger)
  return stopped(reason)
}

/** A base that moved while a commit waited for approval is merged once, as soon as that is taken in or rejected. */
function putOffMerge({ ports, job, ledger }: JobContext): () => Promise<StopReason | undefined> {
  let waits = ledger.state.awaiting !== null
  return async () => {
    if (!waits || ledger.state.awaiting) return undefined
    waits = false
    return mergeBase(ports, job, ledger)
  }
}

function decide({ ports, job, ledger, cancelled }: JobContext, soFar: JobSoFar): Step {
  if (cancelled.aborted) return { kind: 'stop', reason: whyAborted(cancelled, job) }
  const { plan, state } = ledger
  return nextStep({ plan, state, limits: limitsOf(job, state), job: soFar, now: ports.clock.now() })
}

async function act(context: JobContext, step: Todo, soFar: () => JobSoFar): Promise<JobOutcome | undefined> {
  const { ports, job, reach } = context
  if (reach.until === 'decided') return stopped({ kind: 'iteration_limit', scope: 'job', limit: 1 })
  // An order may have changed the strategy meanwhile.
  if (step.kind !== 'wait') refuseUnchecked(job)
  await loadRules(context, step)
  if (step.kind === 'passes') return closing(context)
  if (step.kind === 'counsel') return seekCounsel(context, step.counsel)
  if (step.kind === 'land' || isForLanes(context, step)) return inLanes(context, soFar)
  if (step.kind === 'attempt')
    return isAgentsMd(step.task.id) ? ownAttempt(context, step) : nextAttempt(context, step, soFar())
  // What was settled must not wait for what takes time.
  await saveAndPublish(context)
  if (step.kind === 'wait') await whileHoldingRun(context, (signal) => ports.clock.waitUntil(step.until, signal))
  else if (reach.until !== 'settled') return handOnChecks(context, step)
  else await checkHere(context, step)
  return undefined
}

/** What needs checks and no agent, in this job. */
async function checkHere(context: JobContext, step: ChecksStep): Promise<void> {
  const { ports, job, ledger, did } = context
  const onChecks = context.orders.checks
  if (step.kind === 'undo') {
    await whileHoldingRun(context, (signal) => undo(ports, job, { ledger, undo: step.undo, signal }))
    did.ready = false
    return
  }
  stateConfinement(ledger, ports.confinement)
  if (step.kind === 'check_part') {
    await whileHoldingRun(context, (signal) => checkPart(ports, job, { ledger, part: step.part, signal, onChecks }))
    did.ready = false
    return
  }
  did.ready = (await whileHoldingRun(context, (signal) => baseline(ports, job, { ledger, onChecks, signal }))) ?? false
  did.baseline = true
}

async function nextAttempt(
  context: JobContext,
  step: Todo & { kind: 'attempt' },
  soFar: JobSoFar,
): Promise<JobOutcome | undefined> {
  const { ports, job, ledger, cancelled, did, reach } = context
  if (!did.ready && callsAgent(reach)) await whileHoldingRun(context, (signal) => makeReady(context, signal))
  did.ready = true
  await reportCosts(ports, job, { ledger, soFar })
  if (callsAgent(reach)) stateConfinement(ledger, ports.confinement)
  return cancelled.aborted ? undefined : attempt(context, step)
}

/** What merges the base is made with nothing else open; where a round takes machines of its own, a single task is made without one. */
const isForLanes = (context: JobContext, step: Todo | Step): boolean =>
  step.kind === 'attempt' &&
  lanesOf(context) > 1 &&
  !isReserved(step.task.id) &&
  (context.reach.until === 'settled' || hasSeveralReady(context.ledger.plan, context.ledger.state))

async function inLanes(context: JobContext, soFar: () => JobSoFar): Promise<JobOutcome | undefined> {
  const { ports, ledger, cancelled, reach } = context
  if (reach.until === 'prepared' && (reach.legs ?? 1) > 1) return delegateLanes(context, soFar)
  if (reach.until !== 'settled') return dropCandidates(context)
  stateConfinement(ledger, ports.confinement)
  return cancelled.aborted ? undefined : runLanes(context, soFar)
}

/** The engine's own, whose checks alone run what somebody else wrote. */
async function ownAttempt(
  context: JobContext,
  step: Extract<Todo, { kind: 'attempt' }>,
): Promise<JobOutcome | undefined> {
  if (context.reach.until === 'settled') stateConfinement(context.ledger, context.ports.confinement)
  return writeAgentsMd(context, step)
}

/** The passes that waited, and no attempt: in this job, or in one of the workflow's that has the key for a model. */
async function closing(context: JobContext): Promise<JobOutcome | undefined> {
  const { ledger, reach, cancelled } = context
  await saveAndPublish(context)
  if (callsAgent(reach)) {
    if (!cancelled.aborted) await settleOwed(context)
    return undefined
  }
  const dossier = delegate(context, { phase: 'passes' }, { commit: null })
  beginOwed(ledger)
  await ledger.save('hand on the passes that waited')
  return { kind: 'handed_on', dossier }
}

/** A call about the plan as a whole, in this job or in one of the workflow's that has the key for a model. */
async function seekCounsel(context: JobContext, counsel: Counsel): Promise<JobOutcome | undefined> {
  const { ledger, reach, cancelled } = context
  await saveAndPublish(context)
  if (cancelled.aborted) return undefined
  if (callsAgent(reach)) {
    const reason = await settleCounsel(context, counsel)
    return reason && stopped(reason)
  }
  if (!(await beginCounsel(context, counsel))) return undefined
  const dossier = delegate(context, { phase: 'counsel', counsel }, { commit: null })
  await ledger.save(`hand on ${counsel.role}`)
  return { kind: 'handed_on', dossier }
}

/** Nothing is loaded after what the repository or an agent runs here. */
async function loadRules({ ports, reach }: JobContext, step: Todo): Promise<void> {
  if (step.kind !== 'wait' && reach.until !== 'prepared') await ports.credentialShapes.load()
}

/** What needs checks and no agent, where other jobs run the checks. */
async function handOnChecks(context: JobContext, step: ChecksStep): Promise<JobOutcome | undefined> {
  const { ports, job, ledger } = context
  const reverted = step.kind === 'undo' ? await revert(ports, job, { ledger, undo: step.undo }) : undefined
  if (step.kind === 'undo' && !reverted) return undefined
  const commit = step.kind === 'check_part' ? step.part.tip : (reverted?.commit ?? ledger.state.work)
  const dossier = reverted
    ? delegate(context, { phase: 'undo', reverting: reverted.reverting }, { commit })
    : delegate(context, { phase: 'baseline', commit }, { commit })
  await ledger.save(`hand on the ${step.kind}`)
  return { kind: 'handed_on', dossier }
}

/** A workspace of another machine, or one that is new, is filled and set up before money is spent. */
async function makeReady({ ports, job, ledger }: JobContext, signal: AbortSignal): Promise<void> {
  await ports.workspace.restore(ledger.state.work)
  await ports.workspace.setUp(job.settings.setup, signal)
}

const end = async (context: JobContext, ended: JobOutcome, attempts: number): Promise<JobOutcome> =>
  ended.kind === 'stopped' ? stop(context, ended.reason, attempts) : ended

/** Says why the job ends, and releases the run. `attempts`: of this job. */
export async function stop(context: JobContext, reason: StopReason, attempts = 0): Promise<JobOutcome> {
  const { ports, job, ledger } = context
  recordAround(context)
  await saveAndPublish(context)
  // A job that is being ended has seconds left: what it could not tell is told by the next one.
  if (!context.cancelled.aborted) await deliver(ports, ledger)
  if (reason.kind === 'complete') await stateEvidence(context)
  const starts_next = startsNextJob(reason, { attempts }) ? job.startsNext : undefined
  ledger.record({ type: 'run_stopped', reason, ...(starts_next !== undefined && { starts_next }) })
  const call = callPerson(ledger.state, reason, job.planFile)
  if (call) ledger.send([call])
  if (ledger.unsent) {
    await ledger.save(`stop: ${reason.kind}, and call a person`)
    // While the lease is ours, so that the end is one write for everybody else.
    await deliver(ports, ledger)
  }
  ledger.record({ type: 'lease_released' })
  await ledger.save(`stop: ${reason.kind}`)
  return stopped(reason)
}
