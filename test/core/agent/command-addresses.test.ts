import { expect, test } from 'vitest'
import { commandAddresses } from '../../../src/core/agent/command-addresses.ts'

const codex = ['https://api.openai.com', 'https://chatgpt.com', 'https://auth.openai.com']

test.each([
  ['codex exec -', codex],
  ['cd web && /opt/tools/codex exec --json -', codex],
  ['echo "$(codex exec -)"', codex],
  ['my-codex-wrapper', []],
  ['python agent.py', []],
])('%s calls its model at what its program is known to ask', (command, addresses) => {
  expect(commandAddresses(command, [], {})).toEqual(addresses)
})

test('an address in a variable of agent-env is one that a person gave the agent', () => {
  const env = {
    OPENAI_BASE_URL: 'https://gateway.corp.test/v1',
    OLLAMA_HOST: 'http://10.0.0.5:11434',
    KEY: 'https-key',
    OTHER: 'https://x.test',
  }
  expect(commandAddresses('agent', ['OPENAI_BASE_URL', 'OLLAMA_HOST', 'KEY', 'MISSING'], env)).toEqual([
    'https://gateway.corp.test/v1',
    'http://10.0.0.5:11434',
  ])
})
