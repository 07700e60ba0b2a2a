import { failedStepOutput } from '../../../core/validation/output-excerpt.ts'
import type { GitHub } from '../client/client.ts'

/** A failed job of a workflow run by its display name: `ci / test (22)` for a job of a called workflow. */
export interface FailedJob {
  readonly name: string
  readonly url: string
  /** Output of its failed step: foreign text. */
  readonly log: string
}

/** Each log costs two requests. */
const maxLogs = 5
const maxPartChars = 20_000

/** In GitHub's order, with the failed part of each log. A log that cannot be read is replaced by a remark. */
export async function failedJobs(
  github: Pick<GitHub, 'request' | 'text'>,
  run: { id: string; attempt: number },
): Promise<FailedJob[]> {
  const failed = (await readJobs(github, run)).filter(
    ({ conclusion }) => conclusion === 'failure' || conclusion === 'timed_out',
  )
  return Promise.all(
    failed.map(async ({ id, name, html_url }, index) => {
      const log =
        index < maxLogs ? await readLog(github, Number(id)) : '(its log was not read: others failed before it)'
      return { name, url: html_url ?? '', log }
    }),
  )
}

export async function readJobs(github: Pick<GitHub, 'request'>, { id, attempt }: { id: string; attempt: number }) {
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs'
  const maxPages = 10
  const jobs = []
  for (let page = 1; page <= maxPages; page++) {
    const listing = await github.request(route, { run_id: Number(id), attempt_number: attempt, per_page: 100, page })
    jobs.push(...listing.jobs)
    if (listing.jobs.length === 0 || jobs.length >= listing.total_count) break
  }
  return jobs
}

async function readLog(github: Pick<GitHub, 'text'>, job_id: number): Promise<string> {
  try {
    return failedStepOutput(
      await github.text('GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs', { job_id }),
      maxPartChars,
    )
  } catch (error) {
    return `(its log could not be read: ${error instanceof Error ? error.message : String(error)})`
  }
}
