import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { keysUsedByCommand } from '../../../src/core/agent/command-keys.ts'
import {
  type AskedOfProxy,
  askProxy,
  type OpenChoice,
  openProxy,
  type Received,
  startProvider,
} from '../../support/key-proxy.ts'

const openaiKey = 'sk-proj-the-real-one'
const geminiKey = 'AIza-the-real-one'
const anthropicKey = 'sk-ant-the-real-one'

/** One upstream for three providers, behind a proxy that holds the keys of all. */
async function proxied(respond: (response: ServerResponse, received: Received) => void, choice: OpenChoice = {}) {
  const { url, received } = await startProvider(respond)
  const env = {
    ...{ OPENAI_API_KEY: openaiKey, OPENAI_BASE_URL: `${url}/gateway/v1`, OPENAI_ORG_ID: 'org-of-the-person' },
    ...{ GEMINI_API_KEY: geminiKey, GOOGLE_GEMINI_BASE_URL: url },
    ...{ ANTHROPIC_API_KEY: anthropicKey, ANTHROPIC_BASE_URL: url },
  }
  const names = ['OPENAI_API_KEY', 'GEMINI_API_KEY']
  const { address, call } = await openProxy(keysUsedByCommand(env, { command: 'opencode run', names }), choice)
  const nonceOf = (variable: string): string => call.env[variable] ?? 'none'
  return {
    ...{ address, call, received },
    openai: nonceOf('OPENAI_API_KEY'),
    gemini: nonceOf('GEMINI_API_KEY'),
    anthropic: nonceOf('ANTHROPIC_API_KEY'),
  }
}

const json = (body: object) => (response: ServerResponse) => {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(body))
}
const stream =
  (...events: readonly (object | string)[]) =>
  (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const event of events) response.write(`data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`)
    response.end()
  }

const usage = { input_tokens: 10, output_tokens: 1_000_000 }
const completed = { type: 'response.completed', response: { model: 'gpt-6-sol', usage } }
const responses = { path: '/v1/responses', body: '{"model":"gpt-6-sol","max_output_tokens":1000,"stream":true}' }
const usageMetadata = { promptTokenCount: 10, candidatesTokenCount: 1_000_000, totalTokenCount: 1_000_010 }
const generated = { modelVersion: 'gemini-2.5-flash', usageMetadata }
const generate = { path: '/v1beta/models/gemini-2.5-flash:generateContent', body: '{"contents":[]}' }
const generateStream = { ...generate, path: '/v1beta/models/gemini-2.5-flash:streamGenerateContent?alt=sse' }

test('an OpenAI-compatible provider gets its key as a bearer token, at its own path, and the person pays', async () => {
  const { address, call, openai, received } = await proxied(stream(completed))
  expect(call.env['OPENAI_BASE_URL']).toBe(`${address}/v1`)
  const headers = {
    authorization: `Bearer ${openai}`,
    'openai-organization': 'org-of-another',
    'x-stainless-os': 'Linux',
  }
  expect(await askProxy(address, headers, responses)).toMatchObject({ status: 200 })
  expect(received).toMatchObject([{ method: 'POST', url: '/gateway/v1/responses', body: responses.body }])
  expect(received[0]?.headers).toMatchObject({
    ...{ authorization: `Bearer ${openaiKey}`, 'openai-organization': 'org-of-the-person' },
    ...{ 'x-stainless-os': 'Linux', 'accept-encoding': 'identity' },
  })
  expect(call.usage()).toMatchObject({ input_tokens: 10, output_tokens: 1_000_000 })
  expect(call.usage().usd).toBeCloseTo(10.00002, 6)
})

test('Gemini gets its key in its own header, and no header that would leave the bill out', async () => {
  const { address, call, gemini, received } = await proxied(stream(generated))
  const headers = { 'x-goog-api-key': gemini, 'x-goog-fieldmask': 'candidates', 'x-goog-user-project': 'of-another' }
  expect(await askProxy(address, headers, generateStream)).toMatchObject({ status: 200 })
  expect(received).toMatchObject([{ url: generateStream.path, headers: { 'x-goog-api-key': geminiKey } }])
  expect(received[0]?.headers).not.toHaveProperty('x-goog-fieldmask')
  expect(received[0]?.headers).not.toHaveProperty('x-goog-user-project')
  expect(call.usage()).toMatchObject({ input_tokens: 10, output_tokens: 1_000_000 })
  expect(call.usage().usd).toBeCloseTo(2.500003, 6)
})

