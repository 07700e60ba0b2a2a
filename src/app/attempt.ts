import type { AttemptVerdict } from '../core/run/attempt/attempt-verdict.ts'
import type { Step } from '../core/run/next/next-step.ts'
import type { SteeringChange } from '../port/steering.ts'
import type { AgentEnd } from '../schema/agent/agent-end.ts'
import { handoffJsonSchema } from '../schema/agent/handoff.ts'
import type { Coded, Dossier, Prepared } from '../schema/run/dossier.ts'
import type { StopReason } from '../schema/run/stop-reason.ts'
import { findDueCalls, makeCalls } from './calls/before-attempt.ts'
import { settleHalt, taskNow } from './calls/directive.ts'
import { filledDisk } from './calls/make-call.ts'
import { owedCalls, recordOwedStarted } from './calls/owed-passes.ts'
import { lookBeforeChecks, passChange } from './calls/passes.ts'
import { reviewChange } from './calls/review.ts'
import { settleWaiting } from './calls/waiting-calls.ts'
import { delegate } from './job/delegate.ts'
import {
  type CallCost,
  callsAgent,
  interruptibleBy,
  type JobContext,
  type JobOutcome,
  noCallCost,
  stopped,
  whileHoldingRun,
} from './job/job-context.ts'
import type { Ledger } from './job/ledger.ts'
import { code } from './phase/code/code.ts'
import { checkoutTask } from './phase/intake/merge-base.ts'
import { prepare } from './phase/prepare/prepare.ts'
import { settleAttempt, verdictOn } from './phase/settle/settle-attempt.ts'
import { contributionOf, needsCommit, withEngineEdits, writeCandidate } from './phase/validate/candidate.ts'
import { claimToCheck } from './phase/validate/unchanged.ts'
import { validate } from './phase/validate/validate.ts'

function delegatePrepared(context: JobContext, prepared: Prepared): Dossier | undefined {
  const { start, checkpoint, merge } = prepared
  if (context.scope.until !== 'prepared') return undefined
  // The commit is on no branch: the other jobs fetch it through the state.
  if (start !== checkpoint) context.ledger.keep(start)
  return delegate(context, { phase: 'prepared', prepared }, { commit: merge && start })
}

/** Runs the phases of one iteration, as far as this job's scope goes. Returns an outcome if the job ends with it. */
export async function attempt(context: JobContext, step: Step & { kind: 'attempt' }): Promise<JobOutcome | undefined> {
  const { ports, job, ledger, cancelled, progress, scope } = context
  const checkout = await checkoutTask(ports, job, { ledger, task: step.task })
  if (checkout.kind === 'gone') return checkout.reason && stopped(checkout.reason)
  // This job cannot know whether the other job's agent answers questions.
  const canAsk = scope.until === 'prepared' || ports.agent.ask !== undefined
  const plannedCalls = await findDueCalls(ports, job, { ledger, task: step.task, canAsk })
  if (callsAgent(scope)) await settleWaiting(context, owedCalls(context))
  else recordOwedStarted(ledger)
  const prepared = await prepare(ports, job, { ledger, ...step, laidOut: checkout.laidOut, calls: plannedCalls })
  const dossier = delegatePrepared(context, prepared)
  const saveStart = async (onSent: () => void): Promise<void> => {
    await ledger.save(`begin iteration ${prepared.iteration}: ${step.task.id}`, onSent)
    await context.publish()
  }
  // From here on a fault interrupts this attempt, which has cost nothing yet.
  progress.spent = noCallCost
  // The lease was taken before, so the workspace may change before the remote answers.
  await overlapSend(saveStart, async () => {
    if (dossier) return
    const restored = ports.workspace.restore(prepared.start)
    // Built while git works; otherwise the call would wait for it.
    handoffJsonSchema()
    await restored
  })
  if (ledger.state.work !== prepared.checkpoint || context.conflict()) {
    abandonAttempt(ledger, prepared)
    return undefined
  }
  if (dossier) return { kind: 'handed_on', dossier }
  const onSpent = (spent: CallCost) => {
    progress.spent = spent
  }
  const runInterruptible = interruptibleBy(context)
  const readSteeringChange = await ports.steering.watch()
  const callsResult = await runCalls(context, prepared)
  if (callsResult.kind === 'over') {
    await recordSteeringChange(ledger, prepared, readSteeringChange)
    return callsResult.reason && stopped(callsResult.reason)
  }
  const callOptions = { spent: ledger.state.usage, guarded: runInterruptible, onSpent }
  const { recall, state } = ledger
  const agentResult = await code(ports, job, {
    ...{ ...callOptions, prepared: callsResult.prepared, recall, knowledge: state.knowledge, cancelled },
  })
  const { coded, verdict } = await judgeAttempt(context, agentResult)
  progress.workspaceReady &&= !filledDisk(coded.end)
  if (verdict.kind === 'validate' && scope.until === 'coded') {
    // The other jobs have no key for a model.
    return delegateChecks(context, await lookBeforeChecks(ports, job, { ...callOptions, coded }))
  }
  const reason = await settleAttempt(
    context,
    { coded, verdict },
    {
      async check() {
        const validateRequest = { coded, state: ledger.state, onChecks: context.orderPrefetch.checks }
        const validation = await whileHoldingRun(context, (signal) =>
          validate(ports, job, { ...validateRequest, signal }),
        )
        if (typeof validation === 'object')
          progress.workspaceReady = !validation.checks.some(({ filled_disk }) => filled_disk)
        return validation
      },
      async review() {
        const reviewedResult = await reviewChange(ports, job, { ...callOptions, coded, checked: true })
        noteCalls(context, reviewedResult.reviewed ? [reviewedResult.reviewed] : [])
        return reviewedResult
      },
      async pass(reviewedResult, checks) {
        const passedResult = await passChange(ports, job, { ...callOptions, coded: reviewedResult, checks })
        noteCalls(context, passedResult.passes ?? [])
        return passedResult
      },
    },
  )
  await recordSteeringChange(ledger, prepared, readSteeringChange)
  return reason && stopped(reason)
}

