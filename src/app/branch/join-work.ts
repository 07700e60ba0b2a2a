import { protectedFindings } from '../../core/guard/protected-paths.ts'
import { mergeMessage } from '../../core/handoff/commit-message.ts'
import { mergeByHand } from '../../core/run/next/conflict-task.ts'
import { shortOid } from '../../core/text/report-context.ts'
import type { EventOf } from '../../schema/run/event.ts'
import type { StopReason } from '../../schema/run/stop-reason.ts'
import type { JobSettings } from '../job/job-settings.ts'
import type { Ledger } from '../job/ledger.ts'
import type { Ports } from '../job/ports.ts'
import { type MergePorts, mergeWithEngineEdits } from '../own/merge-with-own.ts'

/**
 * Joins the run's commits with others that were pushed to its branch: continues from those, or merges the run's commits
 * onto them. After a conflict, the run's commit is published on a fallback branch, and the reason to stop is returned.
 */
export async function joinWork(
  ports: MergePorts,
  job: JobSettings,
  request: { ledger: Ledger; theirs: string },
): Promise<StopReason | undefined> {
  const { workBranch } = ports
  const { ledger, theirs } = request
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
  const merge = await mergeWithEngineEdits(ports, { job, ledger, first: theirs, second: from, message })
  if (merge.kind === 'merged') {
    const reason = `the run's commits were merged onto ${shortOid(theirs)}, which somebody pushed to ${work_branch}`
    const protects = await protectedArrivals({ workBranch }, job, { from, to: merge.commit })
    ledger.record({ type: 'work_moved', from, to: merge.commit, why: reason, ...protects })
    return undefined
  }
  const fallbackBranch = await workBranch.pushFallbackBranch(from)
  return {
    kind: 'human_review',
    why: `Somebody pushed ${shortOid(theirs)} to ${work_branch}. It conflicts with the run's own ${shortOid(from)}, which is now on ${fallbackBranch}.`,
    conflict: mergeByHand({
      remote: job.remote,
      workBranch: work_branch,
      merge: { fetched: fallbackBranch },
      pair: { ours: from, theirs },
      paths: merge.paths,
    }),
  }
}

const maxPaths = 20

/**
 * The protected files that others' commits change, for the event that records their arrival. A person's push is not
 * refused, but the reviewer must know.
 */
export async function protectedArrivals(
  { workBranch }: Pick<Ports, 'workBranch'>,
  job: Pick<JobSettings, 'steeringFiles' | 'settings'>,
  request: { from: string; to: string; isExpected?: (path: string) => boolean },
): Promise<Pick<EventOf<'work_moved'>, 'protects'>> {
  const { from, to, isExpected = () => false } = request
  const changes = (await workBranch.changedPaths(from, to))
    .filter((path) => !isExpected(path))
    .map((path) => ({ path }))
  const findings = protectedFindings(changes, [...job.steeringFiles, ...job.settings['protected-paths']])
  const paths = findings.flatMap(({ path }) => path ?? [])
  return paths.length === 0 ? {} : { protects: { paths: paths.slice(0, maxPaths), total: paths.length } }
}
