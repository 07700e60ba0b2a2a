import { expect, test } from 'vitest'
import { answer, flagOf, inTurn, withClaude } from '../support/claude-run.ts'
import { planOf } from '../support/project.ts'
import { expectSoundRun } from '../support/run-on-disk.ts'

const key = { ANTHROPIC_API_KEY: 'sk-ant-api03-canary-of-an-end-to-end-test', CLAUDE_CODE_MAX_RETRIES: '3' }
const files = { 'plan.json': planOf(['GREET']) }

test('a model that is overloaded gives way to the fallback model, within the attempt', {
  tags: 'thorough/variant',
  timeout: 120_000,
}, async () => {
  const { project, model } = await withClaude(files, (asked, { write }) =>
    asked.model.includes('opus')
      ? { fail: { status: 529, type: 'overloaded_error', message: 'Overloaded' } }
      : inTurn(asked, [{ tools: [write('greet.js', '')] }, answer('Greeted.')]),
  )
  const end = await project.run(['--model', 'claude-opus-4-5', '--fallback-model', 'claude-haiku-4-5'], key)
  expect(end).toMatchObject({ code: 0, stderr: '' })
  expect(expectSoundRun(project.repo).counts).toMatchObject({ succeeded: 1, interrupted: 0 })
  expect(flagOf(project.calls()[0], '--fallback-model')).toBe('claude-haiku-4-5')
  const asked = model.requests.map((request) => request.model)
  expect(asked[0]).toContain('opus')
  expect(asked.at(-1)).toContain('haiku')
})

test('C4: a model that the account does not have ends the job at once, and costs no attempt', async () => {
  const fail = { status: 404, type: 'not_found_error', message: 'model: claude-of-tomorrow' }
  const { project } = await withClaude({ 'plan.json': planOf(['GREET', 'SHOUT']) }, () => ({ fail }))
  const end = await project.run(['--model', 'claude-of-tomorrow'])
  expect(end.code).toBe(1)
  expect(end.stderr).toMatch(/claude-of-tomorrow.*\[AGENT_MODEL_NOT_FOUND\]/)
  expect(end.stderr).toContain('--model')
  const run = expectSoundRun(project.repo)
  expect(run.tasks['GREET']).toMatchObject({ status: 'pending', failed_attempts: 0 })
  expect(run.stop).toMatchObject({ kind: 'failed', code: 'AGENT_MODEL_NOT_FOUND' })
  expect(project.calls()).toHaveLength(1)
})
