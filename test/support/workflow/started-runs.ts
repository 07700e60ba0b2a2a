import { syncWorkflows } from '../github/workflow-files.ts'
import { addRun } from '../github/workflows.ts'
import type { Trigger, WorkflowRun, World } from '../github/world.ts'
import { codePlace, type Place } from './code-place.ts'
import { type Filters, passes } from './filters.ts'
import { contentAt } from './plan-run.ts'
import { readWorkflow } from './read-workflow.ts'

const codeEvents = ['push', 'pull_request', 'pull_request_review']

/** Of a pull request, where `on` does not name its types. */
const usualActions: readonly unknown[] = ['opened', 'synchronize', 'reopened']

/**
 * The runs that an event starts. A dispatch names its run. An event of code starts what listens to it at its own commit;
 * everything else each workflow of the default branch that listens (platform fact 12). That a workflow's own token causes
 * no events is the loopback GitHub's business.
 */
export async function startedRuns(
  world: World,
  trigger: Trigger,
): Promise<{ run: WorkflowRun; event: Record<string, unknown> }[]> {
  const { event, actor, payload } = trigger
  const common = {
    repository: {
      full_name: `${world.owner}/${world.name}`,
      default_branch: world.defaultBranch,
      private: world.private,
    },
    sender: { login: actor, type: world.users.get(actor.toLowerCase())?.type ?? 'User' },
  }
  // "Disable actions": nothing starts (docs.github.com, "Managing GitHub Actions settings for a repository").
  if (!world.actionsPolicy.enabled) return []
  if (event === 'workflow_dispatch') {
    const { run: id, ...rest } = payload
    const run = world.runs.get(Number(id))
    return run ? [{ run, event: { ...rest, ...common } }] : []
  }
  const place = codeEvents.includes(event) ? codePlace(world, trigger) : defaultPlace(world)
  if (!place) return []
  syncWorkflows(world, place.at.commit)
  const { workflow: only, ...rest } = payload
  const started: { run: WorkflowRun; event: Record<string, unknown> }[] = []
  for (const { id, path, state } of world.workflows.values()) {
    if (state !== 'active' || (only ?? path) !== path) continue
    const wanted = await listener(world, place.at.commit, { path, event })
    if (!wanted || !isWanted(wanted, trigger) || !passes(wanted, place.about)) continue
    const start = (schedule: string | undefined) => ({
      run: addRun(world, { workflow: id, event, actor, ...place.at }),
      event: { ...rest, ...(schedule && { schedule }), ...common },
    })
    started.push(...schedulesOf(wanted).map(start))
  }
  return started
}

/**
 * One run for each line of cron, which the event names (docs.github.com/en/actions/reference/workflows-and-actions,
 * "Workflow syntax", `on.schedule`); for every other event one run. That cron may be late, drops runs and is switched off
 * after 60 days (platform facts 13 and 14) is played by tests that do not call it.
 */
function schedulesOf({ list }: Listener): readonly (string | undefined)[] {
  for (const { cron } of list ?? [])
    if (/^\s*(\*|\*\/[1-4])\s/.test(cron))
      throw new Error(`The cron line '${cron}' is due more often than every 5 minutes.`)
  return list?.map(({ cron }) => cron) ?? [undefined]
}

/** What happens to a thread, and a schedule, are no event of code: they have no filters, and are on the default branch. */
function defaultPlace(world: World): Place {
  const branch = world.defaultBranch
  const ref = `refs/heads/${branch}`
  const commit = world.git.git('rev-parse', ref)
  return { at: { branch, ref, sha: commit, commit }, about: { branch, paths: () => [] } }
}

function isWanted({ types }: Listener, { event, payload }: Trigger): boolean {
  const action = payload['action']
  const wanted = types ?? (event === 'pull_request' ? usualActions : [action])
  return [wanted].flat(1).includes(action)
}

/** What the workflow at this commit says of this event; undefined where it does not listen to it. */
async function listener(
  world: World,
  commit: string,
  { path, event }: { path: string; event: string },
): Promise<Listener | undefined> {
  const text = contentAt(world, commit, path)
  return text === undefined ? undefined : (await readWorkflow(path, text)).on[event]
}

interface Listener extends Filters {
  readonly types?: string | readonly unknown[]
  /** Of a schedule. */
  readonly list?: readonly { readonly cron: string }[]
}
