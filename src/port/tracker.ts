import type { Control } from '../schema/control.ts'

/** An operator's order as it came in: not yet judged, not yet applied. */
export interface IncomingCommand {
  /** Grows with time within one inbox, so that a cursor can tell what is new. */
  readonly id: string
  readonly at: string
  readonly by: string
  readonly text: string
}

/**
 * Where operator commands come from and where reports go: an issue in CI, the repository itself on a laptop.
 * Contract: `incoming` returns commands above the cursor, oldest first, and may return one twice; consuming them is a
 * state commit of the engine's. `deliver` finds the effect by its key, compares, then creates or edits: calling it
 * twice changes nothing, and no creation is retried blindly.
 */
export interface Tracker {
  incoming(cursor: string): Promise<readonly IncomingCommand[]>
  deliver(effect: Control['outbox'][number]): Promise<void>
}
