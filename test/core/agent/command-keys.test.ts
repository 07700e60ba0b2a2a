import { expect, test } from 'vitest'
import { keysUsedByCommand, paysForModel } from '../../../src/core/agent/command-keys.ts'

const env = {
  ...{ OPENAI_API_KEY: 'sk-o', CODEX_API_KEY: 'sk-c', GEMINI_API_KEY: 'AIza' },
  ANTHROPIC_API_KEY: 'sk-a',
}
const all = ['OPENAI_API_KEY', 'CODEX_API_KEY', 'GEMINI_API_KEY']

const heldBy = (command: string, names: readonly string[] = all, more: Record<string, string> = {}) =>
  keysUsedByCommand({ ...env, ...more }, { command, names }).map(({ api }) => api.name)

test.each([
  ['codex exec -', ['openai']],
  ['cd web && /opt/tools/codex exec --json -', ['openai']],
  ['gemini -p "do it"', ['gemini']],
  ['opencode run', ['anthropic', 'openai', 'gemini']],
  ['claude -p | jq .', ['anthropic']],
  ['my-agent --base-url "$OPENAI_BASE_URL"', ['openai']],
  ['python agent.py', []],
])('the keys of a program that calls where it is told to are held: %s', (command, names) => {
  expect(heldBy(command)).toEqual(names)
})

test('a person who names the variable of the address says that the program reads it', () => {
  expect(heldBy('python agent.py', [...all, 'OPENAI_BASE_URL'])).toEqual(['openai'])
  expect(heldBy('python agent.py', [...all, 'GOOGLE_GEMINI_BASE_URL', 'ANTHROPIC_BASE_URL'])).toEqual([
    'anthropic',
    'gemini',
  ])
})

test('what the agent does not get is not held either', () => {
  expect(heldBy('codex exec -', [])).toEqual([])
  expect(heldBy('codex exec -', ['OPENAI_API_KEY'], { OPENAI_API_KEY: '' })).toEqual([])
})

test.each([
  ['an address that is none', 'codex exec -', { OPENAI_BASE_URL: 'gateway' }],
  ['Vertex AI', 'gemini -p x', { GOOGLE_GENAI_USE_VERTEXAI: 'true' }],
])('a way to pay that cannot be held is left to the agent: %s', (_, command, more) => {
  expect(heldBy(command, [...all, 'GOOGLE_GENAI_USE_VERTEXAI'], more)).toEqual([])
})

test('each key of a provider is held, its gateway and who pays', () => {
  const more = { OPENAI_BASE_URL: 'https://gateway.example/v1', OPENAI_ORG_ID: 'org', OPENAI_PROJECT: 'p' }
  expect(keysUsedByCommand({ ...env, ...more }, { command: 'codex exec -', names: all })).toMatchObject([
    {
      keys: { OPENAI_API_KEY: 'sk-o', CODEX_API_KEY: 'sk-c' },
      ...{ upstream: more.OPENAI_BASE_URL, addressVariable: 'OPENAI_BASE_URL', localPath: '/v1' },
      headers: { 'openai-organization': 'org', 'openai-project': 'p' },
    },
  ])
})

test.each([
  ['https://eu.api.openai.com/v1', 1.1],
  ['https://api.openai.com/v1', undefined],
  ['https://api.openai.com.example/v1', undefined],
])('an answer of a region of OpenAI costs a tenth more: %s', (OPENAI_BASE_URL, factor) => {
  const [held] = keysUsedByCommand({ ...env, OPENAI_BASE_URL }, { command: 'codex exec -', names: all })
  expect(held?.factor).toBe(factor)
})

test('a variable that pays is known by its name, of any provider where the program may be any', () => {
  expect(paysForModel('CODEX_API_KEY', false)).toBe(true)
  expect(paysForModel('MISTRAL_API_KEY', false)).toBe(false)
  expect(paysForModel('MISTRAL_API_KEY', true)).toBe(true)
  expect(paysForModel('NPM_TOKEN', true)).toBe(false)
})
