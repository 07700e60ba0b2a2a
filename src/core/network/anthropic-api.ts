import {
  type Bill,
  count,
  eventMeter,
  type Json,
  type Meter,
  type PaidRequest,
  record,
  requestIn,
  wholeMeter,
} from './answer-meter.ts'
import type { ModelApi } from './model-api.ts'
import { type BilledTokens, noTokens, type PriceTable, price } from './prices.ts'

const longSonnet = { ...price(3, 15), long: { from: 200_000, price: price(6, 22.5) } }

/**
 * By model names without a date. As of 2026-11-27, from platform.claude.com/docs/en/about-claude/pricing and its model pages.
 * Cache reads of Opus 5.5 and Sonnet 5.5, and both rows of Haiku 5.5, from a copy (docs.rs/synaps/0.10.2, module pricing).
 */
export const anthropicPrices: PriceTable = new Map(
  Object.entries({
    'claude-fable-5-1': price(10, 50, 0.25),
    'claude-mythos-5-1': price(10, 50, 0.25),
    'claude-fable-5': price(10, 50),
    'claude-mythos-5': price(10, 50),
    'claude-opus-5-5': price(4, 20, 0.2),
    'claude-opus-5': price(5, 25),
    'claude-opus-4-8': price(5, 25),
    'claude-opus-4-7': price(5, 25),
    'claude-opus-4-6': price(5, 25),
    'claude-opus-4-5': price(5, 25),
    'claude-opus-4-1': price(15, 75),
    'claude-opus-4-0': price(15, 75),
    'claude-opus-4': price(15, 75),
    'claude-sonnet-5-5': price(2, 10, 0.1),
    'claude-sonnet-5': price(2, 10),
    'claude-sonnet-4-6': price(3, 15),
    'claude-sonnet-4-5': longSonnet,
    'claude-sonnet-4-0': longSonnet,
    'claude-sonnet-4': longSonnet,
    'claude-3-7-sonnet': price(3, 15),
    'claude-3-5-sonnet': price(3, 15),
    'claude-haiku-5-5': { ...price(0.1, 0.5), long: { from: 100_000, price: price(0.5, 2.5) } },
    'claude-haiku-4-5': price(1, 5),
    'claude-3-5-haiku': price(0.8, 4),
    'claude-3-haiku': price(0.25, 1.25),
    'claude-3-opus': price(15, 75),
  }),
)

export function readRequest(body: string): PaidRequest | undefined {
  const request = requestIn(body)
  if (request === undefined || typeof request['model'] !== 'string') return undefined
  return {
    model: request['model'],
    maxTokens: count(request['max_tokens']),
    // Fast mode and data residency (platform.claude.com/docs/en/about-claude/pricing).
    factor: (request['speed'] === 'fast' ? 2 : 1) * (request['inference_geo'] === 'us' ? 1.1 : 1),
  }
}

export const bodyMeter = (): Meter =>
  wholeMeter((answer) => {
    const message = record(answer)
    const usage = record(message?.['usage'])
    return usage && { tokens: tokensOf(usage, noTokens), model: String(message?.['model'] ?? '') }
  })

/** `message_start` has the model and the input, each `message_delta` all output so far. Output of a cut stream is estimated: a token for three characters. */
export function streamMeter(): Meter {
  let model: string | undefined
  let tokens = noTokens
  let writtenChars = 0
  let isComplete = false
  const take = (event: Json): void => {
    const message = record(event['message'])
    const usage = record(message?.['usage'] ?? event['usage'])
    const { text, thinking, partial_json } = record(event['delta']) ?? {}
    switch (event['type']) {
      case 'message_start':
        model = String(message?.['model'] ?? '')
        tokens = tokensOf(usage ?? {}, tokens)
        break
      case 'content_block_delta':
        writtenChars += String(text ?? thinking ?? partial_json ?? '').length
        break
      case 'message_delta':
        if (usage) [tokens, isComplete] = [tokensOf(usage, tokens), true]
    }
  }
  return eventMeter(take, (): Bill | undefined => {
    if (model === undefined) return undefined
    const written = isComplete ? 0 : Math.ceil(writtenChars / 3)
    return { model, tokens: { ...tokens, output: Math.max(tokens.output, written) } }
  })
}

function tokensOf(usage: Json, previous: BilledTokens): BilledTokens {
  const written = record(usage['cache_creation'])
  const hour = count(written?.['ephemeral_1h_input_tokens'])
  const stated = {
    input: count(usage['input_tokens']),
    output: count(usage['output_tokens']),
    cacheRead: count(usage['cache_read_input_tokens']),
    cacheWrite: Math.max(0, count(usage['cache_creation_input_tokens']) - hour),
    cacheWriteHour: hour,
    searches: count(record(usage['server_tool_use'])?.['web_search_requests']),
  }
  // Each states the totals so far, but may omit earlier ones.
  const names = Object.keys(noTokens) as (keyof BilledTokens)[]
  return Object.fromEntries(
    names.map((name) => [name, Math.max(stated[name], previous[name])]),
  ) as unknown as BilledTokens
}

const errorTypes = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  402: 'billing_error',
  404: 'not_found_error',
  413: 'request_too_large',
  426: 'invalid_request_error',
  502: 'api_error',
} as const

/** The Messages API (platform.claude.com/docs/en/api/messages, /errors). */
export const anthropicApi: ModelApi = {
  name: 'anthropic',
  routes: [
    {
      ...{ method: 'POST', path: '/v1/messages' },
      paid: { readRequest, meter: (isStream) => (isStream ? streamMeter() : bodyMeter()) },
    },
    { method: 'POST', path: '/v1/messages/count_tokens' },
  ],
  keyHeaders: ['x-api-key', 'authorization'],
  droppedHeaders: [],
  prices: anthropicPrices,
  errorBody: (status, message) => ({ type: 'error', error: { type: errorTypes[status], message } }),
}
