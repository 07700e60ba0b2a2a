import type { RunEvent } from '../schema/event.ts'
import type { AgentProgress } from './agent.ts'

/** What the user sees while a job works. Rendering, colour and escaping are the sink's business. */
export type Progress =
  | { kind: 'event'; event: RunEvent }
  | { kind: 'agent'; iteration: number; progress: AgentProgress }
  | { kind: 'check_started'; name: string; rerun: boolean }
  | { kind: 'check_finished'; name: string; passed: boolean; durationMs: number; flaky: boolean; counts: boolean }
  | { kind: 'note'; text: string }
  | { kind: 'warning'; text: string }

/** Contract: never throws, never blocks; the text it is given may be foreign. */
export type ShowProgress = (progress: Progress) => void
