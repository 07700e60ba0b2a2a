import type { StatusContext } from '../../core/report/words/status.ts'
import type { LoadedRun } from '../../port/state-store.ts'
import type { CommandContext } from '../project/context.ts'
import type { ProjectOfRun } from '../project/project.ts'
import { isLost } from './kept-runs.ts'
import { waitingOrders } from './read-run.ts'
import { inboxOf, type StateAccess } from './state-access.ts'

/** What a report of a run must know besides its state, for whoever reads it on this machine now. */
export async function statusContext(
  project: ProjectOfRun,
  access: StateAccess,
  { context, run }: { context: CommandContext; run: LoadedRun },
): Promise<StatusContext> {
  const { planFile, reachedBy, stateRef, settings } = project
  const now = context.now()
  return {
    planFile,
    reachedBy,
    stateRef,
    workBranch: run.state.work_branch === project.workBranch ? project.shownBranch : run.state.work_branch,
    now,
    ordered: await waitingOrders(inboxOf(project, access, context.now), run),
    costBudgetUsd: settings['cost-budget'],
    settings,
    lost: await isLost(run.state, now),
  }
}
