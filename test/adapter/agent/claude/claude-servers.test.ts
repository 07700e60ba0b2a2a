import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer as createWebServer } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { claudeAgent } from '../../../../src/adapter/agent/claude/claude.ts'
import type { Permissions } from '../../../../src/adapter/agent/claude/claude-command.ts'
import type { Confinement } from '../../../../src/adapter/process/command.ts'
import type { AgentRequest } from '../../../../src/port/agent.ts'
import type { McpServer } from '../../../../src/schema/agent/mcp-server.ts'
import { agentRequest, callFolders, handoff } from '../../../support/agent-call.ts'
import { loopbackModel } from '../../../support/claude-run.ts'
import { best, confinementOf, fallback } from '../../../support/confinements.ts'
import { everythingByHttp, freePort } from '../../../support/everything-server.ts'
import type { Asked, Turn } from '../../../support/loopback-model.ts'
import { realClaude } from '../../../support/real-claude.ts'

// The real CLI with real servers of the registry, against models on 127.0.0.1.

const packages = resolve(import.meta.dirname, '../../../../node_modules/@modelcontextprotocol')
const ofPackage = (name: string, args: string[], env = {}): McpServer => ({
  type: 'stdio',
  command: process.execPath,
  args: [join(packages, name, 'dist/index.js'), ...args],
  env,
})
const everything = (env = {}) => ofPackage('server-everything', ['stdio'], env)
const memory = ofPackage('server-memory', [], { MEMORY_FILE_PATH: '.ralph/memory.jsonl' })
const program = (command: string, ...args: string[]): McpServer => ({ type: 'stdio', command, args, env: {} })

