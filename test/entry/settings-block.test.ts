import { afterEach, expect, test, vi } from 'vitest'
import { actionInputs, secretInputs, workflowInputs } from '../../src/core/config/table/action-inputs.ts'
import { readInputs } from '../../src/entry/action/context/inputs.ts'

afterEach(() => vi.unstubAllEnvs())

const given = (inputs: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(inputs)) vi.stubEnv(`INPUT_${name.toUpperCase()}`, value)
  return readInputs()
}
const alone: readonly string[] = ['command', 'settings', ...secretInputs]

test.each(Object.entries(actionInputs).filter(([name]) => !alone.includes(name)))(
  '%s is reached through `settings` as by an input of its own',
  async (name, { example, read }) => {
    const value =
      name === 'agent-integrity' ? `sha512-${'A'.repeat(86)}==` : example.replace(/^"(.*)"$/, '$1') || 'true'
    const inBlock = await given({ settings: `${name}: ${JSON.stringify(value)}` })
    vi.unstubAllEnvs()
    const asInput = await given({ [name]: value })
    expect(inBlock).toEqual(asInput)
    expect(inBlock.findings).toEqual([])
    expect(read(asInput.flags[name])).toHaveProperty('value')
  },
)

test('what is no part of `settings` is an input', () =>
  expect(workflowInputs).toEqual(expect.arrayContaining([...alone])))

test('the block is YAML as in ralph.yml, and an input of its own beats it', async () => {
  const { flags, findings } = await given({
    settings: 'agent: { name: command, command: python agent.py }\nmax-turns: 7\nvalidate: [npm test]\nmodel: ""\n',
    'max-turns': '9',
  })
  expect(flags).toEqual({
    agent: 'command',
    'agent-command': 'python agent.py',
    'max-turns': '9',
    validate: ['npm test'],
  })
  expect(findings).toEqual([])
})

test.each([
  ['modle: opus', 'unknown key "modle"'],
  ['github-token: x', 'github-token is a separate input'],
  ['chain: -1', 'input chain: expected'],
  ['a: [', 'input settings:1:5: '],
  ['a sentence', 'expected keys and values'],
])('%j is refused', async (settings, finding) => {
  const { findings } = await given({ settings })
  expect(findings).toEqual([expect.stringContaining(finding)])
})
