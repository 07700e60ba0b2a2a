/** A run of a workflow, as the server lists it. */
export interface WorkflowRunRow {
  readonly id: string
  readonly event: string
  readonly status: string
  readonly conclusion: string | null
  /** Milliseconds since the epoch. */
  readonly created: number
  /** What its `run-name` came to, or else the workflow's name. */
  readonly title: string
  readonly url: string
}

/**
 * The dispatched run that is still to work on this plan, or is at it: a second one would only wait behind it. A run that
 * waits for reviewers has finished with its plan. Only a title that names the plan counts, since a workflow without a
 * `run-name` does not say what its runs are for. Pure.
 */
export const pendingJob = (runs: readonly WorkflowRunRow[], plan: string): WorkflowRunRow | undefined =>
  runs.find(
    ({ event, status, title }) =>
      event === 'workflow_dispatch' && status !== 'completed' && status !== 'waiting' && namesPlan(title, plan),
  )

/** As a word of its own: `plan.json` is not named by `my-plan.json`. */
const namesPlan = (title: string, plan: string): boolean => words(title).includes(words(plan))

const words = (text: string): string => ` ${text.replace(/[\s"'`(),;[\]]+/g, ' ').trim()} `