/** A server by hand, which behaves until one of its tools is called. */
const odd = (folder: string): McpServer => {
  const file = join(folder, 'odd-server.mjs')
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline'
const say = (message) => process.stdout.write(JSON.stringify({ jsonrpc: '2.0', ...message }) + '\\n')
const flood = () => { while (process.stdout.write('x'.repeat(65536))); process.stdout.once('drain', flood) }
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line)
  if (method === 'initialize')
    say({ id, result: { protocolVersion: params.protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 'odd', version: '1' } } })
  if (method === 'tools/list') say({ id, result: { tools: ['hang', 'flood'].map((name) => ({ name, inputSchema: { type: 'object' } })) } })
  if (method === 'tools/call' && params.name === 'flood') flood()
})
`,
  )
  return program(process.execPath, file)
}

const key = 'sk-ant-api03-canary-of-a-test'
const others = { OWN: 'own-canary', TEAM_KEY: 'team-1' }

interface Called extends Partial<AgentRequest> {
  readonly environment?: Record<string, string>
  readonly permissions?: Permissions
  readonly confinement?: Confinement
  readonly remembered?: string
  readonly folders?: ReturnType<typeof callFolders>
}

async function call(list: Record<string, McpServer>, turns: readonly [Turn, ...Turn[]], called: Called = {}) {
  const {
    environment = {},
    permissions = { kind: 'skip' },
    confinement = best,
    remembered = '',
    folders = callFolders(),
    ...request
  } = called
  const { cwd, tmp } = folders
  const model = await loopbackModel(({ turn }: Asked) => turns[Math.min(turn, turns.length - 1)] ?? turns[0])
  const agent = claudeAgent({
    path: realClaude,
    environment: {
      ...{ PATH: process.env['PATH'], ANTHROPIC_BASE_URL: model.baseUrl, ANTHROPIC_API_KEY: key },
      ...{ ...others, ...environment },
    },
    extraEnv: ['OWN', ...Object.keys(environment)],
    ...{ permissions, confinement, tmp },
    fallbackModels: [],
    limits: { wallMs: 60_000, graceMs: 500 },
  })
  const servers = { list: Object.entries(list).map(([name, server]) => ({ name, server })), memory: remembered }
  const asked = agentRequest(cwd, { ...request, servers })
  const outcome = await agent.run(asked, new AbortController().signal, () => undefined)
  return { outcome, model, said: model.requests.at(-1)?.results.join('\n') ?? '' }
}

const use = (server: string, tool: string, input: object = {}): Turn => ({
  tools: [{ name: `mcp__${server}__${tool}`, input }],
})
const answer: Turn = { answer: handoff }
const finished = { kind: 'finished', structured: handoff }
const nothing = { troubles: [], memory: null }

test.each([
  ['the best here', async () => best],
  ['Landlock', (home: string) => confinementOf({ ways: ['landlock'], home })],
  ['a process group', async () => fallback],
] as const)(
  'T21: a program works in the confinement of its call (%s), and has neither the key nor what the agent may see',
  {
    tags: 'thorough/story',
  },
  async (_, confined) => {
    const folders = callFolders()
    const confinement = await confined(folders.tmp)
    const given = { KEY: `\${TEAM_KEY}` }
    const { outcome, said } = await call(
      { everything: everything(given) },
      [use('everything', 'get-env'), use('everything', 'get-sum', { a: 20, b: 22 }), answer],
      { confinement, folders },
    )
    expect(outcome).toMatchObject({ end: finished, servers: nothing })
    expect(said).toContain('The sum of 20 and 22 is 42')
    expect(said).toContain('"KEY": "team-1"')
    for (const hidden of [key, 'own-canary', 'ANTHROPIC_', 'CLAUDE', 'AI_AGENT']) expect(said).not.toContain(hidden)
  },
)

test('the memory server begins with what the run remembers, and what it adds is taken back', {
  tags: 'thorough/story',
}, async () => {
  const entity = (name: string, ...observations: string[]) => ({ name, entityType: 'module', observations })
  const line = (one: object): string => JSON.stringify({ type: 'entity', ...one })
  const before = entity('api', 'has two versions')
  const { outcome, said } = await call(
    { memory },
    [use('memory', 'read_graph'), use('memory', 'create_entities', { entities: [entity('db', 'is small')] }), answer],
    { remembered: `${line(before)}\n` },
  )
  expect(outcome.end).toMatchObject(finished)
  expect(said).toContain('has two versions')
  expect(outcome.servers).toEqual({ troubles: [], memory: [line(before), line(entity('db', 'is small'))] })
})

test('a server is reached by address, with a header that the configuration fills in', {
  tags: 'thorough/story',
}, async () => {
  const url = await everythingByHttp()
  const headers = { Authorization: `Bearer \${TEAM_KEY}` }
  const { outcome, said } = await call({ far: { type: 'http', url, headers } }, [
    use('far', 'echo', { message: 'from afar' }),
    answer,
  ])
  expect(outcome).toMatchObject({ end: finished, servers: nothing })
  expect(said).toContain('Echo: from afar')
})

test.each<[string, Permissions, Partial<AgentRequest>]>([
  ['only reads', { kind: 'skip' }, { pass: 'pass:docs', allowedTools: ['Read'] }],
  ['only answers', { kind: 'no_tools' }, {}],
  ['has a task that names it', { kind: 'skip' }, { allowedTools: ['mcp__everything'] }],
])('a call that %s may use its servers', { tags: 'thorough/variant' }, async (_, permissions, request) => {
  const { outcome, said } = await call(
    { everything: everything() },
    [use('everything', 'echo', { message: 'hello' }), answer],
    { permissions, ...request },
  )
  expect(outcome).toMatchObject({ end: finished, servers: nothing, denials: [] })
  expect(said).toContain('Echo: hello')
})

test('a coding agent whose tools are listed may not use a server that is not', {
  tags: 'thorough/variant',
}, async () => {
  const { outcome } = await call(
    { everything: everything() },
    [use('everything', 'echo', { message: 'hello' }), answer],
    { permissions: { kind: 'mode', mode: 'acceptEdits', allowedTools: ['Read'] } },
  )
  expect(outcome).toMatchObject({ end: finished, denials: ['mcp__everything__echo'] })
})

test('servers that are missing, silent, flooding or not there cost a named delay and no work', {
  tags: 'thorough/story',
}, async () => {
  const { outcome, said } = await call(
    {
      everything: everything(),
      missing: program('no-such-program'),
      silent: program('sleep', '600'),
      flood: program('yes'),
      far: { type: 'http', url: `http://127.0.0.1:${await freePort()}/mcp`, headers: {} },
      mute: { type: 'http', url: await muteAddress(), headers: {} },
      keyless: everything({ KEY: `\${NOT_SET}` }),
    },
    [use('everything', 'echo', { message: 'still here' }), answer],
    { environment: { MCP_TIMEOUT: '3000' } },
  )
  expect(outcome.end).toMatchObject(finished)
  expect(said).toContain('Echo: still here')
  const names = ['missing', 'silent', 'flood', 'far', 'mute']
  const found = outcome.servers?.troubles ?? []
  expect(found).toContain(
    'MCP server keyless was left out: it needs NOT_SET, which is not set or not allowed for servers',
  )
  for (const name of names)
    expect(found).toContainEqual(
      expect.stringMatching(
        new RegExp(`^MCP server ${name} (could not be started or reached|did not answer in time); the call continued`),
      ),
    )
  expect(found).toHaveLength(names.length + 1)
})

