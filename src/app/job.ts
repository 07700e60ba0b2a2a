import { RalphError } from '../core/error.ts'
import { attemptVerdict } from '../core/run/attempt-verdict.ts'
import { taskIn } from '../core/run/evolve.ts'
import { type JobSoFar, nextStep, type Step } from '../core/run/next-step.ts'
import type { Plan } from '../schema/plan.ts'
import type { RunState } from '../schema/run-state.ts'
import type { StopReason } from '../schema/stop-reason.ts'
import { noUsage, type Usage } from '../schema/usage.ts'
import { baseline } from './baseline.ts'
import { code } from './code.ts'
import type { Prepared } from './dossier.ts'
import { intake } from './intake.ts'
import type { JobSettings } from './job-settings.ts'
import { whileHoldingLease } from './lease-renewal.ts'
import type { Ledger } from './ledger.ts'
import { limitsOf } from './limits.ts'
import { obey, unlessStopped } from './obey.ts'
import type { Ports } from './ports.ts'
import { prepare } from './prepare.ts'
import { projection } from './projection.ts'
import { settleChecked, settleFailure, settleInterruption } from './settle.ts'
import { undo } from './undo.ts'
import { validate } from './validate.ts'

export interface JobResult {
  readonly reason: StopReason
  readonly state: RunState
  readonly plan: Plan
}

/** What the agent call of the attempt under way has cost. */
interface Spent {
  readonly usage: Usage
  readonly duration_ms: number
}

const nothing: Spent = { usage: noUsage, duration_ms: 0 }

/** What the loop hands to its steps. */
interface Work {
  readonly ports: Ports
  readonly job: JobSettings
  readonly ledger: Ledger
  readonly publish: () => Promise<void>
  /** Why the job has to end, where a person must bring commits together. */
  readonly conflict: () => StopReason | undefined
  readonly cancelled: AbortSignal
  /** What this job has already done once. */
  readonly did: { baseline: boolean; ready: boolean; spent: Spent }
}

/**
 * One job: decide, do, record, until there is a reason to stop (DESIGN §3, §4). What an iteration settled is written
 * together with the start of the next one, in one commit of the state ref; the work branch follows it. A fault ends
 * the job in an orderly way, with its reason in the state, and is thrown on.
 */
export async function runJob(ports: Ports, job: JobSettings, cancelled: AbortSignal): Promise<JobResult> {
  const started: JobSoFar = { started: ports.clock.now(), iterations: 0, checks: job.checksDigest, baselineRan: false }
  const taken = await intake(ports, job, started)
  if (taken.kind === 'idle') return { reason: taken.reason, state: taken.run.state, plan: taken.run.plan }
  const { ledger } = taken
  const shown = projection(ports, job, { ledger, ...taken.branch })
  const conflict = () => shown.conflict
  const work: Work = {
    ports,
    job,
    ledger,
    cancelled,
    publish: shown.publish,
    conflict,
    did: { baseline: false, ready: false, spent: nothing },
  }
  try {
    const reason = await loop(work, started)
    return { reason, state: ledger.state, plan: ledger.plan }
  } catch (error) {
    await giveUp(work, error)
    throw error
  }
}

async function loop(work: Work, started: JobSoFar): Promise<StopReason> {
  const before = attempts(work.ledger.state)
  await work.publish()
  for (;;) {
    const ordered = await obey(work.ports, work.ledger)
    if (ordered) return stop(work, ordered)
    const conflict = work.conflict()
    if (conflict) return stop(work, conflict)
    const iterations = attempts(work.ledger.state) - before
    const step = decide(work, { ...started, iterations, baselineRan: work.did.baseline })
    if (step.kind === 'stop' && work.ledger.dirty) {
      // Another write may have brought more work: the last word is said on what is written.
      await settled(work)
      continue
    }
    const reason = step.kind === 'stop' ? step.reason : await act(work, step)
    if (reason) return stop(work, reason)
  }
}

function decide({ ports, job, ledger, cancelled }: Work, soFar: JobSoFar): Step {
  if (cancelled.aborted) return { kind: 'stop', reason: { kind: 'cancelled' } }
  const { plan, state } = ledger
  return nextStep({ plan, state, limits: limitsOf(job), job: soFar, now: ports.clock.now() })
}

async function act(work: Work, step: Exclude<Step, { kind: 'stop' }>): Promise<StopReason | undefined> {
  const { ports, job, ledger, cancelled, did } = work
  if (step.kind === 'attempt') {
    if (!did.ready) await held(work, (signal) => makeReady(work, signal))
    did.ready = true
    return cancelled.aborted ? undefined : attempt(work, step)
  }
  // What was settled must not wait for what takes time.
  await settled(work)
  if (step.kind === 'wait') await held(work, (signal) => ports.clock.waitUntil(step.until, signal))
  else if (step.kind === 'undo') {
    await held(work, (signal) => undo(ports, job, { ledger, undo: step.undo, signal }))
    did.ready = false
  } else {
    did.ready = (await held(work, (signal) => baseline(ports, job, ledger, signal))) ?? false
    did.baseline = true
  }
  return undefined
}

