import type { WorkflowJob, WorkflowRun, World } from '../github/world.ts'

/** What one attempt of a run was started with; a re-run has the same, but for the attempt and who asked for it. */
export interface RunFacts {
  readonly world: World
  readonly run: WorkflowRun
  readonly attempt: number
  readonly number: number
  readonly triggeringActor: string
  /** Of the workflow that was started, also in one that it calls. */
  readonly workflow: { readonly name: string; readonly path: string }
  readonly event: Readonly<Record<string, unknown>>
  /** Of "Re-run failed jobs": what succeeded in the attempt before, by name. */
  readonly kept?: ReadonlyMap<string, WorkflowJob>
  /** Whether such a re-run sees the artifacts of the attempts before (docs/platform.md, "Not known"). */
  readonly seesEarlierArtifacts: boolean
  /** What the run's page says of no job, such as a deadlock. */
  readonly annotations: string[]
}

/** `github`, as far as it is known before a job has a machine. */
export function githubContext(facts: RunFacts): Record<string, unknown> {
  const { world, run, attempt, number, triggeringActor, workflow, event } = facts
  const { ref } = run
  const pull = (event['pull_request'] ?? {}) as Partial<Record<'head' | 'base', { ref: string }>>
  const repository = `${world.owner}/${world.name}`
  return {
    actor: run.actor,
    actor_id: String(world.users.get(run.actor.toLowerCase())?.id ?? ''),
    triggering_actor: triggeringActor,
    api_url: world.url,
    base_ref: pull.base?.ref ?? '',
    event,
    event_name: run.event,
    graphql_url: `${world.url}/graphql`,
    head_ref: pull.head?.ref ?? '',
    ref,
    ref_name: ref.replace(/^refs\/(heads|tags|pull)\//, ''),
    ref_protected: false,
    ref_type: ref.startsWith('refs/tags/') ? 'tag' : 'branch',
    repository,
    repositoryUrl: `${world.url}/${repository}.git`,
    repository_id: String(world.id),
    repository_owner: world.owner,
    retention_days: '90',
    run_attempt: String(attempt),
    run_id: String(run.id),
    run_number: String(number),
    server_url: world.url,
    sha: run.commit,
    workflow: workflow.name,
    workflow_ref: `${repository}/${workflow.path}@${ref}`,
    workflow_sha: run.commit,
  }
}

const asVariables =
  'action action_ref action_repository actor actor_id api_url base_ref event_name event_path graphql_url head_ref job ref ref_name ref_protected ref_type repository repository_id repository_owner retention_days run_attempt run_id run_number server_url sha triggering_actor workflow workflow_ref workflow_sha workspace'.split(
    ' ',
  )

/** The default variables of a step (variables reference). */
export const githubVariables = (github: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(asVariables.map((name) => [`GITHUB_${name.toUpperCase()}`, String(github[name] ?? '')]))
