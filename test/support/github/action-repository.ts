import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ActionJob, actionJob, type StepEnd } from '../action-runner.ts'
import { goodAgent, planOf } from '../project.ts'
import { type LoopbackGitHub, loopbackGitHub } from './loopback.ts'
import { addWorkflow } from './workflows.ts'

export interface Here {
  readonly github: LoopbackGitHub
  readonly job: ActionJob
  /** One job of the workflow as GitHub starts it. */
  run(given?: { inputs?: Record<string, string>; env?: Record<string, string>; agent?: string }): Promise<StepEnd>
  start(agent: string, inputs?: Record<string, string>): ReturnType<ActionJob['start']>
  /** A comment of a person, and the job that its event starts. */
  comment(by: string, issue: number, body: string, agent?: string): Promise<StepEnd>
}

/** A repository on GitHub with ralph's workflow in it, where Ada may write and Eve may not. */
export async function repository(tasks: Parameters<typeof planOf>[0]): Promise<Here> {
  const github = await loopbackGitHub()
  github.user('ada', 'write')
  github.user('eve', 'read')
  addWorkflow(github.world, '.github/workflows/ralph.yml')
  const job = await actionJob({ 'plan.json': planOf(tasks) }, { github })
  let runs = 5000
  const call = (agent: string, inputs: Record<string, string> = {}, env: Record<string, string> = {}) => {
    runs += 1
    const given = { ...job.agent(agent), validate: 'true', 'github-token': github.token.value, ...inputs }
    return [given, { GITHUB_RUN_ID: String(runs), GITHUB_EVENT_NAME: 'workflow_dispatch', ...env }] as const
  }
  const run: Here['run'] = ({ inputs, env, agent = goodAgent } = {}) => job.run(...call(agent, inputs, env))
  return {
    github,
    job,
    run,
    start: (agent, inputs) => job.start(...call(agent, inputs)),
    comment(by, issue, body, agent) {
      github.comment(by, issue, body)
      const event = join(job.project.root, 'event.json')
      writeFileSync(event, JSON.stringify({ action: 'created', ...github.world.triggers.at(-1)?.payload }))
      const env = { GITHUB_EVENT_NAME: 'issue_comment', GITHUB_EVENT_PATH: event }
      return run({ env, ...(agent !== undefined && { agent }) })
    },
  }
}

export const issuesOf = ({ github }: Here) => [...github.world.issues.values()].filter(({ pull }) => pull === null)
export const pullsOf = ({ github }: Here) =>
  [...github.world.issues.values()].flatMap((issue) => (issue.pull ? [{ ...issue, ...issue.pull, at: issue }] : []))
export const commentsOn = ({ github }: Here, issue: number) =>
  [...github.world.comments.values()].filter((comment) => comment.issue === issue)
export const statusOf = (here: Here): string | undefined =>
  commentsOn(here, 1).find(({ body }) => body.startsWith('<!-- ralph:demo:status -->'))?.body
export const dispatches = ({ github }: Here) =>
  github.world.triggers.filter(({ event }) => event === 'workflow_dispatch')
export const warningsIn = (end: StepEnd): string =>
  end.obeyed
    .filter(({ name }) => name === 'warning')
    .map(({ data }) => data)
    .join('\n')

/** What a job asked of the API and what it made new by it, the statuses of checks and the next job aside. */
export async function counted<T>(here: Here, act: () => Promise<T>) {
  const before = here.github.requests.length
  const end = await act()
  const asked = here.github.requests.slice(before).filter(({ path }) => !path.includes('/statuses'))
  const posts = asked.filter(({ method, path }) => method === 'POST' && path !== '/graphql')
  const made = posts.filter(({ path }) => !path.endsWith('/dispatches'))
  return { end, calls: asked.length, made: made.length, list: asked.map(({ method, path }) => `${method} ${path}`) }
}
