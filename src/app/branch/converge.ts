import type { LoadedRun } from '../../port/state-store.ts'
import type { Ports } from '../job/ports.ts'
import { milestoneMarker } from './mark-milestones.ts'

/**
 * What a job does that has nothing else to do: the one before it may have died between its last word in the state and
 * what is to see outside (a pull request that is still a draft), or a person may have merged one since. Writes no state.
 */
export async function converge(
  ports: Pick<Ports, 'workBranch' | 'tracker' | 'show'>,
  { run, remoteWork }: { run: LoadedRun; remoteWork: string | null },
): Promise<void> {
  if (!ports.tracker.converge || run.state.lease) return
  const { work, work_branch } = run.state
  const mark = milestoneMarker(ports, { ledger: run, endedInOrder: true, replaces: undefined })
  const tips = new Map(await mark())
  if (remoteWork === work) tips.set(work_branch, work)
  await ports.tracker.converge({ ...run, commit: run.oid }, tips)
}
