import { RalphError } from '../core/error.ts'
import { type JobSoFar, nextStep, type Step } from '../core/run/next-step.ts'
import type { Plan } from '../schema/plan.ts'
import type { RunState } from '../schema/run-state.ts'
import type { StopReason } from '../schema/stop-reason.ts'
import { attempt } from './attempt.ts'
import { baseline } from './baseline.ts'
import { converge } from './converge.ts'
import { intake } from './intake.ts'
import { whyAborted } from './job-limit.ts'
import { adjusted, type JobSettings } from './job-settings.ts'
import { limitsOf } from './limits.ts'
import { obey } from './obey.ts'
import type { Ports } from './ports.ts'
import { projection } from './projection.ts'
import { sayCosts } from './say-costs.ts'
import { undo } from './undo.ts'
import { held, nothingSpent, type Work } from './work.ts'

export interface JobResult {
  readonly reason: StopReason
  readonly state: RunState
  readonly plan: Plan
}

/**
 * One job: decide, do, record, until there is a reason to stop (DESIGN §3, §4). What an iteration settled is written
 * together with the start of the next one, in one commit of the state ref; the work branch follows it. A fault ends
 * the job in an orderly way, with its reason in the state, and is thrown on.
 */
export async function runJob(ports: Ports, job: JobSettings, cancelled: AbortSignal): Promise<JobResult> {
  const started: JobSoFar = {
    started: ports.clock.now(),
    iterations: 0,
    checks: job.checksDigest,
    baselineRan: false,
    longestMs: 0,
  }
  const taken = await intake(ports, job, started)
  if (taken.kind === 'idle') {
    await converge(ports, taken)
    return { reason: taken.reason, state: taken.run.state, plan: taken.run.plan }
  }
  const { ledger } = taken
  const shown = projection(ports, job, { ledger, ...taken.branch })
  const conflict = () => shown.conflict
  const work: Work = {
    ports,
    get job() {
      return adjusted(job, ledger.state)
    },
    ledger,
    cancelled,
    publish: shown.publish,
    conflict,
    did: { baseline: false, ready: false, spent: nothingSpent, longestMs: 0 },
  }
  try {
    const reason = await loop(work, started)
    return { reason, state: ledger.state, plan: ledger.plan }
  } catch (error) {
    await giveUp(work, error)
    throw error
  } finally {
    await ports.tracker.close()
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
    const soFar = { ...started, iterations, baselineRan: work.did.baseline, longestMs: work.did.longestMs }
    const step = decide(work, soFar)
    if (step.kind === 'stop' && work.ledger.dirty) {
      // Another write may have brought more work: the last word is said on what is written.
      await settled(work)
      continue
    }
    const begun = work.ports.clock.now()
    const reason = step.kind === 'stop' ? step.reason : await act(work, step, soFar)
    if (step.kind === 'attempt') work.did.longestMs = Math.max(soFar.longestMs, work.ports.clock.now() - begun)
    if (reason) return stop(work, reason)
  }
}

function decide({ ports, job, ledger, cancelled }: Work, soFar: JobSoFar): Step {
  if (cancelled.aborted) return { kind: 'stop', reason: whyAborted(cancelled, job) }
  const { plan, state } = ledger
  return nextStep({ plan, state, limits: limitsOf(job), job: soFar, now: ports.clock.now() })
}

async function act(
  work: Work,
  step: Exclude<Step, { kind: 'stop' }>,
  soFar: JobSoFar,
): Promise<StopReason | undefined> {
  const { ports, job, ledger, cancelled, did } = work
  if (step.kind === 'attempt') {
    if (!did.ready) await held(work, (signal) => makeReady(work, signal))
    did.ready = true
    sayCosts(ports, job, { ledger, soFar })
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
