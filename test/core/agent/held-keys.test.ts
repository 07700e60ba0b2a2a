import { expect, test } from 'vitest'
import { heldKeysOf } from '../../../src/core/agent/held-keys.ts'

const env = { ANTHROPIC_API_KEY: 'sk-a', OPENAI_API_KEY: 'sk-o', GEMINI_API_KEY: 'AIza' }
const names = ['OPENAI_API_KEY', 'GEMINI_API_KEY']

test.each<[string, Parameters<typeof heldKeysOf>[0], string, readonly string[]]>([
  ['Claude Code', ['claude'], '', ['anthropic']],
  ['a command', ['command'], 'opencode run', ['anthropic', 'openai', 'gemini']],
  ['both, if the command pays as Claude Code does', ['claude', 'command'], 'claude -p', ['anthropic']],
  ['none of both, if the command pays otherwise', ['claude', 'command'], 'codex exec -', []],
  ['none of a program that may call anywhere', ['command'], 'python agent.py', []],
])('keys are held that every agent of a job can do without: %s', (_, agents, command, providers) => {
  expect(heldKeysOf(agents, { command, names }, env).map(({ api }) => api.name)).toEqual(providers)
})
