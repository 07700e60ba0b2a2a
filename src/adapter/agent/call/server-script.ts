import type { McpServer } from '../../../schema/agent/mcp-server.ts'
import { serverVariables } from '../../process/environment.ts'

/**
 * A script of the shell that starts a server with what it takes over of the call's environment and what its
 * configuration says: the CLI would give it all of its own, the key of the model included (measured with 2.1.330). It
 * works in the home of the call, since a package or a setting in the workspace could be the agent's. Values stand in
 * this file and on no command line.
 */
export function serverScript(
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
