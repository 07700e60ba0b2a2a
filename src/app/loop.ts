import { isAgentsMd, isReserved } from '../core/plan/graph/milestones.ts'
import { requestPerson } from '../core/report/words/notices.ts'
import { startsNextJob } from '../core/run/lease/due.ts'
import { hasSeveralReady } from '../core/run/next/next-beside.ts'
import { type JobSoFar, nextStep, type Step } from '../core/run/next/next-step.ts'
import { refuseUnchecked } from '../core/validation/checks.ts'
import type { StopReason } from '../schema/run/stop-reason.ts'
import { scheduleAgentsMd, writeAgentsMd } from './agents-md.ts'
import { applyOrders } from './apply-orders.ts'
import { attempt } from './attempt.ts'
import { counselCall } from './calls/counsel.ts'
import { owedCalls } from './calls/owed-passes.ts'
import { recordCompletionEvidence } from './calls/verification.ts'
import { settleOrDelegate } from './calls/waiting-calls.ts'
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
import { attemptsIn } from './job/job-so-far.ts'
import { proveComplete } from './job/prove.ts'
import { reportCosts } from './job/report-costs.ts'
import { recordConfinement } from './job/surroundings.ts'
import { dropCandidates } from './lanes/stored-candidates.ts'
import { fileInQueue } from './own/file-in-queue.ts'
import { adoptEdits } from './phase/intake/follow-edits.ts'
import { mergeBase } from './phase/intake/merge-base.ts'
import { runBaseline } from './phase/prepare/baseline.ts'
import { checkPart } from './phase/prepare/check-part.ts'
import { prepareRevert, undo } from './phase/settle/undo.ts'
import { runLanes } from './run-lanes.ts'

type ActiveStep = Exclude<Step, { kind: 'stop' }>
type ChecksStep = Extract<ActiveStep, { kind: 'undo' | 'baseline' | 'check_part' }>

/** Decides, acts and records until there is a reason to stop, or work for another job of this workflow run. */
export async function runLoop(
  context: JobContext,
  started: JobSoFar,
  attemptsBefore = attemptsIn(context.ledger.state),
): Promise<JobOutcome> {
  await context.publish()
  const mergeWhenFree = deferredMerge(context)
  const attempts = (): number => attemptsIn(context.ledger.state) - attemptsBefore
  const soFar = (): JobSoFar => ({
    ...started,
    iterations: started.iterations + attempts(),
    baselineRan: context.progress.baselineRan,
    longestMs: Math.max(started.longestMs, context.progress.longestMs),
  })
  for (let { restReason } = context; ; restReason = undefined) {
    const orderReason = (await applyOrders(context, restReason)) ?? context.conflict()
    const stopReason = orderReason ?? (await mergeWhenFree())
    if (stopReason) return stopJob(context, stopReason, attempts())
    await adoptEdits(context)
    await scheduleAgentsMd(context)
    recordIncidents(context)
    const step = decideStep(context, soFar())
    if (await hasChanged(context, step)) continue
    const startedMs = context.ports.clock.now()
    const outcome =
      step.kind === 'stop' ? await verifyCompletion(context, step.reason) : await takeStep(context, step, soFar)
    if (step.kind === 'attempt' && !isForLanes(context, step)) noteDuration(context, startedMs)
    if (outcome) return stopIfStopped(context, outcome, attempts())
  }
}

function noteDuration({ ports, progress }: JobContext, startedMs: number): void {
  progress.longestMs = Math.max(progress.longestMs, ports.clock.now() - startedMs)
}

function recordIncidents({ ports, ledger }: JobContext): void {
  const { iteration } = ledger.state
  for (const refusal of ports.takeNetworkRefusals()) ledger.record({ type: 'network_refused', iteration, ...refusal })
  for (const why of new Set(ports.workspace.takeSetUpReasons())) ledger.record({ type: 'set_up_again', iteration, why })
}

/** Before stopping, saves what is not saved. Returns true if it did: the save may have merged what another job wrote. */
async function findMoreWork(context: JobContext): Promise<boolean> {
  if (!context.ledger.hasUnsavedChanges) return false
  await saveAndPublish(context)
  return true
}

