import { mergeMessage } from '../../core/handoff/merge-message.ts'
import { mergeByHand } from '../../core/run/next/merge-by-hand.ts'
import { shortOid } from '../../core/text/report-context.ts'
import type { StopReason } from '../../schema/run/stop-reason.ts'
import type { JobSettings } from '../job/job-settings.ts'
import type { Ledger } from '../job/ledger.ts'
import type { Ports } from '../job/ports.ts'
import { protectedArrivals } from './protected-arrivals.ts'

/**
 * Brings together what the run made and what people pushed to its branch: their commits are built upon, or ours are
 * merged onto them as one commit, and the checks run again. A conflict leaves both as they are: ours is offered under
 * another name, and the reason to stop is returned.
 */
export async function joinWork(
  { workBranch }: Pick<Ports, 'workBranch'>,
  job: JobSettings,
  at: { ledger: Ledger; theirs: string },
): Promise<StopReason | undefined> {
  const { ledger, theirs } = at
  const { work: from, work_branch, run } = ledger.state
  if (await workBranch.contains(from, theirs)) return undefined
  if (await workBranch.contains(theirs, from)) {
    const protects = await protectedArrivals({ workBranch }, job, { from, to: theirs })
    ledger.record({ type: 'work_moved', from, to: theirs, why: `${work_branch} holds newer commits`, ...protects })
    return undefined
  }
  const message = mergeMessage({
    prefix: job.settings['commit-prefix'],
    branch: "the run's own commits",
    commit: from,
    into: work_branch,
    trailers: { plan: job.planName, run },
    signOff: job.signOff,
  })
  const merge = await workBranch.merge({ first: theirs, second: from, message })
  if (merge.kind === 'merged') {
    const why = `the run's commits were merged onto ${shortOid(theirs)}, which somebody pushed to ${work_branch}`
    const protects = await protectedArrivals({ workBranch }, job, { from, to: merge.commit })
    ledger.record({ type: 'work_moved', from, to: merge.commit, why, ...protects })
    return undefined
  }
  const offered = await workBranch.offer(from)
  return {
    kind: 'human_review',
    why: `Somebody pushed ${shortOid(theirs)} to ${work_branch}; it conflicts with the run's own ${shortOid(from)}, which is offered as ${offered}.`,
    conflict: mergeByHand({
      remote: job.remote,
      workBranch: work_branch,
      merge: { fetched: offered },
      pair: { ours: from, theirs },
      paths: merge.paths,
    }),
  }
}
