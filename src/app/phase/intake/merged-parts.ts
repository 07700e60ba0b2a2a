import { slicesOf } from '../../../core/run/next/slices.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'

/**
 * Records merged pull requests. GitHub is asked about squashes and rebases, which git cannot see, only if the base
 * moved.
 */
export async function recordMergedParts(
  ports: Pick<Ports, 'workBranch' | 'mergeWitness'>,
  job: Pick<JobSettings, 'base' | 'baseBranch'>,
  ledger: Pick<Ledger, 'state' | 'record'>,
): Promise<void> {
  const { state } = ledger
  if (state.base_branch !== job.baseBranch || job.base === state.base) return
  if (await ports.workBranch.contains(job.base, state.work)) return recordAllMerged(ledger)
  const slices = slicesOf(state)
  const mergedBefore = slices.filter(({ merged }) => merged).length
  const count = await countMerged(ports, job, { slices, before: mergedBefore })
  if (count > mergedBefore) ledger.record({ type: 'parts_merged', parts: count, all: false })
}

export function recordAllMerged({ state, record }: Pick<Ledger, 'state' | 'record'>): void {
  const slices = slicesOf(state)
  const hasUnread = state.lines > 0 || slices.some(({ merged, newest }) => !merged && !newest)
  if (hasUnread) record({ type: 'parts_merged', parts: slices.length, all: true })
}

/** How many of the lowest slices the base contains: a merged slice contains those below. */
async function countMerged(
  { workBranch, mergeWitness }: Pick<Ports, 'workBranch' | 'mergeWitness'>,
  { base }: Pick<JobSettings, 'base'>,
  { slices, before }: { slices: ReturnType<typeof slicesOf>; before: number },
): Promise<number> {
  for (let place = slices.length - 2; place >= before; place--) {
    const { branch, tip } = slices[place] ?? { branch: '', tip: '' }
    if (await workBranch.contains(base, tip)) return place + 1
    const merge = await mergeWitness.findBranchMerge?.(branch, tip)
    if (merge && (await workBranch.contains(base, merge.commit))) return place + 1
  }
  return before
}