test.each<[string, (nonces: Record<'openai' | 'gemini' | 'anthropic', string>) => IncomingHttpHeaders, AskedOfProxy]>([
  ["OpenAI's as Gemini's", ({ openai }) => ({ 'x-goog-api-key': openai }), generate],
  ["OpenAI's as Anthropic's", ({ openai }) => ({ 'x-api-key': openai }), { path: '/v1/messages', body: '{}' }],
  ["OpenAI's as Anthropic's, at its own path", ({ openai }) => ({ 'x-api-key': openai }), responses],
  ["OpenAI's in Azure's header", ({ openai }) => ({ 'api-key': openai }), responses],
  ["Gemini's as a bearer token", ({ gemini }) => ({ authorization: `Bearer ${gemini}` }), generate],
  ["Gemini's as Anthropic's", ({ gemini }) => ({ 'x-api-key': gemini }), generate],
  ["Anthropic's as Gemini's", ({ anthropic }) => ({ 'x-goog-api-key': anthropic }), generate],
])('a nonce counts in a header of its own provider only: %s', async (_, headersOf, asked) => {
  const { address, received, ...nonces } = await proxied(json({}))
  const end = await askProxy(address, headersOf(nonces), asked)
  expect(end).toMatchObject({ status: 401, text: expect.stringContaining('ralph: ') })
  expect(received).toEqual([])
})

test('a nonce in the query counts for nothing, and a key beside the nonce is not passed on', async () => {
  const { address, received, gemini } = await proxied(json(generated))
  const inQuery = { ...generate, path: `${generate.path}?key=${gemini}` }
  expect((await askProxy(address, {}, inQuery)).status).toBe(401)
  expect((await askProxy(address, { 'x-goog-api-key': gemini }, inQuery)).status).toBe(404)
  expect(received).toEqual([])
  const both = { 'x-goog-api-key': gemini, authorization: 'Bearer of-somebody-else', 'x-api-key': 'x' }
  expect((await askProxy(address, both, generate)).status).toBe(200)
  expect(received[0]?.headers).toMatchObject({ 'x-goog-api-key': geminiKey })
  expect(received[0]?.headers).not.toHaveProperty('authorization')
  expect(received[0]?.headers).not.toHaveProperty('x-api-key')
})

const post = (path: string): AskedOfProxy => ({ path, body: '{"model":"gpt-6-sol"}' })

test.each<[string, 'openai' | 'gemini', AskedOfProxy]>([
  ["another provider's path", 'openai', generate],
  ['files', 'openai', post('/v1/files')],
  ['batches', 'openai', post('/v1/batches')],
  ['a stored response', 'openai', { path: '/v1/responses/resp_1', method: 'GET' }],
  ['a path outside of the version', 'openai', post('/dashboard/billing')],
  ['a path that another reader would shorten', 'openai', post('/v1/responses/../files')],
  ["OpenAI's path", 'gemini', responses],
  ['files of Gemini', 'gemini', post('/upload/v1beta/files')],
  ['a cached document', 'gemini', post('/v1beta/cachedContents')],
  ['a model with a path in its name', 'gemini', post('/v1beta/models/../../x:generateContent')],
  ['a model with an encoded path in its name', 'gemini', post('/v1beta/models/..%2fx:generateContent')],
  ['fields without the bill', 'gemini', { ...generate, path: `${generate.path}?fields=candidates` }],
  ['the same behind a second mark', 'gemini', { ...generate, path: `${generate.path}?alt=sse?&fields=candidates` }],
  ['the same in other letters', 'gemini', { ...generate, path: `${generate.path}?alt=sse&%66ields=candidates` }],
])('what the agent does not need is not passed on: %s', async (_, provider, asked) => {
  const { address, received, ...nonces } = await proxied(json({}))
  const headers =
    provider === 'openai' ? { authorization: `Bearer ${nonces.openai}` } : { 'x-goog-api-key': nonces.gemini }
  expect((await askProxy(address, headers, asked)).status).toBe(404)
  expect(received).toEqual([])
})

