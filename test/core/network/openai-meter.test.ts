import { expect, test } from 'vitest'
import type { Meter } from '../../../src/core/network/answer-meter.ts'
import { chatFormat, responsesFormat } from '../../../src/core/network/openai-api.ts'
import { noTokens } from '../../../src/core/network/prices.ts'
import { withSlack } from '../../support/with-slack.ts'

const data = (event: object | string): string =>
  `data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`

function fed(meter: Meter, text: string, size: number): ReturnType<Meter['end']> {
  for (let index = 0; index < text.length; index += size) meter.read(text.slice(index, index + size))
  return meter.end()
}

// github.com/openai/codex: codex-rs/codex-api/src/sse/responses.rs; github.com/openai/openai-openapi: ResponseUsage.
const usage = {
  input_tokens: 100,
  input_tokens_details: { cached_tokens: 60, cache_write_tokens: 30 },
  output_tokens: 40,
  output_tokens_details: { reasoning_tokens: 25 },
  total_tokens: 140,
}
const bill = { ...noTokens, input: 10, cacheRead: 60, cacheWrite: 30, output: 40 }
const search = { type: 'web_search_call', status: 'completed' }
const response = { model: 'gpt-6-sol', service_tier: 'default', output: [search, search], usage }

test.each([1, 7, 1000])('a stream of the Responses API is metered wherever its chunks break (%i)', (size) => {
  const text =
    data({ type: 'response.created', response: { model: 'gpt-6-sol', usage: null } }) +
    data({ type: 'response.output_text.delta', delta: 'Hello' }) +
    data({ type: 'response.completed', response })
  expect(fed(responsesFormat.meter(true), text, size)).toEqual({
    ...{ model: 'gpt-6-sol', factor: 1 },
    tokens: { ...bill, searches: 2 },
  })
})

test('an answer that broke off or says nothing of its tokens is not metered: how much it thought is hidden', () => {
  const begun = data({ type: 'response.created', response: { model: 'gpt-6-sol' } })
  const written = data({ type: 'response.output_text.delta', delta: 'Hello' })
  expect(fed(responsesFormat.meter(true), begun + written, 1000)).toBeUndefined()
  expect(fed(responsesFormat.meter(false), JSON.stringify({ ...response, usage: null }), 5)).toBeUndefined()
  const chunk = data({ model: 'gpt-4.1', choices: [{ delta: { content: 'Hi' } }], usage: null })
  expect(fed(chatFormat.meter(true), chunk + data('[DONE]'), 1000)).toBeUndefined()
})

test('what the model writes is not read as its bill', () => {
  const forged = data({ type: 'response.output_text.delta', delta: data({ type: 'response.completed', response }) })
  expect(fed(responsesFormat.meter(true), forged, 1000)).toBeUndefined()
})

test('a request that the provider failed costs what it says, and else nothing', () => {
  const failed = { ...response, output: [], usage: null, error: { code: 'rate_limit_exceeded' } }
  const end = fed(responsesFormat.meter(true), data({ type: 'response.failed', response: failed }), 1000)
  expect(end?.tokens).toEqual(noTokens)
  const paid = fed(responsesFormat.meter(true), data({ type: 'response.failed', response }), 1000)
  expect(paid?.tokens).toEqual({ ...bill, searches: 2 })
})

test('the last chunk of Chat Completions has the bill, a whole answer too', () => {
  const stated = {
    ...{ prompt_tokens: 100, completion_tokens: 40 },
    prompt_tokens_details: { cached_tokens: 60, cache_write_tokens: 30 },
  }
  const model = 'gpt-4.1'
  const stream =
    data({ model, choices: [{ delta: { content: 'Hi' } }], usage: null }) +
    data({ model, choices: [], usage: stated }) +
    data('[DONE]')
  expect(fed(chatFormat.meter(true), stream, 7)).toMatchObject({ model, tokens: bill })
  expect(fed(chatFormat.meter(false), JSON.stringify({ model, usage: stated }), 7)).toMatchObject({
    model,
    tokens: bill,
  })
})

test('the tier that the answer names makes it dearer', () => {
  for (const [service_tier, factor] of [
    ['priority', 2.5],
    ['ultrafast', 6],
    ['flex', 1],
  ] as const)
    expect(fed(responsesFormat.meter(false), JSON.stringify({ ...response, service_tier }), 900)?.factor).toBe(factor)
})

test('a request says its model, the most that it may write, and what it refers to', () => {
  const read = (body: object) => responsesFormat.readRequest(JSON.stringify(body), undefined)
  expect(read({ model: 'm', max_output_tokens: 5000 })).toEqual({
    ...{ model: 'm', maxTokens: 5000, factor: 1, unnamedFactor: 1, storedTokens: 0 },
  })
  // As most models of the provider do.
  expect(read({ model: 'm' })?.maxTokens).toBe(128_000)
  expect(read({ model: 'm', service_tier: 'fast' })?.factor).toBe(2.5)
  expect(read({ model: 'm', prompt_cache_options: { ttl: '12h' } })?.unnamedFactor).toBe(2)
  for (const reference of [{ previous_response_id: 'r' }, { conversation: 'c' }, { prompt: { id: 'p' } }])
    expect(read({ model: 'm', ...reference })?.storedTokens).toBe(1_050_000)
  expect(read({ input: 'x' })).toBeUndefined()
  const chat = (body: object) => chatFormat.readRequest(JSON.stringify(body), undefined)?.maxTokens
  expect(chat({ model: 'm', max_completion_tokens: 10, max_tokens: 20 })).toBe(10)
  expect(chat({ model: 'm', max_tokens: 20, n: 3 })).toBe(60)
})

test('a line of many megabytes is read in no time worth speaking of, and one that is longer still is skipped', () => {
  const long = (megabytes: number): string => {
    const text = 'x'.repeat(megabytes * 1024 * 1024)
    return data({ type: 'response.completed', response: { ...response, output: [{ text }] } })
  }
  const begun = performance.now()
  expect(fed(responsesFormat.meter(true), long(7), 1000)?.tokens).toEqual(bill)
  expect(fed(responsesFormat.meter(true), long(9), 1000)).toBeUndefined()
  expect(performance.now() - begun).toBeLessThan(withSlack(500))
})
