import { once } from 'node:events'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { commandAgent } from '../../../../src/adapter/agent/command/command-agent.ts'
import { keyProxy } from '../../../../src/adapter/network/key-proxy.ts'
import { keysUsedByCommand } from '../../../../src/core/agent/command-keys.ts'
import { agentRequest, callFolders, handoff } from '../../../support/agent-call.ts'
import { fallback } from '../../../support/confinements.ts'
import { tempDir } from '../../../support/git-repositories.ts'
import { askProxy, startProvider } from '../../../support/key-proxy.ts'

const key = 'sk-proj-the-real-one'

const answered = (response: ServerResponse): void => {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ model: 'gpt-6-sol', usage: { input_tokens: 10, output_tokens: 100_000 } }))
}

/** Asks once at the address that codex's configuration names, and keeps what it saw. */
const program = `#!/usr/bin/env node
const { readFileSync, writeFileSync } = require('node:fs')
const config = readFileSync(process.env.HOME + '/.codex/config.toml', 'utf8')
writeFileSync('seen.json', JSON.stringify({ config, env: process.env }))
const [, address] = /"(.*)"/.exec(config)
const headers = { authorization: 'Bearer ' + process.env.CODEX_API_KEY }
const body = '{"model":"gpt-6-sol","max_output_tokens":10}'
fetch(address + '/responses', { method: 'POST', headers, body }).then(async (answer) => {
  console.log(answer.status, await answer.text())
  if (answer.status !== 200) process.exit(1)
  writeFileSync(process.env.RALPH_HANDOFF_FILE, JSON.stringify(${JSON.stringify(handoff)}))
})
`

async function runCodex(calls: number, { budgetUsd = 10, more = '' } = {}) {
  const { url, received } = await startProvider(answered)
  const environment = { PATH: process.env['PATH'], CODEX_API_KEY: key, OPENAI_BASE_URL: `${url}/v1`, OTHER: 'kept' }
  const { cwd, tmp } = callFolders()
  const bin = tempDir('ralph-bin-')
  writeFileSync(join(bin, 'codex'), program)
  chmodSync(join(bin, 'codex'), 0o755)
  const extraEnv = ['CODEX_API_KEY', 'OTHER']
  const command = [...Array(calls).fill(`'${bin}/codex'`), ...(more ? [more] : [])].join(' && ')
  const { server, open } = keyProxy(keysUsedByCommand(environment, { command, names: extraEnv }), { environment: {} })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const confinement = { ...fallback, keyProxy: open(address) }
  const agent = commandAgent({ command, environment, extraEnv, tmp, confinement, limits: { graceMs: 300 } })
  const signal = new AbortController().signal
  const outcome = await agent.run(agentRequest(cwd, { budgetUsd }), signal, () => undefined)
  const seen = JSON.parse(readFileSync(join(cwd, 'seen.json'), 'utf8'))
  return { outcome, received, seen, address }
}

test('T7: a program of agent-command works with a nonce, finds the proxy in its own way, and is metered', async () => {
  const { outcome, received, seen, address } = await runCodex(1)
  expect(outcome.end).toMatchObject({ kind: 'finished', structured: handoff })
  expect(seen.config).toBe(`openai_base_url = "${address}/v1"\n`)
  expect(seen.env).toMatchObject({ OPENAI_BASE_URL: `${address}/v1`, OTHER: 'kept' })
  expect(JSON.stringify(seen)).not.toContain(key)
  expect(received).toMatchObject([{ url: '/v1/responses', headers: { authorization: `Bearer ${key}` } }])
  expect(outcome.usage).toMatchObject({ input_tokens: 10, output_tokens: 100_000 })
  expect(outcome.usage.usd).toBeCloseTo(1.00002, 6)
  const again = { authorization: `Bearer ${seen.env.CODEX_API_KEY}` }
  expect((await askProxy(address, again, { path: '/v1/responses', body: '{"model":"m"}' })).status).toBe(401)
})

test('T7: its call ends as over budget once the model is refused', async () => {
  const { outcome, received } = await runCodex(3, { budgetUsd: 1.5 })
  expect(outcome.end).toMatchObject({
    ...{ kind: 'error', what: 'budget' },
    message: 'this call has spent its budget: 2.00 of 1.50 USD',
  })
  expect(received).toHaveLength(2)
})

test('what it says of its own cost counts where that is more, and never where it is less', async () => {
  const line = (usd: number): string =>
    `echo '${JSON.stringify({ type: 'result', structured_output: handoff, total_cost_usd: usd })}'`
  expect((await runCodex(1, { more: line(0) })).outcome.usage.usd).toBeCloseTo(1.00002, 6)
  expect((await runCodex(1, { more: line(3) })).outcome.usage.usd).toBe(3)
})
