import type { Control } from '../schema/control.ts'

/** An operator's order as it came in: not yet judged, not yet applied. */
export interface IncomingCommand {
  /** Grows with time within one inbox, so that orders are obeyed as they were given. */
  readonly id: string
  readonly at: string
  readonly by: string
  /** As typed, without the leading `/ralph` of a comment: `skip TASK-7 it is obsolete`. */
  readonly text: string
}

/**
 * Where operator commands come from and where reports go: an issue in CI, the repository itself on a laptop.
 * Contract: `incoming` returns what waits, oldest first, and may return one that was consumed already; consuming is a
 * state commit of the engine's, and `forget` only tidies up after it. `deliver` finds the effect by its key, compares,
 * then creates or edits: calling it twice changes nothing, and no creation is retried blindly.
 */
export interface Tracker {
  incoming(): Promise<readonly IncomingCommand[]>
  forget(ids: readonly string[]): Promise<void>
  deliver(effect: Control['outbox'][number]): Promise<void>
}
