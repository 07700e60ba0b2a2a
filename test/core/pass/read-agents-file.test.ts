import { expect, test } from 'vitest'
import { readAgentsFile } from '../../../src/core/pass/read-agents-file.ts'

const files = {
  schema: async (path: string) =>
    ({ 'own.json': '{"type":"object"}', 'torn.json': '{', 'odd.json': '{"type":"nothing"}' })[path],
  template: async (path: string) => (path.endsWith('security.md') ? 'Look for holes.' : undefined),
}
const read = (passes: unknown) => readAgentsFile(JSON.stringify({ passes }), files)
const security = { name: 'security', trigger: 'on_success', prompt_template: 'security.md' }

test('the file of the seed is read: what is switched off is left out, what is left out has its default', async () => {
  const context_agent = { enabled: true, prep: { max_turns: 25 } }
  const off = { ...security, name: 'docs', enabled: false, prompt_template: 'gone.md' }
  const source = JSON.stringify({ context_agent, passes: [{ ...security, read_only: true }, off] })
  expect(await readAgentsFile(source, files)).toEqual([
    {
      ...security,
      enabled: true,
      max_turns: 5,
      read_only: true,
      fail_on: 'never',
      schema: undefined,
      template: 'Look for holes.',
    },
  ])
})

test('a schema stands in the file or beside it, with or without its folder', async () => {
  const given = [{ type: 'object' }, 'own.json', '.ralph/config/own.json']
  const passes = await read(given.map((schema, index) => ({ ...security, name: `p${index}`, schema })))
  expect(passes.map(({ schema }) => schema)).toEqual([{ type: 'object' }, { type: 'object' }, { type: 'object' }])
})

test.each<[string, unknown, string]>([
  ['no such template', [{ ...security, prompt_template: 'gone.md' }], 'pass "security": there is no template gone.md'],
  ['a template outside', [{ ...security, prompt_template: '../../security.md' }], 'there is no template'],
  ['no such schema', [{ ...security, schema: 'gone.json' }], 'there is no gone.json'],
  ['a schema outside', [{ ...security, schema: '/etc/passwd' }], 'there is no /etc/passwd'],
  ['a torn schema', [{ ...security, schema: 'torn.json' }], 'its schema cannot be used'],
  ['no schema', [{ ...security, schema: 'odd.json' }], 'its schema cannot be used'],
  ['two of one name', [security, security], 'two of them are called "security"'],
  ['an unknown trigger', [{ ...security, trigger: 'sometimes' }], 'passes[0].trigger: expected always'],
  ['every nought iterations', [{ ...security, trigger: 'periodic:0' }], 'passes[0].trigger'],
  ['one that writes', [{ ...security, read_only: false }], 'passes[0].read_only: a pass only reads'],
  ['an unknown key', [{ ...security, tirgger: 'always' }], 'tirgger'],
  ['a name of several words', [{ ...security, name: 'a b' }], 'passes[0].name'],
  ['no list', 'all', 'passes: '],
])('%s is named', async (_, passes, fault) => {
  const error = await read(passes).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: 'AGENTS_FILE_INVALID' })
  expect((error as { findings: string[] }).findings.join('\n')).toContain(fault)
})

test('every problem is told at once, and what is no JSON as such', async () => {
  const error = await read([
    { ...security, prompt_template: 'gone.md', schema: 'gone.json' },
    { ...security, name: 'b', schema: 'torn.json' },
  ]).catch((thrown: unknown) => thrown)
  expect((error as { findings: string[] }).findings).toHaveLength(3)
  await expect(readAgentsFile('{ "passes": [', files)).rejects.toMatchObject({ code: 'AGENTS_FILE_INVALID' })
})
