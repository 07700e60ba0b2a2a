import { expect, test } from 'vitest'
import { claudeKey } from '../../../src/core/agent/claude-key.ts'

const ANTHROPIC_API_KEY = 'sk-a'

test('each key of the environment is held, and the headers that may hold another', () => {
  const held = claudeKey({
    ...{ ANTHROPIC_API_KEY, CLAUDE_CODE_OAUTH_TOKEN: 'oat', ANTHROPIC_AUTH_TOKEN: '' },
    ANTHROPIC_CUSTOM_HEADERS: 'X-Team: red\nx-portkey-api-key:  secret \nno header',
  })
  expect(held?.keys).toEqual({ ANTHROPIC_API_KEY, CLAUDE_CODE_OAUTH_TOKEN: 'oat' })
  expect(held?.upstream).toBe('https://api.anthropic.com')
  expect(held?.headers).toEqual({ 'x-team': 'red', 'x-portkey-api-key': 'secret' })
})

test('the address of a gateway is where the engine calls the model', () => {
  const ANTHROPIC_BASE_URL = 'https://gateway.example/anthropic'
  expect(claudeKey({ ANTHROPIC_API_KEY, ANTHROPIC_BASE_URL })?.upstream).toBe(ANTHROPIC_BASE_URL)
})

test.each([
  ['a stored login', {}],
  ['Bedrock', { ANTHROPIC_API_KEY, CLAUDE_CODE_USE_BEDROCK: '1' }],
  ['Vertex', { ANTHROPIC_API_KEY, CLAUDE_CODE_USE_VERTEX: 'true' }],
  ['Foundry', { ANTHROPIC_API_KEY, CLAUDE_CODE_USE_FOUNDRY: '1' }],
  ['a certificate of the client', { ANTHROPIC_API_KEY, CLAUDE_CODE_CLIENT_CERT: '/c.pem' }],
  ['an address that is none', { ANTHROPIC_API_KEY, ANTHROPIC_BASE_URL: 'gateway' }],
])('a way to pay that cannot be held is left to the agent: %s', (_, env) => {
  expect(claudeKey(env)).toBeUndefined()
})
