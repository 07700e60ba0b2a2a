import { protectedFindings } from '../../core/guard/protected-paths.ts'
import { mergeMessage } from '../../core/handoff/commit-message.ts'
import { mergeByHand } from '../../core/run/next/conflict-task.ts'
import { shortOid } from '../../core/text/report-context.ts'
import type { EventOf } from '../../schema/run/event.ts'
import type { StopReason } from '../../schema/run/stop-reason.ts'
import type { JobSettings } from '../job/job-settings.ts'
import type { Ledger } from '../job/ledger.ts'
import type { Ports } from '../job/ports.ts'
import { type MergePorts, mergeWithOwn } from '../own/merge-with-own.ts'

/**
 * Brings together what the run made and what people pushed to its branch: their commits are built upon, or ours are
 * merged onto them as one commit, and the checks run again. A conflict leaves both as they are: ours is offered under
 * another name, and the reason to stop is returned.
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
  const merge = await mergeWithOwn(ports, { job, ledger, first: theirs, second: from, message })
  if (merge.kind === 'merged') {
    const why = `the run's commits were merged onto ${shortOid(theirs)}, which somebody pushed to ${work_branch}`
    const protects = await protectedArrivals({ workBranch }, job, { from, to: merge.commit })
    ledger.record({ type: 'work_moved', from, to: merge.commit, why, ...protects })
    return undefined
  }
  const offered = await workBranch.pushFallbackBranch(from)
  return {
    kind: 'human_review',
    why: `Somebody pushed ${shortOid(theirs)} to ${work_branch}. It conflicts with the run's own ${shortOid(from)}, which is now on ${offered}.`,
    conflict: mergeByHand({
      remote: job.remote,
      workBranch: work_branch,
      merge: { fetched: offered },
      pair: { ours: from, theirs },
      paths: merge.paths,
    }),
  }
}

const mostNamed = 20

/**
 * The protected files that commits of others change on their way into the work, as a part of the fact that they came:
 * nobody refuses a person's own push, but whoever reviews the work must know of it.
 */
export async function protectedArrivals(
  { workBranch }: Pick<Ports, 'workBranch'>,
  job: Pick<JobSettings, 'steeringFiles' | 'settings'>,
  request: { from: string; to: string; known?: (path: string) => boolean },
): Promise<Pick<EventOf<'work_moved'>, 'protects'>> {
  const { from, to, known = () => false } = request
  const changes = (await workBranch.changed(from, to)).filter((path) => !known(path)).map((path) => ({ path }))
  const found = protectedFindings(changes, [...job.steeringFiles, ...job.settings['protected-paths']])
  const paths = found.flatMap(({ path }) => path ?? [])
  return paths.length === 0 ? {} : { protects: { paths: paths.slice(0, mostNamed), total: paths.length } }
}