/** True if the step is stale because the state changed; the loop then decides again. */
const hasChanged = async (context: JobContext, step: Step): Promise<boolean> =>
  (step.kind === 'stop' && (await findMoreWork(context))) || moveInQueue(context, step)

/**
 * Moves the plan's file in its queue when this job starts and before the plan is complete. Returns true if it moved.
 */
async function moveInQueue(context: JobContext, step: Step): Promise<boolean> {
  const isFirstStep = !context.progress.filedInQueue && (step.kind === 'attempt' || step.kind === 'baseline')
  const isComplete = step.kind === 'stop' && step.reason.kind === 'complete'
  if (isFirstStep) context.progress.filedInQueue = true
  return (isFirstStep || isComplete) && fileInQueue(context)
}

/** Verifies every "done" task against its commit before reporting completion. */
async function verifyCompletion({ ports, ledger }: JobContext, reason: StopReason): Promise<JobOutcome> {
  if (reason.kind === 'complete') await proveComplete(ports, ledger)
  return stopped(reason)
}

/** Merges a base that moved while a commit waited for approval, once, after that commit was decided. */
function deferredMerge({ ports, job, ledger }: JobContext): () => Promise<StopReason | undefined> {
  let isDeferred = ledger.state.awaiting !== null
  return async () => {
    if (!isDeferred || ledger.state.awaiting) return undefined
    isDeferred = false
    return mergeBase(ports, job, ledger)
  }
}

function decideStep({ ports, job, ledger, cancelled }: JobContext, soFar: JobSoFar): Step {
  if (cancelled.aborted) return { kind: 'stop', reason: whyAborted(cancelled, job) }
  const { plan, state } = ledger
  return nextStep({ plan, state, limits: limitsOf(job, state), job: soFar, now: ports.clock.now() })
}

async function takeStep(context: JobContext, step: ActiveStep, soFar: () => JobSoFar): Promise<JobOutcome | undefined> {
  const { ports, job, scope } = context
  if (scope.until === 'decided') return stopped({ kind: 'iteration_limit', scope: 'job', limit: 1 })
  // An order may have changed the strategy since.
  if (step.kind !== 'wait') refuseUnchecked(job)
  await loadRules(context, step)
  if (step.kind === 'passes') return settleOrDelegate(context, owedCalls(context))
  if (step.kind === 'counsel') return settleOrDelegate(context, counselCall(context, step.counsel))
  if (step.kind === 'land' || isForLanes(context, step)) return runOrDelegateLanes(context, soFar)
  if (step.kind === 'attempt')
    return isAgentsMd(step.task.id) ? attemptAgentsMd(context, step) : startAttempt(context, step, soFar())
  // Results must not wait for a slow step.
  await saveAndPublish(context)
  if (step.kind === 'wait') await whileHoldingRun(context, (signal) => ports.clock.waitUntil(step.until, signal))
  else if (scope.until !== 'settled') return delegateChecksStep(context, step)
  else await runChecksStep(context, step)
  return undefined
}

/** A step that needs checks and no agent, in this job. */
async function runChecksStep(context: JobContext, step: ChecksStep): Promise<void> {
  const { ports, job, ledger, progress } = context
  const onChecks = context.orderPrefetch.checks
  if (step.kind === 'undo') {
    await whileHoldingRun(context, (signal) => undo(ports, job, { ledger, undo: step.undo, signal }))
    progress.workspaceReady = false
    return
  }
  recordConfinement(ledger, ports.confinement)
  if (step.kind === 'check_part') {
    await whileHoldingRun(context, (signal) => checkPart(ports, job, { ledger, part: step.part, signal, onChecks }))
    progress.workspaceReady = false
    return
  }
  progress.workspaceReady =
    (await whileHoldingRun(context, (signal) => runBaseline(ports, job, { ledger, onChecks, signal }))) ?? false
  progress.baselineRan = true
}

async function startAttempt(
  context: JobContext,
  step: ActiveStep & { kind: 'attempt' },
  soFar: JobSoFar,
): Promise<JobOutcome | undefined> {
  const { ports, job, ledger, cancelled, progress, scope } = context
  if (!progress.workspaceReady && callsAgent(scope))
    await whileHoldingRun(context, (signal) => prepareWorkspace(context, signal))
  progress.workspaceReady = true
  await reportCosts(ports, job, { ledger, soFar })
  if (callsAgent(scope)) recordConfinement(ledger, ports.confinement)
  return cancelled.aborted ? undefined : attempt(context, step)
}

