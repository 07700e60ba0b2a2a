import { expect, test } from 'vitest'
import { failedJobs } from '../../../../src/adapter/github/workflow/failed-jobs.ts'
import { legEnds } from '../../../../src/adapter/github/workflow/leg-ends.ts'
import { runLifeChecker, workflowLiveness } from '../../../../src/adapter/github/workflow/workflow-liveness.ts'
import { clientAt } from '../../../support/github/client.ts'
import { type LoopbackGitHub, loopbackGitHub } from '../../../support/github/loopback.ts'
import { addRun, addWorkflow } from '../../../support/github/workflows.ts'
import type { WorkflowJob, WorkflowRun } from '../../../support/github/world.ts'

async function repository(): Promise<{ github: LoopbackGitHub; run: WorkflowRun }> {
  const github = await loopbackGitHub()
  const workflow = addWorkflow(github.world, '.github/workflows/ralph.yml').id
  const run = addRun(github.world, { workflow, event: 'workflow_dispatch', branch: 'main', actor: 'ada' })
  return { github, run }
}

function addJob({ world }: LoopbackGitHub, run: WorkflowRun, given: Partial<WorkflowJob> & { name: string }): void {
  const id = world.nextId()
  const now = world.now()
  const job: WorkflowJob = {
    id,
    run: run.id,
    attempt: run.attempt,
    status: 'completed',
    conclusion: 'failure',
    createdAt: now,
    startedAt: now,
    completedAt: now,
    log: '',
    summary: '',
    annotations: [],
    outputs: {},
    steps: [],
    ...given,
  }
  world.jobs.set(id, job)
}

test('the failed jobs of a run attempt come with the failed part of their logs', async () => {
  const { github, run } = await repository()
  addJob(github, run, { name: 'begin', conclusion: 'success' })
  addJob(github, run, { name: 'ci / test (22)', log: '##[group]Run npm test\nnot ok\n##[error]exit code 1\nbye\n' })
  addJob(github, run, { name: 'old', attempt: 7 })
  addJob(github, run, { name: 'finish', status: 'in_progress', conclusion: null })
  const found = await failedJobs(clientAt(github), { id: String(run.id), attempt: run.attempt })
  expect(found).toMatchObject([
    { name: 'ci / test (22)', url: expect.stringContaining('/job/'), log: 'Run npm test\nnot ok\nexit code 1' },
  ])
})

test('of many failed jobs the first logs are read, and all are named', async () => {
  const { github, run } = await repository()
  for (let n = 0; n < 120; n++) addJob(github, run, { name: `test (${n})`, log: `broken ${n}` })
  const found = await failedJobs(clientAt(github), { id: String(run.id), attempt: 1 })
  expect(found).toHaveLength(120)
  expect(found.slice(0, 6).map(({ log }) => log)).toEqual([
    ...['broken 0', 'broken 1', 'broken 2', 'broken 3', 'broken 4'],
    '(its log was not read: others failed before it)',
  ])
  expect(github.requests.filter(({ path }) => path.includes('/actions/')).length).toBeLessThanOrEqual(7)
})

test('of a log of any length the end is read', async () => {
  const { github, run } = await repository()
  const long = Array.from({ length: 600_000 }, (_, n) => `line ${n}`).join('\n')
  addJob(github, run, { name: 'a', log: `${long}\n##[error]exit code 1` })
  const [found] = await failedJobs(clientAt(github), { id: String(run.id), attempt: 1 })
  expect(found?.log).toContain('line 599999\nexit code 1')
  expect(found?.log.length).toBeLessThanOrEqual(20_000)
})

test('a log that cannot be read says so, and the others are read', async () => {
  const { github, run } = await repository()
  addJob(github, run, { name: 'a', log: 'one' })
  addJob(github, run, { name: 'b', log: 'two' })
  github.faults.scripted.push({ on: /logs$/, what: 404, times: 1 })
  const logs = (await failedJobs(clientAt(github), { id: String(run.id), attempt: 1 })).map(({ log }) => log)
  expect(logs.filter((log) => log.startsWith('(its log could not be read: There is nothing at'))).toHaveLength(1)
  expect(logs.filter((log) => log === 'one' || log === 'two')).toHaveLength(1)
})

