import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { answer, bash, claudeProject, inTurn, module, tokens, withClaude } from '../support/claude-run.ts'
import { leftovers, planOf } from '../support/project.ts'
import { sendEvents, startRawModel } from '../support/raw-model.ts'
import { eventsOf, expectSoundRun, hasRef, stateFile, workRef } from '../support/run-on-disk.ts'
import { survivors, uniqueSleep } from '../support/survivors.ts'

const isRetry = (prompt: string): boolean => prompt.includes('# Failure Context')
const oneTry = { 'plan.json': planOf([{ id: 'GREET', max_retries: 0 }]) }

test('A4: used-up turns fail the attempt, and the retry is told', { tags: 'thorough/variant' }, async () => {
  const { project, model } = await withClaude(
    { 'plan.json': planOf([{ id: 'GREET', max_turns: 2, max_retries: 1 }]) },
    (asked, { write }) =>
      isRetry(asked.prompt)
        ? inTurn(asked, [{ tools: [write('greet.js', '// greets\n')] }, answer('Second try.')])
        : { tools: [write(`junk-${asked.turn}.txt`, 'junk')], ...tokens(1000, 10) },
  )
  const end = await project.run()
  expect(end.code).toBe(0)
  expect(end.stdout.replace(/\s+/g, ' ')).toContain('used up its turns')
  const run = expectSoundRun(project.repo)
  expect(run.counts).toMatchObject({ succeeded: 1, failed: 1 })
  expect(run.usage.input_tokens).toBeGreaterThanOrEqual(2000)
  const failure = eventsOf(project.repo).find((event) => event.type === 'attempt_failed')
  expect(failure).toMatchObject({ cause: 'agent_error', why: expect.stringContaining('maximum number of turns (2)') })
  const retry = model.requests.find(({ prompt }) => isRetry(prompt))
  expect(retry?.prompt).toContain('Reached maximum number of turns (2)')
  expect(retry?.prompt).toContain('Attempt: 2 of 2')
  expect(project.repo.git('ls-tree', '-r', '--name-only', workRef)).not.toContain('junk')
  expect(project.repo.git('cat-file', '-t', String(failure?.type === 'attempt_failed' && failure.rejected))).toBe(
    'commit',
  )
})

test('failing checks roll the attempt back, and the retry sees what they said', async () => {
  const wrong = module('greet', '() => 1', 'greet("a", "b") === "EXPECTED-CANARY"')
  const right = module('greet', '(a, b) => a + b')
  const { project, model } = await withClaude({ 'plan.json': planOf(['GREET']) }, (asked, { write }) =>
    inTurn(asked, [
      { tools: Object.entries(isRetry(asked.prompt) ? right : wrong).map(([path, text]) => write(path, text)) },
      answer(isRetry(asked.prompt) ? 'Mended.' : 'FIRST-TRY-NOTES'),
    ]),
  )
  const end = await project.run()
  expect(end.code).toBe(0)
  expect(end.stdout.replace(/\s+/g, ' ')).toContain('node --test')
  expect(expectSoundRun(project.repo).counts).toMatchObject({ succeeded: 1, failed: 1 })
  const retry = model.requests.find(({ prompt }) => isRetry(prompt))
  expect(retry?.prompt).toContain('EXPECTED-CANARY')
  expect(retry?.prompt).toContain('FIRST-TRY-NOTES')
  expect(JSON.parse(stateFile(project.repo, 'iterations/0/1/validation.json'))).toMatchObject({ passed: false })
  expect(project.repo.git('show', `${workRef}:greet.js`)).toBe(right['greet.js']?.trim())
})

test('C1: a model that hangs is ended by the idle limit, with all that the agent started', {
  tags: 'thorough/variant',
}, async () => {
  const sleep = uniqueSleep()
  const { project } = await withClaude(oneTry, (asked) =>
    inTurn(asked, [{ tools: [bash(`(setsid ${sleep} > /dev/null 2>&1 &) ; echo started`)] }, { hang: true }]),
  )
  const end = await project.run(['--agent-idle-timeout', '3s'])
  expect(end.code).toBe(1)
  expect(end.stdout).toMatch(/produced no more output and was stopped \d s after its start \(agent-idle-timeout\)/)
  expect(eventsOf(project.repo)).toContainEqual(
    expect.objectContaining({ type: 'attempt_failed', cause: 'agent_timed_out', final: true }),
  )
  expect(expectSoundRun(project.repo).current).toBeNull()
  expect(await survivors(sleep)).toEqual([])
  expect(await leftovers(project)).toEqual([])
})

