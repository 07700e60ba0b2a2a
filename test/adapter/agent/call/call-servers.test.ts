import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { prepareServers } from '../../../../src/adapter/agent/call/call-servers.ts'
import { claude } from '../../../../src/core/agent/claude.ts'
import type { McpServer } from '../../../../src/schema/agent/mcp-server.ts'
import { callFolders } from '../../../support/agent-call.ts'

const nothing = { statuses: null, abandonedCalls: [] }
const stdio = (more: Partial<McpServer & { type: 'stdio' }>): McpServer => ({
  type: 'stdio',
  command: 'env',
  args: [],
  env: {},
  ...more,
})

async function laidOut(servers: Record<string, McpServer>, environment: Record<string, string> = {}, memory = '') {
  const { tmp, cwd } = callFolders()
  const folder = { path: tmp, home: join(tmp, 'home'), tmp: join(tmp, 'tmp') }
  mkdirSync(folder.home)
  const env = {
    ...{ PATH: process.env['PATH'] ?? '', HOME: folder.home, TMPDIR: folder.tmp, npm_config_cache: '/caches/own' },
    ...{ ANTHROPIC_API_KEY: 'sk-canary', DATABASE_URL: 'db-canary', CLAUDE_CODE_X: '1', AI_AGENT: 'claude' },
    ...{ HTTPS_PROXY: 'http://user:proxy-canary@proxy:1', HTTP_PROXY: 'http://proxy:1', RALPH_TREE: 'mark' },
  }
  const list = Object.entries(servers).map(([name, server]) => ({ name, server }))
  const here = await prepareServers(
    { servers: { list, memory }, workspace: cwd },
    { folder, environment, provider: claude.provider, env },
  )
  if (!here) throw new Error('there are servers')
  const config = JSON.parse(readFileSync(here.file, 'utf8')) as {
    mcpServers: Record<string, { command: string; args: string[] }>
  }
  const start = (name: string) => {
    const { command = '', args = [] } = config.mcpServers[name] ?? {}
    const { stdout, status } = spawnSync(command, args, { cwd, env, encoding: 'utf8', maxBuffer: 2 ** 29 })
    return { stdout, status }
  }
  return { here, config, start, folder, cwd, env }
}

/** A server that says what it was given: the relay lets nothing but objects through. */
const telling = (what: string, ...args: string[]): Partial<McpServer & { type: 'stdio' }> => ({
  command: process.execPath,
  args: ['-e', `console.log(JSON.stringify({ said: ${what} }))`, '--', ...args],
})
const saidIn = (stdout: string) => (JSON.parse(stdout) as { said: unknown }).said

test('T21: a server has no variable of the call but those that programs need, and the mark by which it is found', async () => {
  const { start, env } = await laidOut({ look: stdio({ ...telling('process.env'), env: { OWN: "it's $HOME\n`x`" } }) })
  const { PWD, OLDPWD, SHLVL, _, ...said } = saidIn(start('look').stdout) as Record<string, string>
  const { PATH, HOME, TMPDIR, npm_config_cache, HTTP_PROXY, RALPH_TREE } = env
  expect(said).toEqual({ PATH, HOME, TMPDIR, npm_config_cache, HTTP_PROXY, RALPH_TREE, OWN: "it's $HOME\n`x`" })
})

test('it works in the home of the call and not in the workspace, with its words as they are written', async () => {
  const args = ["a b 'c'", '$HOME', '', '--x="y"\n']
  const { start, folder } = await laidOut({
    words: stdio(telling('[process.cwd(), ...process.argv.slice(1)]', ...args)),
  })
  expect(saidIn(start('words').stdout)).toEqual([folder.home, ...args])
})

test.each([
  ['prose', `yes 'no message'`],
  ['one line without an end', `yes '{' | tr -d '\\n'`],
])('a server that floods with %s is ended', async (_, command) => {
  const { start } = await laidOut({ flood: stdio({ command: 'sh', args: ['-c', command] }) })
  expect(start('flood')).toMatchObject({ status: 1, stdout: '' })
})

