import { z } from 'zod'

const text = z.string().regex(/^[^\0]*$/, 'a NUL character is in no argument and no address')
const values = z.record(text, text)
const variables = z.record(z.string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'expected the name of a variable'), text)

/** A part of the names of its tools: `mcp__<name>__<tool>`. */
export const McpServerName = text.regex(
  /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/,
  'expected a name of letters, digits, "_" and "-", 40 characters at most',
)

/** A program that is started for each call and speaks over its standard input and output. */
export const StdioServer = z.strictObject({
  type: z.literal('stdio').default('stdio'),
  command: text.regex(
    /^(?:\/.*|[^/\\\s]+)$/,
    'expected the name of a program on PATH or an absolute path; below the workspace it could be the agent’s own',
  ),
  args: z.array(text).max(100).default([]),
  env: variables.default({}),
})

/** One that runs elsewhere, spoken to by streamable HTTP. */
export const HttpServer = z.strictObject({
  type: z.literal('http'),
  url: text.regex(/^https?:\/\/[^\s/]/, 'expected an address that begins with https:// or http://'),
  headers: values.default({}),
})

/** One of `mcpServers`, in the form of Claude Code's own configuration. */
export type McpServer = z.infer<typeof StdioServer> | z.infer<typeof HttpServer>

export interface NamedServer {
  readonly name: string
  readonly server: McpServer
}

/** What the servers of a call left. Foreign: in split jobs it comes from the job of the agent. */
export const ServersLeft = z.object({
  /** Which of them were of no use and why, a sentence each; the call went on without them. */
  troubles: z.array(z.string()).max(100).readonly(),
  /** The lines of `memory.jsonl` where the call changed it, unread; null where it did not. */
  memory: z.array(z.string()).max(10_000).readonly().nullable(),
})
export type ServersLeft = z.infer<typeof ServersLeft>

/** The same as a fact of the run: what of it was of no use. */
export const ServerTrouble = z.object({
  type: z.literal('server_trouble'),
  at: z.iso.datetime(),
  iteration: z.int(),
  what: z.array(z.string()),
})
