import type { Fault } from '../../lint/fault.ts'
import type { OutlineLine } from '../markdown/outline.ts'

/** A task as the document shows it, before it is one of a plan. */
export interface LooseTask {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly criteria: readonly { readonly text: string; readonly offset: number }[]
  /** Undefined where nothing is said: it then waits for the task before it. */
  readonly after: { readonly ids: readonly string[]; readonly offset: number } | undefined
  readonly status: string
  readonly offset: number
}

export interface LoosePlan {
  readonly tasks: readonly LooseTask[]
  readonly faults: readonly Fault[]
  /** Lines that belong to no task. */
  readonly rest: readonly OutlineLine[]
}

/** A document is refused at the place that makes it unclear, with what a person can do. */
export const refusal = (message: string, offset: number): Fault => ({
  severity: 'error',
  code: 'PLAN_UNCLEAR',
  at: [],
  offset,
  message,
  remedy:
    'Give each task a heading such as "### Task 1: Title", or a check box "- [ ] Title", and nothing else a check box; docs/plan.md has examples of every format.',
})
