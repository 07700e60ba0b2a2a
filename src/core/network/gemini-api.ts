import { type Bill, count, eventMeter, type Json, list, record, requestIn, wholeMeter } from './answer-meter.ts'
import type { ModelApi, PaidFormat, Route } from './model-api.ts'
import { noTokens, type Price, type PriceTable, price } from './prices.ts'

/** For Gemini 3 and later, and for Gemini 2.5 (github.com/iyulab/TokenMeter, release v0.13.0). */
const [searches, earlierSearches] = [14, 35]

const withLong = (short: Price, long: Price): Price => ({ ...short, long: { from: 200_000, price: long } })

const model = (...row: Parameters<typeof price>): Price => ({ ...price(...row), searches })
const earlierModel = (...row: Parameters<typeof price>): Price => ({ ...price(...row), searches: earlierSearches })

/**
 * USD for a million tokens of text, as of 2026-11-28, from copies of ai.google.dev/gemini-api/docs/pricing: Gemini 4
 * (github.com/iyulab/TokenMeter, release v0.17.0), 3.8 Flash at its double price from 2027 on (docs.litellm.ai:
 * github.com/BerriAI/litellm/discussions/39357), 3.6 Flash and 3.5 Flash-Lite (github.com/simonw/llm-prices: data/google.json),
 * all others github.com/anomalyco/models.dev: providers/google/models.
 */
export const geminiPrices: PriceTable = new Map(
  Object.entries({
    'gemini-4-neon': model(3, 15, 0.15),
    'gemini-4-hydrogen': model(1.5, 7.5, 0.075),
    'gemini-3.8-flash': model(1.5, 7.5),
    'gemini-3.6-flash': model(1.5, 7.5),
    'gemini-3.5-flash': model(1.5, 9),
    'gemini-3.5-flash-lite': model(0.3, 2.5),
    'gemini-3.1-pro': withLong(model(2, 12), model(4, 18)),
    'gemini-3.1-pro-preview-customtools': withLong(model(2, 12), model(4, 18)),
    'gemini-3.1-flash-lite': model(0.25, 1.5),
    'gemini-3-pro': withLong(model(2, 12), model(4, 18)),
    'gemini-3-flash': model(0.5, 3),
    'gemini-2.5-pro': withLong(earlierModel(1.25, 10), earlierModel(2.5, 15)),
    'gemini-2.5-flash': earlierModel(0.3, 2.5),
    'gemini-2.5-flash-lite': earlierModel(0.1, 0.4),
    'gemini-2.0-flash': earlierModel(0.1, 0.4, 0.025),
    'gemini-2.0-flash-lite': earlierModel(0.075, 0.3),
  }),
)

/** The maximum of current models (github.com/iyulab/TokenMeter, release v0.17.0; docs.litellm.ai, Gemini 3.8 Flash). */
const maxOutputTokens = 65_536
const maxContextTokens = 1_048_576

/** Of the tier `priority` (github.com/iyulab/TokenMeter, release v0.17.0). Discounts are ignored. */
const priorityFactor = 1.8

/** `generateContent` and `streamGenerateContent` (github.com/googleapis/js-genai: src/types.ts, GenerateContentResponse). */
export const contentFormat: PaidFormat = {
  readRequest(body, model) {
    const request = requestIn(body)
    if (request === undefined || model === undefined) return undefined
    const config = record(request['generationConfig'] ?? request['generation_config'])
    const maxTokens = count(config?.['maxOutputTokens'] ?? config?.['max_output_tokens']) || maxOutputTokens
    const candidates = Math.max(1, count(config?.['candidateCount'] ?? config?.['candidate_count']))
    const tier = String(request['serviceTier'] ?? request['service_tier'] ?? '')
    return {
      ...{ model, maxTokens: maxTokens * candidates, factor: /priority/i.test(tier) ? priorityFactor : 1 },
      storedTokens: (request['cachedContent'] ?? request['cached_content']) ? maxContextTokens : 0,
    }
  },
  meter(isStream) {
    const total = newTotal()
    if (isStream) return eventMeter(total.add, total.bill)
    return wholeMeter((answer) => {
      // Without `alt=sse` a stream is one array.
      for (const part of Array.isArray(answer) ? answer : [answer]) total.add(record(part) ?? {})
      return total.bill()
    })
  },
}