test.each([
  ['hang', 'MCP server odd did not answer a call of hang in time'],
  ['flood', 'MCP server odd ended, or sent too much, in a call of flood'],
])(
  'a server that is there and then begins to %s is named, and the call comes to its end',
  {
    tags: 'thorough/story',
  },
  async (tool, trouble) => {
    const { tmp } = callFolders()
    mkdirSync(join(tmp, 'odd'))
    const server = odd(join(tmp, 'odd'))
    const environment = { MCP_TOOL_TIMEOUT: '3000' }
    const { outcome } = await call({ odd: server }, [use('odd', tool), answer], { environment, confinement: fallback })
    expect(outcome).toMatchObject({ end: finished, servers: { troubles: [trouble] } })
  },
)

// Measured: the CLI reads 16 MB of an answer from an address, and then lets go of it. There is nothing for a relay to do.
test.each([
  ['initialize', 'application/json', 'MCP server far could not be started or reached; the call continued without it'],
  [
    'tools/list',
    'application/json',
    'MCP server far has no tools, or too long a list of them; the call continued without it',
  ],
  ['tools/call', 'application/json', 'MCP server far ended, or sent too much, in a call of go'],
  ['tools/call', 'text/event-stream', 'MCP server far ended, or sent too much, in a call of go'],
])(
  'an address that floods at %s (%s) is let go after some megabytes and named, and the call comes to its end',
  { tags: 'thorough/variant' },
  async (method, type, trouble) => {
    const flood = await floodingAddress(method, type)
    const server: McpServer = { type: 'http', url: flood.url, headers: {} }
    const { outcome } = await call({ far: server }, [use('far', 'go'), answer])
    expect(outcome).toMatchObject({ end: finished, servers: { troubles: [trouble] } })
    expect(flood.sentMb()).toBeGreaterThan(15)
    expect(flood.sentMb()).toBeLessThan(200)
  },
)

/** A server by streamable HTTP that behaves until this is asked; then it sends 50 MB a second without end. */
async function floodingAddress(floodsAt: string, type: string): Promise<{ url: string; sentMb: () => number }> {
  let sent = 0
  const chunk = type === 'text/event-stream' ? ': more\n\n'.repeat(60_000) : 'x'.repeat(500_000)
  const results: Record<string, (asked: { protocolVersion: string }) => object> = {
    initialize: ({ protocolVersion }) => ({
      ...{ protocolVersion, capabilities: { tools: {} } },
      serverInfo: { name: 'far', version: '1' },
    }),
    'tools/list': () => ({ tools: [{ name: 'go', inputSchema: { type: 'object' } }] }),
  }
  const server = createWebServer(async (request, response) => {
    const { id, method = '', params } = JSON.parse((await text(request)) || '{}')
    if (id === undefined) return void response.writeHead(request.method === 'POST' ? 202 : 405).end()
    response.setHeader('content-type', method === floodsAt ? type : 'application/json')
    const result = results[method]
    if (method !== floodsAt) {
      if (!result) return void response.writeHead(404).end()
      return void response.end(JSON.stringify({ jsonrpc: '2.0', id, result: result(params) }))
    }
    if (type === 'application/json') response.write(`{"jsonrpc":"2.0","id":${id},"result":{"text":"`)
    const more = setInterval(() => {
      if (response.writableLength > 8e6) return
      sent += chunk.length
      response.write(chunk)
    }, 10)
    response.once('close', () => clearInterval(more))
  })
  server.listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise((done) => server.once('listening', done))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`, sentMb: () => sent / 1e6 }
}

/** Takes every connection and never says a word. */
async function muteAddress(): Promise<string> {
  const server = createServer((socket) => void socket.on('error', () => undefined)).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((done) => server.once('listening', done))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/mcp`
}
