import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Provider } from '../../../core/agent/agent-facts.ts'
import { fillInVariables, isModelVariable } from '../../../core/mcp/fill-in.ts'
import { keepsMemory, maxMemoryBytes, memoryVariable } from '../../../core/mcp/memory-file.ts'
import { oneLine } from '../../../core/text/one-line.ts'
import type { AgentRequest } from '../../../port/agent.ts'
import type { McpServer, NamedServer, ServersLeft } from '../../../schema/agent/mcp-server.ts'
import { type CallFolder, readLeft } from '../../process/call-folder.ts'
import type { KeyProxy } from '../../process/command.ts'
import { belongsToPayer, type Environment, serverVariables } from '../../process/environment.ts'
import type { ServersHeard } from './servers-heard.ts'

/** The servers of one call, ready for its program. */
export interface CallServersHere {
  /** In the form of Claude Code. */
  readonly file: string
  readonly names: readonly string[]
  /** What became of them, once the call has ended. */
  end(heard: ServersHeard): Promise<ServersLeft>
}

interface Place {
  readonly folder: CallFolder
  /** The engine's own: what a server's configuration names is looked up there. */
  readonly environment: Environment
  readonly provider: Provider
  /** Of the call itself. */
  readonly env: Readonly<Record<string, string>>
  /** A key that it holds would be within reach of the agent in a server's environment. */
  readonly keyProxy?: Pick<KeyProxy, 'withheld'> | undefined
}

/** Writes what the program of a call needs to start its servers, and what they remember; undefined where it has none. */
export async function layOutServers(
  { servers, workspace }: Pick<AgentRequest, 'servers' | 'workspace'>,
  place: Place,
): Promise<CallServersHere | undefined> {
  if (!servers) return undefined
  const folder = join(place.folder.path, 'mcp')
  const relay = join(folder, 'relay.cjs')
  await mkdir(folder, { mode: 0o700 })
  await writeFile(relay, relayProgram, { mode: 0o600 })
  const memory = servers.list.some(keepsMemory) ? join(folder, 'memory.jsonl') : undefined
  if (memory !== undefined && servers.memory !== '') await writeFile(memory, servers.memory, { mode: 0o600 })
  const judged = servers.list.map((one) => ready(one, { ...place, workspace, memory }))
  const left = judged.flatMap((one) => ('why' in one ? [`MCP server ${one.name} was left out: ${one.why}`] : []))
  const good = judged.flatMap((one) => ('why' in one ? [] : [one]))
  const entries = good.map(async ({ name, server }) => [
    name,
    await entryOf(server, { script: join(folder, `${name}.sh`), relay, call: place.env }),
  ])
  const file = join(folder, 'servers.json')
  await writeFile(file, JSON.stringify({ mcpServers: Object.fromEntries(await Promise.all(entries)) }), { mode: 0o600 })
  const names = good.map(({ name }) => name)
  return {
    file,
    names,
    async end(heard) {
      const read = memory === undefined ? undefined : await readLeft(memory, maxMemoryBytes)
      const lost =
        read && 'size' in read ? [`what the memory server saved is larger than ${maxMemoryBytes / 1024} KiB`] : []
      const changed = read && 'text' in read && read.text !== servers.memory
      return {
        troubles: [...left, ...troublesOf(names, heard), ...lost],
        memory: changed ? read.text.split('\n').filter((line) => line !== '') : null,
      }
    },
  }
}

/** A server with all that it needs, or why it cannot have that. */
function ready(
  { name, server }: NamedServer,
  { environment, provider, keyProxy, workspace, memory }: Place & { workspace: string; memory: string | undefined },
): NamedServer | { readonly name: string; readonly why: string } {
  const valueOfVariable = (variable: string): string | undefined => {
    if (variable === 'RALPH_WORKSPACE') return workspace
    if (keyProxy?.withheld.includes(variable)) return undefined
    if (isModelVariable(variable) || belongsToPayer(provider, environment, variable)) return undefined
    return environment[variable] || undefined
  }
  const filled = fillInVariables(server, valueOfVariable)
  if ('missing' in filled)
    return { name, why: `it needs ${filled.missing.join(' and ')}, which is not set or not allowed for servers` }
  if (filled.server.type === 'stdio') {
    const own = memory !== undefined && keepsMemory({ name, server }) ? { [memoryVariable]: memory } : {}
    return { name, server: { ...filled.server, env: { ...filled.server.env, ...own } } }
  }
  // The CLI would fill it in once more, and from its own environment.
  if (JSON.stringify(filled.server).includes('${'))
    return { name, why: 'the value of a variable contains another variable' }
  return { name, server: filled.server }
}

