import type { QuestionRole, ReaderRole } from '../core/calls/call-table.ts'
import type { AgentEnd } from '../schema/agent/agent-end.ts'
import type { NamedServer, ServersLeft } from '../schema/agent/mcp-server.ts'
import type { Usage } from '../schema/agent/usage.ts'

export interface AgentRequest {
  /** What the call is for. `plan` and `init` are called before any run. */
  readonly pass: 'code' | 'plan' | 'init' | ReaderRole
  readonly iteration: number
  readonly task: string
  readonly attempt: number
  readonly prompt: string
  readonly systemPrompt: string
  /** The whole index, if the run's mode has one: the call gets it as a read-only file that its prompt names. */
  readonly knowledgeIndex?: string | undefined
  readonly cwd: string
  readonly workspace: string
  readonly model: string | undefined
  readonly maxTurns: number
  readonly budgetUsd: number
  /** Input and output together; undefined: no limit. */
  readonly budgetTokens?: number | undefined
  readonly limitMs?: number | undefined
  /** The only tools that this call may use; undefined: the settings decide. */
  readonly allowedTools: readonly string[] | undefined
  readonly schema: object
  readonly servers?: CallServers | undefined
}

/** The MCP servers of one call. They run inside its confinement, without its credentials. */
export interface CallServers {
  readonly list: readonly NamedServer[]
  /** The run's `memory.jsonl`; empty if no server keeps it. */
  readonly memory: string
}

export interface Question extends Omit<AgentRequest, 'pass' | 'cwd' | 'workspace' | 'systemPrompt' | 'allowedTools'> {
  /** `extraction` makes a handoff of an agent's last message; `index` renews the index. */
  readonly role: QuestionRole
}

export interface AgentOutcome {
  readonly end: AgentEnd
  readonly usage: Usage
  readonly durationMs: number
  /** If the process went on after its result and was ended: for how long it was waited for. Such a call has finished. */
  readonly lingeredMs: number | null
  /** Files outside the workspace that changed during the call, in words; such an attempt never passes. */
  readonly outside: readonly string[]
  /** Tool calls that were denied, such as `Bash(curl x)`; foreign text, bounded. */
  readonly denials: readonly string[]
  readonly servers?: ServersLeft | undefined
}

/** One line of live progress. Its text is foreign: display it only escaped. */
export type AgentProgress =
  | { kind: 'started'; model: string }
  | { kind: 'tool'; name: string; target: string }
  | { kind: 'says'; text: string }
  | { kind: 'retrying'; why: string; attempt: number; delayMs: number }
  | { kind: 'spent'; usage: Usage }

/**
 * Runs one agent call in a fresh context and ends every process that it started. Contract: a failure of the agent is an
 * outcome. It rejects with RalphError AGENT_MISSING or AGENT_NOT_STARTED (the program cannot be started),
 * AGENT_NO_STRUCTURED_OUTPUT (the CLI lacks its answer tool) or AGENT_MODEL_NOT_FOUND (the account lacks the model).
 */
export interface Agent {
  readonly name: string
  /** Finds the program and its version without a call; throws RalphError AGENT_MISSING. */
  preflight(): Promise<{ program: string; version: string }>
  run(request: AgentRequest, signal: AbortSignal, onProgress: (progress: AgentProgress) => void): Promise<AgentOutcome>
  /** One call of at most two minutes, in an empty directory; undefined if the agent has no such calls. */
  ask?(question: Question, signal: AbortSignal): Promise<AgentOutcome>
}
