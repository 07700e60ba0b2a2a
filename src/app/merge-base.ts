import { mergeMessage } from '../core/handoff/merge-message.ts'
import { shortOid } from '../core/report/report-context.ts'
import { mergeByHand } from '../core/run/merge-by-hand.ts'
import type { StopReason } from '../schema/stop-reason.ts'
import type { JobSettings } from './job-settings.ts'
import type { Ledger } from './ledger.ts'
import type { Ports } from './ports.ts'

/**
 * Merges a base that moved since the run began into the work, as one commit that says so; the checks run on it before
 * any money is spent. No ref but the work branch will show it. A conflict is a person's: the reason to stop is returned.
 */
export async function mergeBase(
  { workBranch, show }: Pick<Ports, 'workBranch' | 'show'>,
  job: JobSettings,
  ledger: Ledger,
): Promise<StopReason | undefined> {
  const { base } = job
  const { work: from, work_branch, base_branch, run } = ledger.state
  if (!job.settings['merge-base'] || (await workBranch.contains(from, base))) return undefined
  // A commit that waits for approval was validated on this tip; the base can wait until it is taken in or not.
  if (ledger.state.awaiting) return undefined
  if (base_branch !== null && base_branch !== job.baseBranch) {
    const here = job.baseBranch ?? `the detached ${shortOid(base)}`
    show({ kind: 'note', text: `the run's base is ${base_branch}; ${here} is checked out and is not merged` })
    return undefined
  }
  const branch = job.baseBranch ?? 'the base'
  const named = `${branch} (${shortOid(base)})`
  if (await workBranch.contains(base, from)) {
    const why = `${named} holds all of ${work_branch}, which goes on from there`
    ledger.record({ type: 'base_merged', base, from, commit: base, why })
    return undefined
  }
  const message = mergeMessage({
    prefix: job.settings['commit-prefix'],
    branch,
    commit: base,
    into: work_branch,
    trailers: { plan: job.planName, run },
    signOff: job.signOff,
  })
  const merge = await workBranch.merge({ first: from, second: base, message })
  if (merge.kind === 'merged') {
    const why = `${named} was merged into ${work_branch} as ${shortOid(merge.commit)}`
    ledger.record({ type: 'base_merged', base, from, commit: merge.commit, why })
    return undefined
  }
  const apart = merge.paths.length === 0 ? 'has no history in common with' : 'conflicts with'
  return {
    kind: 'human_review',
    why: `The base moved: ${named} ${apart} ${work_branch}.`,
    conflict: mergeByHand({
      remote: job.remote,
      workBranch: work_branch,
      merge: { local: job.baseBranch ?? base },
      pair: { ours: from, theirs: base },
      paths: merge.paths,
    }),
  }
}
