import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import {
  answer,
  bash,
  expectNowhere,
  flagOf,
  inTurn,
  loopbackModel,
  modelKey,
  withClaude,
} from '../support/claude-run.ts'
import { everythingByHttp } from '../support/everything-server.ts'
import { olderPromptFor } from '../support/older-prompt.ts'
import { planOf } from '../support/project.ts'
import { fileAt, replay, replayText } from '../support/replaying.ts'
import { eventsOf, expectSoundRun, stateFile } from '../support/run-on-disk.ts'
import { logOf, ownRepository } from '../support/workflow/own-repository.ts'

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
    { what: ['MCP server gone could not be started or reached; the call continued without it'] },
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
  expect(first.stdout).toContain("its memory server's file had 1 line")
  const fromState = await replayText(project, ['demo', '--at', '1'])
  expect(fromState.stdout).toContain('not in the recording: what its MCP servers left')
  expect(model.requests).toHaveLength(asked)
})

test('split jobs with agents around the coding agent: servers by program and by address, and what one remembers crosses jobs on the state ref', {
  tags: 'thorough/story',
  timeout: 900_000,
}, async () => {
  const memory = real('server-memory', [], { MEMORY_FILE_PATH: '.ralph/memory.jsonl' })
  const servers = (mcpServers: object) => JSON.stringify({ mcpServers })
  const far = await everythingByHttp()
  const heard: Record<string, string> = {}
  const model = await loopbackModel((asked) => {
    const { prompt } = asked
    const task = /^(?:ID: )?([AB])(?:: Do |$)/m.exec(prompt)?.[1] ?? 'none'
    const call = prompt.includes('## Last Iteration\n') ? 'post' : prompt.includes('## Manifest\n') ? 'prep' : 'code'
    heard[call === 'post' ? call : `${call} ${task}`] = asked.results.join('\n')
    if (call === 'post')
      return inTurn(asked, [
        use('far__echo', { message: 'from afar' }),
        { answer: { operations: [], recommended_action: 'proceed', summary: 'Seen.' } },
      ])
    if (call === 'prep')
      return inTurn(asked, [
        use('memory__read_graph'),
        { answer: { action: 'proceed', reason: 'All is known.', prepared_prompt: olderPromptFor(task, 'It greets.') } },
      ])
    return inTurn(asked, [
      use('everything__get-env'),
      use('memory__create_entities', { entities: [{ ...entity, name: `greeting ${task}` }] }),
      { tools: [bash(`echo work > ${task}.txt`)] },
      answer('Remembered.'),
    ])
  })
  const here = await ownRepository(
    {
      'plan.json': planOf(['A', 'B']),
      'package.json': '{ "scripts": { "test": "true" } }\n',
      '.ralph/config/mcp-coding.json': servers({ everything: real('server-everything', ['stdio']), memory }),
      '.ralph/config/mcp-context.json': servers({ memory, far: { type: 'http', url: far } }),
    },
    {
      init: ['--validate', 'true'],
      settings: `mode: agent-orchestrated\nmodel: claude-sonnet-4-5\nagent-read: ["${packages}"]\n`,
      model: model.baseUrl,
    },
  )
  here.actions.dispatch('ralph.yml')
  const log = (await here.actions.settled()).map(logOf).join('\n')
  const { git } = here.github.world
  expect(expectSoundRun(git), log).toMatchObject({ stop: { kind: 'complete' }, counts: { succeeded: 2, failed: 0 } })
  expect(heard['prep A']).not.toContain('it is loud')
  expect(heard['prep B']).toContain('greeting A')
  expect(heard['post']).toContain('from afar')
  for (const task of ['A', 'B']) {
    expect(heard[`code ${task}`]).toContain('"HOME"')
    expect(heard[`code ${task}`]).not.toContain(modelKey)
  }
  expect(
    stateFile(git, 'memory.jsonl')
      .split('\n')
      .map((line) => JSON.parse(line).name),
  ).toEqual(['greeting A', 'greeting B'])
  expect(eventsOf(git).filter(({ type }) => type === 'server_trouble')).toEqual([])
  expect(log + git.git('cat-file', '--batch-all-objects', '--batch', '--buffer')).not.toContain(modelKey)
})

test('an indexer and a pass with servers are recorded with what these left, and replayed without one', {
  tags: 'thorough/story',
  timeout: 240_000,
}, async () => {
  const memory = real('server-memory', [], { MEMORY_FILE_PATH: '.ralph/memory.jsonl' })
  const file = (mcpServers: object) => JSON.stringify({ mcpServers })
  const looks = { name: 'looks', trigger: 'always', prompt_template: 'looks', mcp_config: 'mcp-context.json' }
  const { project, model } = await withClaude(
    {
      'plan.json': planOf(['GREET', { id: 'SHOUT', depends_on: ['GREET'] }]),
      '.ralph/config/mcp-memory.json': file({ memory }),
      '.ralph/config/mcp-context.json': file({
        everything: real('server-everything', ['stdio']),
        gone: { command: 'no-such' },
      }),
      '.ralph/config/agents.json': JSON.stringify({ passes: [looks] }),
      '.ralph/templates/looks': 'You look with care.',
    },
    (asked, { write }) => {
      if (asked.prompt.includes('## Existing Knowledge Index'))
        return inTurn(asked, [use('memory__create_entities', { entities: [entity] }), { answer: { operations: [] } }])
      if (asked.prompt.includes('You look with care.'))
        return inTurn(asked, [
          use('everything__echo', { message: 'seen' }),
          { answer: { issues: [], summary: 'Fine.' } },
        ])
      return inTurn(asked, [
        { tools: [write(`${asked.prompt.includes('ID: GREET') ? 'a' : 'b'}.js`, '')] },
        answer('Done.'),
      ])
    },
  )
  const recording = join(project.root, 'recording')
  const indexing = ['--mode', 'handoff-plus-index', '--compaction-interval', '1']
  const end = await project.run([...indexing, '--agent-read', packages, '--record', recording])
  expect(end, end.stdout).toMatchObject({ code: 0 })
  const passed = model.requests.filter(({ prompt, turn }) => prompt.includes('You look with care.') && turn > 0)
  expect(passed.map(({ results }) => results.join())).toEqual(Array(2).fill(expect.stringContaining('Echo: seen')))
  expect(stateFile(project.repo, 'memory.jsonl')).toContain('it is loud')
  const troubles = (events: readonly { type: string }[]) =>
    events.flatMap((event) => (event.type === 'server_trouble' ? [(event as unknown as { what: string[] }).what] : []))
  const gone = ['MCP server gone could not be started or reached; the call continued without it']
  expect(troubles(eventsOf(project.repo))).toEqual([gone, gone])
  const asked = model.requests.length
  const again = await replay(project, [recording])
  expect(again).toMatchObject({ differences: [], prompts: [], ended: null })
  expect(fileAt(again, `${again.state}:memory.jsonl`).trim()).toBe(stateFile(project.repo, 'memory.jsonl'))
  expect(troubles(again.events)).toEqual([gone, gone])
  const byState = await replay(project, ['demo'])
  expect(byState).toMatchObject({ differences: [], prompts: [], ended: null })
  expect(fileAt(byState, `${byState.state}:memory.jsonl`).trim()).toBe(stateFile(project.repo, 'memory.jsonl'))
  expect(model.requests).toHaveLength(asked)
})