test('Ctrl-C during a call costs no attempt, and what was spent is counted', { tags: 'thorough/variant' }, async () => {
  const { project, model } = await withClaude(oneTry, (asked, { write }) =>
    inTurn(asked, [{ say: 'HALFWAY', tools: [write('half.txt', 'half')], ...tokens(5000, 50) }, { hang: true }]),
  )
  const engine = project.startRun()
  // The CLI knows the price of its first answer by the time it asks again.
  await vi.waitFor(() => expect(model.requests.some(({ turn }) => turn > 0)).toBe(true), { timeout: 20_000 })
  engine.kill('SIGINT')
  expect((await engine.ended).code).toBe(130)
  const run = expectSoundRun(project.repo)
  expect(run.tasks['GREET']).toMatchObject({ status: 'pending', failed_attempts: 0 })
  expect(run.usage.input_tokens).toBeGreaterThanOrEqual(5000)
  expect(run.usage.usd).toBeGreaterThan(0)
  expect(hasRef(project.repo, workRef)).toBe(false)
  expect(await leftovers(project)).toEqual([])
})

test('seed C6: a used-up cost budget ends the call and the job, with what it cost', {
  tags: 'thorough/variant',
}, async () => {
  const { project } = await withClaude({ 'plan.json': planOf(['GREET']) }, (asked, { write }) => ({
    tools: [write(`part-${asked.turn}.txt`, 'x')],
    ...tokens(1_000_000, 100_000),
  }))
  const end = await project.run(['--cost-budget', '0.5'])
  expect(end.code).toBe(2)
  expect(end.stdout.replace(/\s+/g, ' ')).toContain('cost budget of 0.50 USD is used up')
  const run = expectSoundRun(project.repo)
  expect(run.stop).toEqual({ kind: 'cost_budget', budget_usd: 0.5, spent_usd: run.usage.usd })
  expect(run.tasks['GREET']).toMatchObject({ status: 'pending', failed_attempts: 0 })
  expect(run.usage.usd).toBeGreaterThan(0.5)
  expect(project.calls()).toHaveLength(1)
})

test('an answer of the wrong shape, again and again, fails the attempt', { tags: 'thorough/variant' }, async () => {
  const { project } = await withClaude(oneTry, (asked, { write }) =>
    inTurn(asked, [{ tools: [write('greet.js', '')] }, { answer: { nope: 1 } }]),
  )
  const end = await project.run()
  expect(end.code).toBe(1)
  expect(end.stdout.replace(/\s+/g, ' ')).toContain('could not give its answer in the right form')
  expect(hasRef(project.repo, workRef)).toBe(false)
})

test('a CLI that cannot start at all ends the job with its words, and costs no attempt', {
  tags: 'thorough/variant',
}, async () => {
  const { project } = await withClaude(oneTry, () => ({ say: 'never asked' }))
  const broken = join(project.root, 'broken-claude')
  const script = '#!/bin/sh\n[ "$1" = --version ] && echo 1.0 && exit\necho "it needs BUBBLE-CANARY" >&2; exit 1\n'
  writeFileSync(broken, script, { mode: 0o755 })
  const end = await project.run(['--agent-path', broken])
  expect(end.code).toBe(1)
  expect(end.stderr).toMatch(/BUBBLE-CANARY.*\[AGENT_NOT_STARTED\]/)
  const run = expectSoundRun(project.repo)
  expect(run.tasks['GREET']).toMatchObject({ status: 'pending', failed_attempts: 0 })
  expect(run.stop).toMatchObject({ kind: 'failed', code: 'AGENT_NOT_STARTED' })
  expect(run.lease).toBeNull()
})

test('what is no stream at all fails the attempt; a stream that breaks off is waited out', {
  tags: 'thorough/variant',
}, async () => {
  const page = await rawModel((response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'))
  const garbled = claudeProject(page.baseUrl, oneTry)
  const first = await garbled.run()
  expect(first.code).toBe(1)
  expect(first.stdout.replace(/\s+/g, ' ')).toContain('the agent reported an error')
  expect(expectSoundRun(garbled.repo).counts).toMatchObject({ failed: 1, interrupted: 0 })

  const broken = await rawModel((response) => {
    const start = { id: 'msg_1', type: 'message', role: 'assistant', model: 'x', content: [], usage: {} }
    sendEvents(response, [{ type: 'message_start', message: { ...start, stop_reason: null } }])
    response.write('event: content_block_start\ndata: {"type":"content_bl')
    setTimeout(() => response.destroy(), 20)
  })
  const cut = claudeProject(broken.baseUrl, oneTry)
  const second = await cut.run(['--no-wait'], { ANTHROPIC_API_KEY: 'sk-ant-x', CLAUDE_CODE_MAX_RETRIES: '1' })
  expect(second.code).toBe(4)
  expect(expectSoundRun(cut.repo).tasks['GREET']).toMatchObject({ status: 'pending', failed_attempts: 0 })
})

async function rawModel(respond: Parameters<typeof startRawModel>[0]) {
  const model = await startRawModel(respond)
  onTestFinished(() => model.stop())
  return model
}
