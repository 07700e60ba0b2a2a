import type { CheckResult } from '../schema/check/check.ts'
import type { RunEvent } from '../schema/run/event.ts'
import type { AgentProgress } from './agent.ts'

/** What the user sees while a job works. Rendering, colour and escaping are the sink's business. */
export type Progress =
  | { kind: 'event'; event: RunEvent }
  | { kind: 'agent'; iteration: number; progress: AgentProgress }
  | CheckStarted
  | CheckFinished
  /** `detail`: most people never need it. */
  | { kind: 'note'; text: string; detail?: boolean }
  /** No job is at work until then; `now` is what goes on at once, as it is typed. */
  | { kind: 'waiting'; until: string; why: string; now: string }
  | { kind: 'warning'; text: string }

interface CheckStarted {
  readonly kind: 'check_started'
  readonly name: string
  readonly rerun: boolean
  /** Why it runs once more. */
  readonly because?: 'failed' | 'changed_files'
}

export interface CheckFinished extends Pick<CheckResult, 'changed' | 'left'> {
  readonly kind: 'check_finished'
  readonly name: string
  readonly passed: boolean
  readonly durationMs: number
  readonly flaky: boolean
  readonly counts: boolean
  /** It ran before, and what it printed then was shown. */
  readonly again?: true
  /** Where a failed one ran, from the top of the repository, an excerpt of its output, and the lines of it that decide. */
  readonly failure?: { readonly directory: string; readonly output: string; readonly decisive: readonly string[] }
}

/** Contract: never throws, never blocks; the text it is given may be foreign. */
export type ShowProgress = (progress: Progress) => void
