import type { StreamLine } from './stream-line.ts'

export interface ServerReports {
  /**
   * Status of each server (`connected`, `failed`, `pending`, `needs-auth`) at the start of the call, or `no_tools` for a
   * connected one without tools; null before the first line.
   */
  readonly statuses: ReadonlyMap<string, string> | null
  readonly abandonedCalls: readonly {
    readonly server: string
    readonly tool: string
    readonly why: 'silent' | 'gone'
  }[]
}

const maxAbandoned = 20

/**
 * Collects reports about useless servers. A tool's answer is foreign; the CLI's own sentences about a silent server, or one
 * that sends more than 16 MB, are recognised by their form (measured with 2.1.330). A server that forges them harms itself.
 */
export function serverListener(): { hear(line: StreamLine): void; soFar(): ServerReports } {
  let statuses: ReadonlyMap<string, string> | null = null
  const abandonedCalls: ServerReports['abandonedCalls'][number][] = []
  const pendingCalls = new Map<string, { server: string; tool: string }>()

  function recordCalls(blocks: AssistantLine['message']['content']): void {
    for (const { id, name } of blocks) {
      const [, server, tool] = /^mcp__(.+?)__(.+)$/.exec(name ?? '') ?? []
      if (id !== undefined && server !== undefined && tool !== undefined) pendingCalls.set(id, { server, tool })
    }
  }

  function recordAnswer({ tool_use_id: id = '', is_error: failed, content }: ToolResult): void {
    const call = pendingCalls.get(id)
    if (!call) return
    pendingCalls.delete(id)
    const reason = failed && typeof content === 'string' ? abandonReason(content) : undefined
    if (reason !== undefined && abandonedCalls.length < maxAbandoned) abandonedCalls.push({ ...call, why: reason })
  }

  function hear(line: StreamLine): void {
    if (line.type === 'assistant') recordCalls(line.message.content)
    if (line.type === 'user') line.message?.content.forEach(recordAnswer)
    if (line.type !== 'system' || line.subtype !== 'init') return
    const { mcp_servers: servers = [], tools } = line
    // The CLI silently drops a list of tools that is too long.
    const hasNoTools = (name: string) => tools?.some((tool) => tool.startsWith(`mcp__${name}__`)) === false
    statuses = new Map(
      servers.map(({ name = '', status = '' }) => [
        name,
        status === 'connected' && hasNoTools(name) ? 'no_tools' : status,
      ]),
    )
  }

  return { hear, soFar: () => ({ statuses, abandonedCalls: [...abandonedCalls] }) }
}

type AssistantLine = Extract<StreamLine, { type: 'assistant' }>
type ToolResult = NonNullable<Extract<StreamLine, { type: 'user' }>['message']>['content'][number]

const goneMessages = [
  /^Connection closed$/,
  /^The response from MCP server ".*" for tool ".*" was larger than \d+MB, so it was not read\./,
  /^The connection to MCP server ".*" was closed because a message from the server was too large or could not be parsed/,
]

function abandonReason(text: string): 'silent' | 'gone' | undefined {
  if (/^MCP server ".*" tool ".*" timed out after \d+s$/.test(text)) return 'silent'
  return goneMessages.some((form) => form.test(text)) ? 'gone' : undefined
}
