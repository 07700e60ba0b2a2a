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

/** Below `.ralph/config/`, read at the base: the file whose servers a call of this role has. */
export const serverFileOf = (role: ServerRole): string => files[role]

/** What stands in for it where servers are reached by address; where there is none, the file itself counts. */
export const overHttp = (file: string): string => file.replace(/\.json$/, '-http.json')

/** The setting, else by address on a machine of Claude Code's own cloud, which starts no programs, else by program. */
export const transportOf = (
  setting: Transport | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): Transport => setting ?? (environment['CLAUDE_CODE_REMOTE'] === 'true' ? 'http' : 'stdio')
