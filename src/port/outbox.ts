import type { CheckedCommit } from '../core/report/markdown/commit-statuses.ts'
import type { Outgoing } from '../schema/run/control.ts'

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
