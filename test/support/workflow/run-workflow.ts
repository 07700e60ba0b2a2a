import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { tempDir } from '../git-repositories.ts'
import type { LoopbackGitHub } from '../github/loopback.ts'
import { dispatchInputs, syncWorkflows } from '../github/workflow-files.ts'
import { addRun } from '../github/workflows.ts'
import type { Trigger, WorkflowJob, WorkflowRun, World } from '../github/world.ts'
import { concurrencyGroups } from './concurrency-groups.ts'
import { type EnvironmentGates, environmentGates, type Verdict } from './environments.ts'
import type { RunFacts } from './run-facts.ts'
import { runOnce } from './run-once.ts'
import type { Setting } from './setting.ts'
import { startedRuns } from './started-runs.ts'

/**
 * Runs the workflow files of a loopback GitHub's repository, as GitHub and its runners would:
 *
 *     const github = await loopbackGitHub({ files: { '.github/workflows/a.yml': text } })
 *     const actions = workflowRunner(github, { secrets: { KEY: 'x' }, env: { MOMENTS: folder } })
 *     actions.dispatch('a.yml', { chain: '0' })       // or github.comment(…), actions.schedule(…), the API
 *     const [run] = await actions.settled()           // until nothing runs and no event is left
 *     run.conclusion; run.jobs['call / agent'].log; run.jobs.test.outputs; run.jobs.test.steps; run.problem
 *
 * `settled` returns the runs that ended since it was last called, in the order in which they started. Whatever happens in
 * `github.world.triggers` starts what listens to it, also while something runs. `uses: OWNER/ralph@…` and its reusable
 * workflows are this working tree's own (`dist` has to be built). A job's log is also at the API's address.
 * Code comes in by `github.push(…)` and `github.pull(…)`, or by a job that pushes. What waits for a person is not waited for:
 * `actions.approve(run)` where a workflow's own token opened the pull request, `actions.review(environment, verdict)` where a
 * job names an environment with reviewers (`environments: { ship: { reviewers: ['ada'], secrets: {} } }`).
 * Not played: containers and services (such a job fails and says so), hashFiles().
 */
export interface WorkflowRunner {
  dispatch(file: string, inputs?: Record<string, string>, by?: string): WorkflowRun
  /** What cron would do now, in one workflow or in all that have a schedule. */
  schedule(file?: string): void
  settled(): Promise<EndedRun[]>
  /** Jobs that wait for a reviewer of this environment, and what one of them says. */
  waiting(environment: string): readonly WorkflowJob[]
  review(environment: string, verdict: Verdict, by?: string): void
  /** "Approve and run". */
  approve(run: WorkflowRun): void
  /** Resolves when a job whose name is this, of any run, has begun. */
  begun(job: string): Promise<WorkflowJob>
  cancel(run: WorkflowRun): void
  /** All jobs, or those that failed and whatever needs them. */
  rerun(run: WorkflowRun, which?: 'failed'): void
  /** Where machines, artifacts and whatever a test needs are. */
  readonly root: string
}

export interface EndedRun extends Readonly<WorkflowRun> {
  /** Of this attempt, by name. */
  readonly jobs: Readonly<Record<string, WorkflowJob>>
  /** Why it never started (an invalid file, or permissions that a called job may not have), or what was cancelled for a deadlock. */
  readonly problem: string | undefined
}

type Options = Partial<Pick<Setting, 'secrets' | 'vars' | 'env' | 'keep'>> & {
  readonly environments?: EnvironmentGates['known']
  readonly seesEarlierArtifacts?: boolean
}

const pollMs = 5