test.each([
  ['a message of 17 MB', `head -c 17825792 /dev/zero | tr '\\0' '{'; echo`, 0],
  ['1,001 lines that are none', `yes junk | head -n 1001; echo '{}'`, 0],
  [
    '260 messages of 1 MB',
    `while echo "{$(head -c 1048576 /dev/zero | tr '\\0' x)"; do :; done | head -n 260; echo '{}'`,
    256,
  ],
])('after %s nothing more is let through', { tags: 'thorough/size' }, async (_, command, mb) => {
  const { start } = await laidOut({ flood: stdio({ command: 'sh', args: ['-c', command] }) })
  const { status, stdout } = start('flood')
  expect(status).toBe(1)
  expect(stdout.length / 2 ** 20).toBeLessThanOrEqual(mb)
})

test('messages pass whole and in their order, also large ones; what is none does not', async () => {
  const text = 'x'.repeat(3_000_000)
  const script = `console.log('starting'); for (let n = 0; n < 5; n++) console.log(JSON.stringify({ n, text: 'x'.repeat(3_000_000) })); console.log('')`
  const { start } = await laidOut({ big: stdio({ command: process.execPath, args: ['-e', script] }) })
  const { status, stdout } = start('big')
  const lines = stdout.split('\n').filter(Boolean)
  expect([status, lines.map((line) => JSON.parse(line))]).toEqual([0, [0, 1, 2, 3, 4].map((n) => ({ n, text }))])
})

test('variables that the configuration names are filled in, in files that nobody else reads', async () => {
  const { config, start, folder, cwd } = await laidOut(
    {
      own: stdio({
        command: 'sh',
        args: ['-c', 'echo "{$1 $KEY"', 'sh', `\${RALPH_WORKSPACE}`],
        env: { KEY: `\${TEAM_KEY}` },
      }),
      far: { type: 'http', url: 'https://a.example/mcp', headers: { Authorization: `Bearer \${TEAM_KEY}` } },
    },
    { TEAM_KEY: 'team-1' },
  )
  expect(start('own').stdout).toBe(`{${cwd} team-1\n`)
  expect(config.mcpServers['own']).toEqual({
    type: 'stdio',
    command: '/bin/sh',
    args: [join(folder.path, 'mcp/own.sh')],
  })
  expect(config.mcpServers['far']).toEqual({
    type: 'http',
    url: 'https://a.example/mcp',
    headers: { Authorization: 'Bearer team-1' },
  })
  for (const name of ['servers.json', 'own.sh']) expect(statSync(join(folder.path, 'mcp', name)).mode & 0o077).toBe(0)
})

test('T21: what pays for the model is given to no server, also where its name comes from elsewhere', async () => {
  const { here, config } = await laidOut(
    {
      a: stdio({ args: [`\${ANTHROPIC_API_KEY:-}`] }),
      b: stdio({ args: [`\${AWS_SECRET_ACCESS_KEY}`] }),
      c: stdio({ args: [`\${NO}`] }),
      d: stdio({}),
    },
    { ANTHROPIC_API_KEY: 'sk', AWS_SECRET_ACCESS_KEY: 'x', CLAUDE_CODE_USE_BEDROCK: '1' },
  )
  expect([Object.keys(config.mcpServers), here.names]).toEqual([
    ['a', 'd'],
    ['a', 'd'],
  ])
  expect((await here.end(nothing)).troubles).toEqual([
    'MCP server b was left out: it needs AWS_SECRET_ACCESS_KEY, which is not set or not allowed for servers',
    'MCP server c was left out: it needs NO, which is not set or not allowed for servers',
  ])
})

test('T21: a key that the engine holds is given to no server either', async () => {
  const { tmp, cwd } = callFolders()
  const folder = { path: tmp, home: join(tmp, 'home'), tmp: join(tmp, 'tmp') }
  const environment = { OPENAI_API_KEY: 'sk-canary' }
  const place = { folder, environment, provider: claude.provider, env: {} }
  const list = [{ name: 'a', server: stdio({ args: [`\${OPENAI_API_KEY}`] }) }]
  const request = { servers: { list, memory: '' }, workspace: cwd }
  const keyProxy = { withheld: ['OPENAI_API_KEY'] }
  expect((await prepareServers(request, { ...place, keyProxy }))?.names).toEqual([])
  const elsewhere = { ...folder, path: folder.home }
  mkdirSync(elsewhere.path)
  expect((await prepareServers(request, { ...place, folder: elsewhere }))?.names).toEqual(['a'])
})

