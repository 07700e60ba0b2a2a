import { RalphError } from '../../../core/error/error.ts'
import type { GitHub } from '../client/client.ts'
import { jobsOf } from './failed-jobs.ts'

/** `agent (2)`, or `call / agent (2)` where the workflow was called: the name that GitHub gives the job of a matrix. */
const legName = /(?:^| \/ )(agent|validate) \((\d+)\)$/

/** How GitHub words that a job took longer than its `timeout-minutes`; such a job counts as cancelled there. */
const tookTooLong = /exceeded the maximum execution time/

/**
 * How the jobs of single lanes ended, by `agent 2`: of a matrix `needs` tells one result for all. A job that GitHub ended
 * for its time is `timed_out`, so that what is left as `cancelled` was cancelled with its run. Two jobs of one name, where
 * a run calls the workflow twice, say nothing.
 */
export async function legEnds(
  github: Pick<GitHub, 'request'>,
  run: { id: string; attempt: number },
): Promise<ReadonlyMap<string, string>> {
  const ends = new Map<string, string>()
  const doubled = new Set<string>()
  for (const { id, name, conclusion } of await jobsOf(github, run)) {
    const [, job, lane] = legName.exec(name) ?? []
    if (job === undefined || conclusion === null) continue
    const key = `${job} ${lane}`
    if (ends.has(key)) doubled.add(key)
    ends.set(key, conclusion === 'cancelled' && (await timedOut(github, Number(id))) ? 'timed_out' : conclusion)
  }
  for (const key of doubled) ends.delete(key)
  return ends
}

/** A job is a check run; without `checks: read`, or where GitHub cannot be asked, nobody knows. */
async function timedOut(github: Pick<GitHub, 'request'>, check_run_id: number): Promise<boolean> {
  try {
    const route = 'GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations'
    return (await github.request(route, { check_run_id })).some(({ message }) => tookTooLong.test(message ?? ''))
  } catch (error) {
    if (error instanceof RalphError) return false
    throw error
  }
}
