import { expect, test } from 'vitest'
import { readConfigFile } from '../../../../src/core/config/resolve/read-config-file.ts'

const read = (text: string) => readConfigFile(text, 'ralph.yml')

test('keys are settings, and an object is flattened by one level', () => {
  const text =
    'validate: [npm test, {name: lint, run: npm run lint}]\nagent:\n  name: claude\n  path: /opt/claude\nmodel: x\n'
  expect(read(text)).toEqual({
    values: {
      validate: ['npm test', { name: 'lint', run: 'npm run lint' }],
      agent: 'claude',
      'agent-path': '/opt/claude',
      model: 'x',
    },
    places: { validate: '1:1', agent: '2:1', 'agent-path': '2:1', model: '5:1' },
    findings: [],
  })
})

test('an object that is a value of its own stays whole', () => {
  const { values } = read('mirror-status:\n  name: npm test\n  "build (x=1)": make\n')
  expect(values).toEqual({ 'mirror-status': { name: 'npm test', 'build (x=1)': 'make' } })
})

test.each(['', '# nothing yet\n', '---\n', 'null'])('a file that says nothing sets nothing: %j', (text) => {
  expect(read(text)).toEqual({ values: {}, places: {}, findings: [] })
})

test.each([
  ['an open list', 'model: x\nsetup: [a\n', /^ralph\.yml:[23]:\d+: /],
  ['a key twice', 'model: x\nmodel: y\n', /^ralph\.yml:2:1: .*unique$/],
  ['a tab', 'agent:\n\tname: x\n', /^ralph\.yml:2:/],
  ['two documents', 'model: x\n---\nmodel: y\n', /^ralph\.yml:2:1: .*multiple documents/],
  ['a list', '- npm test\n', /expected keys and values/],
  ['a text', 'npm test\n', /expected keys and values/],
  ['an alias without its anchor', 'model: *x\n', /Unresolved alias/],
  ['a flood of aliases', `a: &a [1]\nb: [${Array(40).fill('*a').join(',')}]\n`, /alias/],
  ['a circle', 'setup: &a [*a]\n', /circular/],
])('%s is a finding with the file’s name, and nothing of the file is used', (_, text, expected) => {
  const { values, findings } = read(text)
  expect(values).toEqual({})
  expect(findings).toEqual([expect.stringMatching(expected)])
  expect(findings[0]).toMatch(/^ralph\.yml:(?:\d+:\d+:)? /)
})

test('each key has its place, those of an object that of the object', () => {
  const { values, places } = read('# ralph\nmodel: x\n\nagent:\n  name: claude\n  path: y\n')
  expect(values).toEqual({ model: 'x', agent: 'claude', 'agent-path': 'y' })
  expect(places).toEqual({ model: '2:1', agent: '4:1', 'agent-path': '4:1' })
})

test('several faults are all told', () => {
  expect(read('a: 1\na: 2\nb: 1\nb: 2\n').findings).toHaveLength(2)
})
