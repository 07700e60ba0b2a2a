import { basename } from 'node:path'
import { runnerInLog, runnerVersion } from '../../adapter/github/workflow/runner-version.ts'
import { isEnterpriseServer } from '../../core/github/address.ts'
import type { RalphWorkflow } from '../../core/github/workflow-file.ts'
import { isAtLeast } from '../../core/text/version-order.ts'
import { fail, gitHubProbe, ok, warn } from './probe.ts'
import { orUndefined, type ProbedRepository } from './probed-repository.ts'

/** The first runner for actions of Node 24, and the first with `$/`, by which run.yml names its action. */
const minVersions = { node24: '2.327.1', ownRepository: '2.336.0' }

/** Passes artifacts between jobs, itself or in a called workflow. */
const hasSeveralJobs = ({ uses, commands }: RalphWorkflow): boolean =>
  isCalled(uses) || commands.some((command) => ['intake', 'begin'].includes(command))

const isCalled = (uses: string): boolean => /\/\.github\/workflows\//.test(uses)

/** Whether runners can start the action, and what an Enterprise Server lacks (platform facts 45, 49). */
export const runnerProbe = gitHubProbe('runner', async (context) => {
  const { client, address, workflows } = context
  const version =
    (await runnerVersion({ env: context.env, program: process.execPath, parent: process.ppid })) ??
    (await readVersionFromLog(context))
  if (version && !isAtLeast(version, minVersions.node24))
    return fail(
      `Runner ${version} cannot start actions that use Node 24.`,
      `Update it to ${minVersions.node24} or newer.`,
    )
  const caller = [...workflows].find(([, { uses }]) => isCalled(uses))
  if (version && caller && !isAtLeast(version, minVersions.ownRepository)) {
    const message = `Runner ${version} does not know \`uses: $/action\`, which the workflow called by ${caller[0]} uses to find its action.`
    return fail(
      message,
      `Update it to ${minVersions.ownRepository} or newer, or use a workflow with one job: \`ralph init --one-job\`.`,
    )
  }
  const meta = isEnterpriseServer(address) ? await orUndefined(client.request('GET /meta', {})) : undefined
  const server = (meta as { installed_version?: string } | undefined)?.installed_version
  if (server === undefined) return version ? ok(version) : []
  const splitWorkflow = [...workflows].find(([, workflow]) => hasSeveralJobs(workflow))
  if (splitWorkflow) {
    const message = `GitHub Enterprise Server ${server} cannot pass artifacts between jobs, and does not know \`uses: $/action\`: ${splitWorkflow[0]} does not work there.`
    return fail(message, '`ralph init --one-job` writes a workflow that can.')
  }
  return warn(
    `GitHub Enterprise Server ${server}: its runners must be ${minVersions.node24} or newer, and a pull request opened with a workflow’s token does not start CI there.`,
    'Make sure that the runners are new enough.',
  )
})

/** From the log of the newest finished run. */
async function readVersionFromLog({ client, workflows }: ProbedRepository): Promise<string | undefined> {
  const [path] = [...workflows].find(([, { command }]) => !['tick', 'doctor', 'lint'].includes(command)) ?? []
  if (path === undefined) return undefined
  const runsRoute = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs'
  const newest = { workflow_id: basename(path), status: 'completed' as const, per_page: 1 }
  const [run] = (await orUndefined(client.request(runsRoute, newest)))?.workflow_runs ?? []
  if (run === undefined) return undefined
  const jobsRoute = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs'
  const jobs = (await orUndefined(client.request(jobsRoute, { run_id: Number(run.id), per_page: 30 })))?.jobs ?? []
  const job = jobs.find(({ conclusion }) => conclusion === 'success' || conclusion === 'failure')
  if (job === undefined) return undefined
  const log = client.text('GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs', { job_id: Number(job.id) })
  return runnerInLog((await orUndefined(log)) ?? '')
}