test('the token goes to GitHub alone, and not to where a log is kept', async () => {
  const { github, run } = await repository()
  addJob(github, run, { name: 'a', log: 'one' })
  const asked: { url: string; authorized: boolean }[] = []
  const watching: typeof fetch = async (input, init) => {
    asked.push({ url: String(input), authorized: new Headers(init?.headers).has('authorization') })
    return fetch(input, init)
  }
  await failedJobs(clientAt(github, { fetch: watching }), { id: String(run.id), attempt: 1 })
  expect(asked.map(({ url, authorized }) => [url.includes('/repos/'), authorized])).toEqual([
    [true, true],
    [true, true],
    [false, false],
  ])
})

test.each([
  ['goes on', { status: 'in_progress' as const }, 'alive'],
  ['waits for an approval', { status: 'waiting' as const }, 'alive'],
  ['is over', { status: 'completed' as const }, 'gone'],
  ['was run again since', { status: 'in_progress' as const, attempt: 2 }, 'gone'],
])('a workflow run that %s', async (_, change, life) => {
  const { github, run } = await repository()
  Object.assign(run, change)
  expect(await runLifeChecker(clientAt(github))({ id: String(run.id), attempt: 1 })).toBe(life)
})

test('a run that GitHub does not show, or that may not be read, is unknown', async () => {
  const { github, run } = await repository()
  expect(await runLifeChecker(clientAt(github))({ id: '1', attempt: 1 })).toBe('unknown')
  Object.assign(github.token.permissions, { actions: undefined })
  expect(await runLifeChecker(clientAt(github))({ id: String(run.id), attempt: 1 })).toBe('unknown')
})

test.each([
  ['another run is asked about', { run_id: '8', attempt: 1, job: 'a' }, 'alive', 1],
  ['an earlier attempt of this one is over', { run_id: '7', attempt: 1, job: 'a' }, 'gone', 0],
  ['an earlier step of this job is over', { run_id: '7', attempt: 2, job: 'b' }, 'gone', 0],
  ['another job of this run has a run that goes on', { run_id: '7', attempt: 2, job: 'a' }, 'alive', 0],
] as const)('of lease holders: %s', async (_, holder, life, times) => {
  let asked = 0
  const ask = async () => {
    asked += 1
    return 'alive' as const
  }
  const liveness = workflowLiveness({ kind: 'workflow', run_id: '7', attempt: 2, job: 'b' }, ask)
  expect(await liveness.check({ kind: 'workflow', ...holder })).toBe(life)
  expect(asked).toBe(times)
})

const tooLong = [{ type: 'error' as const, message: 'The job has exceeded the maximum execution time of 355m0s' }]

test('how the jobs of single lanes ended: what GitHub ended for its time was cancelled by nobody', async () => {
  const { github, run } = await repository()
  addJob(github, run, { name: 'ralph / intake', conclusion: 'success' })
  addJob(github, run, { name: 'ralph / agent (0)', conclusion: 'success' })
  addJob(github, run, { name: 'ralph / agent (1)', conclusion: 'cancelled', annotations: tooLong })
  addJob(github, run, { name: 'ralph / agent (2)', conclusion: 'cancelled' })
  addJob(github, run, { name: 'ralph / agent (12)' })
  addJob(github, run, { name: 'agent (3)', conclusion: 'failure' })
  addJob(github, run, { name: 'my agent (4)' })
  addJob(github, run, { name: 'ralph / validate (0)', status: 'in_progress', conclusion: null })
  for (const name of ['one / validate (1)', 'two / validate (1)']) addJob(github, run, { name })
  const ends = await legEnds(clientAt(github), { id: String(run.id), attempt: run.attempt })
  expect(Object.fromEntries(ends)).toEqual({
    'agent 0': 'success',
    'agent 1': 'timed_out',
    'agent 2': 'cancelled',
    'agent 3': 'failure',
    'agent 12': 'failure',
  })
})
