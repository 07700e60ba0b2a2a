import type { AttemptVerdict } from '../core/run/attempt/attempt-verdict.ts'
import type { Step } from '../core/run/next/next-step.ts'
import type { SteeringChange } from '../port/steering.ts'
import type { AgentEnd } from '../schema/agent/agent-end.ts'
import { handoffJsonSchema } from '../schema/agent/handoff.ts'
import type { Coded, Dossier, Prepared } from '../schema/run/dossier.ts'
import type { StopReason } from '../schema/run/stop-reason.ts'
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
import { makeCalls } from './phase/context/before-code.ts'
import { settleHalt } from './phase/context/directive.ts'
import { taskNow } from './phase/context/numbered.ts'
import { planCalls } from './phase/context/plan-calls.ts'
import { checkoutTask } from './phase/intake/merge-base.ts'
import { beginOwed, settleOwed } from './phase/prepare/owed-passes.ts'
import { prepare } from './phase/prepare/prepare.ts'
import { settleAttempt, verdictOn } from './phase/settle/settle-attempt.ts'
import { contributionOf, needsCommit, withOwnPart, writeCandidate } from './phase/validate/candidate.ts'
import { askPasses, readPasses } from './phase/validate/passes.ts'
import { reviewed } from './phase/validate/review.ts'
import { claimToCheck } from './phase/validate/unchanged.ts'
import { validate } from './phase/validate/validate.ts'

/** Where another job calls the agent. */
function handOnPrepared(context: JobContext, prepared: Prepared): Dossier | undefined {
  const { start, checkpoint, merge } = prepared
  if (context.reach.until !== 'prepared') return undefined
  // It is on no branch: the other jobs fetch it by the state.
  if (start !== checkpoint) context.ledger.keep(start)
  return delegate(context, { phase: 'prepared', prepared }, { commit: merge && start })
}

/** The phases of one iteration as far as this job takes it; how the job ends, where it does. */
export async function attempt(context: JobContext, step: Step & { kind: 'attempt' }): Promise<JobOutcome | undefined> {
  const { ports, job, ledger, cancelled, did, reach } = context
  const laid = await checkoutTask(ports, job, { ledger, task: step.task })
  if (laid.kind === 'gone') return laid.reason && stopped(laid.reason)
  // Whether the agent of another job can be asked is not known here.
  const canAsk = reach.until === 'prepared' || ports.agent.ask !== undefined
  const calls = await planCalls(ports, job, { ledger, task: step.task, canAsk })
  if (callsAgent(reach)) await settleOwed(context)
  else beginOwed(ledger)
  const prepared = await prepare(ports, job, { ledger, ...step, laidOut: laid.laidOut, calls })
  const handed = handOnPrepared(context, prepared)
  const begin = async (onSent: () => void): Promise<void> => {
    await ledger.save(`begin iteration ${prepared.iteration}: ${step.task.id}`, onSent)
    await context.publish()
  }
  // Whatever goes wrong from here on, this attempt has cost nothing yet.
  did.spent = noCallCost
  // The lease is ours since the job began, so the files are too: they need not wait for the remote.
  await alongside(begin, async () => {
    if (handed) return
    const restored = ports.workspace.restore(prepared.start)
    // Made while git works, since the call would wait for it.
    handoffJsonSchema()
    await restored
  })
  if (ledger.state.work !== prepared.checkpoint || context.conflict()) {
    abandonAttempt(ledger, prepared)
    return undefined
  }
  if (handed) return { kind: 'handed_on', dossier: handed }
  const onSpent = (spent: CallCost) => {
    did.spent = spent
  }
  const guarded = interruptibleBy(context)
  const changedSince = await ports.steering.watch()
  const ready = await withCalls(context, prepared)
  if (ready.kind === 'over') {
    await tellSteering(ledger, prepared, changedSince)
    return ready.reason && stopped(ready.reason)
  }
  const at = { spent: ledger.state.usage, guarded, onSpent }
  const { recall, state } = ledger
  const left = await code(ports, job, {
    ...{ ...at, prepared: ready.prepared, recall, knowledge: state.knowledge, cancelled },
  })
  const { coded, verdict } = await judged(context, left)
  did.ready &&= !filledDisk(coded.end)
  if (verdict.kind === 'validate' && reach.until === 'coded') {
    // The checks run in other jobs, which have no key for a model.
    const seen = await reviewed(ports, job, { ...at, coded, checked: false })
    return delegateChecks(context, await passed(context, { ...at, coded: seen, checks: null }))
  }
  const reason = await settleAttempt(
    context,
    { coded, verdict },
    {
      async check() {
        const found = { coded, state: ledger.state, onChecks: context.orders.checks }
        const validation = await whileHoldingRun(context, (signal) => validate(ports, job, { ...found, signal }))
        if (typeof validation === 'object') did.ready = !validation.checks.some(({ filled_disk }) => filled_disk)
        return validation
      },
      async review() {
        const seen = await reviewed(ports, job, { ...at, coded, checked: true })
        if (seen !== coded) context.orders.forget()
        did.ready &&= !filledDisk(seen.reviewed?.end)
        return seen
      },
      pass: (seen, checks) => passed(context, { ...at, coded: seen, checks }),
    },
  )
  await tellSteering(ledger, prepared, changedSince)
  return reason && stopped(reason)
}

