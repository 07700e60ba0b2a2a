import type { CheckedCommit } from '../core/report/markdown/checked-commit.ts'
import type { RunMemory } from '../core/run/stored/memory.ts'
import type { Plan } from '../schema/plan/plan.ts'
import type { About, Outgoing } from '../schema/run/control.ts'
import type { RunState } from '../schema/run/run-state.ts'

/** An operator's order that is not applied yet. */
export interface IncomingCommand {
  /** Grows with time within one inbox, so that orders are applied in their sequence. */
  readonly id: string
  readonly at: string
  readonly by: string
  /** As typed, without the leading `/ralph` of a comment: `skip TASK-7 it is obsolete`. */
  readonly text: string
  readonly about?: About
  /** Why it may not be applied, such as an author without the right; `answer`: reply with the reason. */
  readonly refused?: { readonly why: string; readonly answer: boolean }
  /** What of the comment was ignored, such as further orders, in sentences for its author. */
  readonly unread?: string
}

export interface OrderQuery {
  /** Earlier orders are settled; null: none is yet. */
  readonly since: string | null
  /** When the run began: earlier comments are no orders to it. */
  readonly started: string
  /** Orders that already took effect: nothing is looked up for them. */
  readonly consumed: readonly string[]
  /** `obey` asks for the rights of each author; for `watch` an answer of the last minutes is good enough. */
  readonly to: 'watch' | 'obey'
}

export interface Incoming {
  /** Oldest first; some may be consumed already. */
  readonly orders: readonly IncomingCommand[]
  /** Where the next query may start; null if each query reads all that wait. */
  readonly cursor: string | null
}

/**
 * Where operator commands come from: comments of an issue, or the repository.
 * Contract: an order is consumed by a state commit; `forget` only tidies up after it.
 */
export interface OrderSource {
  incoming(query: OrderQuery): Promise<Incoming>
  forget(ids: readonly string[]): Promise<void>
  /** What the issue says of the run, as far as this job has read it. */
  memory?(): RunMemory | undefined
}

/**
 * Delivers answers, reactions and statuses exactly once. Contract: `deliver` finds each effect by its key, compares, then
 * creates or edits it, and returns the delivered keys. Calling it twice changes nothing.
 */
export interface Outbox {
  deliver(effects: readonly Outgoing[]): Promise<readonly string[]>
  /** What to publish about a checked commit, together with the fact that records it; empty on a laptop. */
  effectsOf(checked: CheckedCommit): readonly Outgoing[]
}

/** A run as one state commit describes it. */
export interface RunSnapshot {
  readonly plan: Plan
  readonly state: RunState
  readonly commit: string
}

/**
 * Displays a run while it goes on: a status comment, an issue, pull requests. Contract: `report` and `published` return
 * immediately, never throw, and may be repeated; `close` waits until the last report is displayed.
 */
export interface RunDisplay {
  readonly showsPullRequests?: boolean
  report(run: RunSnapshot): void
  /** Takes the current tips of the work branch and the branches of milestones, by name. */
  reportBranches(tips: ReadonlyMap<string, string>): void
  /** Repairs what a job that died left out of date. Only for a job that does nothing else; creates no thread. */
  repair?(run: RunSnapshot, tips: ReadonlyMap<string, string>): Promise<void>
  close(): Promise<void>
}

/** Knows merges that git cannot see: after a squash or a rebase the commits are not in the base. */
export interface MergeFinder {
  /** The merge of everything up to `tip`, by a pull request. */
  findMerge(tip: string): Promise<{ readonly number: number; readonly commit: string } | undefined>
  /** The same for one branch of a stack, even if its pull request is not known yet. */
  findBranchMerge?(
    branch: string,
    tip: string,
  ): Promise<{ readonly number: number; readonly commit: string } | undefined>
}
