import { expect, test } from 'vitest'
import { readServers } from '../../../src/core/mcp/read-servers.ts'

const file = '.ralph/config/mcp-context.json'
const read = (value: unknown) => readServers(JSON.stringify(value, null, 2), file)
const of = (server: unknown, name = 'one') => read({ mcpServers: { [name]: server } }).findings

test('the files of the older programs are read as they are', () => {
  const context7 = { command: 'npx', args: ['-y', '@upstash/context7-mcp@4.1.1'] }
  const memory = {
    command: 'npx',
    args: ['-y', '@modelcontextprotocol/server-memory@2026.8.31'],
    env: { MEMORY_FILE_PATH: '.ralph/memory.jsonl' },
  }
  expect(read({ mcpServers: { context7, memory } })).toEqual({
    servers: [
      { name: 'context7', server: { type: 'stdio', env: {}, ...context7 } },
      { name: 'memory', server: { type: 'stdio', ...memory } },
    ],
    findings: [],
  })
  expect(read({ mcpServers: {} })).toEqual({ servers: [], findings: [] })
})

test('a server that runs elsewhere has an address and headers', () => {
  const context7 = { type: 'http', url: 'https://mcp.context7.com/mcp', headers: { KEY: `\${CONTEXT7_API_KEY:-}` } }
  expect(read({ mcpServers: { context7 } }).servers).toEqual([{ name: 'context7', server: context7 }])
})

test('everything that is wrong is told at once, each with file, line and place', () => {
  const text = `{
  "mcpServers": {
    "two words": { "command": "nc" },
    "old": { "type": "sse", "url": "https://example.com/sse" },
    "untold": { "url": "https://example.com/mcp" },
    "file": { "type": "http", "url": "file:///etc/passwd" },
    "own": { "command": "./tools/server.js", "arguments": [] },
    "thief": { "command": "node", "args": ["x"], "env": { "KEY": "\${ANTHROPIC_API_KEY}", "A B": "c" } },
    "sly": { "type": "http", "url": "https://example.com/\${CLAUDE_CODE_OAUTH_TOKEN:-none}", "headers": {} },
    "torn": { "command": "uv", "args": ["\${}", "\${1}", "\${A:-\${ANTHROPIC_API_KEY}}"] },
    "text": "npx"
  },
  "inputs": []
}`
  expect(readServers(text, file)).toEqual({
    servers: [],
    findings: [
      `${file}:3:18: mcpServers["two words"]: expected a name of letters, digits, "_" and "-", 40 characters at most`,
      `${file}:4:22: mcpServers.old.type: expected "stdio" or "http", the transports that ralph knows, got "sse"`,
      `${file}:5:15: mcpServers.untold: a server with a \`url\` needs \`"type": "http"\``,
      `${file}:6:38: mcpServers.file.url: expected an address that begins with https:// or http://`,
      `${file}:7:12: mcpServers.own: has fields that are not known: arguments`,
      `${file}:7:25: mcpServers.own.command: expected the name of a program on PATH or an absolute path; below the workspace it could be the agent’s own`,
      `${file}:8:97: mcpServers.thief.env["A B"]: expected the name of a variable`,
      `${file}:9:37: mcpServers.sly.url: asks for CLAUDE_CODE_OAUTH_TOKEN: credentials that pay for the model are never given to a server`,
      expect.stringContaining(`mcpServers.torn.args[0]: a "\${" must start the name of a variable`),
      expect.stringContaining(`mcpServers.torn.args[1]: a "\${" must start`),
      expect.stringContaining(`mcpServers.torn.args[2]: a "\${" must start`),
      expect.stringContaining('mcpServers.torn.args[2]: asks for ANTHROPIC_API_KEY'),
      `${file}:11:13: mcpServers.text: expected an object, got "npx"`,
      `${file}:13:13: inputs: is not known here; servers stand in \`mcpServers\``,
    ],
  })
})

test.each(['ANTHROPIC_API_KEY', 'ANTHROPIC_AUTH_TOKEN', 'CLAUDE_CODE_OAUTH_TOKEN', 'ANTHROPIC_CUSTOM_HEADERS'])(
  'T21: no server is given %s, wherever it is asked for',
  (name) => {
    const asks = expect.stringContaining(`asks for ${name}`)
    expect(of({ command: `\${${name}}` })).toEqual([asks])
    expect(of({ command: 'x', args: ['a', `--key=\${${name}}`] })).toEqual([asks])
    expect(of({ command: 'x', env: { OTHER: `\${${name}:-x}` } })).toEqual([asks])
    expect(of({ type: 'http', url: 'https://a.example', headers: { A: `Bearer \${${name}}` } })).toEqual([asks])
  },
)

test.each([
  ['no JSON', '{ mcpServers: {} }', /:1:3: .*double quotes/],
  ['a list', '[]', /:1:1: expected an object with `mcpServers`/],
  ['without servers', '{}', /:1:1: mcpServers: expected an object, got undefined/],
  ['one name twice', '{"mcpServers":{"a":{"command":"x"},"a":{"command":"y"}}}', /occurs more than once/],
  ['a NUL in an argument', '{"mcpServers":{"a":{"command":"x","args":["\\u0000"]}}}', /args\[0\]: a NUL/],
  ['too deep', `${'['.repeat(100)}${']'.repeat(100)}`, /nests/],
])('%s is a finding and no server', (_, text, why) => {
  const { servers, findings } = readServers(text, file)
  expect([servers, findings[0]]).toEqual([[], expect.stringMatching(why)])
})

test('a flood of servers is refused', () => {
  const many = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`s${at}`, { command: 'x' }]))
  expect(read({ mcpServers: many }).findings).toEqual([`${file}:2:17: mcpServers: has 21 servers; at most 20 are read`])
})

test.each([
  ['npx', ['-y', '@upstash/context7-mcp@latest'], 1],
  ['npx', ['-y', '@modelcontextprotocol/server-memory'], 1],
  ['/usr/bin/npx', ['--yes', 'a@^1.2.3'], 1],
  ['npx', ['-y', '--package=a@1', 'b'], 1],
  ['npx', ['-p', 'a@1.2.3', '-p', 'b', 'run'], 3],
  ['bunx', ['a@next'], 0],
  ['uvx', ['--from', 'mcp-server-git', 'mcp-server-git'], 1],
])('T18: %s %j floats', (command, args, at) => {
  expect(of({ command, args })).toEqual([expect.stringContaining(`mcpServers.one.args[${at}]: "`)])
})

test.each([
  ['npx', ['-y', '@upstash/context7-mcp@4.1.1', '--api-key', 'x']],
  ['npx', ['--no', 'mcp-server-memory']],
  ['npx', ['-y', '-p', 'a@1.2.3-rc.1', 'run', 'b']],
  ['uvx', ['mcp-server-git==2026.1.14']],
  ['uvx', ['--from=mcp-server-git@2026.1', 'mcp-server-git']],
  ['mcp-server-memory', []],
  ['node', ['/opt/server.js']],
])('%s %j does not', (command, args) => expect(of({ command, args })).toEqual([]))
