import { RalphError } from '../core/error/error.ts'
import type { JobSoFar } from '../core/run/next/next-step.ts'
import type { Plan } from '../schema/plan/plan.ts'
import type { Dossier } from '../schema/run/dossier.ts'
import type { RunState } from '../schema/run/run-state.ts'
import type { StopReason } from '../schema/run/stop-reason.ts'
import { syncBranches } from './branch/mark-milestones.ts'
import { callsAgent, type JobScope } from './job/job-context.ts'
import type { JobSettings } from './job/job-settings.ts'
import type { Ports } from './job/ports.ts'
import { attemptsIn, jobSoFar } from './job/so-far.ts'
import { intake } from './phase/intake/intake.ts'

/** The run as a job leaves it. */
interface Left {
  readonly state: RunState
  readonly plan: Plan
}

export interface JobResult extends Left {
  readonly reason: StopReason
}

/** What the next job counts on from, where one command makes several. */
interface Counted {
  readonly soFar: JobSoFar
}

/** A job that is over, or the part of an iteration that the workflow's other jobs go on with. */
export type StartedJob =
  | ({ readonly kind: 'stopped' } & JobResult)
  | ({ readonly kind: 'handed_on'; readonly dossier: Dossier } & Left)

/**
 * One job: decide, do, record, until there is a reason to stop (docs/design.md#life-of-an-iteration). What an iteration settled is written
 * together with the start of the next one, in one commit of the state ref; the work branch follows it. A fault ends
 * the job in an orderly way, with its reason in the state, and is thrown on.
 */
export async function runJob(
  ports: Ports,
  job: JobSettings,
  cancelled: AbortSignal,
  before?: JobSoFar,
): Promise<JobResult & Counted> {
  const end = await beginJob(ports, job, { cancelled, reach: { until: 'settled' }, before })
  if (end.kind === 'handed_on') throw new Error('a job that finishes its own work handed something over')
  return end
}

/** All that follows the taking of the run: a megabyte of code, for which there is time while the state is on its way. */
async function loadPhases() {
  const [{ loop }, work] = await Promise.all([
    import('./loop.ts'),
    import('./open-work.ts'),
    // A merge in mid-run asks for these: bundled, each may lie in a file of its own, which is then read already.
    import('./own/own-edits.ts'),
    import('./own/write-back.ts'),
    import('./job/prompt-templates.ts'),
  ])
  return { loop, ...work }
}

/** How often the run is taken up anew where somebody's order was written first. */
const tries = 5

/** An order that takes effect without a job may come in between; another job that took the run may not. */
async function takeUp(...given: Parameters<typeof intake>): ReturnType<typeof intake> {
  const [{ store }] = given
  for (let round = 1; ; round++) {
    try {
      return await intake(...given)
    } catch (error) {
      if (!(error instanceof RalphError) || error.code !== 'LEASE_LOST' || round === tries) throw error
      const { run } = await store.load()
      if (!run || run.state.lease) throw error
    }
  }
}

/**
 * The same as far as `reach`. What another job has to go on with is in the state when this returns, and the lease stays
 * with the workflow run: `finishIteration` settles it, else the next job finds it lost.
 */
export async function beginJob(
  ports: Ports,
  job: JobSettings,
  { before, ...request }: { cancelled: AbortSignal; reach: JobScope; before?: JobSoFar | undefined },
): Promise<StartedJob & Counted> {
  const started = { ...jobSoFar(ports, job), ...before, checks: job.checksDigest, baselineRan: false }
  // Whoever waits for it below is told why it failed.
  const onSent = (): void => void loadPhases().catch(() => undefined)
  const taken = await takeUp(ports, job, { soFar: started, callsAgent: callsAgent(request.reach), onSent })
  if (taken.kind === 'idle') {
    await syncBranches(ports, taken)
    const { reason, run } = taken
    return { kind: 'stopped', reason, state: run.state, plan: run.plan, soFar: started }
  }
  const { ledger } = taken
  const { openWork, recordingFaults, loop } = await loadPhases()
  const work = openWork(ports, job, { ...taken, ...request })
  const attempts = attemptsIn(ledger.state)
  const ended = await recordingFaults(work, () => loop(work, started, attempts))
  const iterations = started.iterations + attemptsIn(ledger.state) - attempts
  const soFar = { ...started, iterations, longestMs: Math.max(started.longestMs, work.did.longestMs) }
  return { ...ended, state: ledger.state, plan: ledger.plan, soFar }
}