export function workflowRunner(github: LoopbackGitHub, options: Options = {}): WorkflowRunner {
  const { world, tokens } = github
  const root = tempDir('ralph-actions-')
  const gates = environmentGates(options.environments ?? {})
  for (const [name, { reviewers }] of Object.entries(options.environments ?? {}))
    world.environments.set(name, reviewers?.length ? ['required_reviewers'] : [])
  const setting: Setting = {
    secrets: {},
    vars: {},
    env: {},
    keep: false,
    ...options,
    world,
    tokens,
    root,
    groups: concurrencyGroups(),
    environments: gates,
  }
  const under = new Map<number, { cancel: AbortController; event: Trigger['payload'] }>()
  const past = new Map<number, Trigger['payload']>()
  const working = new Set<Promise<void>>()
  let ended: EndedRun[] = []
  let seen = world.triggers.length
  const numbers = new Map<number, number>()

  const start = (
    run: WorkflowRun,
    event: Trigger['payload'],
    triggeringActor: string,
    kept?: RunFacts['kept'],
  ): void => {
    const cancel = new AbortController()
    under.set(run.id, { cancel, event })
    past.set(run.id, event)
    // Counted for each workflow; a re-run keeps the number.
    const ofWorkflow = [...numbers.keys()].filter((id) => world.runs.get(id)?.workflow === run.workflow)
    const number = numbers.get(run.id) ?? ofWorkflow.length + 1
    numbers.set(run.id, number)
    const { seesEarlierArtifacts = false } = options
    const facts = {
      world,
      run,
      attempt: run.attempt,
      number,
      triggeringActor,
      event,
      seesEarlierArtifacts,
      ...(kept && { kept }),
    }
    const work = runOnce(setting, facts, cancel).then((problem) => {
      under.delete(run.id)
      const jobs = [...world.jobs.values()].filter((job) => job.run === run.id && job.attempt === facts.attempt)
      ended.push({ ...run, problem, jobs: Object.fromEntries(jobs.map((job) => [job.name, job])) })
    })
    track(work)
  }
  const hold = (run: WorkflowRun, event: Trigger['payload']): void => {
    past.set(run.id, event)
    Object.assign(run, { status: 'completed', conclusion: 'action_required' })
  }
  /** Nothing goes on before a reviewer decides: what is queued is behind a job that waits for one. */
  const rests = (): boolean =>
    gates.waiting().length > 0 && ![...world.jobs.values()].some(({ status }) => status === 'in_progress')
  const track = (work: Promise<void>): void => {
    working.add(work)
    const done = () => working.delete(work)
    work.then(done, done)
  }
  const succeeded = ({ id, attempt }: WorkflowRun) => {
    const jobs = [...world.jobs.values()].filter((job) => job.run === id && job.attempt === attempt)
    return new Map(jobs.filter(({ conclusion }) => conclusion === 'success').map((job) => [job.name, job]))
  }
  const obey = ({ run: id, what }: World['runRequests'][number]): void => {
    const run = world.runs.get(id)
    if (what === 'cancel') under.get(id)?.cancel.abort()
    else if (run && !under.has(id)) {
      const kept = what === 'rerun-failed' ? succeeded(run) : undefined
      const attempt = run.attempt + (what === 'approve' ? 0 : 1)
      Object.assign(run, { attempt, status: 'queued', conclusion: null })
      start(run, past.get(id) ?? {}, run.actor, kept)
    }
  }
  const look = (): void => {
    for (const trigger of world.triggers.slice(seen)) {
      track(
        startedRuns(world, trigger).then((started) => {
          for (const { run, event } of started) {
            if (trigger.approval) hold(run, event)
            else start(run, event, trigger.actor)
          }
        }),
      )
    }
    seen = world.triggers.length
    for (const request of world.runRequests.splice(0)) obey(request)
  }
  const timer = setInterval(look, pollMs)
  onTestFinished(async () => {
    clearInterval(timer)
    for (const { cancel } of under.values()) cancel.abort()
    await Promise.allSettled(working)
  })

  return {
    root,
    dispatch(file, given = {}, actor = 'ada') {
      syncWorkflows(world)
      const workflow = [...world.workflows.values()].find(({ path }) => path.endsWith(`/${file}`))
      if (!workflow) throw new Error(`There is no workflow ${file} on ${world.defaultBranch}.`)
      const ref = world.defaultBranch
      const inputs = dispatchInputs(world, workflow, ref, given)
      const run = addRun(world, { workflow: workflow.id, event: 'workflow_dispatch', branch: ref, actor })
      world.triggers.push({ event: 'workflow_dispatch', actor, payload: { inputs, ref, run: run.id } })
      return run
    },
    schedule(file) {
      const payload = file === undefined ? {} : { workflow: join('.github/workflows', file) }
      world.triggers.push({ event: 'schedule', actor: world.owner, payload })
    },
    async settled() {
      for (look(); working.size > 0; look()) {
        await Promise.race([...working, sleep(pollMs)])
        if (rests()) break
      }
      const done = ended.toSorted((a, b) => a.id - b.id || a.attempt - b.attempt)
      ended = []
      return done
    },
    async begun(name) {
      for (;;) {
        const job = [...world.jobs.values()].find((one) => one.name === name && one.status === 'in_progress')
        if (job) return job
        await sleep(pollMs)
      }
    },
    waiting: (environment) => gates.waiting(environment),
    review: (environment, verdict, by = 'ada') => gates.review(environment, verdict, by),
    approve: ({ id }) => void world.runRequests.push({ run: id, what: 'approve' }),
    cancel: ({ id }) => void world.runRequests.push({ run: id, what: 'cancel' }),
    rerun: ({ id }, which) => void world.runRequests.push({ run: id, what: which ? 'rerun-failed' : 'rerun' }),
  }
}
