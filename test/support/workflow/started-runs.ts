import { syncWorkflows } from '../github/workflow-files.ts'
import { addRun } from '../github/workflows.ts'
import type { Trigger, Workflow, WorkflowRun, World } from '../github/world.ts'
import { contentAt } from './plan-run.ts'
import { readWorkflow } from './read-workflow.ts'

/**
 * The runs that an event starts. A dispatch names its run; everything else starts each workflow of the default branch that
 * listens to it (platform fact 12). That a workflow's own token causes no events is the loopback GitHub's business.
 */
export async function startedRuns(
  world: World,
  { event, actor, payload }: Trigger,
): Promise<{ run: WorkflowRun; event: Record<string, unknown> }[]> {
  const common = {
    repository: {
      full_name: `${world.owner}/${world.name}`,
      default_branch: world.defaultBranch,
      private: world.private,
    },
    sender: { login: actor, type: world.users.get(actor.toLowerCase())?.type ?? 'User' },
  }
  if (event === 'workflow_dispatch') {
    const { run: id, ...rest } = payload
    const run = world.runs.get(Number(id))
    return run ? [{ run, event: { ...rest, ...common } }] : []
  }
  syncWorkflows(world)
  const listening: Workflow[] = []
  for (const workflow of world.workflows.values()) {
    if (workflow.state === 'active' && (await listens(world, workflow, event, payload))) listening.push(workflow)
  }
  return listening.map((workflow) => ({
    run: addRun(world, { workflow: workflow.id, event, branch: world.defaultBranch, actor }),
    event: { ...payload, ...common },
  }))
}

async function listens(world: World, { path }: Workflow, event: string, payload: Trigger['payload']): Promise<boolean> {
  const text = contentAt(world, `refs/heads/${world.defaultBranch}`, path)
  if (text === undefined) return false
  const { on } = await readWorkflow(path, text)
  const wanted = on[event]
  if (!wanted) return false
  if (payload['workflow'] !== undefined && payload['workflow'] !== path) return false
  const { types } = wanted as { types?: readonly string[] }
  return types === undefined || types.includes(String(payload['action']))
}
