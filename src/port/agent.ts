import type { AgentEnd } from '../schema/agent/agent-end.ts'
import type { NamedServer, ServersLeft } from '../schema/agent/mcp-server.ts'
import type { Usage } from '../schema/agent/usage.ts'
import type { CounselRole } from '../schema/counsel/counsel.ts'

export interface AgentRequest {
  /**
   * What the call is for: to do the task, or to read and answer: before it (`post`, `prep`, `research`), or about what
   * another call did, and which pass of the configuration, or about the plan as a whole. `plan`, `init`: what there is to
   * be before any run.
   */
  readonly pass: 'code' | 'review' | 'post' | 'prep' | 'research' | 'plan' | 'init' | CounselRole | `pass:${string}`
  readonly iteration: number
  readonly task: string
  readonly attempt: number
  readonly prompt: string
  /** Appended to the agent's own system prompt: what the base has for it to read. */
  readonly systemPrompt: string
  /** The whole index, if the run's mode has one: the call gets it as a file that it can only read, and the prompt names it. */
  readonly knowledgeIndex?: string | undefined
  /** Where it begins; in `workspace`, all of which it sees and may write. */
  readonly cwd: string
  readonly workspace: string
  readonly model: string | undefined
  readonly maxTurns: number
  readonly budgetUsd: number
  /** Of all that its model reads and writes; without it, no limit. */
  readonly budgetTokens?: number | undefined
  /** Milliseconds, where the settings' own limit is longer. */
  readonly limitMs?: number | undefined
  /** The only tools that this call may use; undefined where the settings decide. */
  readonly allowedTools: readonly string[] | undefined
  /** JSON Schema (draft-07) of the answer. */
  readonly schema: object
  /** What `serversFor` (app/job/servers.ts) gives for the role of the call; without it the call has none. */
  readonly servers?: CallServers | undefined
}

/** The MCP servers of one call. They run inside of its confinement, without its credentials. */
export interface CallServers {
  readonly list: readonly NamedServer[]
  /** `memory.jsonl` of the run; empty where none of them keeps it. */
  readonly memory: string
}

/** A question that text alone answers: no tools, no workspace. */
export interface Question extends Omit<AgentRequest, 'pass' | 'cwd' | 'workspace' | 'systemPrompt' | 'allowedTools'> {
  /** To make a handoff of an agent's last words, or to renew the index. */
  readonly role: 'extraction' | 'index'
}

export interface AgentOutcome {
  readonly end: AgentEnd
  readonly usage: Usage
  readonly durationMs: number
  /** The process lived on after its result and was ended; it counts as finished. Milliseconds it was waited for. */
  readonly lingeredMs: number | null
  /** Files outside of the workspace that were changed meanwhile, in words; such an attempt never passes. */
  readonly outside: readonly string[]
  /** What the agent was not allowed to do, such as `Bash(curl x)`; foreign text, bounded. */
  readonly denials: readonly string[]
  /** Where the call had servers. */
  readonly servers?: ServersLeft | undefined
}

/** One line of live progress. Text is the agent's: foreign, to be shown only through the log's escaping. */
export type AgentProgress =
  | { kind: 'started'; model: string }
  | { kind: 'tool'; name: string; target: string }
  | { kind: 'says'; text: string }
  | { kind: 'retrying'; why: string; attempt: number; delayMs: number }
  | { kind: 'spent'; usage: Usage }

/**
 * Runs one agent call in fresh context and ends every process that it started.
 * Contract: never rejects for a failure of the agent; failure is an outcome. Rejects with RalphError AGENT_MISSING
 * or AGENT_NOT_STARTED where the program cannot be started at all, AGENT_NO_STRUCTURED_OUTPUT where the CLI lacks its
 * answer tool, and AGENT_MODEL_NOT_FOUND where the account lacks the model.
 */
export interface Agent {
  readonly name: string
  /** Finds the program and says which one it is; throws RalphError AGENT_MISSING. No call is made. */
  preflight(): Promise<{ program: string; version: string }>
  run(request: AgentRequest, signal: AbortSignal, onProgress: (progress: AgentProgress) => void): Promise<AgentOutcome>
  /** One short call, at most two minutes, in an empty directory of its own; missing where the agent cannot do that. */
  ask?(question: Question, signal: AbortSignal): Promise<AgentOutcome>
}
