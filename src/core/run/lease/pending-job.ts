export interface WorkflowRunRow {
  readonly id: string
  readonly event: string
  readonly status: string
  readonly conclusion: string | null
  /** Milliseconds since the epoch. */
  readonly created: number
  /** The workflow's `run-name`, else its name. */
  readonly title: string
  readonly url: string
}

/**
 * The dispatched workflow run that has not finished with this plan. One that waits for reviewers has finished. Only a
 * title with the plan's name counts. Pure.
 */
export const pendingJob = (runs: readonly WorkflowRunRow[], plan: string): WorkflowRunRow | undefined =>
  runs.find(
    ({ event, status, title }) =>
      event === 'workflow_dispatch' && status !== 'completed' && status !== 'waiting' && namesPlan(title, plan),
  )

/** Only as a whole word: `my-plan.json` does not name `plan.json`. */
const namesPlan = (title: string, plan: string): boolean => words(title).includes(words(plan))

const words = (text: string): string => ` ${text.replace(/[\s"'`(),;[\]]+/g, ' ').trim()} `
