import type { Handoff, HandoffSource } from '../../schema/agent/handoff.ts'
import type { PassResult } from '../../schema/agent/pass.ts'
import type { Review } from '../../schema/agent/review.ts'
import type { Validation } from '../../schema/check/check.ts'
import type { Knowledge } from '../../schema/knowledge/entry.ts'
import type { Task } from '../../schema/plan/plan.ts'
import type { TaskCommit } from '../../schema/run/attempts.ts'
import type { PromptGate } from './gate.ts'

/** A failed attempt at this prompt's task, never at another (failure model A12). */
export interface FailedAttempt {
  readonly iteration: number
  readonly why: string
  /** Tools that its agent was denied. */
  readonly denials?: readonly string[]
  /** Its changes are still in the tree: only what it builds on was reverted. */
  readonly stands?: boolean
  readonly validation?: Validation | undefined
  readonly review?: Review | null | undefined
  readonly passes?: readonly PassResult[] | undefined
  /** Describes changes that no longer exist: only shown as a failed approach. */
  readonly handoff?: Handoff | undefined
}

interface StartedTask {
  readonly commits: readonly TaskCommit[]
  readonly left: readonly string[]
}

export interface PromptInput {
  readonly task: Task
  /** From the plan, for every agent; may be empty. */
  readonly planContext?: string
  /** 1 for the first attempt. */
  readonly attempt: number
  /** Attempts after this one. */
  readonly remaining: number
  /** Commits of the task so far, oldest first, and what is left to do; null before the first. */
  readonly startedTask?: StartedTask | null
  /** Failed attempts since the task's newest commit, newest last. */
  readonly failures: readonly FailedAttempt[]
  /** Older ones that are not listed. */
  readonly failuresLeftOut?: number
  /** Failed attempts at dependencies, nearest first; bounded. */
  readonly failedBefore: readonly (FailedAttempt & { readonly task: string })[]
  /** The newest successful iteration of any task. */
  readonly previous: PreviousHandoff | null
  /** Earlier successes, newest first. */
  readonly earlier: readonly { readonly iteration: number; readonly task: string; readonly summary: string }[]
  readonly skills: readonly { readonly name: string; readonly text: string }[]
  /** Replaces the previous handoff before the first success. */
  readonly firstIteration: string
  /** True for a user's own template, which is never cut. */
  readonly isFirstUsers?: boolean
  readonly outputInstructions: string
  readonly hints: readonly string[]
  /** Entries by people; empty in prompts with the index. */
  readonly knowledge: readonly Knowledge[]
  readonly knowledgeLine?: (entry: Knowledge) => string
  /** True if the prompt has the index, which already holds the newest handoff's fields. */
  readonly indexed: boolean
  readonly gate?: PromptGate
  readonly planMap?: string
  readonly builtOn?: { readonly text: string; readonly source: string; readonly iterations: readonly number[] }
  /** Workspaces of this run's agents and checks. */
  readonly workspaces?: readonly string[]
}

export interface PreviousHandoff {
  readonly iteration: number
  readonly task: string
  readonly handoff: Handoff
  readonly source: HandoffSource
}
