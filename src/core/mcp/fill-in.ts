import type { McpServer } from '../../schema/agent/mcp-server.ts'
import { agentFacts } from '../agent/agents.ts'

/** As Claude Code writes it: `${NAME}`, and `${NAME:-default}` for one that may be missing. */
const reference = /\$\{(?:([A-Za-z_][A-Za-z0-9_]*)(?::-([^${}]*))?\})?/g

type Place = readonly (string | number)[]

/** Which variables a server asks for, and where; null where a `${` begins no name. */
export const namesIn = (server: McpServer): readonly { readonly at: Place; readonly name: string | null }[] =>
  textsOf(server).flatMap(({ at, text }) => [...text.matchAll(reference)].map(([, name = null]) => ({ at, name })))

/** Whether a variable belongs to the provider of a model: its key above all. */
export const asksForModelKey = (name: string): boolean =>
  Object.values(agentFacts).some(({ provider }) => provider.variables.test(name))

/** The server with the values of the variables that it asks for, or which of them are missing. */
export function fillIn<S extends McpServer>(
  server: S,
  lookUp: (name: string) => string | undefined,
): { readonly server: S } | { readonly missing: readonly string[] } {
  const missing = new Set<string>()
  const filled = mapTexts(server, (text) =>
    text.replace(reference, (_, name: string, otherwise?: string) => {
      const value = lookUp(name) ?? otherwise
      if (value === undefined) missing.add(name)
      return value ?? ''
    }),
  )
  return missing.size > 0 ? { missing: [...missing] } : { server: filled }
}

function textsOf(server: McpServer): { at: Place; text: string }[] {
  const within = (key: string, values: Readonly<Record<string, string>> | readonly string[]) =>
    Object.entries(values).map(([name, text]: [string, string]) => ({
      at: [key, Array.isArray(values) ? Number(name) : name],
      text,
    }))
  return server.type === 'http'
    ? [{ at: ['url'], text: server.url }, ...within('headers', server.headers)]
    : [{ at: ['command'], text: server.command }, ...within('args', server.args), ...within('env', server.env)]
}

function mapTexts<S extends McpServer>(server: S, change: (text: string) => string): S
function mapTexts(server: McpServer, change: (text: string) => string): McpServer {
  const values = (all: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(all).map(([name, text]) => [name, change(text)]))
  return server.type === 'http'
    ? { ...server, url: change(server.url), headers: values(server.headers) }
    : { ...server, command: change(server.command), args: server.args.map(change), env: values(server.env) }
}
