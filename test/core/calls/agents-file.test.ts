import { expect, test } from 'vitest'
import { noAgentsFile, readAgentsFile } from '../../../src/core/calls/agents-file.ts'

const files = {
  schema: async (path: string) =>
    ({ 'own.json': '{"type":"object"}', 'torn.json': '{', 'odd.json': '{"type":"nothing"}' })[path],
  template: async (path: string) => (path.endsWith('security.md') ? 'Look for holes.' : undefined),
  shipped: async () => undefined,
}
const read = async (passes: unknown) => (await readAgentsFile(JSON.stringify({ passes }), files)).passes
const security = { name: 'security', trigger: 'on_success', prompt_template: 'security.md' }

/** As the older programs shipped it. */
const seed = {
  context_agent: {
    model: null,
    prep: {
      max_turns: 25,
      prompt_template: 'context-prep-prompt.md',
      schema: 'context-prep-schema.json',
      mcp_config: 'mcp-context.json',
      output_file: '.ralph/context/prepared-prompt.md',
    },
    post: {
      max_turns: 10,
      prompt_template: 'context-post-prompt.md',
      schema: 'context-post-schema.json',
      mcp_config: 'mcp-context.json',
    },
  },
  passes: [
    {
      name: 'review',
      enabled: false,
      model: 'haiku',
      trigger: 'on_success',
      max_turns: 5,
      prompt_template: 'review-agent-prompt.md',
      schema: 'review-agent-schema.json',
      mcp_config: 'mcp-coding.json',
      read_only: true,
    },
  ],
}

test('the file of the seed is read as it stands: what is switched off and what names ralph’s own needs no file', async () => {
  const call = { template: undefined }
  expect(await readAgentsFile(JSON.stringify(seed), files)).toEqual({
    passes: [],
    context: { model: null, prep: { ...call, max_turns: 25 }, post: { ...call, max_turns: 10 } },
  })
})

test('a file without a word about the context agent means the same as no file', async () => {
  expect(await readAgentsFile('{}', files)).toEqual(noAgentsFile)
  expect(await readAgentsFile('{"context_agent":{}}', files)).toEqual(noAgentsFile)
})

test('the context agent has the model, the turns and the templates that the file names', async () => {
  const given = { model: 'haiku', prep: { max_turns: 3, prompt_template: '.ralph/templates/my-security.md' } }
  const { context } = await readAgentsFile(JSON.stringify({ context_agent: given }), files)
  expect(context).toEqual({
    model: 'haiku',
    prep: { max_turns: 3, template: 'Look for holes.' },
    post: { max_turns: 10, template: undefined },
  })
})

test.each<[string, object, string]>([
  ['an unknown key beside them', { reviewers: [] }, 'reviewers'],
  [
    'an unknown key of it',
    { context_agent: { modle: 'haiku' } },
    'context_agent: has fields that are not known: modle',
  ],
  [
    'an unknown key of a call',
    { context_agent: { prep: { turns: 1 } } },
    'context_agent.prep: has fields that are not known: turns',
  ],
  ['no turns', { context_agent: { post: { max_turns: 0 } } }, 'context_agent.post.max_turns'],
  ['a schema of its own', { context_agent: { post: { schema: 'mine.json' } } }, 'context_agent.post.schema: only'],
  [
    'no such template',
    { context_agent: { prep: { prompt_template: 'gone.md' } } },
    'context_agent.prep.prompt_template',
  ],
  ['a template outside', { context_agent: { prep: { prompt_template: '../security.md' } } }, 'there is no template'],
])('context agent, %s: it is named with its place', async (_, file, fault) => {
  const error = await readAgentsFile(JSON.stringify(file), files).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: 'AGENTS_FILE_INVALID' })
  expect((error as { findings: string[] }).findings.join('\n')).toContain(fault)
})

test('what a pass leaves out has its default', async () => {
  expect(await read([{ ...security, read_only: true }])).toEqual([
    {
      ...security,
      enabled: true,
      max_turns: 5,
      mcp_config: 'mcp-coding.json',
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
  ['a schema from elsewhere', [{ ...security, schema: { $ref: 'http://127.0.0.1:1/s.json' } }], "can't resolve"],
  ['a schema from the disk', [{ ...security, schema: { $ref: 'file:///etc/passwd' } }], "can't resolve"],
  ['a broken pattern', [{ ...security, schema: { properties: { a: { pattern: '(' } } } }], 'its schema cannot be used'],
  ['an answer that is a list', [{ ...security, schema: { type: 'array' } }], 'an answer is an object'],
  ['a schema that waits', [{ ...security, schema: { $async: true } }], '$async'],
  [
    'another dialect',
    [{ ...security, schema: { $schema: 'https://json-schema.org/draft/2020-12/schema' } }],
    '2020-12',
  ],
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
