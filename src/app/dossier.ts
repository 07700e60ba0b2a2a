import type { AgentEnd } from '../schema/agent-end.ts'
import type { Change } from '../schema/change.ts'
import type { Validation } from '../schema/check.ts'
import type { Handoff, HandoffSource } from '../schema/handoff.ts'
import type { Task } from '../schema/plan.ts'
import type { Usage } from '../schema/usage.ts'

/** What the agent finds in its workspace. */
export interface LaidOut {
  /** The commit that fills it: the checkpoint, or the merge of it that is to be resolved. */
  readonly start: string
  /** Where the attempt resolves a merge: the other parent, and every path with conflict markers. */
  readonly merge: { readonly base: string; readonly files: readonly string[] } | null
}

/**
 * The data of one iteration on its way through the phases: each phase takes it and leaves it fuller. Plain data, so
 * that the phases can later run in jobs of their own (DESIGN §3).
 */
export interface Prepared extends LaidOut {
  readonly iteration: number
  readonly task: Task
  readonly attempt: number
  readonly checkpoint: string
  readonly prompt: string
  /** The base's CLAUDE.md, which the agent's own settings would otherwise have given it. */
  readonly systemPrompt: string
}

export interface Coded extends Prepared {
  readonly end: AgentEnd
  readonly usage: Usage
  readonly durationMs: number
  readonly lingeredMs: number | null
  /** What the agent was not allowed to do. */
  readonly denials: readonly string[]
  readonly handoff: Handoff | null
  readonly handoffSource: HandoffSource | null
  /** The captured tree: what is validated is what is committed. */
  readonly tree: string
  readonly changes: readonly Change[]
  readonly hidden: { readonly paths: readonly string[]; readonly total: number }
  /** Ignored files that the agent changed. */
  readonly environment: { readonly paths: readonly string[]; readonly total: number }
  /** Why it cannot go to the checks: a command before the capture failed, a conflict is not resolved; else null. */
  readonly unready: string | null
  /** What the guards found, in words with the path. */
  readonly findings: readonly string[]
}

export interface Validated extends Coded {
  /** Null where the agent's end or a guard already decided. */
  readonly validation: Validation | null
}
