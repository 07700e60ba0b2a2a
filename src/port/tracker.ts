import type { CheckedCommit } from '../core/report/markdown/commit-statuses.ts'
import type { Memory } from '../core/run/stored/memory.ts'
import type { Plan } from '../schema/plan/plan.ts'
import type { About } from '../schema/run/about.ts'
import type { Outgoing } from '../schema/run/control.ts'
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
  /** Other orders stood below it in the same comment: its author is told that nobody obeys those. */
  readonly more?: true
}

export interface Look {
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
 * Where operator commands come from and where reports go: an issue in CI, the repository itself on a laptop.
 * Contract: consuming an order is a state commit of the engine's, and `forget` only tidies up after it. `deliver` finds
 * each effect by its key, compares, then creates or edits, and returns the keys of those that are there now: calling it
 * twice changes nothing, and no creation is repeated blindly. `report` returns at once and never throws; `close` waits
 * until what was reported last is to be seen.
 */
export interface Tracker {
  incoming(look: Look): Promise<Incoming>
  forget(ids: readonly string[]): Promise<void>
  deliver(effects: readonly Outgoing[]): Promise<readonly string[]>
  /** What should be to see of a commit that was checked, to be sent with the fact that it is there; empty on a laptop. */
  effectsOf(checked: CheckedCommit): readonly Outgoing[]
  /** `commit`: the state commit that says so. */
  report(run: { plan: Plan; state: RunState; commit: string }): void
  /**
   * What the work branch, and those of milestones, show now, by name; may be said again and again. Returns at once,
   * never throws.
   */
  published(tips: ReadonlyMap<string, string>): void
  /** The merge that took in everything up to `tip`, where a pull request says so: git cannot see a squash or a rebase. */
  merged?(tip: string): Promise<{ readonly number: number; readonly commit: string } | undefined>
  /** What the place of the reports remembers of the run, as far as the looks of this job have seen it. */
  memory?(): Memory | undefined
  /** Mends what a job left undone that died after its last word. For a job that does nothing else; creates no thread. */
  converge?(run: { plan: Plan; state: RunState; commit: string }, tips: ReadonlyMap<string, string>): Promise<void>
  close(): Promise<void>
}
