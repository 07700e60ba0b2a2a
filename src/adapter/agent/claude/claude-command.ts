import type { AgentRequest } from '../../../port/agent.ts'
import type { ProcessCommand } from '../../process/command.ts'

export type Permissions =
  | { readonly kind: 'skip' }
  | { readonly kind: 'mode'; readonly mode: PermissionMode; readonly allowedTools: readonly string[] }
  /** Only these tools, and only in its directory. */
  | { readonly kind: 'reads'; readonly tools: readonly string[] }
  /** It can only answer. */
  | { readonly kind: 'no_tools' }

/** `dontAsk` denies everything except listed tools and reading; `auto` lets a model of the provider judge each use. */
export type PermissionMode = 'acceptEdits' | 'dontAsk' | 'auto'

export interface ClaudeCall {
  /** Absolute. */
  readonly program: string
  readonly request: AgentRequest
  readonly env: Readonly<Record<string, string>>
  readonly permissions: Permissions
  /** In the sequence of trying. */
  readonly fallbackModels: readonly string[]
  /** A file, because an argument is limited to 128 KiB. */
  readonly systemPromptFile: string | undefined
  /** The file that starts the MCP servers, and their names. */
  readonly servers?: { readonly file: string; readonly names: readonly string[] } | undefined
  /** Folders outside the workspace that its tools may read; the confinement prevents writing. */
  readonly readable?: readonly string[]
  readonly root: boolean
}

/** The real CLI, without interaction. The prompt goes to stdin: it exceeds ARG_MAX, and process lists are public. All flags were tried with 2.1.330. */
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
      // Never resumed; it would also fill the user's own history.
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

/** A user's own value in `agent-env` or the environment wins. */
const defaults = {
  // Ten retries are minutes of silence; the engine parks the run instead.
  CLAUDE_CODE_MAX_RETRIES: '3',
  // Milliseconds until an MCP server must be ready, and for one tool call, for which the CLI allows hours.
  MCP_TIMEOUT: '30000',
  MCP_TOOL_TIMEOUT: '120000',
}

const forced = {
  CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
  DISABLE_AUTOUPDATER: '1',
  DISABLE_TELEMETRY: '1',
  DISABLE_ERROR_REPORTING: '1',
  // The run's memory is on the state ref; the CLI's own would leak from one attempt into the next.
  CLAUDE_CODE_DISABLE_AUTO_MEMORY: '1',
  // The CLI would wait for a background command after its result and then start a second, paid turn.
  CLAUDE_CODE_DISABLE_BACKGROUND_TASKS: '1',
}

const option = (flag: string, value: string | undefined): string[] => (value === undefined ? [] : [flag, value])

/** Root also needs IS_SANDBOX=1 for `--dangerously-skip-permissions`, which disables `--allowedTools`. The answer tool exists in every mode (measured with 2.1.330). */
function permissionFlags(permissions: Permissions, servers: readonly string[]): string[] {
  if (permissions.kind === 'skip') return ['--dangerously-skip-permissions']
  const mode = permissions.kind === 'mode' ? permissions.mode : 'dontAsk'
  const cliTools = permissions.kind === 'reads' ? permissions.tools.join(',') : ''
  // `--tools` covers only the CLI's own tools; a call with servers may use all of theirs.
  const allowed = permissions.kind === 'mode' ? permissions.allowedTools : servers.map((name) => `mcp__${name}`)
  return [
    ...['--permission-mode', mode],
    ...(permissions.kind === 'mode' ? [] : ['--tools', cliTools]),
    ...(allowed.length === 0 ? [] : ['--allowedTools', ...allowed]),
  ]
}
