import type { AgentRequest } from '../../../port/agent.ts'
import type { ProcessCommand } from '../../process/command.ts'

export type Permissions =
  | { readonly kind: 'skip' }
  | { readonly kind: 'mode'; readonly mode: PermissionMode; readonly allowedTools: readonly string[] }
  /** It has these tools and no others, and uses them in its directory alone. */
  | { readonly kind: 'reads'; readonly tools: readonly string[] }
  /** It can only answer. */
  | { readonly kind: 'no_tools' }

/** `dontAsk` denies everything but what is listed and reading; `auto` lets a model of the provider's judge each use. */
export type PermissionMode = 'acceptEdits' | 'dontAsk' | 'auto'

export interface ClaudeCall {
  /** Absolute path of the CLI. */
  readonly program: string
  readonly request: AgentRequest
  readonly env: Readonly<Record<string, string>>
  readonly permissions: Permissions
  /** In the order in which they are tried. */
  readonly fallbackModels: readonly string[]
  /** File that holds the request's system prompt; an argument ends at 128 KiB. */
  readonly systemPromptFile: string | undefined
  /** Where it has MCP servers: the file that says how they are started, and their names. */
  readonly servers?: { readonly file: string; readonly names: readonly string[] } | undefined
  /** Folders outside of the workspace that its tools may read; what confines the call keeps them from writing there. */
  readonly readable?: readonly string[]
  readonly root: boolean
}

/**
 * The real CLI, non-interactive, in fresh context. The prompt goes to stdin, never into argv: it passes ARG_MAX, and
 * process lists are public. Every flag was tried with 2.1.330.
 */
export function claudeCommand(call: ClaudeCall): ProcessCommand {
  const { request } = call
  return {
    file: call.program,
    args: [
      '-p',
      // stream-json needs --verbose.
      ...['--output-format', 'stream-json', '--verbose'],
      ...['--json-schema', JSON.stringify(request.schema)],
      // No settings, hooks and servers of the workspace: a committed settings file can take the key (security.md).
      ...['--strict-mcp-config', '--mcp-config', call.servers?.file ?? '{"mcpServers":{}}', '--setting-sources='],
      // Never resumed; with a stored login it would also fill the user's own history.
      '--no-session-persistence',
      ...['--max-turns', String(request.maxTurns)],
      ...['--max-budget-usd', String(request.budgetUsd)],
      ...option('--model', request.model),
      ...option('--fallback-model', call.fallbackModels.join(',') || undefined),
      ...option('--append-system-prompt-file', call.systemPromptFile),
      ...(call.readable ?? []).flatMap((folder) => ['--add-dir', folder]),
      ...permissionFlags(call.permissions, call.servers?.names ?? []),
    ],
    cwd: request.cwd,
    env: { ...defaults, ...call.env, ...forced, ...(call.root ? { IS_SANDBOX: '1' } : {}) },
    stdin: request.prompt,
  }
}

/** The user's own value, where `agent-env` or the environment has one, wins. */
const defaults = {
  // Ten retries are minutes of silence; the engine parks the run instead.
  CLAUDE_CODE_MAX_RETRIES: '3',
  // Milliseconds: until an MCP server has to be there, and for one call of its tools, which the CLI gives hours.
  MCP_TIMEOUT: '30000',
  MCP_TOOL_TIMEOUT: '120000',
}

const forced = {
  CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
  DISABLE_AUTOUPDATER: '1',
  DISABLE_TELEMETRY: '1',
  DISABLE_ERROR_REPORTING: '1',
  // Memory is the run's, on the state ref; the CLI's own would leak from one attempt into the next.
  CLAUDE_CODE_DISABLE_AUTO_MEMORY: '1',
  // With them the CLI waits for a background command after its result and then goes on for a second, paid one.
  CLAUDE_CODE_DISABLE_BACKGROUND_TASKS: '1',
}

const option = (flag: string, value: string | undefined): string[] => (value === undefined ? [] : [flag, value])

/**
 * `--dangerously-skip-permissions` as root also needs IS_SANDBOX=1. It makes `--allowedTools` a mere word, and the answer
 * tool is there with `--tools ""` and in every mode (measured with 2.1.330).
 */
function permissionFlags(permissions: Permissions, servers: readonly string[]): string[] {
  if (permissions.kind === 'skip') return ['--dangerously-skip-permissions']
  const mode = permissions.kind === 'mode' ? permissions.mode : 'dontAsk'
  const own = permissions.kind === 'reads' ? permissions.tools.join(',') : ''
  // `--tools` is about the CLI's own; whoever is given servers for such a call wants them used.
  const allowed = permissions.kind === 'mode' ? permissions.allowedTools : servers.map((name) => `mcp__${name}`)
  return [
    ...['--permission-mode', mode],
    ...(permissions.kind === 'mode' ? [] : ['--tools', own]),
    ...(allowed.length === 0 ? [] : ['--allowedTools', ...allowed]),
  ]
}
