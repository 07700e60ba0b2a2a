import { expect, test } from 'vitest'
import { programSettings } from '../../../src/core/agent/program-settings.ts'

const addresses = {
  anthropic: 'http://127.0.0.1:9',
  openai: 'http://127.0.0.1:9/v1',
  gemini: 'http://127.0.0.1:9',
}

test('a program that needs more than a variable is told the address in its own way', () => {
  expect(programSettings('codex exec -', addresses, {})).toEqual({
    variables: {},
    files: { '.codex/config.toml': 'openai_base_url = "http://127.0.0.1:9/v1"\n' },
  })
  expect(programSettings('gemini -p x', addresses, {}).files).toEqual({
    '.gemini/settings.json': '{"security":{"auth":{"selectedType":"gemini-api-key"}}}',
  })
  const { OPENCODE_CONFIG_CONTENT = '' } = programSettings('opencode run', addresses, {}).variables
  expect(JSON.parse(OPENCODE_CONFIG_CONTENT)).toEqual({
    provider: {
      anthropic: { options: { baseURL: 'http://127.0.0.1:9/v1' } },
      openai: { options: { baseURL: 'http://127.0.0.1:9/v1' } },
      google: { options: { baseURL: 'http://127.0.0.1:9/v1beta' } },
    },
  })
})

test('nothing is told to a program whose key is not held, and a person’s own configuration stays', () => {
  for (const command of ['codex exec -', 'gemini -p x', 'opencode run'])
    expect(programSettings(command, {}, {}), command).toEqual({ variables: {}, files: {} })
  const own = {
    model: 'openai/gpt-6-sol',
    provider: { openai: { options: { timeout: 9, baseURL: 'https://x.test' } } },
  }
  const given = { OPENCODE_CONFIG_CONTENT: JSON.stringify(own) }
  const { OPENCODE_CONFIG_CONTENT = '' } = programSettings('opencode run', { openai: 'http://l/v1' }, given).variables
  expect(JSON.parse(OPENCODE_CONFIG_CONTENT)).toEqual({
    model: 'openai/gpt-6-sol',
    provider: { openai: { options: { timeout: 9, baseURL: 'http://l/v1' } } },
  })
  expect(programSettings('opencode run', addresses, { OPENCODE_CONFIG_CONTENT: '{,' }).variables).toEqual({})
})
