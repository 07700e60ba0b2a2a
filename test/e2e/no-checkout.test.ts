import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { actionJob } from '../support/action-runner.ts'
import { countedGit } from '../support/counted-git.ts'
import type { Files } from '../support/git-repositories.ts'
import { loopbackGitHub } from '../support/github/loopback.ts'
import { addWorkflow } from '../support/github/workflows.ts'
import { filesBelow, goodAgent, leftovers, planOf, snapshot } from '../support/project.ts'
import { recordingGit } from '../support/recorded-git.ts'
import { runOf, stateFile } from '../support/run-on-disk.ts'

const plan = { 'plan.json': planOf(['A', 'B']) }

/** A repository on GitHub, and jobs of its workflow with nothing in their workspace. */
async function repository(files: Files = plan, { enterprise = false } = {}) {
  const github = await loopbackGitHub({ enterprise })
  github.user('ada', 'write')
  addWorkflow(github.world, '.github/workflows/ralph.yml')
  const job = await actionJob(files, { github })
  const workspace = join(job.project.root, 'empty')
  mkdirSync(workspace)
  let runs = 6000
  const start = (command: string, more: { inputs?: Record<string, string>; env?: Record<string, string> } = {}) => {
    runs += 1
    const env = { GITHUB_RUN_ID: String(runs), GITHUB_EVENT_NAME: 'workflow_dispatch', GITHUB_ACTOR: 'ada' }
    const api = enterprise ? { GITHUB_API_URL: `${github.url}/api/v3` } : {}
    const inputs = { command, validate: 'true', 'github-token': github.token.value, ...job.agent(goodAgent) }
    return job.start({ ...inputs, ...more.inputs }, { ...env, ...api, GITHUB_WORKSPACE: workspace, ...more.env })
  }
  const main = (files: Files): string => {
    const commit = job.project.repo.commit('Change', files)
    job.project.repo.git('push', '--quiet', github.world.git.path, 'main')
    return commit
  }
  return { github, job, workspace, start, main }
}

test.each([
  ['github.com', false, 'main'],
  ['an Enterprise Server with a port, for a branch with an odd name', true, 'fix/ü#1_&_100%'],
])(
  'intake needs no checkout: plan and configuration come from the base at %s, by a token that nobody sees',
  { tags: 'thorough/variant', timeout: 60_000 },
  async (_, enterprise, branch) => {
    const here = await repository({ ...plan, '.github/ralph.yml': 'cost-budget: 3\n' }, { enterprise })
    const { github, job, workspace } = here
    // As an agent may have left it on a machine that stays.
    mkdirSync(join(workspace, '.git'))
    writeFileSync(
      join(workspace, '.git/config'),
      '[core]\n\tsshCommand = touch /tmp/x\n[http]\n\tproxy = http://127.0.0.1:9\n',
    )
    mkdirSync(join(workspace, '.github'))
    writeFileSync(join(workspace, '.github/ralph.yml'), 'nonsense: 1\n')
    writeFileSync(join(workspace, 'plan.json'), '{}')
    const before = snapshot(workspace)
    const git = recordingGit(job.project)
    const env = { PATH: `${git.path}:${job.project.env['PATH']}`, GITHUB_REF: `refs/heads/${branch}` }
    const end = await here.start('intake', { env }).ended
    expect(end.outputs, end.log).toMatchObject({ due: 'true', status: 'baseline' })
    expect(runOf(github.world.git)).toMatchObject({
      remote: `${github.url}/octo/garden`,
      base_branch: branch,
      base: job.project.repo.git('rev-parse', 'HEAD'),
    })
    expect(snapshot(workspace)).toEqual(before)
    const secrets = [github.token.value, Buffer.from(`x-access-token:${github.token.value}`).toString('base64')]
    const masked = end.obeyed.filter(({ name }) => name === 'add-mask').map(({ data }) => data)
    expect(masked).toEqual(expect.arrayContaining(secrets))
    const places = filesBelow(job.project.root).map((file) => readFileSync(join(job.project.root, file), 'latin1'))
    for (const text of [end.lines.join('\n'), readFileSync(git.calls, 'utf8'), ...places])
      for (const secret of secrets) expect(text).not.toContain(secret)
    expect(await leftovers(job.project)).toEqual([])
  },
)

