import { once } from 'node:events'
import {
  createServer as createHttp,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { claudeKey } from '../../../src/core/agent/claude-key.ts'
import { type AskedOfProxy, askProxy, type OpenChoice, openProxy } from '../../support/key-proxy.ts'
import { apiError, sendEvents, startRawModel } from '../../support/raw-model.ts'
import { tlsInFrontOf } from '../../support/tls-model.ts'

const key = 'sk-ant-the-real-one'

type Respond = (response: ServerResponse, request: IncomingMessage, index: number) => void

interface ProxyChoice extends OpenChoice {
  readonly env?: Readonly<Record<string, string>>
}

/** A model that answers so, behind a proxy that holds its key; one call is admitted. */
async function proxied(respond: Respond, choice: ProxyChoice = {}) {
  const model = await startRawModel(respond)
  onTestFinished(() => model.stop())
  return { model, ...(await proxyTo(model.baseUrl, choice)) }
}

async function proxyTo(upstream: string, { env = { ANTHROPIC_API_KEY: key }, ...choice }: ProxyChoice) {
  const held = claudeKey({ ...env, ANTHROPIC_BASE_URL: upstream })
  if (!held) throw new Error('nothing to hold')
  const { address, call } = await openProxy([held], choice)
  return { address, call, nonce: call.env['ANTHROPIC_API_KEY'] ?? '' }
}

const asking = '{"model":"claude-haiku-4-5","max_tokens":1000,"messages":[]}'

const ask = (address: string, headers: IncomingHttpHeaders, asked: Partial<AskedOfProxy> = {}) =>
  askProxy(address, headers, { path: '/v1/messages?beta=true', body: asking, ...asked })

const answerOf = (usage: object) => [
  { type: 'message_start', message: { model: 'claude-haiku-4-5', usage } },
  { type: 'content_block_delta', delta: { type: 'text_delta', text: 'Hello.' } },
  { type: 'message_delta', usage: { output_tokens: 1_000_000 } },
]
/** One that costs 5 USD and a little. */
const dear: Respond = (response) => {
  sendEvents(response, answerOf({ input_tokens: 10, output_tokens: 1 }))
  response.end()
}

test('the model gets the key in the place of the nonce, and nothing else of the request changes', async () => {
  let seen: IncomingMessage | undefined
  const { address, nonce } = await proxied((response, request) => {
    seen = request
    response.setHeader('anthropic-ratelimit-tokens-remaining', '7')
    response.end('{"usage":{"input_tokens":1,"output_tokens":1}}')
  })
  expect(nonce).not.toContain(key)
  const end = await ask(address, { 'x-api-key': nonce, 'anthropic-beta': 'a,b', 'accept-encoding': 'gzip' })
  expect(end.status).toBe(200)
  expect(end.headers['anthropic-ratelimit-tokens-remaining']).toBe('7')
  expect(seen?.url).toBe('/v1/messages?beta=true')
  expect(seen?.headers).toMatchObject({ 'x-api-key': key, 'anthropic-beta': 'a,b', 'accept-encoding': 'identity' })
})

test('a token goes where its nonce stood, headers of a gateway are added, and what else could be a key is dropped', async () => {
  let seen: IncomingHttpHeaders = {}
  const env = { CLAUDE_CODE_OAUTH_TOKEN: 'oat-real', ANTHROPIC_CUSTOM_HEADERS: 'x-gateway-key: secret' }
  const { address, call } = await proxied(
    (response, request) => {
      seen = request.headers
      response.end('{}')
    },
    { env },
  )
  expect(call.env['ANTHROPIC_CUSTOM_HEADERS']).toBeUndefined()
  await ask(address, {
    authorization: `Bearer ${call.env['CLAUDE_CODE_OAUTH_TOKEN']}`,
    'x-api-key': 'of somebody else',
  })
  expect(seen).toMatchObject({ authorization: 'Bearer oat-real', 'x-gateway-key': 'secret' })
  expect(seen['x-api-key']).toBeUndefined()
})

test.each<[string, IncomingHttpHeaders]>([
  ['none', {}],
  ['a wrong one', { 'x-api-key': 'ralph-0' }],
  ['the key itself', { 'x-api-key': key }],
])('without a nonce of a running call nothing is passed on: %s', async (_, headers) => {
  const { model, address } = await proxied(dear)
  expect(await ask(address, headers)).toMatchObject({ status: 401, text: expect.stringContaining('ralph: ') })
  expect(model.count()).toBe(0)
})

test('a nonce counts no longer when its call has ended', async () => {
  const { model, address, call, nonce } = await proxied(dear)
  call.end()
  expect((await ask(address, { 'x-api-key': nonce })).status).toBe(401)
  expect(model.count()).toBe(0)
})

test.each<[string, Partial<AskedOfProxy>]>([
  ['batches', { path: '/v1/messages/batches' }],
  ['files', { path: '/v1/files' }],
  ['keys of the organisation', { path: '/v1/organizations/api_keys', method: 'GET', body: '' }],
  ['a path that another reader would shorten', { path: '/v1/messages/../files' }],
  ['another method', { method: 'DELETE' }],
])('what the agent does not need is not passed on: %s', async (_, asked) => {
  const { model, address, nonce } = await proxied(dear)
  expect((await ask(address, { 'x-api-key': nonce }, asked)).status).toBe(404)
  expect(model.count()).toBe(0)
})

test('the next request is refused with 402 when the budget is spent, whatever the program says of itself', async () => {
  const { model, address, call, nonce } = await proxied(dear, { budgetUsd: 5 })
  const first = await ask(address, { 'x-api-key': nonce })
  expect(first.text).toContain('"text":"Hello."')
  expect(call.usage()).toMatchObject({ input_tokens: 10, output_tokens: 1_000_000 })
  expect(call.usage().usd).toBeCloseTo(5.00001, 6)
  const second = await ask(address, { 'x-api-key': nonce })
  expect(second.status).toBe(402)
  expect(JSON.parse(second.text).error).toEqual({
    type: 'billing_error',
    message: 'ralph: this call has spent its budget: 5.00 of 5.00 USD',
  })
  expect(call.budgetRefusal()).toContain('has spent its budget')
  expect(model.count()).toBe(1)
})

test('the next request is refused when the tokens are spent, and a price of one’s own counts', async () => {
  const { model, address, call, nonce } = await proxied(dear, {
    budgetTokens: 50,
    prices: ['claude-haiku-4-5=0.1/0.1'],
  })
  expect((await ask(address, { 'x-api-key': nonce })).status).toBe(200)
  expect((await ask(address, { 'x-api-key': nonce })).status).toBe(402)
  expect(call.budgetRefusal()).toMatch(/of 50 tokens$/)
  expect(call.usage().usd).toBeLessThan(5)
  expect(model.count()).toBe(1)
})

test('requests at once cannot pass the budget together', async () => {
  const { model, address, nonce } = await proxied(dear, { budgetUsd: 4 })
  const body = '{"model":"claude-haiku-4-5","max_tokens":600000}'
  const ends = await Promise.all([1, 2, 3, 4].map(() => ask(address, { 'x-api-key': nonce }, { body })))
  expect(ends.map(({ status }) => status).sort()).toEqual([200, 402, 402, 402])
  expect(model.count()).toBe(1)
})

test('an answer that says nothing of its cost counts as the dearest that it could be', async () => {
  const { address, call, nonce } = await proxied((response) => void response.end('{}'))
  await ask(address, { 'x-api-key': nonce }, { body: '{"model":"claude-haiku-4-5","max_tokens":1000000}' })
  expect(call.usage().usd).toBeGreaterThan(5)
})

test('a refusal of the provider passes as it is and costs nothing', async () => {
  const { address, call, nonce } = await proxied((response) =>
    apiError(response, 529, { type: 'overloaded_error', message: 'Overloaded' }, { 'retry-after': '3' }),
  )
  const end = await ask(address, { 'x-api-key': nonce })
  expect(end).toMatchObject({ status: 529, text: expect.stringContaining('Overloaded') })
  expect(end.headers['retry-after']).toBe('3')
  expect(call.usage().usd).toBe(0)
})

test('a client that goes away ends the request at the model, and pays for what was written', async () => {
  let closed: Promise<unknown> | undefined
  const { address, call, nonce } = await proxied((response) => {
    closed = once(response, 'close')
    sendEvents(response, answerOf({ input_tokens: 1_000_000 }).slice(0, 2))
  })
  const sent = request(`${address}/v1/messages`, { method: 'POST', headers: { 'x-api-key': nonce } })
  sent.on('error', () => undefined)
  sent.end(asking)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  await once(response, 'data')
  sent.destroy()
  await closed
  while (call.usage().usd === 0) await pause(5)
  expect(call.usage()).toMatchObject({ input_tokens: 1_000_000, output_tokens: 2 })
})

test('a stream that breaks off breaks off for the agent too', async () => {
  const { address, nonce } = await proxied((response) => {
    sendEvents(response, answerOf({ input_tokens: 1 }).slice(0, 2))
    setImmediate(() => response.destroy())
  })
  await expect(ask(address, { 'x-api-key': nonce })).rejects.toThrow(/aborted|hang up|ECONNRESET/)
})

test('a reader that stops holds the model back, and gets all 50 MB', async () => {
  const size = 50_000_000
  let written = 0
  const { address, nonce } = await proxied((response) => {
    const chunk = Buffer.alloc(100_000, 'x')
    const more = (): void => {
      while (written < size) {
        written += chunk.length
        if (!response.write(chunk)) return void response.once('drain', more)
      }
      response.end()
    }
    more()
  })
  const sent = request(`${address}/v1/messages`, { method: 'POST', headers: { 'x-api-key': nonce } })
  sent.end(asking)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  await pause(300)
  expect(written).toBeLessThan(size)
  let received = 0
  for await (const chunk of response) received += chunk.length
  expect(received).toBe(size)
})

test('a model that cannot be reached is named', async () => {
  const gone = createServer().listen(0, '127.0.0.1')
  await once(gone, 'listening')
  const { port } = gone.address() as AddressInfo
  await new Promise((closed) => gone.close(closed))
  const { address, call, nonce } = await proxyTo(`http://127.0.0.1:${port}`, {})
  const end = await ask(address, { 'x-api-key': nonce })
  expect(end.status).toBe(502)
  expect(end.text).toContain(`ralph: 127.0.0.1:${port} cannot be reached`)
  expect(call.usage().usd).toBe(0)
})

test('a certificate that nobody knows is refused and named', async () => {
  const { url, requests } = await tlsInFrontOf('http://127.0.0.1:9')
  const { address, nonce } = await proxyTo(url, {})
  const end = await ask(address, { 'x-api-key': nonce })
  expect(end.status).toBe(502)
  expect(end.text).toMatch(/cannot be reached: .*certificate/)
  expect(requests()).toBe(0)
})

test('the path of a gateway stands before that of the API', async () => {
  let path: string | undefined
  const gateway = createHttp((request, response) => {
    path = request.url
    response.end('{}')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void gateway.close())
  await once(gateway, 'listening')
  const { port } = gateway.address() as AddressInfo
  const { address, nonce } = await proxyTo(`http://127.0.0.1:${port}/anthropic/`, {})
  await ask(address, { 'x-api-key': nonce }, { path: '/v1/messages/count_tokens' })
  expect(path).toBe('/anthropic/v1/messages/count_tokens')
})
