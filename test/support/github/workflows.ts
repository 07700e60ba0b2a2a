import { part } from './part.ts'
import { type Call, notFound, pageOfList, Refusal, type Route, reply, route, type Schema } from './route.ts'
import { tipOf } from './tips.ts'
import { simpleUser } from './users.ts'
import { dispatchInputs, syncWorkflows } from './workflow-files.ts'
import { apiOf, moment, pageOf, type Workflow, type WorkflowRun, type World } from './world.ts'

const workflowShown = (world: World, workflow: Workflow): Schema<'workflow'> => ({
  id: workflow.id,
  node_id: `W_${workflow.id}`,
  name: workflow.name,
  path: workflow.path,
  state: workflow.state,
  created_at: moment(0),
  updated_at: moment(0),
  url: `${apiOf(world)}/actions/workflows/${workflow.id}`,
  html_url: `${pageOf(world)}/actions/workflows/${workflow.path}`,
  badge_url: `${pageOf(world)}/badge.svg`,
})

const runShown = (world: World, run: WorkflowRun): Schema<'workflow-run'> =>
  part<Schema<'workflow-run'>>({
    id: run.id,
    workflow_id: run.workflow,
    name: world.workflows.get(run.workflow)?.name ?? null,
    path: world.workflows.get(run.workflow)?.path ?? '',
    display_title: run.title ?? world.workflows.get(run.workflow)?.name ?? '',
    event: run.event,
    status: run.status,
    conclusion: run.conclusion,
    run_attempt: run.attempt,
    head_branch: run.branch,
    head_sha: run.sha,
    actor: simpleUser(world, run.actor),
    created_at: moment(run.createdAt),
    updated_at: moment(run.updatedAt),
    url: `${apiOf(world)}/actions/runs/${run.id}`,
    html_url: `${pageOf(world)}/actions/runs/${run.id}`,
  })

/** `inputs`: those that a dispatch may name; without the list it may name any. */
export function addWorkflow(world: World, path: string, inputs?: readonly string[]): Workflow {
  const workflow: Workflow = { id: world.nextId(), path, name: path, state: 'active', ...(inputs && { inputs }) }
  world.workflows.set(workflow.id, workflow)
  return workflow
}

/** On a branch, unless its event speaks of something else. */
export function addRun(
  world: World,
  given: Pick<WorkflowRun, 'workflow' | 'event' | 'branch' | 'actor'> &
    Partial<Pick<WorkflowRun, 'ref' | 'commit' | 'sha'>>,
): WorkflowRun {
  const now = world.now()
  const sha = given.sha ?? tipOf(world, given.branch) ?? ''
  const run: WorkflowRun = {
    ref: `refs/heads/${given.branch}`,
    commit: sha,
    ...given,
    id: world.nextId(),
    sha,
    attempt: 1,
    status: 'queued',
    conclusion: null,
    createdAt: now,
    updatedAt: now,
  }
  world.runs.set(run.id, run)
  return run
}

/** By id or by file name. */
function workflowOf({ world, params }: Call): Workflow {
  syncWorkflows(world)
  const name = params['workflow_id'] ?? ''
  const found = [...world.workflows.values()].find(({ id, path }) => String(id) === name || path.endsWith(`/${name}`))
  if (!found) throw notFound()
  return found
}

/** Newest first. */
function listed(call: Call, runs: readonly WorkflowRun[]) {
  const { world, query } = call
  const [status, event, sha] = ['status', 'event', 'head_sha'].map((name) => query.get(name) ?? null)
  const found = runs
    .filter((run) => status === null || run.status === status || run.conclusion === status)
    .filter((run) => event === null || run.event === event)
    .filter((run) => sha === null || run.sha === sha)
    .toReversed()
  return { total_count: found.length, workflow_runs: pageOfList(call, found).map((run) => runShown(world, run)) }
}

export const workflowRoutes: readonly Route[] = [
  route('get', '/repos/{owner}/{repo}/actions/workflows', ['actions:read'], (call) => {
    syncWorkflows(call.world)
    const all = [...call.world.workflows.values()]
    const workflows = pageOfList(call, all).map((workflow) => workflowShown(call.world, workflow))
    return reply(200, { total_count: all.length, workflows })
  }),
  route('get', '/repos/{owner}/{repo}/actions/workflows/{workflow_id}', ['actions:read'], (call) =>
    reply(200, workflowShown(call.world, workflowOf(call))),
  ),
  route('put', '/repos/{owner}/{repo}/actions/workflows/{workflow_id}/enable', ['actions:write'], (call) => {
    workflowOf(call).state = 'active'
    return reply(204, undefined)
  }),
  route('put', '/repos/{owner}/{repo}/actions/workflows/{workflow_id}/disable', ['actions:write'], (call) => {
    workflowOf(call).state = 'disabled_manually'
    return reply(204, undefined)
  }),
  // A dispatch starts a workflow whoever's token it is made with (platform fact 1); details only on request (fact 3).
  route('post', '/repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches', ['actions:write'], (call) => {
    const { world, body, token } = call
    const workflow = workflowOf(call)
    if (workflow.state !== 'active') throw new Refusal(403, 'Cannot trigger a workflow that is disabled')
    const branch = String(body['ref'] ?? '').replace(/^refs\/heads\//, '')
    if (tipOf(world, branch) === undefined) throw new Refusal(422, `No ref found for: ${branch}`)
    const unexpected = Object.keys((body['inputs'] ?? {}) as object).filter(
      (name) => workflow.inputs?.includes(name) === false,
    )
    if (unexpected.length > 0) throw new Refusal(422, `Unexpected inputs provided: ${JSON.stringify(unexpected)}`)
    const given = (body['inputs'] ?? {}) as Record<string, unknown>
    const inputs = dispatchInputs(world, workflow, branch, given)
    const run = addRun(world, { workflow: workflow.id, event: 'workflow_dispatch', branch, actor: token.login })
    world.triggers.push({
      event: 'workflow_dispatch',
      actor: token.login,
      payload: { inputs, ref: branch, run: run.id },
    })
    if (body['return_run_details'] !== true) return reply(204, undefined)
    const { url, html_url } = runShown(world, run)
    return reply(200, { workflow_run_id: run.id, run_url: url, html_url })
  }),
  route('get', '/repos/{owner}/{repo}/actions/runs', ['actions:read'], (call) =>
    reply(200, listed(call, [...call.world.runs.values()])),
  ),
  route('get', '/repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs', ['actions:read'], (call) => {
    const { id } = workflowOf(call)
    return reply(
      200,
      listed(
        call,
        [...call.world.runs.values()].filter(({ workflow }) => workflow === id),
      ),
    )
  }),
  route('get', '/repos/{owner}/{repo}/actions/runs/{run_id}', ['actions:read'], ({ world, params }) => {
    const run = world.runs.get(Number(params['run_id']))
    if (!run) throw notFound()
    return reply(200, runShown(world, run))
  }),
]
