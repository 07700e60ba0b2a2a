import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type ActionJob, actionJob, type StepEnd } from '../support/action-runner.ts'
import { type LoopbackGitHub, loopbackGitHub } from '../support/github/loopback.ts'
import { addWorkflow } from '../support/github/workflows.ts'
import { goodAgent, planOf } from '../support/project.ts'
import { stateRef } from '../support/run-on-disk.ts'

interface Here {
  readonly github: LoopbackGitHub
  readonly job: ActionJob
  run(inputs?: Record<string, string>, agent?: string): Promise<StepEnd>
  /** The watchdog's job: no checkout. */
  tick(env?: Record<string, string>): Promise<StepEnd>
  readonly dispatched: () => unknown[]
  readonly watchdog: ReturnType<typeof addWorkflow>
}

async function repository(tasks: readonly string[]): Promise<Here> {
  const github = await loopbackGitHub()
  github.user('ada', 'write')
  github.user('eve', 'read')
  addWorkflow(github.world, '.github/workflows/ralph.yml', ['chain'])
  const watchdog = addWorkflow(github.world, '.github/workflows/ralph-watchdog.yml')
  const job = await actionJob({ 'plan.json': planOf(tasks) }, { github })
  const empty = join(job.project.root, 'no-checkout')
  mkdirSync(empty)
  let runs = 9000
  const env = (name: string) => ({ GITHUB_RUN_ID: String(++runs), GITHUB_EVENT_NAME: name, GITHUB_ACTOR: 'ada' })
  const token = { 'github-token': github.token.value }
  return {
    github,
    job,
    watchdog,
    run: (inputs = {}, agent = goodAgent) =>
      job.run({ ...job.agent(agent), validate: 'true', ...token, ...inputs }, env('workflow_dispatch')),
    tick: (more = {}) =>
      job.run(
        { command: 'tick', dispatch: 'ralph.yml', ...token },
        {
          ...env('schedule'),
          GITHUB_WORKSPACE: empty,
          GITHUB_WORKFLOW_REF: 'octo/garden/.github/workflows/ralph-watchdog.yml@refs/heads/main',
          ...more,
        },
      ),
    dispatched: () =>
      github.world.triggers.flatMap(({ event, payload }) => (event === 'workflow_dispatch' ? [payload['inputs']] : [])),
  }
}

const dueIn = ({ outputs }: StepEnd) => JSON.parse(outputs['due-plans'] ?? 'null')

test('a tick starts what is due and nothing else, in five calls, without a commit', {
  tags: 'thorough/story',
  timeout: 240_000,
}, async () => {
  const here = await repository(['A', 'B'])
  const nothing = await here.tick()
  expect(nothing.code, nothing.log).toBe(0)
  expect(dueIn(nothing)).toEqual([])

  here.watchdog.state = 'disabled_inactivity'
  const first = await here.run({ 'max-iterations': '1' })
  expect(first.outputs['status'], first.log).toBe('iteration_limit')
  expect(here.watchdog.state).toBe('active')
  expect(here.dispatched()).toEqual([{ chain: '1' }])

  const next = await here.tick()
  expect(dueIn(next), next.log).toEqual([{ plan: 'plan.json', name: 'demo' }])
  expect(here.dispatched()).toEqual([{ chain: '1' }, { chain: '0' }])

  here.github.comment('ada', 1, '/ralph pause')
  here.watchdog.state = 'disabled_manually'
  const paused = await here.run()
  expect(paused.outputs['status']).toBe('paused')
  expect(here.watchdog.state, 'a person did that').toBe('disabled_manually')
  expect(paused.log).toContain('was disabled by a person, so ralph leaves it disabled')
  const tip = here.job.origin.git('rev-parse', stateRef)
  const asked = here.github.requests.length
  const quiet = await here.tick()
  expect(here.github.requests.length - asked).toBeLessThanOrEqual(5)
  expect(dueIn(quiet), quiet.log).toEqual([])
  expect(quiet.log).toContain('not due, ada paused it')
  expect(here.job.origin.git('rev-parse', stateRef)).toBe(tip)

  // A stranger starts nothing; an order whose own job was dropped does.
  here.github.comment('eve', 1, '/ralph resume')
  expect(dueIn(await here.tick())).toEqual([])
  here.github.comment('ada', 1, '/ralph resume')
  expect(dueIn(await here.tick())).toHaveLength(1)

  const last = await here.run()
  expect(last.outputs['status'], last.log).toBe('complete')
  const done = await here.tick()
  expect(dueIn(done)).toEqual([])
  expect(here.watchdog.state).toBe('disabled_manually')
  expect(here.dispatched()).toHaveLength(3)
})

test('a tick without permission to start anything, or without a token, says what to do', {
  tags: 'thorough/variant',
  timeout: 120_000,
}, async () => {
  const here = await repository(['A', 'B'])
  await here.run({ 'max-iterations': '1' })
  here.github.token.permissions.actions = 'read'
  const end = await here.tick()
  expect(end.code, end.log).toBe(0)
  expect(dueIn(end)).toHaveLength(1)
  expect(end.log).toMatch(/demo is due, but ralph\.yml could not be started.*`actions: write`/)
  const without = await here.job.run({ command: 'tick' })
  expect(without.code).toBe(64)
  expect(without.log).toContain('TOKEN_MISSING')
})
