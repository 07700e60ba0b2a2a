import { basename } from 'node:path'
import { formatDuration } from '../../../core/text/duration.ts'
import { ok, warn } from '../probe.ts'
import { gitHubProbe } from './github-probe.ts'
import { seen } from './here.ts'

/** The longest that a watchdog may sleep: it goes on with a run that nothing else does. */
const lateMs = 2 * 86_400_000

/** When the schedule was last heard of: GitHub drops runs, and switches schedules off (platform facts 13, 14). */
export const scheduleProbe = gitHubProbe('schedule', async ({ client, now, workflows }) => {
  const scheduled = [...workflows].filter(([, { crons }]) => crons.length > 0)
  const found = await Promise.all(
    scheduled.map(async ([path]) => {
      const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs'
      const asked = client.request(route, { workflow_id: basename(path), event: 'schedule', per_page: 1 })
      const [newest] = (await seen(asked))?.workflow_runs ?? []
      if (!newest) return ok(`${path} has not run by its schedule yet`)
      const age = now() - Date.parse(newest.created_at)
      const ago = `${path} last ran by its schedule ${formatDuration(age)} ago`
      if (age <= lateMs) return ok(ago)
      const remedy = `Nothing wakes a run that waits: \`gh workflow enable ${basename(path)}\`. GitHub switches schedules of public repositories off after 60 days without activity.`
      return warn(`${ago}.`, remedy)
    }),
  )
  return found
})
