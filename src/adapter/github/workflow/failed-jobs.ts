import { failedStepOutput } from '../../../core/validation/output-excerpt.ts'
import type { GitHub } from '../client/client.ts'

/** A job of a workflow run that failed, as it is shown: `ci / test (22)` for a job of a called workflow. */
export interface FailedJob {
  readonly name: string
  readonly url: string
  /** What its failed step printed: foreign text. */
  readonly log: string
}

/** Jobs whose logs are read: each costs two requests. */
const mostLogs = 5
const longestPart = 20_000

/**
 * The jobs of this attempt of a workflow run that failed, in GitHub's order, with the failed part of their logs. A log
 * that cannot be read says so in its place.
 */
export async function failedJobs(
  github: Pick<GitHub, 'request' | 'text'>,
  run: { id: string; attempt: number },
): Promise<FailedJob[]> {
  const failed = (await jobsOf(github, run)).filter(
    ({ conclusion }) => conclusion === 'failure' || conclusion === 'timed_out',
  )
  return Promise.all(
    failed.map(async ({ id, name, html_url }, at) => {
      const log = at < mostLogs ? await logOf(github, Number(id)) : '(its log was not read: others failed before it)'
      return { name, url: html_url ?? '', log }
    }),
  )
}

/** All jobs of this attempt of a workflow run. */
export async function jobsOf(github: Pick<GitHub, 'request'>, { id, attempt }: { id: string; attempt: number }) {
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs'
  const pages = 10
  const jobs = []
  for (let page = 1; page <= pages; page++) {
    const found = await github.request(route, { run_id: Number(id), attempt_number: attempt, per_page: 100, page })
    jobs.push(...found.jobs)
    if (found.jobs.length === 0 || jobs.length >= found.total_count) break
  }
  return jobs
}

async function logOf(github: Pick<GitHub, 'text'>, job_id: number): Promise<string> {
  try {
    return failedStepOutput(
      await github.text('GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs', { job_id }),
      longestPart,
    )
  } catch (error) {
    return `(its log could not be read: ${error instanceof Error ? error.message : String(error)})`
  }
}