test('a missing program ends at once', async () => {
  const { start } = await laidOut({ gone: stdio({ command: 'no-such-program' }) })
  expect(start('gone')).toMatchObject({ status: 127, stdout: '' })
})

test('each server that was of no use is named once', async () => {
  const { here } = await laidOut({
    ok: stdio({}),
    silent: stdio({}),
    gone: stdio({}),
    shy: stdio({}),
    odd: stdio({}),
    lost: stdio({}),
  })
  const statuses = new Map([
    ['ok', 'connected'],
    ['silent', 'pending'],
    ['gone', 'failed'],
    ['shy', 'needs-auth'],
    ['odd', 'x\ny'],
  ])
  const broken = { server: 'ok', tool: 'a\nb' }
  const abandonedCalls = [
    { ...broken, why: 'silent' as const },
    { ...broken, why: 'silent' as const },
    { ...broken, why: 'gone' as const },
    { server: 'stranger', tool: 'x', why: 'gone' as const },
  ]
  expect((await here.end({ statuses, abandonedCalls })).troubles).toEqual([
    'MCP server silent did not answer in time; the call continued without it',
    'MCP server gone could not be started or reached; the call continued without it',
    'MCP server shy requires a login, which is not possible in a call; the call continued without it',
    'MCP server odd was not connected (x y); the call continued without it',
    'MCP server lost was not connected (missing); the call continued without it',
    'MCP server ok did not answer a call of a b in time',
    'MCP server ok ended, or sent too much, in a call of a b',
  ])
  expect((await here.end(nothing)).troubles).toEqual([])
})

test('what a value adds in the form of a variable is filled in by nobody', async () => {
  const url = `https://a.example/\${TRAP}`
  const { here } = await laidOut({ far: { type: 'http', url, headers: {} } }, { TRAP: `\${ANTHROPIC_API_KEY}` })
  const { troubles } = await here.end(nothing)
  expect([here.names, troubles]).toEqual([
    [],
    ['MCP server far was left out: the value of a variable contains another variable'],
  ])
})

const entity = (name: string): string => JSON.stringify({ type: 'entity', name, entityType: 't', observations: ['o'] })

test('the server whose configuration names a memory has that of the run, and what it left is taken back line by line', async () => {
  const keeper = stdio({
    command: 'sh',
    args: ['-c', 'echo "{$MEMORY_FILE_PATH"; cat "$MEMORY_FILE_PATH"'],
    env: { MEMORY_FILE_PATH: '.ralph/memory.jsonl' },
  })
  const { here, start, folder } = await laidOut({ keeper, other: stdio({}) }, {}, `${entity('A')}\n`)
  const memory = join(folder.path, 'mcp/memory.jsonl')
  expect(start('keeper').stdout).toBe(`{${memory}\n${entity('A')}\n`)
  expect(start('other').stdout).not.toContain('MEMORY')
  expect((await here.end(nothing)).memory).toBeNull()
  writeFileSync(memory, `${entity('A')}\n\n${entity('B')}`)
  expect((await here.end(nothing)).memory).toEqual([entity('A'), entity('B')])
})

test.each<[string, (memory: string) => void, readonly string[]]>([
  [
    'larger than a model reads',
    (memory) => writeFileSync(memory, 'x'.repeat(300_000)),
    ['what the memory server saved is larger than 256 KiB'],
  ],
  ['a link to another file', (memory) => symlinkSync('/etc/passwd', memory), []],
  ['a pipe', (memory) => execFileSync('sh', ['-c', 'mkfifo "$1"', 'sh', memory]), []],
  ['a folder', (memory) => mkdirSync(memory), []],
  ['nothing', () => undefined, []],
])('a memory that is %s is not taken back', async (_, make, troubles) => {
  const { here, folder } = await laidOut({ keeper: stdio({ env: { MEMORY_FILE_PATH: 'x' } }) })
  make(join(folder.path, 'mcp/memory.jsonl'))
  expect(await here.end(nothing)).toEqual({ troubles, memory: null })
})

test('a call without servers lays out nothing', async () => {
  const { tmp, cwd } = callFolders()
  const folder = { path: tmp, home: tmp, tmp }
  const place = { folder, environment: {}, provider: claude.provider, env: {} }
  expect(await prepareServers({ workspace: cwd }, place)).toBeUndefined()
})
