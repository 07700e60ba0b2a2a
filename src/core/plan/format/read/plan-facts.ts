import type { Task } from '../../../../schema/plan/plan.ts'

/** What a run has to say of a task in the document that the task comes from. */
export interface TaskFact {
  /** `done` by the run; `open`: that was taken back. Undefined: what the document says stays. */
  readonly status: 'done' | 'open' | undefined
  /** When it was finished, in UTC (ISO 8601, seconds). */
  readonly at?: string | undefined
  /** Failed attempts, those before the run included. */
  readonly attempts: number
  /** What the newest attempt came to, in one line. */
  readonly note?: string | undefined
}

/** What a run has to say in the document of its plan. What that says already changes nothing there. */
export interface PlanFacts {
  /** By id, the tasks of which there is something to say. */
  readonly tasks: ReadonlyMap<string, TaskFact>
  /** Tasks that came by amendments, in the order of the plan, each with the one that it stands behind. */
  readonly added: readonly { readonly task: Task; readonly after: string | undefined }[]
  /** Tasks that people wrote, as amendments have made them: the fields that say something else now, and that in one line. */
  readonly changed: readonly { readonly task: Task; readonly fields: readonly (keyof Task)[]; readonly line: string }[]
  /** What else has become of such tasks, in one line each: taken out or given up. */
  readonly discovered: readonly string[]
  /** What agents did not come to, or wanted and were refused, in one line each. */
  readonly left: readonly string[]
  readonly run: {
    /** In UTC (ISO 8601, seconds). */
    readonly started: string
    /** When the last task was finished; undefined where others are open. */
    readonly completed: string | undefined
  }
}