async function entryOf(
  server: McpServer,
  { script, ...started }: { script: string; relay: string; call: Place['env'] },
): Promise<object> {
  if (server.type === 'http') return server
  await writeFile(script, serverScript(server, started), { mode: 0o600 })
  return { type: 'stdio', command: '/bin/sh', args: [script] }
}

const byStatus: Readonly<Record<string, string>> = {
  failed: 'could not be started or reached',
  pending: 'did not answer in time',
  'needs-auth': 'requires a login, which is not possible in a call',
  no_tools: 'has no tools, or too long a list of them',
}

function troublesOf(names: readonly string[], { statuses, givenUp }: ServersHeard): string[] {
  const absent = names.flatMap((name) => {
    const status = statuses?.get(name) ?? 'missing'
    if (statuses === null || status === 'connected') return []
    const why = byStatus[status] ?? `was not connected (${oneLine(status, 40)})`
    return [`MCP server ${name} ${why}; the call continued without it`]
  })
  const broken = givenUp.flatMap(({ server, tool, why }) => {
    if (!names.includes(server)) return []
    const call = `a call of ${oneLine(tool, 60)}`
    return [
      `MCP server ${server} ${why === 'silent' ? `did not answer ${call} in time` : `ended, or sent too much, in ${call}`}`,
    ]
  })
  return [...new Set([...absent, ...broken])]
}

/**
 * A script of the shell that starts a server with what it takes over of the call's environment and what its
 * configuration says: the CLI would give it all of its own, the key of the model included (measured with 2.1.330). It
 * works in the home of the call, since a package or a setting in the workspace could be the agent's. Values stand in
 * this file and on no command line.
 */
function serverScript(
  { command, args, env }: McpServer & { type: 'stdio' },
  { call, relay }: { readonly call: Readonly<Record<string, string>>; readonly relay: string },
): string {
  // By the mark in its environment a process is found that left its group (docs/agents.md#confinement).
  const kept = ['RALPH_TREE', ...serverVariables(call)].map((name) => `\${${name}+"${name}=$${name}"}`)
  return [
    `[ "\${1-}" = clean ] || exec env -i ${kept.join(' ')} /bin/sh "$0" clean`,
    'cd "$HOME" || exit 1',
    ...Object.entries(env).map(([name, value]) => `export ${name}=${quoted(value)}`),
    `exec ${[process.execPath, relay, command, ...args].map(quoted).join(' ')}`,
    '',
  ].join('\n')
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/**
 * Stands between the CLI and a server, since the CLI never comes to its first line where a server prints without end
 * (measured with 2.1.330): lets through messages, and ends the server at what is none. A program of Node's in text: it
 * runs in the confinement of the call, where nothing of ralph is.
 */
const relayProgram = `
const { spawn } = require('node:child_process')
const [command, ...args] = process.argv.slice(2)
const most = { line: 16 * 2 ** 20, all: 256 * 2 ** 20, junk: 1000 }
const child = spawn(command, args, { stdio: ['inherit', 'pipe', 'ignore'] })
let [rest, begun, all, junk] = [[], 0, 0, 0]
const end = () => { child.kill('SIGKILL'); process.exit(1) }
const say = (line) => {
  if (/^\\s*\\{/.test(line.toString('latin1', 0, 64))) return process.stdout.write(line)
  junk += line.length > 1 ? 1 : 0
  return true
}
child.stdout.on('data', (chunk) => {
  all += chunk.length
  let free = true
  let at = 0
  for (let feed = chunk.indexOf(10); feed >= 0; feed = chunk.indexOf(10, at)) {
    free = say(Buffer.concat([...rest, chunk.subarray(at, feed + 1)])) && free
    ;[rest, begun, at] = [[], 0, feed + 1]
    if (junk > most.junk) return end()
  }
  if (at < chunk.length) rest.push(chunk.subarray(at))
  begun += chunk.length - at
  if (begun > most.line || all > most.all) return end()
  if (!free) { child.stdout.pause(); process.stdout.once('drain', () => child.stdout.resume()) }
})
process.stdout.on('error', end)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('error', () => process.exit(127))
child.on('close', (code) => process.exit(code ?? 1))
`
