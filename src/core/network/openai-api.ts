import type { ModelApi } from './model-api.ts'
import { chatFormat, responsesFormat } from './openai-meter.ts'
import { openaiPrices } from './openai-prices.ts'

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
