import { isAtLeast } from '../../../core/text/version-order.ts'
import { seen } from '../probe/here.ts'
import { fail, ok, warn } from '../probe/probe.ts'
import { gitHubProbe } from './github-probe.ts'

/** The first runner that starts actions of Node 24. */
const least = '2.327.1'

/** Whether runners can start the action, and what an Enterprise Server lacks (platform facts 45, 49). */
export const runnerProbe = gitHubProbe('runner', async ({ client, address, env }) => {
  const version = env['RUNNER_VERSION']
  if (version && !isAtLeast(version, least))
    return fail(`Runner ${version} cannot start actions of Node 24.`, `Update it to ${least} or newer.`)
  const meta = address.apiUrl.endsWith('/v3') ? await seen(client.request('GET /meta', {})) : undefined
  const server = (meta as { installed_version?: string } | undefined)?.installed_version
  if (server === undefined) return version ? ok(version) : []
  return warn(
    `GitHub Enterprise Server ${server}: its runners must be ${least} or newer, and pull requests of a workflow’s token start no CI there.`,
    'See that the runners are new enough; `ralph init --inline` writes a workflow that needs nothing of github.com.',
  )
})
