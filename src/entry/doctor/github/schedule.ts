import { basename } from 'node:path'
import type { RalphWorkflow } from '../../../core/github/workflow-file.ts'
import { formatDuration } from '../../../core/text/duration.ts'
import { commandSpan } from '../../../core/text/report-context.ts'
import { type GitHubHere, seen } from '../probe/here.ts'
import { type Found, ok, warn } from '../probe/probe.ts'
import { gitHubProbe } from './github-probe.ts'

/** The longest that a watchdog may sleep: it goes on with a run that nothing else does. */
const lateMs = 2 * 86_400_000

/**
 * Whether something looks for runs that wait for nobody, the watchdog or a schedule of the workflow's own, and when it
 * was last heard of: GitHub drops runs, and switches schedules off (platform facts 13, 14).
 */
export const scheduleProbe = gitHubProbe('schedule', async (here) => {
  const all = [...here.workflows]
  const scheduled = all.filter(([, { crons }]) => crons.length > 0)
  if (scheduled.length > 0) return Promise.all(scheduled.map(([path, workflow]) => lastHeard(here, path, workflow)))
  if (!all.some(([, { events }]) => events.includes('workflow_dispatch'))) return []
  const remedy = '`ralph init` writes one: .github/workflows/ralph-watchdog.yml.'
  return [warn('No watchdog looks for a run that lost its runner, or whose limit was reset.', remedy)]
})

async function lastHeard({ client, now }: GitHubHere, path: string, { command }: RalphWorkflow): Promise<Found> {
  const workflow_id = basename(path)
  const known = await seen(client.request('GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}', { workflow_id }))
  if (command === 'tick' && known?.state === 'disabled_manually')
    return ok(`${path} sleeps; the next job of a run wakes it`)
  const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs'
  const asked = client.request(route, { workflow_id, event: 'schedule', per_page: 1 })
  const [newest] = (await seen(asked))?.workflow_runs ?? []
  if (!newest) return ok(`${path} has not run by its schedule yet`)
  const age = now() - Date.parse(newest.created_at)
  const ago = `${path} last ran by its schedule ${formatDuration(age)} ago`
  if (age <= lateMs) return ok(ago)
  const remedy = `Nothing wakes a run that waits: ${commandSpan('gh', 'workflow', 'enable', String(workflow_id))}. GitHub switches schedules of public repositories off after 60 days without activity.`
  return warn(`${ago}.`, remedy)
}
