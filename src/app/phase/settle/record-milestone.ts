import { beginsSlice } from '../../../core/run/next/slices.ts'
import type { Ledger } from '../../job/ledger.ts'

/** Cuts the work where the commit that is about to be taken in is the first for its milestone. */
export function recordMilestone(ledger: Ledger, { iteration, task }: { iteration: number; task: string }): void {
  const milestone = beginsSlice(ledger.plan, ledger.state, task)
  if (milestone === undefined) return
  ledger.record({ type: 'milestone_begun', iteration, milestone, from: ledger.state.work })
}
