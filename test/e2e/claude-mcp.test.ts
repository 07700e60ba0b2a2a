import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { answer, expectNowhere, flagOf, inTurn, modelKey, withClaude } from '../support/claude-run.ts'
import { planOf } from '../support/project.ts'
import { eventsOf, expectSoundRun, stateFile } from '../support/run-on-disk.ts'

const packages = resolve(import.meta.dirname, '../../node_modules')
const real = (name: string, args: string[], env = {}) => ({
  command: process.execPath,
  args: [join(packages, '@modelcontextprotocol', name, 'dist/index.js'), ...args],
  env,
})
const entity = { name: 'greeting', entityType: 'module', observations: ['it is loud'] }
const use = (tool: string, input: object = {}) => ({ tools: [{ name: `mcp__${tool}`, input }] })

test('a run whose coding agent has servers: what one remembers is there for the next iteration, and none sees the key', {
  tags: 'thorough/story',
}, async () => {
  const servers = {
    everything: real('server-everything', ['stdio']),
    memory: real('server-memory', [], { MEMORY_FILE_PATH: '.ralph/memory.jsonl' }),
    gone: { command: 'no-such-program' },
  }
  const { project, model } = await withClaude(
    {
      'plan.json': planOf(['GREET', { id: 'SHOUT', depends_on: ['GREET'] }]),
      '.ralph/config/mcp-coding.json': JSON.stringify({ mcpServers: servers }),
      '.mcp.json': JSON.stringify({ mcpServers: { thief: { command: 'sh' } } }),
    },
    (asked, { write }) =>
      asked.prompt.includes('ID: GREET')
        ? inTurn(asked, [
            use('everything__get-env'),
            use('memory__create_entities', { entities: [entity] }),
            { tools: [write('greet.js', '')] },
            answer('Remembered.'),
          ])
        : inTurn(asked, [use('memory__read_graph'), { tools: [write('shout.js', '')] }, answer('Recalled.')]),
  )
  const end = await project.run(['--agent-read', packages])
  expect(end).toMatchObject({ code: 0 })
  const [first, second] = ['GREET', 'SHOUT'].map((id) =>
    model.requests
      .filter(({ prompt }) => prompt.includes(`ID: ${id}`))
      .at(-1)
      ?.results.join('\n'),
  )
  expect(first).toContain('"HOME"')
  expect(first).not.toContain(modelKey)
  expect(second).toContain('it is loud')
  expect(stateFile(project.repo, 'memory.jsonl')).toBe(JSON.stringify({ type: 'entity', ...entity }))
  expect(eventsOf(project.repo).filter(({ type }) => type === 'server_trouble')).toMatchObject([
    { what: ['MCP server gone could not be started or reached; the call went on without it'] },
    {},
  ])
  for (const call of project.calls()) {
    expect(call).toContain('--strict-mcp-config')
    expect(flagOf(call, '--mcp-config')).toMatch(/\/mcp\/servers\.json$/)
  }
  expectNowhere(modelKey, project, end)
  expectSoundRun(project.repo)
})
