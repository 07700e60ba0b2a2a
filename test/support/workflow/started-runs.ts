import { syncWorkflows } from '../github/workflow-files.ts'
import { addRun } from '../github/workflows.ts'
import type { Trigger, WorkflowRun, World } from '../github/world.ts'
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
  const { workflow: only, ...rest } = payload
  const started: { run: WorkflowRun; event: Record<string, unknown> }[] = []
  for (const { id, path, state } of world.workflows.values()) {
    if (state !== 'active' || (only ?? path) !== path) continue
    const wanted = await listener(world, path, event)
    if (!wanted || !(wanted.types ?? [payload['action']]).includes(payload['action'])) continue
    const cron = wanted.list?.[0]?.cron
    const run = addRun(world, { workflow: id, event, branch: world.defaultBranch, actor })
    started.push({ run, event: { ...rest, ...(cron && { schedule: cron }), ...common } })
  }
  return started
}

/** What the workflow of the default branch says of this event; undefined where it does not listen to it. */
async function listener(world: World, path: string, event: string): Promise<Listener | undefined> {
  const text = contentAt(world, `refs/heads/${world.defaultBranch}`, path)
  return text === undefined ? undefined : (await readWorkflow(path, text)).on[event]
}

interface Listener {
  readonly types?: readonly unknown[]
  /** Of a schedule. */
  readonly list?: readonly { readonly cron: string }[]
}
