import type { GitHub } from '../client/client.ts'

interface Watchdog {
  /** File name of its workflow. */
  readonly file: string
  /** The step that its job carries out where it goes to sleep, and in no other case. */
  readonly asleepStep: string
}

/**
 * Whether a workflow that is switched off went to sleep by itself: its newest run carried out the step that says so.
 * GitHub calls what a workflow's own token switched off `disabled_manually`, as it does what a person did.
 * Throws RalphError `GITHUB_…`.
 */
export async function sleepsByItself(
  github: Pick<GitHub, 'request'>,
  { file, asleepStep }: Watchdog,
): Promise<boolean> {
  const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs'
  const { workflow_runs: runs } = await github.request(route, { workflow_id: file, per_page: 1 })
  const [newest] = runs
  if (!newest) return false
  const at = { run_id: Number(newest.id) }
  const { jobs } = await github.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs', at)
  return jobs.some(({ steps = [] }) =>
    steps.some(({ name, conclusion }) => name === asleepStep && conclusion === 'success'),
  )
}

/**
 * Switches the watchdog on where it sleeps or GitHub has switched it off; one that a person has switched off stays so.
 * Throws RalphError `GITHUB_…`, GITHUB_NOT_FOUND where there is no such workflow.
 */
export async function wakeWatchdog(
  github: Pick<GitHub, 'request'>,
  watchdog: Watchdog,
): Promise<'awake' | 'a person turned it off'> {
  const at = { workflow_id: watchdog.file }
  const { state } = await github.request('GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}', at)
  if (state === 'active') return 'awake'
  if (state === 'disabled_manually' && !(await sleepsByItself(github, watchdog))) return 'a person turned it off'
  await github.request('PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/enable', at)
  return 'awake'
}
