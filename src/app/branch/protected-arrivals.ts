import { protectedFindings } from '../../core/guard/protected-paths.ts'
import type { EventOf } from '../../schema/run/event.ts'
import type { JobSettings } from '../job/job-settings.ts'
import type { Ports } from '../job/ports.ts'

const mostNamed = 20

/**
 * The protected files that commits of others change on their way into the work, as a part of the fact that they came:
 * nobody refuses a person's own push, but whoever reviews the work must know of it.
 */
export async function protectedArrivals(
  { workBranch }: Pick<Ports, 'workBranch'>,
  job: Pick<JobSettings, 'steeringFiles' | 'settings'>,
  at: { from: string; to: string },
): Promise<Pick<EventOf<'work_moved'>, 'protects'>> {
  const changes = (await workBranch.changed(at.from, at.to)).map((path) => ({ path }))
  const found = protectedFindings(changes, [...job.steeringFiles, ...job.settings['protected-paths']])
  const paths = found.flatMap(({ path }) => path ?? [])
  return paths.length === 0 ? {} : { protects: { paths: paths.slice(0, mostNamed), total: paths.length } }
}
