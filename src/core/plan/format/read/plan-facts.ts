import type { Task } from '../../../../schema/plan/plan.ts'

/** A run's result for a task, to be written into the task's document. */
export interface TaskFact {
  /** `open`: the work was undone. Undefined: the document's status stays. */
  readonly status: 'done' | 'open' | undefined
  /** When it was finished, in UTC (ISO 8601, seconds). */
  readonly at?: string | undefined
  /** Failed attempts, including those before the run. */
  readonly attempts: number
  /** The newest attempt's outcome, in one line. */
  readonly note?: string | undefined
}

/** A run's results, to be written into its plan's document. Facts that it states already change nothing. */
export interface PlanFacts {
  /** By id, only the tasks with a result. */
  readonly tasks: ReadonlyMap<string, TaskFact>
  /** Tasks that amendments added, in the plan's order, each with its predecessor. */
  readonly added: readonly { readonly task: Task; readonly after: string | undefined }[]
  /** People's tasks that amendments changed: the changed fields, and the change in one line. */
  readonly changed: readonly { readonly task: Task; readonly fields: readonly (keyof Task)[]; readonly line: string }[]
  /** Removed or given-up tasks, in one line each. */
  readonly discovered: readonly string[]
  /** Work that agents left, or wanted and were refused, in one line each. */
  readonly left: readonly string[]
  readonly run: {
    /** In UTC (ISO 8601, seconds). */
    readonly started: string
    /** When the last task was finished; undefined if others are open. */
    readonly completed: string | undefined
  }
}