/** What is to become of an attempt; where the checks decide, with what the engine adds to it, which is then in the workspace too. */
async function judged(context: JobContext, left: Coded): Promise<{ coded: Coded; verdict: AttemptVerdict }> {
  const { ports, job, ledger, reach } = context
  const verdict = verdictOn(context, left)
  if (verdict.kind !== 'validate') return { coded: left, verdict }
  const coded = await withOwnPart(ports, job, { ledger, coded: left })
  if (coded.tree !== left.tree && reach.until === 'settled') await ports.workspace.resetTracked(coded.tree)
  return { coded, verdict }
}

/** The attempt with the prompt that the calls before it came to, and what they cost written; or why its agent is not called. */
async function withCalls(
  context: JobContext,
  prepared: Prepared,
): Promise<{ kind: 'ready'; prepared: Prepared } | { kind: 'over'; reason: StopReason | undefined }> {
  const { ports, job, ledger } = context
  const { calls = [], iteration, task } = prepared
  if (calls.length === 0) return { kind: 'ready', prepared }
  const keep = () => ledger.save(`calls before iteration ${iteration}: ${task.id}`)
  const asking = { ledger, at: prepared, calls, spent: ledger.state.usage, guarded: interruptibleBy(context), keep }
  const before = await makeCalls(ports, job, asking)
  if (before.kind === 'halted')
    return { kind: 'over', reason: settleHalt(ledger, job, { at: prepared, halt: before.halt }) }
  if (before.kind === 'ended') {
    const why = 'the job was cancelled or stopped before its agent was called'
    ledger.record({
      ...{
        type: 'attempt_interrupted',
        iteration,
        task: task.id,
        cause: 'cancelled',
        why,
        until: null,
        ...noCallCost,
      },
    })
    return { kind: 'over', reason: undefined }
  }
  // What they taught must not be lost with an agent that works for hours.
  if (before.made.length > 0) await keep()
  return { kind: 'ready', prepared: { ...prepared, prompt: before.prompt, task: taskNow(ledger, task) } }
}

/** The change with what the passes said of it that were due. */
async function passed(context: JobContext, request: Parameters<typeof askPasses>[2]): Promise<Coded> {
  const { ports, job, did } = context
  const { coded, calls } = await askPasses(ports, job, request)
  if (calls.length === 0) return coded
  context.orders.forget()
  did.ready &&= !calls.some(({ end }) => filledDisk(end))
  return { ...coded, passes: await readPasses(ports, job, calls) }
}

/** Named at once, and not taken over by the next job without a person's word. */
async function tellSteering(
  ledger: Ledger,
  { iteration }: Prepared,
  changedSince: () => Promise<SteeringChange>,
): Promise<void> {
  const { paths, plan } = await changedSince()
  if (paths.length === 0) return
  ledger.record({ type: 'steering_changed', iteration, paths: paths.slice(0, 20), plan_source: plan })
}

/** The checks run in other jobs, on the commit that it would become. */
export async function delegateChecks(context: JobContext, coded: Coded): Promise<JobOutcome> {
  const { ports, job, ledger, did } = context
  const { state } = ledger
  const closes = contributionOf(job, state, coded).closes || claimToCheck(job, state, coded) !== undefined
  const commit = needsCommit(closes, coded) ? await writeCandidate(ports, job, { state, coded }) : coded.checkpoint
  const dossier = delegate(context, { phase: 'coded', coded }, { commit, spent: did.spent })
  await ledger.save(`hand on iteration ${coded.iteration}: ${coded.task.id}`)
  return { kind: 'handed_on', dossier }
}

/** Then its workspace was thrown away, with what set-up had made. */
const filledDisk = (end: AgentEnd | undefined): boolean => end?.kind === 'error' && end.what === 'disk'

/** What `sending` waits for is used for `other`; both have ended when a fault of one is thrown. */
async function alongside(sending: (onSent: () => void) => Promise<void>, other: () => Promise<void>): Promise<void> {
  let begun: Promise<void> | undefined
  const onSent = (): void => {
    begun ??= other()
    // Its fault is thrown below, when the other one has ended too.
    begun.catch(() => undefined)
  }
  try {
    await sending(onSent)
  } catch (error) {
    await begun?.catch(() => undefined)
    throw error
  }
  onSent()
  await begun
}

/** Somebody pushed to the work branch in the last moment: nothing is built on what is no longer its tip. */
export function abandonAttempt(ledger: Ledger, { iteration, task }: Pick<Prepared, 'iteration' | 'task'>): void {
  const why = 'somebody pushed to the work branch before the agent was called'
  ledger.record({
    type: 'attempt_interrupted',
    iteration,
    task: task.id,
    cause: 'work_moved',
    why,
    until: null,
    ...noCallCost,
  })
}
