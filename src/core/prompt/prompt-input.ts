import type { Handoff, HandoffSource } from '../../schema/agent/handoff.ts'
import type { PassResult } from '../../schema/agent/pass.ts'
import type { Review } from '../../schema/agent/review.ts'
import type { Validation } from '../../schema/check/check.ts'
import type { Knowledge } from '../../schema/knowledge/entry.ts'
import type { Task } from '../../schema/plan/plan.ts'
import type { TaskCommit } from '../../schema/run/attempts.ts'
import type { PromptGate } from './gate.ts'

/** A failed attempt at the task of this prompt, and of no other (failure model A12). */
export interface FailedAttempt {
  readonly iteration: number
  readonly why: string
  /** What that agent was not allowed to do. */
  readonly denials?: readonly string[]
  /** Its changes are in the tree still: only what it builds on was taken back. */
  readonly stands?: boolean
  readonly validation?: Validation | undefined
  /** What a reviewer said of its change. */
  readonly review?: Review | null | undefined
  /** What passes found in its change. */
  readonly passes?: readonly PassResult[] | undefined
  /** What the agent said about changes that no longer exist: only ever shown as a failed approach. */
  readonly handoff?: Handoff | undefined
}

interface Begun {
  readonly commits: readonly TaskCommit[]
  readonly left: readonly string[]
}

/** Everything that a prompt is made of, as data. */
export interface PromptInput {
  readonly task: Task
  /** What the plan says to every agent; empty where it says nothing. */
  readonly planContext?: string
  /** 1 for the first attempt. */
  readonly attempt: number
  /** Attempts that are left after this one. */
  readonly remaining: number
  /** Its commits so far, oldest first, and what is left to do; nothing for a task that is not begun. */
  readonly begun?: Begun | null
  /** Failed attempts at this task since the newest of its commits, newest last. */
  readonly failures: readonly FailedAttempt[]
  /** Older ones that are not among them. */
  readonly failuresLeftOut?: number
  /** Failed attempts at tasks that this one builds on, nearest first; bounded. */
  readonly failedBefore: readonly (FailedAttempt & { readonly task: string })[]
  /** The newest iteration that succeeded, whatever its task; null where there is none. */
  readonly previous: PreviousHandoff | null
  /** The successes before that, newest first; three are shown. */
  readonly earlier: readonly { readonly iteration: number; readonly task: string; readonly summary: string }[]
  readonly skills: readonly { readonly name: string; readonly text: string }[]
  /** Shown in the place of the previous handoff while there is none. */
  readonly firstIteration: string
  /** That text is a person's own template, which is never cut. */
  readonly firstIsPersons?: boolean
  readonly outputInstructions: string
  /** What operators said for this attempt. */
  readonly hints: readonly string[]
  /** What people want every agent to know; empty in prompts with the index. */
  readonly knowledge: readonly Knowledge[]
  /** How an entry of it is written. */
  readonly knowledgeLine?: (entry: Knowledge) => string
  /** Whether the prompt tells of the index, which has what the newest handoff states in its fields. */
  readonly indexed: boolean
  /** What decides whether the work is committed. */
  readonly gate?: PromptGate
  /** Where the task stands in its plan. */
  readonly planMap?: string
  /** What the tasks that this one depends on left. */
  readonly builtOn?: { readonly text: string; readonly source: string; readonly iterations: readonly number[] }
  /** Folders where agents and checks of this run worked. */
  readonly workspaces?: readonly string[]
}

export interface PreviousHandoff {
  readonly iteration: number
  readonly task: string
  readonly handoff: Handoff
  readonly source: HandoffSource
}
