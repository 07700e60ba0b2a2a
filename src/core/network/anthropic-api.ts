import { bodyMeter, readRequest, streamMeter } from './anthropic-meter.ts'
import { anthropicPrices } from './anthropic-prices.ts'
import type { ModelApi } from './model-api.ts'

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
