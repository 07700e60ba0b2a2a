import type { Memory } from '../core/run/stored/memory.ts'
import type { About } from '../schema/run/about.ts'

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
 * Where operator commands come from: comments of an issue, the repository itself.
 * Contract: consuming an order is a state commit of the engine's, and `forget` only tidies up after it.
 */
export interface OrderSource {
  incoming(look: Look): Promise<Incoming>
  forget(ids: readonly string[]): Promise<void>
  /** What the place of the orders remembers of the run, as far as the looks of this job have seen it. */
  memory?(): Memory | undefined
}
