import { z } from 'zod'

const text = z.string().regex(/^[^\0]*$/, 'a NUL character is in no argument and no address')
const values = z.record(text, text)
const variables = z.record(z.string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'expected the name of a variable'), text)

/** Part of the names of its tools: `mcp__<name>__<tool>`. */
export const McpServerName = text.regex(
  /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/,
  'expected a name of letters, digits, "_" and "-", 40 characters at most',
)

export const StdioServer = z.strictObject({
  type: z.literal('stdio').default('stdio'),
  command: text.regex(
    /^(?:\/.*|[^/\\\s]+)$/,
    'expected the name of a program on PATH or an absolute path; below the workspace it could be the agent’s own',
  ),
  args: z.array(text).max(100).default([]),
  env: variables.default({}),
})

export const HttpServer = z.strictObject({
  type: z.literal('http'),
  url: text.regex(/^https?:\/\/[^\s/]/, 'expected an address that begins with https:// or http://'),
  headers: values.default({}),
})

export type McpServer = z.infer<typeof StdioServer> | z.infer<typeof HttpServer>

export interface NamedServer {
  readonly name: string
  readonly server: McpServer
}

/** Results of a call's servers. Foreign: in split jobs they come from the job of the agent. */
export const ServersLeft = z.object({
  /** Servers that were of no use, with the reason in one sentence each; the call continued without them. */
  troubles: z.array(z.string()).max(100).readonly(),
  /** Unread lines of `memory.jsonl`; null if the call did not change it. */
  memory: z.array(z.string()).max(10_000).readonly().nullable(),
})
export type ServersLeft = z.infer<typeof ServersLeft>

export const ServerTrouble = z.object({
  type: z.literal('server_trouble'),
  at: z.iso.datetime(),
  iteration: z.int(),
  what: z.array(z.string()),
})
