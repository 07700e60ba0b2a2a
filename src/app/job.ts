import { RalphError } from '../core/error/error.ts'
import type { JobSoFar } from '../core/run/next/next-step.ts'
import type { Plan } from '../schema/plan/plan.ts'
import type { Dossier } from '../schema/run/dossier.ts'
import type { RunState } from '../schema/run/run-state.ts'
import type { StopReason } from '../schema/run/stop-reason.ts'
import { syncBranches } from './branch/mark-milestones.ts'
import { callsAgent, type JobScope } from './job/job-context.ts'
import type { JobSettings } from './job/job-settings.ts'
import { attemptsIn, jobSoFar } from './job/job-so-far.ts'
import type { Ports } from './job/ports.ts'
import { intake } from './phase/intake/intake.ts'

interface RunAfterJob {
  readonly state: RunState
  readonly plan: Plan
}

export interface JobResult extends RunAfterJob {
  readonly reason: StopReason
}

/** Where the next job continues to count, if one command runs several jobs. */
interface CountedJob {
  readonly soFar: JobSoFar
}

/** A job that has ended, or that delegated its next step to the workflow's other jobs. */
export type StartedJob =
  | ({ readonly kind: 'stopped' } & JobResult)
  | ({ readonly kind: 'handed_on'; readonly dossier: Dossier } & RunAfterJob)

/**
 * Runs one job: decides, acts and records until there is a reason to stop (docs/design.md#life-of-an-iteration). The
 * result of an iteration is saved together with the start of the next one; then the work branch is published. After a
 * fault the job saves the reason and throws it.
 */
export async function runJob(
  ports: Ports,
  job: JobSettings,
  cancelled: AbortSignal,
  previousJob?: JobSoFar,
): Promise<JobResult & CountedJob> {
  const end = await beginJob(ports, job, { cancelled, scope: { until: 'settled' }, before: previousJob })
  if (end.kind === 'handed_on') throw new Error('a job that finishes its own work handed something over')
  return end
}

/** Loads about a megabyte of code that is needed only after the lease is taken; it loads while git pushes. */
async function loadPhases() {
  const [{ runLoop: loop }, openModule] = await Promise.all([
    import('./loop.ts'),
    import('./open-work.ts'),
    // A merge in mid-run imports these: each may be bundled as a file of its own, which is read here in advance.
    import('./own/own-edits.ts'),
    import('./own/write-back.ts'),
    import('./job/prompt-templates.ts'),
  ])
  return { loop, ...openModule }
}

const maxIntakes = 5

/**
 * An operator's tool may write the state in between; then intake is repeated. If another job took the run, the error is
 * thrown.
 */
async function acquireRun(...intakeArgs: Parameters<typeof intake>): ReturnType<typeof intake> {
  const [{ store }] = intakeArgs
  for (let count = 1; ; count++) {
    try {
      return await intake(...intakeArgs)
    } catch (error) {
      if (!(error instanceof RalphError) || error.code !== 'LEASE_LOST' || count === maxIntakes) throw error
      const { run } = await store.load()
      if (!run || run.state.lease) throw error
    }
  }
}

/**
 * The same as far as `scope` says. The lease stays with the workflow run; `finishJob` settles what was delegated, or
 * the next job finds it lost.
 */
export async function beginJob(
  ports: Ports,
  job: JobSettings,
  { before, ...request }: { cancelled: AbortSignal; scope: JobScope; before?: JobSoFar | undefined },
): Promise<StartedJob & CountedJob> {
  const started = { ...jobSoFar(ports, job), ...before, checks: job.checksDigest, baselineRan: false }
  // A failed import is thrown again below.
  const onSent = (): void => void loadPhases().catch(() => undefined)
  const intakeResult = await acquireRun(ports, job, { soFar: started, callsAgent: callsAgent(request.scope), onSent })
  if (intakeResult.kind === 'idle') {
    await syncBranches(ports, intakeResult)
    const { reason, run } = intakeResult
    return { kind: 'stopped', reason, state: run.state, plan: run.plan, soFar: started }
  }
  const { ledger } = intakeResult
  const { openJobContext: openWork, recordingFaults, loop } = await loadPhases()
  const context = openWork(ports, job, { ...intakeResult, ...request })
  const attemptsBefore = attemptsIn(ledger.state)
  const outcome = await recordingFaults(context, () => loop(context, started, attemptsBefore))
  const iterations = started.iterations + attemptsIn(ledger.state) - attemptsBefore
  const soFar = { ...started, iterations, longestMs: Math.max(started.longestMs, context.progress.longestMs) }
  return { ...outcome, state: ledger.state, plan: ledger.plan, soFar }
}
