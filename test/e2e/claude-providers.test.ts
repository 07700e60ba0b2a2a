import { expect, onTestFinished, test } from 'vitest'
import { claudeProject, modelKey, withClaude } from '../support/claude-run.ts'
import { leftovers, planOf } from '../support/project.ts'
import { apiError, startRawModel } from '../support/raw-model.ts'
import { eventsOf, expectSoundRun, hasRef, stateFile, workRef } from '../support/run-on-disk.ts'

const files = { 'plan.json': planOf(['GREET']) }
const notCounted = { status: 'pending', failed_attempts: 0 }

test('a subscription that is used up is waited out until its reset, and a job before it asks nobody', {
  tags: 'thorough/variant',
}, async () => {
  const reset = Math.floor(Date.now() / 1000) + 3 * 3600
  const model = await startRawModel((response) =>
    apiError(
      response,
      429,
      { type: 'rate_limit_error', message: 'limit' },
      {
        'anthropic-ratelimit-unified-status': 'rejected',
        'anthropic-ratelimit-unified-reset': String(reset),
        'anthropic-ratelimit-unified-representative-claim': 'five_hour',
        'retry-after': '10800',
        'x-should-retry': 'false',
      },
    ),
  )
  onTestFinished(() => model.stop())
  const project = claudeProject(model.baseUrl, files)
  const subscription = { CLAUDE_CODE_OAUTH_TOKEN: 'sk-ant-oat01-canary-of-an-end-to-end-test' }
  const end = await project.run(['--no-wait'], subscription)

  expect(end).toMatchObject({ code: 4, stderr: '' })
  expect(end.stdout.replace(/\s+/g, ' ')).toContain('Waiting until')
  // A minute after the reset, less what the call took.
  expect(end.stdout).toMatch(/\(in 3h( 1m)?\)/)
  const run = expectSoundRun(project.repo)
  const until = new Date((reset + 60) * 1000).toISOString()
  expect(run.tasks['GREET']).toMatchObject(notCounted)
  expect(run.waiting).toMatchObject({ until, count: 1 })
  expect(run.stop).toMatchObject({ kind: 'waiting', until })
  expect(run.current).toBeNull()
  expect(run.lease).toBeNull()
  expect(JSON.parse(stateFile(project.repo, 'iterations/0/1/agent.json'))).toMatchObject({ end: 'usage_limit' })
  expect(hasRef(project.repo, workRef)).toBe(false)
  expect(await leftovers(project)).toEqual([])

  const asked = model.count()
  const tip = project.repo.git('rev-parse', 'ralph/state/demo')
  const again = await project.run(['--no-wait'], subscription)
  expect(again.code).toBe(4)
  expect(again.stdout).toContain('Waiting until')
  expect(model.count()).toBe(asked)
  expect(project.repo.git('rev-parse', 'ralph/state/demo')).toBe(tip)
})

test.each([
  { status: 429, type: 'rate_limit_error', end: 'usage_limit', cause: 'usage_limit', minutes: 5 },
  { status: 529, type: 'overloaded_error', end: 'overloaded', cause: 'overloaded', minutes: 5 },
])(
  '$status with an API key is waited out for $minutes minutes and costs no attempt',
  { tags: 'thorough/variant' },
  async (row) => {
    const { project } = await withClaude(files, () => ({
      fail: { status: row.status, type: row.type, message: 'not now' },
    }))
    const before = Date.now()
    const end = await project.run(['--no-wait'])
    expect(end.code).toBe(4)
    expect(end.stdout.replace(/\s+/g, ' ')).toContain(`(in ${row.minutes}m)`)
    const run = expectSoundRun(project.repo)
    expect(run.tasks['GREET']).toMatchObject(notCounted)
    expect(run.counts).toMatchObject({ failed: 0, interrupted: 1 })
    const until = Date.parse(run.waiting?.until ?? '')
    expect(until).toBeGreaterThanOrEqual(before + row.minutes * 60_000)
    expect(until).toBeLessThanOrEqual(Date.now() + row.minutes * 60_000)
    expect(eventsOf(project.repo)).toContainEqual(
      expect.objectContaining({ type: 'attempt_interrupted', cause: row.cause }),
    )
    expect(JSON.parse(stateFile(project.repo, 'iterations/0/1/agent.json'))).toMatchObject({ end: row.end })
  },
)

test.each([
  {
    what: 'a refused key',
    fail: { status: 401, type: 'authentication_error', message: 'invalid x-api-key' },
    cause: 'auth',
    told: 'set ANTHROPIC_API_KEY or CLAUDE_CODE_OAUTH_TOKEN',
  },
  {
    what: 'an account without credit',
    fail: { status: 400, type: 'invalid_request_error', message: 'Your credit balance is too low to go on.' },
    cause: 'billing',
    told: 'the model account has no credit',
  },
])(
  '$what needs a person, who is told what to do, and costs no attempt',
  { tags: 'thorough/variant' },
  async ({ fail, cause, told }) => {
    const { project, model } = await withClaude(files, () => ({ fail }))
    const end = await project.run([], { ANTHROPIC_API_KEY: modelKey, CLAUDE_CODE_MAX_RETRIES: '10' })
    expect(end).toMatchObject({ code: 3, stderr: '' })
    expect(end.stdout.replace(/\s+/g, ' ')).toContain(told)
    const run = expectSoundRun(project.repo)
    expect(run.tasks['GREET']).toMatchObject(notCounted)
    expect(run.stop).toMatchObject({ kind: 'human_review', why: expect.stringContaining(told) })
    expect(eventsOf(project.repo)).toContainEqual(expect.objectContaining({ type: 'attempt_interrupted', cause }))
    expect(model.requests.length).toBeLessThan(4)
  },
)

test('no credential at all needs a person, and no request is made', async () => {
  const { project, model } = await withClaude(files, () => ({ say: 'never asked' }))
  const end = await project.run([], {})
  expect(end.code).toBe(3)
  expect(end.stderr).toContain('export ANTHROPIC_API_KEY=')
  expect(end.stderr).toContain('[NOT_READY]')
  expect(project.repo.git('for-each-ref', 'refs/heads/ralph')).toBe('')
  expect(model.requests).toEqual([])
})
