import { RalphError } from '../../../core/error/error.ts'
import { shortRef, stateRefOf } from '../../../core/ref/state-paths.ts'
import { isAhead, type RunMemory } from '../../../core/run/stored/memory.ts'
import { plural } from '../../../core/text/amounts.ts'
import { commandSpan, shortOid } from '../../../core/text/report-context.ts'
import type { LoadedRun } from '../../../port/state-store.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ports } from '../../job/ports.ts'

/**
 * Refuses a state of another plan, or one that is older than the work branch or the status comment, since tasks would be
 * done and paid for twice. Does not notice if all three are moved back or forged together (threat T16).
 */
export async function refuseMovedBack(
  { workBranch, orderSource }: Pick<Ports, 'workBranch' | 'orderSource'>,
  job: JobSettings,
  { run, remoteWork }: { run: LoadedRun; remoteWork: string | null },
): Promise<void> {
  const { state } = run
  if (state.plan !== job.planName) throw stateOfOtherPlan(state.plan, job)
  const memory = orderSource.memory?.()
  if (memory && isAhead(memory, state))
    throw stateMovedBack(job, run, { ...memory, where: 'the status comment', tip: remoteWork })
  if (remoteWork === null || remoteWork === state.work) return
  const newestCommit = await workBranch.readOrigin(remoteWork)
  if (newestCommit && isAhead({ ...newestCommit, epoch: 0 }, state))
    throw stateMovedBack(job, run, { ...newestCommit, where: state.work_branch, tip: remoteWork })
}

/** Refuses to restart a run whose state is gone while the status comment remembers it. */
export async function refuseForgotten(
  { orderSource, clock }: Pick<Ports, 'orderSource' | 'clock'>,
  job: JobSettings,
): Promise<void> {
  if (!orderSource.memory || job.fresh) return
  const started = new Date(clock.now()).toISOString()
  await orderSource.incoming({ since: null, started, consumed: [], to: 'obey' })
  const memory = orderSource.memory()
  if (!memory) return
  throw new RalphError({
    code: 'STATE_DELETED',
    message: `${stateBranchOf(job)} is gone, but the status comment describes a run with ${plural(memory.iteration, 'iteration')}.`,
    hint: `To continue it: ${pushBackCommand(job, memory.commit)}. To start over: set the input \`fresh: true\`, or close the tracking issue.`,
  })
}

const stateRef = ({ planName, settings }: JobSettings): string => stateRefOf(planName, settings['state-ref'])
const stateBranchOf = (job: JobSettings): string => shortRef(stateRef(job))

const pushBackCommand = (job: JobSettings, commit: string): string =>
  `${commandSpan('git', 'push', job.remote, `${commit}:${stateRef(job)}`)} from a clone that has it${stateRef(job).startsWith('refs/heads/') ? ', or restore the branch on GitHub' : ''}`

const stateOfOtherPlan = (plan: string, job: JobSettings): RalphError =>
  new RalphError({
    code: 'STATE_OF_OTHER_PLAN',
    message: `${stateBranchOf(job)} holds the state of the plan ${plan}, and not of ${job.planName}. Nothing was written.`,
    hint: `Somebody pushed another run there. Move the branch back to its own newest commit, or start over with \`--fresh\`.`,
  })

function stateMovedBack(
  job: JobSettings,
  { oid, state }: LoadedRun,
  newer: { iteration: number; where: string; tip: string | null } & Partial<RunMemory>,
): RalphError {
  const { iteration, where, tip, commit } = newer
  const newest = commit === undefined ? 'its newest commit' : shortOid(commit)
  const forward = commit === undefined ? `move it to its newest commit again` : pushBackCommand(job, commit)
  const branch = `refs/heads/${state.work_branch}`
  // Git has no tracking branch for a URL.
  const lease = tip === null ? '--force' : `--force-with-lease=${branch}:${tip}`
  return new RalphError({
    code: 'STATE_MOVED_BACK',
    message: `${stateBranchOf(job)} was moved back to ${shortOid(oid)}, which knows ${plural(state.iteration, 'iteration')}; ${where} tells of ${iteration}. Nothing was written.`,
    hint: `If that was a mistake, restore ${newest}: ${forward}. If it was intended, delete the status comment and move the work branch back too: ${commandSpan('git', 'push', lease, job.remote, `${state.work}:${branch}`)}.`,
  })
}
