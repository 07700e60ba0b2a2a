import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Provider } from '../../../core/agent/agent-facts.ts'
import { asksForModelKey, fillIn } from '../../../core/mcp/fill-in.ts'
import { keepsMemory, maxMemoryBytes, memoryVariable } from '../../../core/mcp/memory-file.ts'
import { oneLine } from '../../../core/text/one-line.ts'
import type { AgentRequest } from '../../../port/agent.ts'
import type { McpServer, NamedServer, ServersLeft } from '../../../schema/agent/mcp-server.ts'
import type { CallFolder } from '../../process/call-folder.ts'
import { belongsToPayer, type Environment } from '../../process/environment.ts'
import { readLeft } from './read-left.ts'
import { relayProgram } from './server-relay.ts'
import { serverScript } from './server-script.ts'
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
        read && 'size' in read ? [`what the memory server left is larger than ${maxMemoryBytes / 1024} KiB`] : []
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
  { environment, provider, workspace, memory }: Place & { workspace: string; memory: string | undefined },
): NamedServer | { readonly name: string; readonly why: string } {
  const valueOfVariable = (variable: string): string | undefined => {
    if (variable === 'RALPH_WORKSPACE') return workspace
    if (asksForModelKey(variable) || belongsToPayer(provider, environment, variable)) return undefined
    return environment[variable] || undefined
  }
  const filled = fillIn(server, valueOfVariable)
  if ('missing' in filled)
    return { name, why: `it needs ${filled.missing.join(' and ')}, which is not set or which no server gets` }
  if (filled.server.type === 'stdio') {
    const own = memory !== undefined && keepsMemory({ name, server }) ? { [memoryVariable]: memory } : {}
    return { name, server: { ...filled.server, env: { ...filled.server.env, ...own } } }
  }
  // The CLI would fill it in once more, and from its own environment.
  if (JSON.stringify(filled.server).includes('${')) return { name, why: 'the value of a variable holds another one' }
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
  'needs-auth': 'demands a login, which no call can give',
}

function troublesOf(names: readonly string[], { statuses, givenUp }: ServersHeard): string[] {
  const absent = names.flatMap((name) => {
    const status = statuses?.get(name) ?? 'missing'
    if (statuses === null || status === 'connected') return []
    const why = byStatus[status] ?? `was not connected (${oneLine(status, 40)})`
    return [`MCP server ${name} ${why}; the call went on without it`]
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
