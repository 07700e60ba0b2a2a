import type { RunEvent } from '../schema/event.ts'
import type { AgentProgress } from './agent.ts'

/** What the user sees while a job works. Rendering, colour and escaping are the sink's business. */
export type Progress =
  | { kind: 'event'; event: RunEvent }
  | { kind: 'agent'; iteration: number; progress: AgentProgress }
  | { kind: 'check_started'; name: string; rerun: boolean }
  | CheckFinished
  | { kind: 'note'; text: string }
  | { kind: 'warning'; text: string }

export interface CheckFinished {
  readonly kind: 'check_finished'
  readonly name: string
  readonly passed: boolean
  readonly durationMs: number
  readonly flaky: boolean
  readonly counts: boolean
  /** Where a failed one ran, from the top of the repository, and an excerpt of what it printed. */
  readonly failure?: { readonly directory: string; readonly output: string }
}

/** Contract: never throws, never blocks; the text it is given may be foreign. */
export type ShowProgress = (progress: Progress) => void
