import type { McpServer } from '../../schema/agent/mcp-server.ts'
import { agentFacts } from '../agent/agents.ts'

/** Claude Code's syntax: `${NAME}`, or `${NAME:-default}` for one that may be missing. */
const reference = /\$\{(?:([A-Za-z_][A-Za-z0-9_]*)(?::-([^${}]*))?\})?/g

type TextPath = readonly (string | number)[]

/** The variables that a server refers to, and where; null for a `${` without a name. */
export const variablesIn = (server: McpServer): readonly { readonly path: TextPath; readonly name: string | null }[] =>
  textsOf(server).flatMap(({ path, text }) => [...text.matchAll(reference)].map(([, name = null]) => ({ path, name })))

/** True for a variable of a model provider: its key above all. */
export const isModelVariable = (name: string): boolean =>
  Object.values(agentFacts).some(({ provider }) => provider.variables.test(name))

/** The server with the values of its variables, or the missing ones. */
export function fillInVariables<S extends McpServer>(
  server: S,
  lookUp: (name: string) => string | undefined,
): { readonly server: S } | { readonly missing: readonly string[] } {
  const missing = new Set<string>()
  const filled = mapTexts(server, (text) =>
    text.replace(reference, (_, name: string, defaultValue?: string) => {
      const value = lookUp(name) ?? defaultValue
      if (value === undefined) missing.add(name)
      return value ?? ''
    }),
  )
  return missing.size > 0 ? { missing: [...missing] } : { server: filled }
}

function textsOf(server: McpServer): { path: TextPath; text: string }[] {
  const textsBelow = (key: string, values: Readonly<Record<string, string>> | readonly string[]) =>
    Object.entries(values).map(([name, text]: [string, string]) => ({
      path: [key, Array.isArray(values) ? Number(name) : name],
      text,
    }))
  return server.type === 'http'
    ? [{ path: ['url'], text: server.url }, ...textsBelow('headers', server.headers)]
    : [
        { path: ['command'], text: server.command },
        ...textsBelow('args', server.args),
        ...textsBelow('env', server.env),
      ]
}

function mapTexts<S extends McpServer>(server: S, change: (text: string) => string): S
function mapTexts(server: McpServer, change: (text: string) => string): McpServer {
  const values = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, change(text)]))
  return server.type === 'http'
    ? { ...server, url: change(server.url), headers: values(server.headers) }
    : { ...server, command: change(server.command), args: server.args.map(change), env: values(server.env) }
}