/** All five phases of one iteration; a reason to stop where a person has to mend something first. */
async function attempt(work: Work, step: Step & { kind: 'attempt' }): Promise<StopReason | undefined> {
  const { ports, job, ledger, cancelled, did } = work
  const prepared = await prepare(ports, job, { ledger, task: step.task, attempt: step.attempt })
  await ledger.save(`begin iteration ${prepared.iteration}: ${step.task.id}`)
  await work.publish()
  if (ledger.state.work !== prepared.checkpoint || work.conflict()) {
    giveBack(ledger, prepared)
    return undefined
  }
  did.spent = nothing
  const onSpent = (spent: Spent) => {
    did.spent = spent
  }
  const coded = await code(ports, job, { prepared, ledger, signal: cancelled, onSpent })
  const verdict = attemptVerdict({
    end: coded.end,
    hasChanges: coded.changes.length > 0,
    findings: coded.findings,
    failedCommand: coded.failedCommand,
    now: ports.clock.now(),
    waits: ledger.state.waiting?.count ?? 0,
    losses: taskIn(ledger.state, step.task.id).runners_lost,
  })
  const budgetUsd = job.settings['cost-budget']
  // Its workspace was thrown away, with what set-up had made.
  if (coded.end.kind === 'error' && coded.end.what === 'disk') did.ready = false
  if (verdict.kind === 'interrupt') return settleInterruption(ledger, coded, { verdict, budgetUsd })
  if (verdict.kind === 'fail') await settleFailure(ports, ledger, { coded, ...verdict })
  else {
    const validated = await held(work, (signal) => validate(ports, job, { coded, state: ledger.state, signal }))
    if (typeof validated === 'string') await settleFailure(ports, ledger, { coded, cause: 'checks', why: validated })
    else if (validated) {
      did.ready = !validated.validation?.checks.some(({ filled_disk }) => filled_disk)
      await settleChecked(ports, job, { ledger, validated })
    } else settleInterruption(ledger, coded, { verdict: stoppedInChecks, budgetUsd })
  }
  return undefined
}

/** Somebody pushed to the work branch in the last moment: nothing is built on what is no longer its tip. */
function giveBack(ledger: Ledger, { iteration, task }: Prepared): void {
  const why = 'somebody pushed to the work branch before the agent was called'
  ledger.record({
    type: 'attempt_interrupted',
    iteration,
    task: task.id,
    cause: 'work_moved',
    why,
    until: null,
    ...nothing,
  })
}

const stoppedInChecks = {
  kind: 'interrupt' as const,
  cause: 'cancelled' as const,
  why: 'the job was cancelled or stopped',
  until: null,
}

const attempts = ({ counts }: RunState): number => counts.succeeded + counts.failed

/** A workspace of another machine, or one that is new, is filled and set up before money is spent. */
async function makeReady({ ports, job, ledger }: Work, signal: AbortSignal): Promise<void> {
  await ports.workspace.restore(ledger.state.work)
  await ports.workspace.setUp(job.settings.setup, signal)
}

/** Writes and publishes while the lease is ours: what the work branch makes of a commit belongs into the record. */
async function settled({ ledger, publish }: Work): Promise<void> {
  if (ledger.dirty) await ledger.save('settle')
  await publish()
}

async function stop(work: Work, reason: StopReason): Promise<StopReason> {
  const { ledger } = work
  await settled(work)
  ledger.record({ type: 'run_stopped', reason }, { type: 'lease_released' })
  await ledger.save(`stop: ${reason.kind}`)
  return reason
}

/** Leaves a state that says what happened, where that is still possible; the fault itself is the caller's to tell. */
async function giveUp({ ports, ledger, did }: Work, error: unknown): Promise<void> {
  const fault = error instanceof RalphError ? error : undefined
  if (fault?.kind === 'busy') return
  const why = fault?.message ?? String(error)
  const { current } = ledger.state
  if (current) {
    const { iteration, task } = current
    const cause = 'infrastructure'
    ledger.record({ type: 'attempt_interrupted', iteration, task, cause, why, until: null, ...did.spent })
  }
  ledger.record(
    { type: 'run_stopped', reason: { kind: 'failed', code: fault?.code ?? 'INTERNAL', why } },
    { type: 'lease_released' },
  )
  try {
    await ledger.save('stop: failed')
  } catch (second) {
    ports.show({ kind: 'warning', text: `the state could not be written either: ${String(second)}` })
  }
}

/** What takes time is done under a lease that is renewed: a check may run for longer than a lease lives. */
const held = <T>({ ports, ledger, cancelled }: Work, work: (signal: AbortSignal) => Promise<T>) =>
  unlessAborted(() =>
    whileHoldingLease(ports, { ledger, signal: cancelled }, (signal) => unlessStopped(ports, { ledger, signal }, work)),
  )

/** Undefined where the work was given up because the job was cancelled, or stopped by an operator. */
async function unlessAborted<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return undefined
    throw error
  }
}
