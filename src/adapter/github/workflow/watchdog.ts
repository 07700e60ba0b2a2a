import type { GitHub } from '../client/client.ts'

interface Watchdog {
  /** Of its workflow. */
  readonly file: string
  /** The step that its job runs only if it goes to sleep. */
  readonly asleepStep: string
}

/**
 * True if a disabled workflow went to sleep: its newest run ran the step for it. GitHub has the state `disabled_manually`
 * for a person as well as for a workflow's own token. Throws RalphError `GITHUB_…`.
 */
export async function hasGoneToSleep(
  github: Pick<GitHub, 'request'>,
  { file, asleepStep }: Watchdog,
): Promise<boolean> {
  const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs'
  const { workflow_runs: runs } = await github.request(route, { workflow_id: file, per_page: 1 })
  const [newest] = runs
  if (!newest) return false
  const parameters = { run_id: Number(newest.id) }
  const { jobs } = await github.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs', parameters)
  return jobs.some(({ steps = [] }) =>
    steps.some(({ name, conclusion }) => name === asleepStep && conclusion === 'success'),
  )
}

/**
 * Enables the watchdog if it sleeps or GitHub disabled it, not if a person did. Throws RalphError `GITHUB_…`,
 * GITHUB_NOT_FOUND if there is no such workflow.
 */
export async function wakeWatchdog(
  github: Pick<GitHub, 'request'>,
  watchdog: Watchdog,
): Promise<'awake' | 'a person turned it off'> {
  const parameters = { workflow_id: watchdog.file }
  const { state } = await github.request('GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}', parameters)
  if (state === 'active') return 'awake'
  if (state === 'disabled_manually' && !(await hasGoneToSleep(github, watchdog))) return 'a person turned it off'
  await github.request('PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/enable', parameters)
  return 'awake'
}