function newTotal(): { add(part: Json): void; bill(): Bill | undefined } {
  let tokens: Bill['tokens'] | undefined
  let model = ''
  let writtenChars = 0
  let searches = 0
  let isComplete = false
  return {
    add(part) {
      for (const candidate of list(part['candidates']).map(record)) {
        isComplete ||= candidate?.['finishReason'] !== undefined
        writtenChars += charsIn(candidate)
        searches += list(record(candidate?.['groundingMetadata'])?.['webSearchQueries']).length
      }
      model = String(part['modelVersion'] ?? model)
      const usage = record(part['usageMetadata'])
      if (usage) tokens = tokensOf(usage)
    },
    bill() {
      // Estimates the output of a cut stream: a token for three characters.
      const written = isComplete ? 0 : Math.ceil(writtenChars / 3)
      return tokens && { model, tokens: { ...tokens, output: Math.max(tokens.output, written), searches } }
    },
  }
}

function charsIn(candidate: Json | undefined): number {
  const parts = list(record(candidate?.['content'])?.['parts']).map(record)
  const texts = parts.map((part) => String(part?.['text'] ?? JSON.stringify(part?.['functionCall'] ?? '')))
  return texts.reduce((sum, text) => sum + text.length, 0)
}

function tokensOf(usage: Json): Bill['tokens'] {
  const [prompt, tools] = [count(usage['promptTokenCount']), count(usage['toolUsePromptTokenCount'])]
  const cacheRead = count(usage['cachedContentTokenCount'])
  const output = count(usage['candidatesTokenCount']) + count(usage['thoughtsTokenCount'])
  return {
    ...noTokens,
    ...{ input: Math.max(0, prompt - cacheRead) + tools, cacheRead },
    output: Math.max(output, count(usage['totalTokenCount']) - prompt - tools),
  }
}

/** Programs use `v1beta` (github.com/googleapis/js-genai: src/_api_client.ts). */
const versions = ['v1beta', 'v1']

const errorStatuses = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  402: 'FAILED_PRECONDITION',
  404: 'NOT_FOUND',
  413: 'INVALID_ARGUMENT',
  426: 'INVALID_ARGUMENT',
  502: 'UNAVAILABLE',
} as const

/** ai.google.dev/api/generate-content; github.com/googleapis/js-genai: src/models.ts, src/node/_node_auth.ts. Gemini CLI uses it with a key (github.com/google-gemini/gemini-cli: packages/core/src/core/contentGenerator.ts). */
export const geminiApi: ModelApi = {
  name: 'gemini',
  routes: versions.flatMap((version): Route[] => [
    { method: 'POST', path: `/${version}/models/{model}:generateContent`, paid: contentFormat },
    { method: 'POST', path: `/${version}/models/{model}:streamGenerateContent`, paid: contentFormat },
    { method: 'POST', path: `/${version}/models/{model}:countTokens` },
    { method: 'GET', path: `/${version}/models` },
    { method: 'GET', path: `/${version}/models/{model}` },
  ]),
  keyHeaders: ['x-goog-api-key'],
  // These change who pays, the method, or the fields of the answer (cloud.google.com/apis/docs/system-parameters).
  droppedHeaders: ['x-goog-user-project', 'x-http-method-override', 'x-goog-fieldmask'],
  // `key` and `access_token` would pay, `fields` would drop the bill.
  parameters: ['alt', 'pageSize', 'pageToken'],
  prices: geminiPrices,
  errorBody: (status, message) => ({ error: { code: status, message, status: errorStatuses[status] } }),
}