test('intake that is killed: its post step gives the run back, also without a checkout', {
  tags: 'thorough/variant',
  timeout: 60_000,
}, async () => {
  const here = await repository()
  const { github } = here
  github.faults.scripted.push({ on: /^POST .*\/issues$/, what: 'hang' })
  const step = here.start('intake')
  await expect.poll(() => github.requests.some(({ status }) => status === 'hang'), { timeout: 20_000 }).toBe(true)
  step.engine.kill('SIGKILL')
  await step.ended
  expect(runOf(github.world.git).lease).not.toBeNull()
  expect((await step.post()).log).toContain('The run is free for the next job.')
  expect(runOf(github.world.git).lease).toBeNull()
  expect(await leftovers(here.job.project)).toEqual([])
})

test('an edit of the plan on the base reaches a run that began in a checkout', async () => {
  const here = await repository()
  const { github, job } = here
  const env = { GITHUB_WORKSPACE: job.checkout.path }
  const first = await here.start('run', { env, inputs: { 'max-iterations': '1' } }).ended
  expect(first.outputs['status'], first.log).toBe('iteration_limit')
  const next = here.main({ 'plan.json': planOf(['A', 'B', 'C']) })
  const second = await here.start('intake', { env: { GITHUB_SHA: next } }).ended
  expect(second.outputs, second.log).toMatchObject({ due: 'true' })
  const tasks = [{ id: 'A' }, { id: 'B' }, { id: 'C' }]
  expect(JSON.parse(stateFile(github.world.git, 'plan.json'))).toMatchObject({ tasks })
  expect(runOf(github.world.git)).toMatchObject({ base: next, base_branch: 'main' })
}, 90_000)

test('a run with nothing to do costs one fetch of the base more than in a checkout', {
  tags: 'thorough/variant',
  timeout: 60_000,
}, async () => {
  const here = await repository({ 'plan.json': planOf(['A']) })
  const { job } = here
  const done = await here.start('run', { env: { GITHUB_WORKSPACE: job.checkout.path } }).ended
  expect(done.outputs['status'], done.log).toBe('complete')
  const git = countedGit(job.project.root, job.project.env['PATH'])
  const talk = async (command: string, env: Record<string, string>): Promise<string[]> => {
    const idle = await here.start(command, { env: { ...git.env, ...env } }).ended
    expect(idle.outputs, idle.log).toMatchObject({ status: 'complete' })
    return git.take().filter((name) => ['fetch', 'ls-remote', 'push'].includes(name))
  }
  const there = await talk('run', { GITHUB_WORKSPACE: job.checkout.path })
  expect((await talk('intake', {})).sort()).toEqual(['fetch', ...there].sort())
})

type Here = Awaited<ReturnType<typeof repository>>
const sha = (GITHUB_SHA: string) => ({ env: { GITHUB_SHA } })

test.each<[string, number, RegExp, (here: Here) => Parameters<Here['start']>[1]]>([
  [
    'a plan that the base lacks',
    65,
    /plans\/next\.json\. \[PLAN_MISSING\]/,
    () => ({ inputs: { plan: 'plans/next.json' } }),
  ],
  [
    'a fault in ralph.yml',
    65,
    /CONFIG_INVALID.*nonsense/s,
    (here) => sha(here.main({ '.github/ralph.yml': 'nonsense: 1\n' })),
  ],
  ['a base that was taken away', 64, /BASE_GONE\].*start a new workflow run/, () => sha('1'.repeat(40))],
  ['no token', 1, /REMOTE_AUTH.*github-token: \$\{\{ github\.token \}\}/s, () => ({ inputs: { 'github-token': '' } })],
  [
    'a token that may not read the files',
    1,
    /REMOTE_AUTH.*contents: write/s,
    ({ github }) => {
      github.token.permissions.contents = 'none'
      return {}
    },
  ],
  [
    'a token that is over',
    1,
    /REMOTE_AUTH.*must be valid/s,
    ({ github }) => {
      github.token.expired = true
      return {}
    },
  ],
])(
  '%s: intake says what to do, and writes nothing',
  { tags: 'thorough/variant', timeout: 60_000 },
  async (_, code, said, change) => {
    const here = await repository()
    const end = await here.start('intake', change(here)).ended
    expect(end.code, end.log).toBe(code)
    expect(end.log).toMatch(said)
    expect(here.github.world.git.git('for-each-ref', 'refs/heads/ralph')).toBe('')
  },
)
