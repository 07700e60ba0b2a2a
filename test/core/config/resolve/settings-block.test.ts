// biome-ignore-all lint/suspicious/noTemplateCurlyInString: text that must stay text
import { expect, test } from 'vitest'
import { readSettingsBlock } from '../../../../src/core/config/resolve/settings-block.ts'
import { jobInputs, olderInputs, runInputs } from '../../../../src/core/config/table/run-inputs.ts'

/** `toJSON(inputs)` of run.yml: every input is there, and those that nobody gave are empty. */
const inputs = (given: Readonly<Record<string, unknown>>): string => {
  const names = [...runInputs, ...Object.keys(jobInputs), ...Object.keys(olderInputs)]
  return JSON.stringify(
    { ...Object.fromEntries(names.map((name) => [name, ''])), 'runs-on': 'ubuntu-latest', ...given },
    null,
    2,
  )
}

test('of the inputs of run.yml, what its jobs need is said to no step', () => {
  const text = inputs({
    plan: 'a.json',
    'app-id': 'Iv23',
    'node-version': '24',
    tools: 'apt-get install x',
    chain: '2',
  })
  expect(readSettingsBlock(text)).toEqual({ values: { plan: 'a.json', chain: '2' }, findings: [], notes: [] })
})

test('of the inputs of run.yml, only those that it declares count: a called workflow also has the dispatch inputs of its caller', () => {
  const own = { reason: 'nightly', verbose: false, count: 3, 'max-turns': '1', modle: 'opus', constructor: 'x' }
  const text = inputs({ plan: 'a.json', settings: 'max-turns: 7', ...own })
  expect(readSettingsBlock(text)).toEqual({ values: { plan: 'a.json', 'max-turns': 7 }, findings: [], notes: [] })
})

test('an older name counts as the name of today, and that is said', () => {
  const { values, findings, notes } = readSettingsBlock(inputs({ checks: 'npm test\nnpm run lint', budget: '9' }))
  expect([values, findings]).toEqual([{ validate: 'npm test\nnpm run lint', 'cost-budget': '9' }, []])
  expect(notes).toEqual([
    'The input `checks` of run.yml is now called `validate`; the old name still works.',
    'The input `budget` of run.yml is now called `cost-budget`; the old name still works.',
  ])
})

test('both names of one setting are refused: nobody can say which one counts', () => {
  const { findings } = readSettingsBlock(inputs({ checks: 'npm test', validate: 'npm run lint' }))
  expect(findings).toEqual(['input checks: the same as validate, which is also given; keep that one'])
})

test('`settings` of run.yml takes any key of ralph.yml, and an input of its own beats it', () => {
  const settings =
    'max-turns: 7\nmodel: opus\nagent: { name: command, command: "sh a.sh" }\nvalidate: [{ name: t, run: "npm test" }]\n'
  const { values, findings } = readSettingsBlock(inputs({ settings, model: 'haiku' }))
  expect(values).toEqual({
    'max-turns': 7,
    model: 'haiku',
    agent: 'command',
    'agent-command': 'sh a.sh',
    validate: [{ name: 't', run: 'npm test' }],
  })
  expect(findings).toEqual([])
})

test.each([
  ['runs-on: x', 'runs-on is a separate input'],
  ['app-id: x', 'app-id is a separate input'],
  ['github-token: x', 'github-token is a separate input'],
  ['checks: x', 'unknown key "checks"; did you mean "validate"?'],
  ['validat: x', 'unknown key "validat"; did you mean "validate"?'],
  ['a: [', 'input settings:1:5: '],
])('`settings` of run.yml cannot hold %j', (settings, finding) => {
  expect(readSettingsBlock(inputs({ settings })).findings).toEqual([expect.stringContaining(finding)])
})

test('text of a person stays text, whatever it looks like', () => {
  const setup = '${{ secrets.KEY }}\n"; rm -rf /\n: - {'
  expect(readSettingsBlock(inputs({ setup })).values).toEqual({ setup })
})

test('an environment whose reviewers are asked holds the pull request back', () => {
  expect(readSettingsBlock(inputs({ environment: 'ship' })).values).toEqual({ 'hold-ready': true })
})

test('what intake hands on is read by the jobs that follow as the same', () => {
  const { values } = readSettingsBlock(
    inputs({ settings: 'mirror-status: { a: "npm test" }\n', setup: 'npm ci', fresh: 'true' }),
  )
  expect(readSettingsBlock(JSON.stringify(values)).values).toEqual(values)
})

test('more than a job can be handed is refused before anything begins', () => {
  const { findings } = readSettingsBlock(inputs({ setup: 'x'.repeat(30_000) }))
  expect(findings).toEqual([
    expect.stringMatching(/^the inputs of run\.yml: \d+ characters, but only 30000 can be passed between jobs/),
  ])
})
