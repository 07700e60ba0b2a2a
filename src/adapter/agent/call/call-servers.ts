import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Provider } from '../../../core/agent/agent-facts.ts'
import { fillInVariables, isModelVariable } from '../../../core/mcp/fill-in.ts'
import { keepsMemory, maxMemoryBytes, memoryVariable } from '../../../core/mcp/memory-file.ts'
import { oneLine } from '../../../core/text/one-line.ts'
import type { AgentRequest } from '../../../port/agent.ts'
import type { McpServer, NamedServer, ServersLeft } from '../../../schema/agent/mcp-server.ts'
import { type CallFolder, readResultFile } from '../../process/call-folder.ts'
import type { KeyProxy } from '../../process/command.ts'
import { belongsToPayer, type Environment, serverVariables } from '../../process/environment.ts'
import type { ServerReports } from './server-listener.ts'

export interface PreparedServers {
  readonly file: string
  readonly names: readonly string[]
  end(heard: ServerReports): Promise<ServersLeft>
}

interface ServerContext {
  readonly folder: CallFolder
  readonly environment: Environment
  readonly provider: Provider
  readonly env: Readonly<Record<string, string>>
  /** Its keys are withheld: in a server's environment the agent could read them. */
  readonly keyProxy?: Pick<KeyProxy, 'withheld'> | undefined
}

export async function prepareServers(
  { servers, workspace }: Pick<AgentRequest, 'servers' | 'workspace'>,
  context: ServerContext,
): Promise<PreparedServers | undefined> {
  if (!servers) return undefined
  const folder = join(context.folder.path, 'mcp')
  const relay = join(folder, 'relay.cjs')
  await mkdir(folder, { mode: 0o700 })
  await writeFile(relay, relayProgram, { mode: 0o600 })
  const memory = servers.list.some(keepsMemory) ? join(folder, 'memory.jsonl') : undefined
  if (memory !== undefined && servers.memory !== '') await writeFile(memory, servers.memory, { mode: 0o600 })
  const prepared = servers.list.map((server) => prepareServer(server, { ...context, workspace, memory }))
  const omitted = prepared.flatMap((server) =>
    'why' in server ? [`MCP server ${server.name} was left out: ${server.why}`] : [],
  )
  const usable = prepared.flatMap((server) => ('why' in server ? [] : [server]))
  const entries = usable.map(async ({ name, server }) => [
    name,
    await entryOf(server, { script: join(folder, `${name}.sh`), relay, call: context.env }),
  ])
  const file = join(folder, 'servers.json')
  await writeFile(file, JSON.stringify({ mcpServers: Object.fromEntries(await Promise.all(entries)) }), { mode: 0o600 })
  const names = usable.map(({ name }) => name)
  return {
    file,
    names,
    async end(heard) {
      const memoryFile = memory === undefined ? undefined : await readResultFile(memory, maxMemoryBytes)
      const memoryTrouble =
        memoryFile && 'size' in memoryFile
          ? [`what the memory server saved is larger than ${maxMemoryBytes / 1024} KiB`]
          : []
      const hasChanged = memoryFile && 'text' in memoryFile && memoryFile.text !== servers.memory
      return {
        troubles: [...omitted, ...troublesOf(names, heard), ...memoryTrouble],
        memory: hasChanged ? memoryFile.text.split('\n').filter((line) => line !== '') : null,
      }
    },
  }
}

function prepareServer(
  { name, server }: NamedServer,
  {
    environment,
    provider,
    keyProxy,
    workspace,
    memory,
  }: ServerContext & { workspace: string; memory: string | undefined },
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
    const memoryEnv = memory !== undefined && keepsMemory({ name, server }) ? { [memoryVariable]: memory } : {}
    return { name, server: { ...filled.server, env: { ...filled.server.env, ...memoryEnv } } }
  }
  // The CLI would expand it again, from its own environment.
  if (JSON.stringify(filled.server).includes('${'))
    return { name, why: 'the value of a variable contains another variable' }
  return { name, server: filled.server }
}

async function entryOf(
  server: McpServer,
  { script, ...options }: { script: string; relay: string; call: ServerContext['env'] },
): Promise<object> {
  if (server.type === 'http') return server
  await writeFile(script, serverScript(server, options), { mode: 0o600 })
  return { type: 'stdio', command: '/bin/sh', args: [script] }
}

const statusTexts: Readonly<Record<string, string>> = {
  failed: 'could not be started or reached',
  pending: 'did not answer in time',
  'needs-auth': 'requires a login, which is not possible in a call',
  no_tools: 'has no tools, or too long a list of them',
}

function troublesOf(names: readonly string[], { statuses, abandonedCalls }: ServerReports): string[] {
  const absentTroubles = names.flatMap((name) => {
    const status = statuses?.get(name) ?? 'missing'
    if (statuses === null || status === 'connected') return []
    const problem = statusTexts[status] ?? `was not connected (${oneLine(status, 40)})`
    return [`MCP server ${name} ${problem}; the call continued without it`]
  })
  const callTroubles = abandonedCalls.flatMap(({ server, tool, why }) => {
    if (!names.includes(server)) return []
    const call = `a call of ${oneLine(tool, 60)}`
    return [
      `MCP server ${server} ${why === 'silent' ? `did not answer ${call} in time` : `ended, or sent too much, in ${call}`}`,
    ]
  })
  return [...new Set([...absentTroubles, ...callTroubles])]
}

/**
 * A shell script that starts a server with the allowed variables of the call and those of its configuration: the CLI would
 * pass all of its own, including the model's key (measured with 2.1.330). It runs in the call's home, since a package in
 * the workspace could be the agent's. Values are in this file, not on a command line.
 */
function serverScript(
  { command, args, env }: McpServer & { type: 'stdio' },
  { call, relay }: { readonly call: Readonly<Record<string, string>>; readonly relay: string },
): string {
  // The mark in its environment identifies a process that left its group (docs/agents.md#confinement).
  const passedVariables = ['RALPH_TREE', ...serverVariables(call)].map((name) => `\${${name}+"${name}=$${name}"}`)
  return [
    `[ "\${1-}" = clean ] || exec env -i ${passedVariables.join(' ')} /bin/sh "$0" clean`,
    'cd "$HOME" || exit 1',
    ...Object.entries(env).map(([name, value]) => `export ${name}=${quote(value)}`),
    `exec ${[process.execPath, relay, command, ...args].map(quote).join(' ')}`,
    '',
  ].join('\n')
}

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/**
 * Runs between the CLI and a server, because the CLI hangs if a server prints without end (measured with 2.1.330): passes
 * messages on, and ends the server at other output. It is text, because the call's confinement contains nothing of ralph.
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
