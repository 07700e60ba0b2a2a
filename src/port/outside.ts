import type { CheckedCommit } from '../core/report/markdown/checked-commit.ts'
import type { RunMemory } from '../core/run/stored/memory.ts'
import type { Plan } from '../schema/plan/plan.ts'
import type { About, Outgoing } from '../schema/run/control.ts'
import type { RunState } from '../schema/run/run-state.ts'

/** An operator's order as it came in: not yet applied. */
export interface IncomingCommand {
  /** Grows with time within one inbox, so that orders are obeyed as they were given. */
  readonly id: string
  readonly at: string
  readonly by: string
  /** As typed, without the leading `/ralph` of a comment: `skip TASK-7 it is obsolete`. */
  readonly text: string
  readonly about?: About
  /** Why it may not be obeyed, such as an author without the right; `answer`: say so in words, too. */
  readonly refused?: { readonly why: string; readonly answer: boolean }
  /** What of its comment does not count, such as other orders below it, in sentences for its author. */
  readonly unread?: string
}

export interface OrderQuery {
  /** Orders from before this moment are settled; null: none is yet. */
  readonly since: string | null
  /** When the run began: what was done before it is no order to it. */
  readonly started: string
  /** Ids that took effect already: of these nothing needs to be found out. */
  readonly consumed: readonly string[]
  /** To obey, everybody's right is asked for anew; to watch, an answer of the last minutes is good enough. */
  readonly to: 'watch' | 'obey'
}

export interface Incoming {
  /** Oldest first; may hold some that were consumed already. */
  readonly orders: readonly IncomingCommand[]
  /** Where a later look may begin; null where looks always see everything that waits. */
  readonly cursor: string | null
}

/**
 * Where operator commands come from: comments of an issue, the repository itself.
 * Contract: consuming an order is a state commit of the engine's, and `forget` only tidies up after it.
 */
export interface OrderSource {
  incoming(look: OrderQuery): Promise<Incoming>
  forget(ids: readonly string[]): Promise<void>
  /** What the place of the orders remembers of the run, as far as the looks of this job have seen it. */
  memory?(): RunMemory | undefined
}

/**
 * Where answers, signs and statuses go that must arrive once.
 * Contract: `deliver` finds each effect by its key, compares, then creates or edits, and returns the keys of those that are
 * there now: calling it twice changes nothing, and no creation is repeated blindly.
 */
export interface Outbox {
  deliver(effects: readonly Outgoing[]): Promise<readonly string[]>
  /** What should be to see of a commit that was checked, to be sent with the fact that it is there; empty on a laptop. */
  effectsOf(checked: CheckedCommit): readonly Outgoing[]
}

/** A run as one state commit says it. */
export interface ShownRun {
  readonly plan: Plan
  readonly state: RunState
  readonly commit: string
}

/**
 * Where a run is to be seen while it goes on: a status comment, an issue, pull requests.
 * Contract: `report` and `published` return at once, never throw, and may be said again and again; `close` waits until what
 * was said last is to be seen.
 */
export interface RunDisplay {
  /** Pull requests show the run. */
  readonly showsPulls?: boolean
  report(run: ShownRun): void
  /** What the work branch, and those of milestones, show now, by name. */
  published(tips: ReadonlyMap<string, string>): void
  /** Mends what a job left undone that died after its last word. For a job that does nothing else; creates no thread. */
  converge?(run: ShownRun, tips: ReadonlyMap<string, string>): Promise<void>
  close(): Promise<void>
}

/** Who saw merges that git cannot see: a squash or a rebase leaves commits that are not in the base. */
export interface MergeWitness {
  /** The merge that took in everything up to `tip`, where a pull request says so. */
  merged(tip: string): Promise<{ readonly number: number; readonly commit: string } | undefined>
  /** The same of one branch of a stack, whose pull request need not be known yet. */
  mergedBranch?(branch: string, tip: string): Promise<{ readonly number: number; readonly commit: string } | undefined>
}
