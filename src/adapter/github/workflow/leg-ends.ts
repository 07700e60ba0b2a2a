import { RalphError } from '../../../core/error/error.ts'
import type { GitHub } from '../client/client.ts'
import { readJobs } from './failed-jobs.ts'

/** GitHub's name for a job of a matrix: `agent (2)`, or `call / agent (2)` in a called workflow. */
const legName = /(?:^| \/ )(agent|validate) \((\d+)\)$/

/** GitHub's words for a job that exceeded its `timeout-minutes`; its conclusion is `cancelled`. */
const timeoutMessage = /exceeded the maximum execution time/

/**
 * How the jobs of single lanes ended, by `agent 2`: `needs` has one result for a whole matrix. A job that GitHub ended for
 * its time is `timed_out`; the remaining `cancelled` ones were cancelled with their run. Names that occur twice, because
 * a run calls the workflow twice, are left out.
 */
export async function legEnds(
  github: Pick<GitHub, 'request'>,
  run: { id: string; attempt: number },
): Promise<ReadonlyMap<string, string>> {
  const ends = new Map<string, string>()
  const ambiguousKeys = new Set<string>()
  for (const { id, name, conclusion } of await readJobs(github, run)) {
    const [, job, lane] = legName.exec(name) ?? []
    if (job === undefined || conclusion === null) continue
    const key = `${job} ${lane}`
    if (ends.has(key)) ambiguousKeys.add(key)
    ends.set(key, conclusion === 'cancelled' && (await hasTimedOut(github, Number(id))) ? 'timed_out' : conclusion)
  }
  for (const key of ambiguousKeys) ends.delete(key)
  return ends
}

/** A job is a check run. False without `checks: read`, or if GitHub does not answer. */
async function hasTimedOut(github: Pick<GitHub, 'request'>, check_run_id: number): Promise<boolean> {
  try {
    const route = 'GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations'
    return (await github.request(route, { check_run_id })).some(({ message }) => timeoutMessage.test(message ?? ''))
  } catch (error) {
    if (error instanceof RalphError) return false
    throw error
  }
}
