import {
  type Bill,
  count,
  eventMeter,
  type Json,
  list,
  type PaidRequest,
  record,
  requestIn,
  wholeMeter,
} from './answer-meter.ts'
import type { ModelApi, PaidFormat } from './model-api.ts'
import { noTokens, type Price, type PriceTable, price } from './prices.ts'

/** Above 272,000 input tokens, input and cache cost twice as much, output 1.5 times. */
const withLong = (short: Price): Price => ({
  ...short,
  long: { from: 272_000, price: price(short.input * 2, short.output * 1.5, short.cacheRead * 2) },
})

/** Models without a separate price for cache reads. */
const uncached = (input: number, output: number): Price => price(input, output, input)

/**
 * USD for a million tokens, as of 2026-11-28. From developers.openai.com/api/docs/models (model pages): GPT-6 Luna, GPT-6.2 Sol
 * and GPT-5.6; from copies: GPT-6 Astra (github.com/anuran-roy/unified-llm-pricing: data/pricing.json), GPT-6 Sol
 * (github.com/merefield/codexometer, release v0.18.4), GPT-6.1 Sol (github.com/amine123max/Codex-Manager, release 0.4.7), GPT-6.1
 * Terra (github.com/TheKrush/PromptFuel, release v1.0.24), GPT-6.2 Astra (github.com/iyulab/TokenMeter, release v0.17.0); older
 * ones from github.com/anomalyco/models.dev: providers/openai/models.
 */
export const openaiPrices: PriceTable = new Map(
  Object.entries({
    'gpt-6.2-astra': withLong(price(8, 40, 0.4)),
    'gpt-6.2-sol': withLong(price(2, 10, 0.1)),
    'gpt-6.1-sol': withLong(price(2, 10, 0.1)),
    'gpt-6.1-terra': withLong(price(1, 5, 0.05)),
    'gpt-6-astra': withLong(price(10, 50)),
    'gpt-6-sol': withLong(price(2, 10)),
    'gpt-6-luna': withLong(price(0.1, 0.5)),
    'gpt-5.6': withLong(price(4, 20)),
    'gpt-5.6-sol': withLong(price(4, 20)),
    'gpt-5.6-terra': withLong(price(2, 12)),
    'gpt-5.6-luna': withLong(price(0.2, 1.2)),
    'gpt-5.5': withLong(price(5, 30)),
    'gpt-5.5-pro': withLong(uncached(30, 180)),
    'gpt-5.4': withLong(price(2.5, 15)),
    'gpt-5.4-mini': price(0.75, 4.5),
    'gpt-5.4-nano': price(0.2, 1.25),
    'gpt-5.4-pro': withLong(uncached(30, 180)),
    'gpt-5.3-codex': price(1.75, 14),
    'gpt-5.3-chat': price(1.75, 14),
    'gpt-5.2': price(1.75, 14),
    'gpt-5.2-chat': price(1.75, 14),
    'gpt-5.2-codex': price(1.75, 14),
    'gpt-5.2-pro': uncached(21, 168),
    'gpt-5.1': price(1.25, 10),
    'gpt-5.1-chat': price(1.25, 10),
    'gpt-5.1-codex': price(1.25, 10),
    'gpt-5.1-codex-max': price(1.25, 10),
    'gpt-5.1-codex-mini': price(0.25, 2),
    'gpt-5': price(1.25, 10),
    'gpt-5-chat': price(1.25, 10),
    'gpt-5-codex': price(1.25, 10),
    'gpt-5-mini': price(0.25, 2),
    'gpt-5-nano': price(0.05, 0.4),
    'gpt-5-pro': uncached(15, 120),
    'gpt-4.1': price(2, 8, 0.5),
    'gpt-4.1-mini': price(0.4, 1.6, 0.1),
    'gpt-4.1-nano': price(0.1, 0.4, 0.025),
    'gpt-4o': price(2.5, 10, 1.25),
    'gpt-4o-2024-05-13': uncached(5, 15),
    'gpt-4o-mini': price(0.15, 0.6, 0.075),
    'o4-mini': price(1.1, 4.4, 0.275),
    'o4-mini-deep-research': price(2, 8, 0.5),
    o3: price(2, 8, 0.5),
    'o3-mini': price(1.1, 4.4, 0.55),
    'o3-deep-research': price(10, 40, 2.5),
    'o3-pro': uncached(20, 80),
    o1: price(15, 60, 7.5),
    'o1-pro': uncached(150, 600),
  }),
)

/** The maximum of current models (developers.openai.com/api/docs/models, as of 2026-11-28). */
const maxOutputTokens = 128_000
const maxContextTokens = 1_050_000

/**
 * Fast mode is also called `priority`: twice the price of most models, 2.5 times for GPT-5.5
 * (developers.openai.com/api/docs/models/gpt-6.2-sol; github.com/anomalyco/models.dev: gpt-5.5.toml); ultrafast six times from
 * 2027-03-01 on. Discounts are ignored.
 */
