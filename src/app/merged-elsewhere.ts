import { shortOid } from '../core/report/report-context.ts'
import type { JobSettings } from './job-settings.ts'
import type { Ledger } from './ledger.ts'
import type { Ports } from './ports.ts'

/**
 * A pull request that was squashed or rebased into the base leaves commits that git does not find there. Where GitHub
 * says that all of the work was merged so, and the base holds that merge, the work goes on from the base, as after a
 * merge commit. Returns the tip that the work branch may be moved away from.
 */
export async function mergedElsewhere(
  { tracker, workBranch }: Pick<Ports, 'tracker' | 'workBranch'>,
  job: JobSettings,
  at: { ledger: Ledger; remoteWork: string | null },
): Promise<string | undefined> {
  const { ledger, remoteWork } = at
  const { work, awaiting, merging, base_branch } = ledger.state
  const tip = remoteWork ?? work
  if (!job.settings['merge-base'] || awaiting || merging || base_branch !== job.baseBranch) return undefined
  const merge = await tracker.merged?.(tip)
  if (!merge || !(await workBranch.contains(job.base, merge.commit))) return undefined
  // By a merge commit: git sees it, too.
  if (await workBranch.contains(job.base, tip)) return undefined
  if (work === tip) {
    const why = `pull request #${merge.number} was merged as ${shortOid(merge.commit)}; the work goes on from ${shortOid(job.base)}`
    ledger.record({ type: 'base_merged', base: job.base, from: work, commit: job.base, why })
    return tip
  }
  return (await workBranch.contains(work, tip)) ? undefined : tip
}
