import { contentFormat } from './gemini-meter.ts'
import { geminiPrices } from './gemini-prices.ts'
import type { ModelApi, Route } from './model-api.ts'

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