/**
 * A conflict task runs with nothing else open. If each lane takes a machine of its own, a single task gets no round,
 * unless its commit may then have to wait for a person beside others.
 */
const isForLanes = (context: JobContext, step: ActiveStep | Step): boolean =>
  step.kind === 'attempt' &&
  lanesOf(context) > 1 &&
  !isReserved(step.task.id) &&
  (context.scope.until === 'settled' ||
    context.job.settings.approval === 'iteration' ||
    hasSeveralReady(context.ledger.plan, context.ledger.state))

async function runOrDelegateLanes(context: JobContext, soFar: () => JobSoFar): Promise<JobOutcome | undefined> {
  const { ports, ledger, cancelled, scope } = context
  if (scope.until === 'prepared' && (scope.legs ?? 1) > 1) return delegateLanes(context, soFar)
  if (scope.until !== 'settled') return dropCandidates(context)
  recordConfinement(ledger, ports.confinement)
  return cancelled.aborted ? undefined : runLanes(context, soFar)
}

/** The checks of this attempt run code that others wrote, so it is confined. */
async function attemptAgentsMd(
  context: JobContext,
  step: Extract<ActiveStep, { kind: 'attempt' }>,
): Promise<JobOutcome | undefined> {
  if (context.scope.until === 'settled') recordConfinement(context.ledger, context.ports.confinement)
  return writeAgentsMd(context, step)
}

/** Loads the rules before the repository's or an agent's code runs here. */
async function loadRules({ ports, scope }: JobContext, step: ActiveStep): Promise<void> {
  if (step.kind !== 'wait' && scope.until !== 'prepared') await ports.credentialShapes.load()
}

/** A step that needs checks and no agent, for other jobs. */
async function delegateChecksStep(context: JobContext, step: ChecksStep): Promise<JobOutcome | undefined> {
  const { ports, job, ledger } = context
  const reversal = step.kind === 'undo' ? await prepareRevert(ports, job, { ledger, undo: step.undo }) : undefined
  if (step.kind === 'undo' && !reversal) return undefined
  const commit = step.kind === 'check_part' ? step.part.tip : (reversal?.commit ?? ledger.state.work)
  const dossier = reversal
    ? delegate(context, { phase: 'undo', reverting: reversal.reverting }, { commit })
    : delegate(context, { phase: 'baseline', commit }, { commit })
  await ledger.save(`hand on the ${step.kind}`)
  return { kind: 'handed_on', dossier }
}

async function prepareWorkspace({ ports, job, ledger }: JobContext, signal: AbortSignal): Promise<void> {
  await ports.workspace.restore(ledger.state.work)
  await ports.workspace.setUp(job.settings.setup, signal)
}

const stopIfStopped = async (context: JobContext, outcome: JobOutcome, attempts: number): Promise<JobOutcome> =>
  outcome.kind === 'stopped' ? stopJob(context, outcome.reason, attempts) : outcome

/** Records why the job ends, and releases the run. `attempts`: those of this job. */
export async function stopJob(context: JobContext, reason: StopReason, attempts = 0): Promise<JobOutcome> {
  const { ports, job, ledger } = context
  recordIncidents(context)
  await saveAndPublish(context)
  // A cancelled job has only seconds left: the next one delivers.
  if (!context.cancelled.aborted) await deliver(ports, ledger)
  if (reason.kind === 'complete') await recordCompletionEvidence(context)
  const starts_next = startsNextJob(reason, { attempts }) ? job.startsNext : undefined
  ledger.record({ type: 'run_stopped', reason, ...(starts_next !== undefined && { starts_next }) })
  const call = requestPerson(ledger.state, reason, job.planFile)
  if (call) ledger.send([call])
  if (ledger.hasUnsavedEffects) {
    await ledger.save(`stop: ${reason.kind}, and call a person`)
    // Delivered while this job holds the lease, so that others see the end as one write.
    await deliver(ports, ledger)
  }
  ledger.record({ type: 'lease_released' })
  await ledger.save(`stop: ${reason.kind}`)
  return stopped(reason)
}
