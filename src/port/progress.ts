import type { CheckResult } from '../schema/check/check.ts'
import type { RunEvent } from '../schema/run/event.ts'
import type { AgentProgress } from './agent.ts'

export type Progress =
  | { kind: 'event'; event: RunEvent }
  | { kind: 'agent'; iteration: number; progress: AgentProgress }
  | CheckStarted
  | CheckFinished
  | { kind: 'note'; text: string; detail?: boolean }
  /** No job works until then; `now` is the command that continues the run immediately. */
  | { kind: 'waiting'; until: string; why: string; now: string }
  | { kind: 'warning'; text: string }

interface CheckStarted {
  readonly kind: 'check_started'
  readonly name: string
  readonly rerun: boolean
  readonly because?: 'failed' | 'changed_files'
}

export interface CheckFinished extends Pick<CheckResult, 'changed' | 'left'> {
  readonly kind: 'check_finished'
  readonly name: string
  readonly passed: boolean
  readonly durationMs: number
  readonly flaky: boolean
  readonly counts: boolean
  readonly again?: true
  /** Of a failed check: its directory from the top of the repository, an excerpt of its output, and the lines that decide. */
  readonly failure?: { readonly directory: string; readonly output: string; readonly decisive: readonly string[] }
}

/** Contract: never throws, never blocks; its text may be foreign. */
export type ShowProgress = (progress: Progress) => void
