import { isAgentsMd, isReserved } from '../core/plan/graph/milestones.ts'
import { requestPerson } from '../core/report/words/notices.ts'
import { startsNextJob } from '../core/run/lease/due.ts'
import { hasSeveralReady } from '../core/run/next/next-beside.ts'
import { type JobSoFar, nextStep, type Step } from '../core/run/next/next-step.ts'
import { refuseUnchecked } from '../core/validation/checks.ts'
import type { Counsel } from '../schema/counsel/counsel.ts'
import type { StopReason } from '../schema/run/stop-reason.ts'
import { keepAgentsMd, writeAgentsMd } from './agents-md.ts'
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
  work: JobContext,
  started: JobSoFar,
  before = attemptsIn(work.ledger.state),
): Promise<JobOutcome> {
  await work.publish()
  const mergeWhenFree = putOffMerge(work)
  const attempts = (): number => attemptsIn(work.ledger.state) - before
  const soFar = (): JobSoFar => ({
    ...started,
    iterations: started.iterations + attempts(),
    baselineRan: work.did.baseline,
    longestMs: Math.max(started.longestMs, work.did.longestMs),
  })
  for (let { rests } = work; ; rests = undefined) {
    const ordered = (await applyOrders(work, rests)) ?? work.conflict()
    const apart = ordered ?? (await mergeWhenFree())
    if (apart) return stop(work, apart, attempts())
    await followEdits(work)
    await keepAgentsMd(work)
    recordAround(work)
    const step = decide(work, soFar())
    if (await hasChanged(work, step)) continue
    const begun = work.ports.clock.now()
    const ended = step.kind === 'stop' ? await atEnd(work, step.reason) : await act(work, step, soFar)
    if (step.kind === 'attempt' && !isForLanes(work, step)) tellLongest(work, begun)
    if (ended) return end(work, ended, attempts())
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
async function findMoreWork(work: JobContext): Promise<boolean> {
  if (!work.ledger.dirty) return false
  await saveAndPublish(work)
  return true
}

/** True if the step is stale because the state changed; the loop then decides again. */
const hasChanged = async (work: JobContext, step: Step): Promise<boolean> =>
  (step.kind === 'stop' && (await findMoreWork(work))) || keepsFolders(work, step)

/** The folders of its queue say where the plan stands: when this job begins with it, and before it is said to be complete. */
async function keepsFolders(work: JobContext, step: Step): Promise<boolean> {
  const begins = !work.did.filed && (step.kind === 'attempt' || step.kind === 'baseline')
  const ends = step.kind === 'stop' && step.reason.kind === 'complete'
  if (begins) work.did.filed = true
  return (begins || ends) && fileInQueue(work)
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

async function act(work: JobContext, step: Todo, soFar: () => JobSoFar): Promise<JobOutcome | undefined> {
  const { ports, job, reach } = work
  if (reach.until === 'decided') return stopped({ kind: 'iteration_limit', scope: 'job', limit: 1 })
  // An order may have changed the strategy meanwhile.
  if (step.kind !== 'wait') refuseUnchecked(job)
  await loadRules(work, step)
  if (step.kind === 'passes') return closing(work)
  if (step.kind === 'counsel') return seekCounsel(work, step.counsel)
  if (step.kind === 'land' || isForLanes(work, step)) return inLanes(work, soFar)
  if (step.kind === 'attempt')
    return isAgentsMd(step.task.id) ? ownAttempt(work, step) : nextAttempt(work, step, soFar())
  // What was settled must not wait for what takes time.
  await saveAndPublish(work)
  if (step.kind === 'wait') await whileHoldingRun(work, (signal) => ports.clock.waitUntil(step.until, signal))
  else if (reach.until !== 'settled') return handOnChecks(work, step)
  else await checkHere(work, step)
  return undefined
}

/** What needs checks and no agent, in this job. */
async function checkHere(work: JobContext, step: ChecksStep): Promise<void> {
  const { ports, job, ledger, did } = work
  const onChecks = work.orders.checks
  if (step.kind === 'undo') {
    await whileHoldingRun(work, (signal) => undo(ports, job, { ledger, undo: step.undo, signal }))
    did.ready = false
    return
  }
  stateConfinement(ledger, ports.confinement)
  if (step.kind === 'check_part') {
    await whileHoldingRun(work, (signal) => checkPart(ports, job, { ledger, part: step.part, signal, onChecks }))
    did.ready = false
    return
  }
  did.ready = (await whileHoldingRun(work, (signal) => baseline(ports, job, { ledger, onChecks, signal }))) ?? false
  did.baseline = true
}

async function nextAttempt(
  work: JobContext,
  step: Todo & { kind: 'attempt' },
  soFar: JobSoFar,
): Promise<JobOutcome | undefined> {
  const { ports, job, ledger, cancelled, did, reach } = work
  if (!did.ready && callsAgent(reach)) await whileHoldingRun(work, (signal) => makeReady(work, signal))
  did.ready = true
  await reportCosts(ports, job, { ledger, soFar })
  if (callsAgent(reach)) stateConfinement(ledger, ports.confinement)
  return cancelled.aborted ? undefined : attempt(work, step)
}

/** What merges the base is made with nothing else open; where a round takes machines of its own, a single task is made without one. */
const isForLanes = (work: JobContext, step: Todo | Step): boolean =>
  step.kind === 'attempt' &&
  lanesOf(work) > 1 &&
  !isReserved(step.task.id) &&
  (work.reach.until === 'settled' || hasSeveralReady(work.ledger.plan, work.ledger.state))

async function inLanes(work: JobContext, soFar: () => JobSoFar): Promise<JobOutcome | undefined> {
  const { ports, ledger, cancelled, reach } = work
  if (reach.until === 'prepared' && (reach.legs ?? 1) > 1) return delegateLanes(work, soFar)
  if (reach.until !== 'settled') return dropCandidates(work)
  stateConfinement(ledger, ports.confinement)
  return cancelled.aborted ? undefined : runLanes(work, soFar)
}

/** The engine's own, whose checks alone run what somebody else wrote. */
async function ownAttempt(work: JobContext, step: Extract<Todo, { kind: 'attempt' }>): Promise<JobOutcome | undefined> {
  if (work.reach.until === 'settled') stateConfinement(work.ledger, work.ports.confinement)
  return writeAgentsMd(work, step)
}

/** The passes that waited, and no attempt: in this job, or in one of the workflow's that has the key for a model. */
async function closing(work: JobContext): Promise<JobOutcome | undefined> {
  const { ledger, reach, cancelled } = work
  await saveAndPublish(work)
  if (callsAgent(reach)) {
    if (!cancelled.aborted) await settleOwed(work)
    return undefined
  }
  const dossier = delegate(work, { phase: 'passes' }, { commit: null })
  beginOwed(ledger)
  await ledger.save('hand on the passes that waited')
  return { kind: 'handed_on', dossier }
}

/** A call about the plan as a whole, in this job or in one of the workflow's that has the key for a model. */
async function seekCounsel(work: JobContext, counsel: Counsel): Promise<JobOutcome | undefined> {
  const { ledger, reach, cancelled } = work
  await saveAndPublish(work)
  if (cancelled.aborted) return undefined
  if (callsAgent(reach)) {
    const reason = await settleCounsel(work, counsel)
    return reason && stopped(reason)
  }
  if (!(await beginCounsel(work, counsel))) return undefined
  const dossier = delegate(work, { phase: 'counsel', counsel }, { commit: null })
  await ledger.save(`hand on ${counsel.role}`)
  return { kind: 'handed_on', dossier }
}

/** Nothing is loaded after what the repository or an agent runs here. */
async function loadRules({ ports, reach }: JobContext, step: Todo): Promise<void> {
  if (step.kind !== 'wait' && reach.until !== 'prepared') await ports.credentialShapes.load()
}

/** What needs checks and no agent, where other jobs run the checks. */
async function handOnChecks(work: JobContext, step: ChecksStep): Promise<JobOutcome | undefined> {
  const { ports, job, ledger } = work
  const reverted = step.kind === 'undo' ? await revert(ports, job, { ledger, undo: step.undo }) : undefined
  if (step.kind === 'undo' && !reverted) return undefined
  const commit = step.kind === 'check_part' ? step.part.tip : (reverted?.commit ?? ledger.state.work)
  const dossier = reverted
    ? delegate(work, { phase: 'undo', reverting: reverted.reverting }, { commit })
    : delegate(work, { phase: 'baseline', commit }, { commit })
  await ledger.save(`hand on the ${step.kind}`)
  return { kind: 'handed_on', dossier }
}

/** A workspace of another machine, or one that is new, is filled and set up before money is spent. */
async function makeReady({ ports, job, ledger }: JobContext, signal: AbortSignal): Promise<void> {
  await ports.workspace.restore(ledger.state.work)
  await ports.workspace.setUp(job.settings.setup, signal)
}

const end = async (work: JobContext, ended: JobOutcome, attempts: number): Promise<JobOutcome> =>
  ended.kind === 'stopped' ? stop(work, ended.reason, attempts) : ended

/** Says why the job ends, and releases the run. `attempts`: of this job. */
export async function stop(work: JobContext, reason: StopReason, attempts = 0): Promise<JobOutcome> {
  const { ports, job, ledger } = work
  recordAround(work)
  await saveAndPublish(work)
  // A job that is being ended has seconds left: what it could not tell is told by the next one.
  if (!work.cancelled.aborted) await deliver(ports, ledger)
  if (reason.kind === 'complete') await stateEvidence(work)
  const starts_next = startsNextJob(reason, { attempts }) ? job.startsNext : undefined
  ledger.record({ type: 'run_stopped', reason, ...(starts_next !== undefined && { starts_next }) })
  const call = requestPerson(ledger.state, reason, job.planFile)
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
