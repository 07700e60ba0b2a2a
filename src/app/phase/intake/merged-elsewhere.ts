import { shortOid } from '../../../core/text/report-context.ts'
import { protectedArrivals } from '../../branch/protected-arrivals.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'

type At = { readonly ledger: Ledger; readonly remoteWork: string | null }
type Merge = { readonly tip: string; readonly number: number; readonly commit: string }

/**
 * A pull request that was squashed or rebased into the base leaves commits that git does not find there. Where GitHub
 * says that all of the work was merged so, and the base holds that merge, the work goes on from the base, as after a
 * merge commit. Returns the tip that the work branch may be moved away from.
 */
export async function goOnFromMerge(
  ports: Pick<Ports, 'tracker' | 'workBranch'>,
  job: JobSettings,
  at: At,
): Promise<string | undefined> {
  const { ledger } = at
  const { work, awaiting, merging, base_branch } = ledger.state
  if (!job.settings['merge-base'] || awaiting || merging || base_branch !== job.baseBranch) return undefined
  const merge = await squashed(ports, job, at)
  if (merge?.tip !== work) return merge && leftBehind(ports, job, at)
  const why = `pull request #${merge.number} was merged as ${shortOid(merge.commit)}; the work goes on from ${shortOid(job.base)}`
  const protects = await protectedArrivals(ports, job, { from: work, to: job.base })
  ledger.record({ type: 'base_merged', base: job.base, from: work, commit: job.base, why, ...protects })
  return merge.tip
}

/** The tip at the remote, where that was merged so and the work has gone on from the merge. */
export async function leftBehind(
  ports: Pick<Ports, 'tracker' | 'workBranch'>,
  job: JobSettings,
  at: At,
): Promise<string | undefined> {
  const merge = await squashed(ports, job, at)
  if (!merge) return undefined
  return (await ports.workBranch.contains(at.ledger.state.work, merge.tip)) ? undefined : merge.tip
}

/** Undefined also after a merge commit: git sees that one, too. */
async function squashed(
  { tracker, workBranch }: Pick<Ports, 'tracker' | 'workBranch'>,
  { base }: JobSettings,
  { ledger, remoteWork }: At,
): Promise<Merge | undefined> {
  const tip = remoteWork ?? ledger.state.work
  const merge = await tracker.merged?.(tip)
  if (!merge || !(await workBranch.contains(base, merge.commit))) return undefined
  return (await workBranch.contains(base, tip)) ? undefined : { tip, ...merge }
}
