import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { answer, expectNowhere, flagOf, inTurn, modelKey, withClaude } from '../support/claude-run.ts'
import { planOf } from '../support/project.ts'
import { fileAt, replay, replayText } from '../support/replaying.ts'
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
  const recording = join(project.root, 'recording')
  const end = await project.run(['--agent-read', packages, '--record', recording])
  expect(end).toMatchObject({ code: 0 })
  const [greeted, shouted] = ['GREET', 'SHOUT'].map((id) =>
    model.requests
      .filter(({ prompt }) => prompt.includes(`ID: ${id}`))
      .at(-1)
      ?.results.join('\n'),
  )
  expect(greeted).toContain('"HOME"')
  expect(greeted).not.toContain(modelKey)
  expect(shouted).toContain('it is loud')
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

  const asked = model.requests.length
  const again = await replay(project, [recording])
  expect(again).toMatchObject({ differences: [], prompts: [], ended: null })
  expect(fileAt(again, `${again.state}:memory.jsonl`).trim()).toBe(stateFile(project.repo, 'memory.jsonl'))
  const troubles = (events: readonly { type: string }[]) => events.filter(({ type }) => type === 'server_trouble')
  expect(troubles(again.events)).toMatchObject(
    troubles(eventsOf(project.repo)).map((trouble) => ({ ...trouble, at: expect.any(String) })),
  )
  const first = await replayText(project, [recording, '--at', '1'])
  expect(first.stdout).toContain('MCP servers: everything, memory, gone')
  expect(first.stdout).toContain('MCP server gone could not be started or reached')
  expect(first.stdout).toContain('its memory server was left with 1 line')
  const fromState = await replayText(project, ['demo', '--at', '1'])
  expect(fromState.stdout).toContain('left out of the recording: what its MCP servers left')
  expect(model.requests).toHaveLength(asked)
})
