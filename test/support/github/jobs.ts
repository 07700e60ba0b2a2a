import { part } from './part.ts'
import { type Call, notFound, pageOfList, Refusal, type Route, reply, route, type Schema } from './route.ts'
import { apiOf, moment, pageOf, type WorkflowJob, type WorkflowRun, type World } from './world.ts'

const shown = (world: World, job: WorkflowJob): Schema<'job'> =>
  part<Schema<'job'>>({
    id: job.id,
    run_id: job.run,
    run_attempt: job.attempt,
    run_url: `${apiOf(world)}/actions/runs/${job.run}`,
    url: `${apiOf(world)}/actions/jobs/${job.id}`,
    html_url: `${pageOf(world)}/actions/runs/${job.run}/job/${job.id}`,
    head_sha: world.runs.get(job.run)?.sha ?? '',
    name: job.name,
    status: job.status,
    conclusion: job.conclusion,
    created_at: moment(job.createdAt),
    started_at: moment(job.startedAt),
    completed_at: job.completedAt === null ? null : moment(job.completedAt),
    steps: job.steps.map(({ name, conclusion }, at) => ({ name, number: at + 1, status: 'completed', conclusion })),
    labels: [],
  })

function runOf({ world, params }: Call): WorkflowRun {
  const run = world.runs.get(Number(params['run_id']))
  if (!run) throw notFound()
  return run
}

function jobOf({ world, params }: Call): WorkflowJob {
  const job = world.jobs.get(Number(params['job_id']))
  if (!job) throw notFound()
  return job
}

function listed(call: Call, attempt: number | 'all') {
  const run = runOf(call)
  const all = [...call.world.jobs.values()].filter(
    (job) => job.run === run.id && (attempt === 'all' || job.attempt === attempt),
  )
  return { total_count: all.length, jobs: pageOfList(call, all).map((job) => shown(call.world, job)) }
}

/** Jobs of runs, their logs, and what one may ask of a run. */
export const jobRoutes: readonly Route[] = [
  route('get', '/repos/{owner}/{repo}/actions/runs/{run_id}/jobs', ['actions:read'], (call) =>
    reply(200, listed(call, call.query.get('filter') === 'all' ? 'all' : runOf(call).attempt)),
  ),
  route('get', '/repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs', ['actions:read'], (call) =>
    reply(200, listed(call, Number(call.params['attempt_number']))),
  ),
  route('get', '/repos/{owner}/{repo}/actions/jobs/{job_id}', ['actions:read'], (call) =>
    reply(200, shown(call.world, jobOf(call))),
  ),
  // A log is elsewhere, at an address that needs no token; there is none before the job's end.
  route('get', '/repos/{owner}/{repo}/actions/jobs/{job_id}/logs', ['actions:read'], (call) => {
    const job = jobOf(call)
    if (job.status !== 'completed') throw notFound()
    call.headers['location'] = `${call.world.url}/_logs/${job.id}`
    return reply(302, undefined)
  }),
  route('post', '/repos/{owner}/{repo}/actions/runs/{run_id}/cancel', ['actions:write'], (call) => {
    const run = runOf(call)
    if (run.status === 'completed') throw new Refusal(409, 'Cannot cancel a workflow run that is completed.')
    call.world.runRequests.push({ run: run.id, what: 'cancel' })
    return reply(202, {})
  }),
  route('post', '/repos/{owner}/{repo}/actions/runs/{run_id}/rerun', ['actions:write'], (call) => {
    const run = runOf(call)
    if (run.status !== 'completed') throw new Refusal(403, 'This workflow is already running')
    call.world.runRequests.push({ run: run.id, what: 'rerun' })
    return reply(201, {})
  }),
]
