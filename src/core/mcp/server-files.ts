/** Whose call it is: the coding agent's, the context agent's before and after it, or the indexer's. */
export type ServerRole = 'code' | 'prep' | 'post' | 'index'

/** How servers are reached: programs on this machine, or addresses. */
export type Transport = 'stdio' | 'http'

const files: Readonly<Record<ServerRole, string>> = {
  code: 'mcp-coding.json',
  prep: 'mcp-context.json',
  post: 'mcp-context.json',
  index: 'mcp-memory.json',
}

/** The servers of an interactive session in this repository; they count where `mcp-project` says so. */
export const projectServers = '.mcp.json'

/** The file below `.ralph/config/` whose servers a call of this role has, read at the base. */
export const serverFileOf = (role: ServerRole): string => files[role]

/** Where a file is looked for, the first that is there counts: by address there is a file of its own (docs/mcp.md). */
export function placesOf(file: string, transport: Transport): readonly string[] {
  const path = `.ralph/config/${file}`
  return transport === 'http' ? [path.replace(/\.json$/, '-http.json'), path] : [path]
}
