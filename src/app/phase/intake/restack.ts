import { mergeMessage } from '../../../core/handoff/commit-message.ts'
import { type Slice, slicesOf } from '../../../core/run/next/slices.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'

type Restacked =
  | { readonly kind: 'merged'; readonly commit: string; readonly ends: readonly string[] }
  | { readonly kind: 'conflict'; readonly branch: string; readonly paths: readonly string[] }

/**
 * Brings the pull requests above one that was squashed or rebased into the base up to date, each by a merge commit on its own
 * branch: then each shows its own commits only. Git cannot see such a merge, and would find conflicts in every line that two
 * parts changed. So what was merged is the ancestor. No commit gets another name. Undefined if no lower one was merged so.
 */
export async function restack(
  ports: Pick<Ports, 'workBranch' | 'mergeWitness'>,
  job: JobSettings,
  { ledger, branch }: { ledger: Pick<Ledger, 'state'>; branch: string },
): Promise<Restacked | undefined> {
  const slices = slicesOf(ledger.state)
  const merged = await highestMerged(ports, job, { work: ledger.state.work, slices })
  if (merged === undefined) return undefined
  let ancestor = slices[merged]?.tip ?? ''
  let onto = job.base
  const ends: string[] = []
  for (const { tip, branch: into } of slices.slice(merged + 1)) {
    const message = mergeMessage({
      prefix: job.settings['commit-prefix'],
      branch,
      commit: job.base,
      into,
      trailers: { plan: job.planName, run: ledger.state.run },
      signOff: job.signOff,
    })
    const sides = { ancestor, first: tip, second: onto }
    const merge = await ports.workBranch.merge({ first: tip, second: onto, message, sides })
    if (merge.kind === 'conflict') return { kind: 'conflict', branch: into, paths: merge.paths }
    ancestor = tip
    onto = merge.commit
    ends.push(merge.commit)
  }
  return { kind: 'merged', commit: onto, ends: ends.slice(0, -1) }
}

/** The place of the uppermost slice that the base holds in a form that git does not recognise, and the work does not hold yet. */
async function highestMerged(
  { workBranch, mergeWitness }: Pick<Ports, 'workBranch' | 'mergeWitness'>,
  { base }: JobSettings,
  { work, slices }: { work: string; slices: readonly Slice[] },
): Promise<number | undefined> {
  for (let place = slices.length - 2; place >= 0; place--) {
    const { branch, tip } = slices[place] ?? { branch: '', tip: '' }
    const merge = await mergeWitness.mergedBranch?.(branch, tip)
    if (!merge || !(await workBranch.contains(base, merge.commit))) continue
    if ((await workBranch.contains(base, tip)) || (await workBranch.contains(work, merge.commit))) return undefined
    return place
  }
  return undefined
}