test('lists of models and counts of tokens pass and cost nothing', async () => {
  const { address, call, openai, gemini, received } = await proxied(json({ data: [] }))
  const bearer = { authorization: `Bearer ${openai}` }
  const google = { 'x-goog-api-key': gemini }
  const ends = [
    await askProxy(address, bearer, { path: '/v1/models?client_version=0.153.4', method: 'GET' }),
    await askProxy(address, bearer, post('/v1/responses/input_tokens')),
    await askProxy(address, google, post('/v1beta/models/gemini-2.5-flash:countTokens')),
    await askProxy(address, google, { path: '/v1beta/models', method: 'GET' }),
  ]
  expect(ends.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(received).toHaveLength(4)
  expect(call.usage().usd).toBe(0)
})

test('the budget is one for all providers, and each words the refusal as it words its errors', async () => {
  const respond = (response: ServerResponse, { url = '' }: Received) =>
    json(url.includes('gemini') ? generated : completed.response)(response)
  const { address, call, openai, gemini, anthropic, received } = await proxied(respond, { budgetUsd: 2 })
  expect((await askProxy(address, { 'x-goog-api-key': gemini }, generate)).status).toBe(200)
  const text = 'ralph: this call has spent its budget: 2.50 of 2.00 USD'
  const refusedGemini = await askProxy(address, { 'x-goog-api-key': gemini }, generate)
  expect(refusedGemini.status).toBe(402)
  expect(JSON.parse(refusedGemini.text)).toEqual({ error: { code: 402, message: text, status: 'FAILED_PRECONDITION' } })
  const refusedOpenai = await askProxy(address, { authorization: `Bearer ${openai}` }, responses)
  expect(refusedOpenai.status).toBe(402)
  expect(JSON.parse(refusedOpenai.text).error).toMatchObject({ message: text, type: 'insufficient_quota' })
  const messages = { path: '/v1/messages', body: '{"model":"claude-haiku-4-5"}' }
  expect(await askProxy(address, { 'x-api-key': anthropic }, messages)).toMatchObject({ status: 402 })
  expect(call.budgetRefusal()).toContain('has spent its budget')
  expect(received).toHaveLength(1)
})

test('tokens have a budget too', async () => {
  const { address, openai } = await proxied(stream(completed), { budgetTokens: 500, budgetUsd: 100 })
  const bearer = { authorization: `Bearer ${openai}` }
  expect((await askProxy(address, bearer, responses)).status).toBe(200)
  expect(await askProxy(address, bearer, responses)).toMatchObject({
    status: 402,
    text: expect.stringContaining('of 500 tokens'),
  })
})

test.each<[string, number, OpenChoice]>([
  ['the dearest of its own provider', 600, {}],
  ['what a person says', 2, { prices: ['model-of-a-gateway=1/2'] }],
])('an unknown model of an OpenAI-compatible provider costs %s', async (_, usd, choice) => {
  const answered = { model: 'model-of-a-gateway', usage: { prompt_tokens: 0, completion_tokens: 1_000_000 } }
  const { address, call, openai } = await proxied(json(answered), choice)
  const asked = { path: '/v1/chat/completions', body: '{"model":"model-of-a-gateway","max_tokens":10}' }
  await askProxy(address, { authorization: `Bearer ${openai}` }, asked)
  expect(call.usage().usd).toBeCloseTo(usd, 6)
})

test('an unknown model of Gemini costs the dearest of Gemini', async () => {
  const { address, call, gemini } = await proxied(json({ ...generated, modelVersion: 'gemini-9' }))
  await askProxy(
    address,
    { 'x-goog-api-key': gemini },
    { ...generate, path: '/v1beta/models/gemini-9:generateContent' },
  )
  expect(call.usage().usd).toBeCloseTo(15.00003, 6)
})

test('a stream that does not say what it cost counts as the dearest that it could be', async () => {
  const chunk = { model: 'gpt-4.1', choices: [{ delta: { content: 'Hi' } }] }
  const { address, call, openai } = await proxied(stream(chunk, '[DONE]'))
  const asked = { path: '/v1/chat/completions', body: '{"model":"gpt-4.1","max_tokens":1000000,"stream":true}' }
  expect((await askProxy(address, { authorization: `Bearer ${openai}` }, asked)).text).toContain('"content":"Hi"')
  expect(call.usage().usd).toBeGreaterThan(8)
})

test('what a request costs in any case and the tier that answered are multiplied', async () => {
  const answered = {
    ...completed.response,
    service_tier: 'priority',
    usage: { input_tokens: 0, output_tokens: 100_000 },
  }
  const { address, call, openai } = await proxied(json(answered))
  const body = '{"model":"gpt-6-sol","prompt_cache_options":{"ttl":"12h"}}'
  await askProxy(address, { authorization: `Bearer ${openai}` }, { path: '/v1/responses', body })
  expect(call.usage().usd).toBeCloseTo(1 * 2 * 2.5, 6)
})

test('a socket is refused by the answer at which codex goes on without one', async () => {
  const { address, openai, received } = await proxied(json({}))
  const headers = { authorization: `Bearer ${openai}`, connection: 'Upgrade', upgrade: 'websocket' }
  expect((await askProxy(address, headers, { path: '/v1/responses', method: 'GET' })).status).toBe(426)
  expect(received).toEqual([])
})