const factors: Readonly<Record<string, number>> = { fast: 2.5, priority: 2.5, ultrafast: 6 }

const factorOf = (tier: unknown): number => factors[String(tier)] ?? 1

/** The Responses API and its compaction (github.com/openai/openai-openapi: ResponseUsage, CompactResource). */
export const responsesFormat: PaidFormat = {
  readRequest(body) {
    const request = requestIn(body)
    // The provider adds these to the prompt.
    const isStored = ['previous_response_id', 'conversation', 'prompt'].some((name) => request?.[name])
    return paidRequest(request, count(request?.['max_output_tokens']) || maxOutputTokens, isStored)
  },
  meter(isStream) {
    if (!isStream) return wholeMeter((answer) => billOfResponse(record(answer)))
    let bill: Bill | undefined
    return eventMeter(
      ({ type, response }) => {
        const responseRecord = record(response)
        if (type === 'response.completed' || type === 'response.incomplete') bill = billOfResponse(responseRecord)
        if (type === 'response.failed') bill = billOfResponse(responseRecord) ?? { model: '', tokens: noTokens }
      },
      // A cut stream has no bill: reasoning tokens are not in it.
      () => bill,
    )
  },
}

/** Chat Completions (github.com/openai/openai-openapi: CompletionUsage). A stream has a bill only if the request sets `stream_options: {"include_usage": true}`. */
export const chatFormat: PaidFormat = {
  readRequest(body) {
    const request = requestIn(body)
    const maxTokens = count(request?.['max_completion_tokens']) || count(request?.['max_tokens']) || maxOutputTokens
    return paidRequest(request, maxTokens * Math.max(1, count(request?.['n'])), false)
  },
  meter(isStream) {
    if (!isStream) return wholeMeter((answer) => billOfChat(record(answer)))
    let bill: Bill | undefined
    return eventMeter(
      (event) => {
        bill = billOfChat(event) ?? bill
      },
      () => bill,
    )
  },
}

function paidRequest(request: Json | undefined, maxTokens: number, isStored: boolean): PaidRequest | undefined {
  const model = request?.['model']
  if (typeof model !== 'string') return undefined
  const ttl = record(request?.['prompt_cache_options'])?.['ttl'] ?? '30m'
  // Longer caching costs twice as much to write, which the answer does not state.
  const unnamedFactor = ttl === '30m' ? 1 : 2
  const factor = factorOf(request?.['service_tier'])
  return { model, maxTokens, factor, unnamedFactor, storedTokens: isStored ? maxContextTokens : 0 }
}

function billOfResponse(response: Json | undefined): Bill | undefined {
  const usage = record(response?.['usage'])
  if (!response || !usage) return undefined
  const searches = list(response['output']).filter((item) => record(item)?.['type'] === 'web_search_call').length
  return {
    ...modelAndTier(response),
    tokens: {
      ...inputTokens(count(usage['input_tokens']), record(usage['input_tokens_details'])),
      ...{ output: count(usage['output_tokens']), searches },
    },
  }
}

function billOfChat(answer: Json | undefined): Bill | undefined {
  const usage = record(answer?.['usage'])
  if (!answer || !usage) return undefined
  return {
    ...modelAndTier(answer),
    tokens: {
      ...inputTokens(count(usage['prompt_tokens']), record(usage['prompt_tokens_details'])),
      output: count(usage['completion_tokens']),
    },
  }
}

const modelAndTier = (answer: Json): Omit<Bill, 'tokens'> => ({
  model: String(answer['model'] ?? ''),
  factor: factorOf(answer['service_tier']),
})

/** Both are parts of the input. */
function inputTokens(inputCount: number, details: Json | undefined): Bill['tokens'] {
  const [cacheRead, cacheWrite] = [count(details?.['cached_tokens']), count(details?.['cache_write_tokens'])]
  return { ...noTokens, input: Math.max(0, inputCount - cacheRead - cacheWrite), cacheRead, cacheWrite }
}

/**
 * The API of OpenAI and compatible providers, below their address with `/v1` (github.com/openai/openai-openapi: openapi.yaml).
 * Codex uses `responses`, `responses/compact` and `models` (github.com/openai/codex: codex-rs/codex-api/src/endpoint), others
 * `chat/completions`. The key is a bearer token.
 */
export const openaiApi: ModelApi = {
  name: 'openai',
  routes: [
    { method: 'POST', path: '/responses', paid: responsesFormat },
    { method: 'POST', path: '/responses/compact', paid: responsesFormat },
    { method: 'POST', path: '/responses/input_tokens' },
    { method: 'POST', path: '/chat/completions', paid: chatFormat },
    { method: 'GET', path: '/models' },
    { method: 'GET', path: '/models/{model}' },
  ],
  keyHeaders: ['authorization'],
  droppedHeaders: ['openai-organization', 'openai-project'],
  prices: openaiPrices,
  errorBody: (status, message) => ({
    error: { message, type: status === 402 ? 'insufficient_quota' : 'invalid_request_error', code: null, param: null },
  }),
}
