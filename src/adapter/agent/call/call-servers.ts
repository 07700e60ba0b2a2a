import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Provider } from '../../../core/agent/agent-facts.ts'
import { asksForModelKey, fillIn } from '../../../core/mcp/fill-in.ts'
import { oneLine } from '../../../core/text/one-line.ts'
import type { AgentRequest, ServersEnd } from '../../../port/agent.ts'
import type { McpServer } from '../../../schema/agent/mcp-server.ts'
import type { CallFolder } from '../../process/call-folder.ts'
import { belongsToPayer, type Environment, serverVariables } from '../../process/environment.ts'
import type { ServersHeard } from './servers-heard.ts'

/** The servers of one call, ready for its program. */
export interface CallServersHere {
  /** In the form of Claude Code. */
  readonly file: string
  readonly names: readonly string[]
  /** What became of them, once the call has ended. */
  end(heard: ServersHeard): ServersEnd
}

interface Place {
  readonly folder: CallFolder
  /** The engine's own: what a server's configuration names is looked up there. */
  readonly environment: Environment
  readonly provider: Provider
  /** Of the call itself. */
  readonly env: Readonly<Record<string, string>>
}

/** Writes what the program of a call needs to start its servers; undefined where it has none. */
export async function layOutServers(
  { servers, workspace }: Pick<AgentRequest, 'servers' | 'workspace'>,
  place: Place,
): Promise<CallServersHere | undefined> {
  if (!servers) return undefined
  const folder = join(place.folder.path, 'mcp')
  await mkdir(folder, { mode: 0o700 })
  const lookUp = (name: string): string | undefined => {
    if (name === 'RALPH_WORKSPACE') return workspace
    if (asksForModelKey(name) || belongsToPayer(place.provider, place.environment, name)) return undefined
    return place.environment[name] || undefined
  }
  const troubles: string[] = []
  const entries = await Promise.all(
    servers.list.map(async ({ name, server }) => {
      const filled = fillIn(server, lookUp)
      const why =
        'missing' in filled
          ? `it needs ${filled.missing.join(' and ')}, which is not set or which no server gets`
          : undefined
      if ('missing' in filled) troubles.push(`MCP server ${name} was left out: ${why}`)
      return 'missing' in filled
        ? []
        : [[name, await entryOf(filled.server, join(folder, `${name}.sh`), place.env)] as const]
    }),
  )
  const list = entries.flat()
  const file = join(folder, 'servers.json')
  await writeFile(file, JSON.stringify({ mcpServers: Object.fromEntries(list) }), { mode: 0o600 })
  const names = list.map(([name]) => name)
  return { file, names, end: (heard) => ({ troubles: [...troubles, ...troublesOf(names, heard)] }) }
}

/** The CLI gives a server its own environment, the key of the model included (measured), and fills in variables itself. */
async function entryOf(server: McpServer, script: string, env: Place['env']): Promise<object> {
  // What is left of a `${` in a value is text.
  if (server.type === 'http') return server
  await writeFile(script, startScript(server, serverVariables(env)), { mode: 0o600 })
  return { type: 'stdio', command: '/bin/sh', args: [script] }
}

/**
 * Starts the server with what it takes over and what its configuration says, in an empty folder: a package or a setting
 * in the workspace could be the agent's. Values stand in this file and on no command line.
 */
function startScript({ command, args, env }: McpServer & { type: 'stdio' }, takenOver: readonly string[]): string {
  // By the mark in its environment a process is found that left its group (docs/agents.md#confinement).
  const kept = ['RALPH_TREE', ...takenOver].map((name) => `\${${name}+"${name}=$${name}"}`)
  const set = Object.entries(env).map(([name, value]) => `export ${name}=${quoted(value)}`)
  return [
    `[ "\${1-}" = clean ] || exec env -i ${kept.join(' ')} /bin/sh "$0" clean`,
    'cd "$HOME" || exit 1',
    ...set,
    `exec ${[command, ...args].map(quoted).join(' ')}`,
    '',
  ].join('\n')
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

const byStatus: Readonly<Record<string, string>> = {
  failed: 'could not be started or reached',
  pending: 'did not answer in time',
  'needs-auth': 'demands a login, which no call can give',
}

function troublesOf(names: readonly string[], { statuses, givenUp }: ServersHeard): string[] {
  const absent = names.flatMap((name) => {
    const status = statuses?.get(name) ?? 'missing'
    if (statuses === null || status === 'connected') return []
    return [
      `MCP server ${name} ${byStatus[status] ?? `was not connected (${oneLine(status, 40)})`}; the call went on without it`,
    ]
  })
  const broken = givenUp.flatMap(({ server, tool, why }) => {
    const call = `a call of ${oneLine(tool, 60)}`
    if (!names.includes(server)) return []
    return [
      why === 'silent'
        ? `MCP server ${server} did not answer ${call} in time`
        : `MCP server ${server} ended, or sent too much, in ${call}`,
    ]
  })
  return [...new Set([...absent, ...broken])]
}
