import { canMergeInto, readOwnTree } from '../../adapter/git/work/own-merge.ts'
import type { StatusContext } from '../../core/report/words/status.ts'
import type { LoadedRun } from '../../port/state-store.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import type { CommandContext } from '../project/context.ts'
import type { ProjectOfRun } from '../project/project.ts'
import { isLost } from './kept-runs.ts'
import { waitingOrders } from './read-run.ts'
import { inboxOf, type StateAccess } from './state-access.ts'

/** True if the run is complete and `finish --here` can merge it in the user's tree. */
export async function canMergeHere(
  project: Pick<ProjectOfRun, 'repository' | 'remoteIsOwn'>,
  { env, checkout }: Pick<CommandContext, 'env' | 'checkout'>,
  { stop, base_branch: base }: Pick<RunState, 'stop' | 'base_branch'>,
): Promise<boolean> {
  if (stop?.kind !== 'complete' || checkout || !project.remoteIsOwn) return false
  return canMergeInto(base, await readOwnTree(project.repository.toplevel, env).catch(() => undefined))
}

/** What a report on this machine needs besides the run's state. */
export async function statusContext(
  project: ProjectOfRun,
  access: StateAccess,
  { context, run }: { context: CommandContext; run: LoadedRun },
): Promise<StatusContext> {
  const { planFile, isDefaultPlan, reachedBy, stateRef, settings } = project
  const now = context.now()
  return {
    planFile,
    isDefaultPlan,
    reachedBy,
    stateRef,
    ...(project.remoteIsOwn && { remote: project.remote }),
    workBranch: run.state.work_branch === project.workBranch ? project.shownBranch : run.state.work_branch,
    now,
    mergesHere: await canMergeHere(project, context, run.state),
    hasNoBase: run.state.base_branch === null,
    ordered: await waitingOrders(inboxOf(project, access, context.now), run),
    costBudgetUsd: settings['cost-budget'],
    settings,
    lost: await isLost(run.state, now),
  }
}