/** The verdict before any check. If the checks decide, the engine's own edits are added, also in the workspace. */
async function judgeAttempt(
  context: JobContext,
  agentResult: Coded,
): Promise<{ coded: Coded; verdict: AttemptVerdict }> {
  const { ports, job, ledger, scope } = context
  const verdict = verdictOn(context, agentResult)
  if (verdict.kind !== 'validate') return { coded: agentResult, verdict }
  const coded = await withEngineEdits(ports, job, { ledger, coded: agentResult })
  if (coded.tree !== agentResult.tree && scope.until === 'settled') await ports.workspace.resetTracked(coded.tree)
  return { coded, verdict }
}

/**
 * Makes the calls before the agent. Returns the attempt with the prompt that they led to, or why its agent is not
 * called.
 */
async function runCalls(
  context: JobContext,
  prepared: Prepared,
): Promise<{ kind: 'ready'; prepared: Prepared } | { kind: 'over'; reason: StopReason | undefined }> {
  const { ports, job, ledger } = context
  const { calls = [], iteration, task } = prepared
  if (calls.length === 0) return { kind: 'ready', prepared }
  const saveCalls = () => ledger.save(`calls before iteration ${iteration}: ${task.id}`)
  const callsRequest = {
    ledger,
    at: prepared,
    calls,
    spent: ledger.state.usage,
    guarded: interruptibleBy(context),
    keep: saveCalls,
  }
  const outcome = await makeCalls(ports, job, callsRequest)
  if (outcome.kind === 'halted')
    return { kind: 'over', reason: settleHalt(ledger, job, { at: prepared, halt: outcome.halt }) }
  if (outcome.kind === 'ended') {
    const reason = 'the job was cancelled or stopped before its agent was called'
    ledger.record({
      ...{
        type: 'attempt_interrupted',
        iteration,
        task: task.id,
        cause: 'cancelled',
        why: reason,
        until: null,
        ...noCallCost,
      },
    })
    return { kind: 'over', reason: undefined }
  }
  // Saved before the agent starts, which may run for hours.
  if (outcome.made.length > 0) await saveCalls()
  return { kind: 'ready', prepared: { ...prepared, prompt: outcome.prompt, task: taskNow(ledger, task) } }
}

/** Orders may have arrived during calls, and one that filled the disk leaves no workspace. */
function noteCalls({ orderPrefetch, progress }: JobContext, calls: readonly { readonly end: AgentEnd }[]): void {
  if (calls.length > 0) orderPrefetch.discard()
  progress.workspaceReady &&= !calls.some(({ end }) => filledDisk(end))
}

/** Reported now, since the next job adopts such a change only with approval. */
async function recordSteeringChange(
  ledger: Ledger,
  { iteration }: Prepared,
  readSteeringChange: () => Promise<SteeringChange>,
): Promise<void> {
  const { paths, plan } = await readSteeringChange()
  if (paths.length === 0) return
  ledger.record({ type: 'steering_changed', iteration, paths: paths.slice(0, 20), plan_source: plan })
}

/** Delegates the checks to other jobs, on the commit that would land. */
export async function delegateChecks(context: JobContext, coded: Coded): Promise<JobOutcome> {
  const { ports, job, ledger, progress } = context
  const { state } = ledger
  const closes = contributionOf(job, state, coded).closes || claimToCheck(job, state, coded) !== undefined
  const commit = needsCommit(closes, coded) ? await writeCandidate(ports, job, { state, coded }) : coded.checkpoint
  const dossier = delegate(context, { phase: 'coded', coded }, { commit, spent: progress.spent })
  await ledger.save(`hand on iteration ${coded.iteration}: ${coded.task.id}`)
  return { kind: 'handed_on', dossier }
}

/** Runs `task` as soon as `send` only waits for the remote. Both have ended when an error is thrown. */
async function overlapSend(send: (onSent: () => void) => Promise<void>, task: () => Promise<void>): Promise<void> {
  let running: Promise<void> | undefined
  const onSent = (): void => {
    running ??= task()
    // Thrown below, after the save has ended too.
    running.catch(() => undefined)
  }
  try {
    await send(onSent)
  } catch (error) {
    await running?.catch(() => undefined)
    throw error
  }
  onSent()
  await running
}

/** For a push to the work branch at the last moment: this attempt's start is no longer the tip. */
export function abandonAttempt(ledger: Ledger, { iteration, task }: Pick<Prepared, 'iteration' | 'task'>): void {
  const reason = 'somebody pushed to the work branch before the agent was called'
  ledger.record({
    type: 'attempt_interrupted',
    iteration,
    task: task.id,
    cause: 'work_moved',
    why: reason,
    until: null,
    ...noCallCost,
  })
}
