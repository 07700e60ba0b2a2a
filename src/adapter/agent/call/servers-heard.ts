import type { StreamLine } from './stream-line.ts'

/** What a call's stream said of its MCP servers. */
export interface ServersHeard {
  /**
   * Name and status (`connected`, `failed`, `pending`, `needs-auth`) as the call began, `no_tools` of one that is connected
   * and of no use; null before its first line.
   */
  readonly statuses: ReadonlyMap<string, string> | null
  /** Calls of their tools that the CLI itself gave up. */
  readonly givenUp: readonly { readonly server: string; readonly tool: string; readonly why: 'silent' | 'gone' }[]
}

const most = 20

/**
 * Listens for servers that are of no use. What a tool answers is foreign; the CLI's own sentences on one that does not,
 * or sends more than the 16 MB that it reads of an address, are told by their form alone (measured with 2.1.330), and a
 * server that forges them speaks ill of itself.
 */
export function serversHeard(): { hear(line: StreamLine): void; soFar(): ServersHeard } {
  let statuses: ReadonlyMap<string, string> | null = null
  const givenUp: ServersHeard['givenUp'][number][] = []
  const waiting = new Map<string, { server: string; tool: string }>()

  function asked(blocks: Said['message']['content']): void {
    for (const { id, name } of blocks) {
      const [, server, tool] = /^mcp__(.+?)__(.+)$/.exec(name ?? '') ?? []
      if (id !== undefined && server !== undefined && tool !== undefined) waiting.set(id, { server, tool })
    }
  }

  function answered({ tool_use_id: id = '', is_error: failed, content }: ToolResult): void {
    const called = waiting.get(id)
    if (!called) return
    waiting.delete(id)
    const why = failed && typeof content === 'string' ? whyGivenUp(content) : undefined
    if (why !== undefined && givenUp.length < most) givenUp.push({ ...called, why })
  }

  function hear(line: StreamLine): void {
    if (line.type === 'assistant') asked(line.message.content)
    if (line.type === 'user') line.message?.content.forEach(answered)
    if (line.type !== 'system' || line.subtype !== 'init') return
    const { mcp_servers: servers = [], tools } = line
    // A list of tools that is too long the CLI drops without a word.
    const none = (name: string) => tools?.some((tool) => tool.startsWith(`mcp__${name}__`)) === false
    statuses = new Map(
      servers.map(({ name = '', status = '' }) => [name, status === 'connected' && none(name) ? 'no_tools' : status]),
    )
  }

  return { hear, soFar: () => ({ statuses, givenUp: [...givenUp] }) }
}

type Said = Extract<StreamLine, { type: 'assistant' }>
type ToolResult = NonNullable<Extract<StreamLine, { type: 'user' }>['message']>['content'][number]

const gone = [
  /^Connection closed$/,
  /^The response from MCP server ".*" for tool ".*" was larger than \d+MB, so it was not read\./,
  /^The connection to MCP server ".*" was closed because a message from the server was too large or could not be parsed/,
]

function whyGivenUp(said: string): 'silent' | 'gone' | undefined {
  if (/^MCP server ".*" tool ".*" timed out after \d+s$/.test(said)) return 'silent'
  return gone.some((form) => form.test(said)) ? 'gone' : undefined
}
