import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { best } from '../support/confinements.ts'
import { type Received, startProvider } from '../support/key-proxy.ts'
import { makeProject, planOf } from '../support/project.ts'

const can = best.report.level === 'C3'

const keys = {
  OPENAI_API_KEY: 'sk-proj-canary-of-an-end-to-end-test',
  GEMINI_API_KEY: 'AIza-canary-of-an-end-to-end-test',
}

/** Asks both providers at the addresses of its environment, then one of them directly, and keeps what it saw. */
const agent = (direct: string, moments: string): string => `#!/usr/bin/env node
const { writeFileSync } = require('node:fs')
const { env } = process
const post = (url, headers, body) =>
  fetch(url, { method: 'POST', headers, body }).then(async (answer) => answer.status + ' ' + (await answer.text()), (error) => error.message)
const openai = { authorization: 'Bearer ' + env.OPENAI_API_KEY }
const gemini = { 'x-goog-api-key': env.GEMINI_API_KEY }
;(async () => {
  const answers = [
    await post(env.OPENAI_BASE_URL + '/responses', openai, '{"model":"gpt-6-sol","stream":true}'),
    await post(env.GOOGLE_GEMINI_BASE_URL + '/v1beta/models/gemini-2.5-flash:streamGenerateContent?alt=sse', gemini, '{}'),
    await post('${direct}/v1/responses', openai, '{"model":"gpt-6-sol"}'),
  ]
  writeFileSync('${moments}/seen.json', JSON.stringify({ answers, env }))
  writeFileSync(env.RALPH_TASK_ID + '.txt', 'work')
  if (answers.some((one) => one.startsWith('402'))) process.exit(1)
  writeFileSync(env.RALPH_HANDOFF_FILE, '{"summary":"Did it.","freeform":"Nothing."}')
})()
`

const respond = (response: ServerResponse, { url = '' }: Received): void => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const usage = { input_tokens: 0, output_tokens: 100_000 }
  const event = url.includes('gemini')
    ? { modelVersion: 'gemini-2.5-flash', usageMetadata: { promptTokenCount: 0, candidatesTokenCount: 100_000 } }
    : { type: 'response.completed', response: { model: 'gpt-6-sol', usage } }
  response.end(`data: ${JSON.stringify(event)}\n\n`)
}

async function runAgent(more: readonly string[]) {
  const { url, received } = await startProvider(respond)
  const project = makeProject({ 'plan.json': planOf(['A']) })
  // It is seen in there because the command names it.
  const file = join(project.root, 'agent/opencode')
  writeFileSync(file, agent(url, project.moments))
  chmodSync(file, 0o755)
  const env = { ...keys, OPENAI_BASE_URL: `${url}/v1`, GOOGLE_GEMINI_BASE_URL: url }
  const names = Object.keys(keys).flatMap((name) => ['--agent-env', name])
  const words = ['run', '--verbose', '--agent', 'command', '--agent-command', `'${file}' run`, ...names, ...more]
  const end = await project.ralph([...words, '--no-checks', '--egress', 'none'], { env })
  const seen = JSON.parse(readFileSync(join(project.moments, 'seen.json'), 'utf8'))
  return { project, end, seen, received }
}

test.runIf(can)(
  'T7: a program of agent-command, without its keys, reaches its models through ralph alone, and is billed by their answers',
  async () => {
    const { project, end, seen, received } = await runAgent([])
    expect(end.code, end.stdout + end.stderr).toBe(0)
    expect(end.stdout).toContain('the network leads to the model alone; the key of the model stays with ralph')
    expect(seen.answers[0]).toContain('response.completed')
    expect(seen.answers[1]).toContain('usageMetadata')
    expect(seen.answers[2]).toContain('failed')
    for (const [name, key] of Object.entries(keys)) {
      expect(seen.env[name]).toMatch(/^ralph-/)
      expect(JSON.stringify(seen)).not.toContain(key)
    }
    expect(received.map(({ headers }) => headers['authorization'] ?? headers['x-goog-api-key'])).toEqual([
      `Bearer ${keys.OPENAI_API_KEY}`,
      keys.GEMINI_API_KEY,
    ])
    // 100,000 tokens of output at 10 and at 2.50 USD for a million.
    expect((await project.ralph(['report'])).stdout).toContain('1.25')
  },
)

test.runIf(can)(
  'T7: a program of agent-command is refused its models once the budget is spent, and the run stops',
  async () => {
    const { end, seen, received } = await runAgent(['--cost-budget', '0.9'])
    expect(end.code, end.stdout + end.stderr).toBe(2)
    expect(end.stdout).toContain('budget')
    expect(seen.answers[1]).toMatch(/^402 .*ralph: this call has spent its budget: 1\.00 of 0\.90 USD/)
    expect(received).toHaveLength(1)
  },
)
