import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { claudeKey } from '../../../src/core/agent/claude-key.ts'
import { bareServer, companyProxy } from '../../support/company-proxy.ts'
import { askProxy, type OpenChoice, openProxy } from '../../support/key-proxy.ts'
import { sendEvents, startRawModel } from '../../support/raw-model.ts'
import { tlsInFrontOf } from '../../support/tls-model.ts'

const key = 'sk-ant-the-real-one'
const asking = '{"model":"claude-haiku-4-5","max_tokens":1000,"messages":[]}'

async function proxyTo(upstream: string, outside: OpenChoice['outside']) {
  const held = claudeKey({ ANTHROPIC_API_KEY: key, ANTHROPIC_BASE_URL: upstream })
  if (!held) throw new Error('nothing to hold')
  const opened = await openProxy([held], { ...(outside && { outside }) })
  const nonce = opened.call.env['ANTHROPIC_API_KEY'] ?? ''
  const ask = () => askProxy(opened.address, { 'x-api-key': nonce }, { path: '/v1/messages', body: asking })
  return { ...opened, nonce, ask }
}

const hello = [
  {
    type: 'message_start',
    message: { model: 'claude-haiku-4-5', usage: { input_tokens: 1_000_000, output_tokens: 1 } },
  },
  { type: 'content_block_delta', delta: { type: 'text_delta', text: 'Hello.' } },
]

test('behind a company’s proxy the model is reached through it, with its login, and no key in what it can read', async () => {
  const model = await startRawModel((response) => {
    sendEvents(response, hello)
    response.end()
  })
  onTestFinished(() => model.stop())
  const front = await tlsInFrontOf(model.baseUrl)
  const before = getCACertificates('default')
  setDefaultCACertificates([...before, readFileSync(front.ca, 'utf8')])
  onTestFinished(() => setDefaultCACertificates(before))
  const company = await companyProxy()
  const { ask, call, nonce } = await proxyTo(front.url, { environment: { HTTPS_PROXY: company.address } })
  const end = await ask()
  expect(end, end.text).toMatchObject({ status: 200, text: expect.stringContaining('Hello.') })
  expect(company.seen.asked).toContain(`CONNECT ${new URL(front.url).host} HTTP/1.1`)
  expect(company.seen.asked).toContain(`Basic ${Buffer.from('me:s@crt').toString('base64')}`)
  expect(company.seen.bytes).not.toMatch(new RegExp(`${key}|${nonce}`))
  expect(call.usage().input_tokens).toBe(1_000_000)
  // Node before 24.14 reads no HTTPS_PROXY, and later ones would send what is for the loopback there.
  expect(call.env['NO_PROXY']).toContain('127.0.0.1')
})

test.each<[string, (socket: Socket) => void, string]>([
  [
    'refuses it',
    (socket) => socket.end('HTTP/1.1 407 Login first\r\n\r\n'),
    'the proxy of HTTPS_PROXY refuses it (407)',
  ],
  ['never answers', () => undefined, 'the proxy of HTTPS_PROXY refuses it (no answer)'],
  ['hangs up', (socket) => socket.destroy(), 'the proxy of HTTPS_PROXY refuses it (no answer)'],
])('a company’s proxy that %s is named, and nothing is to be paid', async (_, take, named) => {
  const environment = { HTTPS_PROXY: `http://127.0.0.1:${await bareServer(take)}` }
  const { ask, call } = await proxyTo('https://127.0.0.1:9', { environment, dialTimeoutMs: 100 })
  expect(await ask()).toMatchObject({ status: 502, text: expect.stringContaining(named) })
  expect(call.usage().usd).toBe(0)
})

test('a model that takes the connection and no encryption is named', { timeout: 5_000 }, async () => {
  const port = await bareServer(() => undefined)
  const { ask, call } = await proxyTo(`https://127.0.0.1:${port}`, { environment: {}, dialTimeoutMs: 100 })
  const end = await ask()
  expect(end).toMatchObject({
    status: 502,
    text: expect.stringMatching(/127\.0\.0\.1:\d+ cannot be reached: .*within 1 s/),
  })
  expect(call.usage().usd).toBe(0)
})

test('a model that takes the request and never answers is named, and what it read is to be paid', {
  timeout: 5_000,
}, async () => {
  let closed = 0
  const port = await bareServer((socket) => socket.resume().on('close', () => closed++))
  const { ask, call } = await proxyTo(`http://127.0.0.1:${port}`, { environment: {}, answerTimeoutMs: 100 })
  const end = await ask()
  expect(end).toMatchObject({
    status: 502,
    text: expect.stringContaining('it took the request and did not answer within 1 s'),
  })
  expect(call.usage().input_tokens).toBe(Math.ceil(asking.length / 4))
  while (closed === 0) await pause(5)
})

test('the next request of such a call passes: its budget is not held by the one that hung', async () => {
  let count = 0
  const model = await startRawModel((response) => {
    count++
    if (count === 1) return
    sendEvents(response, hello)
    response.end()
  })
  onTestFinished(() => model.stop())
  const { ask } = await proxyTo(model.baseUrl, { environment: {}, answerTimeoutMs: 100 })
  expect(await ask()).toMatchObject({ status: 502 })
  expect(await ask()).toMatchObject({ status: 200 })
})

test('a proxy that is killed in the middle of a call ends both sides, and what was written is counted', async () => {
  let upstreamClosed: Promise<unknown> | undefined
  const model = await startRawModel((response) => {
    upstreamClosed = once(response, 'close')
    sendEvents(response, hello)
  })
  onTestFinished(() => model.stop())
  const { address, server, call, nonce } = await proxyTo(model.baseUrl, { environment: {} })
  const sent = request(`${address}/v1/messages`, { method: 'POST', headers: { 'x-api-key': nonce } })
  const failed = new Promise((resolve) => sent.on('error', resolve))
  sent.end(asking)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const broken = new Promise((resolve) => response.on('error', resolve))
  await once(response, 'data')
  server.closeAllConnections()
  server.close()
  expect(await Promise.race([broken, failed])).toMatchObject({ code: 'ECONNRESET' })
  await upstreamClosed
  while (call.usage().usd === 0) await pause(5)
  expect(call.usage()).toMatchObject({ input_tokens: 1_000_000, output_tokens: 2 })
})
