import type { Plan } from '../schema/plan/plan.ts'
import type { RunState } from '../schema/run/run-state.ts'

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
  report(run: ShownRun): void
  /** What the work branch, and those of milestones, show now, by name. */
  published(tips: ReadonlyMap<string, string>): void
  /** Mends what a job left undone that died after its last word. For a job that does nothing else; creates no thread. */
  converge?(run: ShownRun, tips: ReadonlyMap<string, string>): Promise<void>
  close(): Promise<void>
}
