import type { Plan, Task, TaskStatus } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { HasStatus } from '../../plan/graph/status-of.ts'
import { taskIn } from '../../run/fold/task-in.ts'
import { formatUsd } from '../../text/amounts.ts'
import { formatDuration } from '../../text/duration.ts'
import { oncePer } from '../../text/once-per.ts'
import { shortOid } from '../../text/report-context.ts'

/** One task as every report shows it. `title` is the plan's own text: foreign. */
export interface TaskRow {
  readonly id: string
  readonly title: string
  readonly status: TaskStatus
  /** Attempts that count: failed ones, the one that succeeded, the one under way. */
  readonly attempts: number
  readonly duration_ms: number
  readonly usd: number
  /** Iteration of the attempt that succeeded; orders tasks by when they were done. */
  readonly iteration: number | null
  /** The commit that did it, short; null where there is none. */
  readonly commit: string | null
}

/** The plan's tasks in plan order, with what the run knows of each; without a state, as the plan has them. */
export function taskRows(plan: Plan, state: RunState | null): TaskRow[] {
  return plan.tasks.map((task) => taskRow(task, state))
}

/** The row of one task. */
export function taskRow({ id, title, status, retry_count }: Task, state: RunState | null): TaskRow {
  if (!state) {
    return { id, title, status, attempts: retry_count, duration_ms: 0, usd: 0, iteration: null, commit: null }
  }
  const task = taskIn(state, id)
  const more = (task.commit ? 1 : 0) + (state.current?.task === id || state.awaiting?.task === id ? 1 : 0)
  return {
    id,
    title,
    status: task.status,
    attempts: task.failed_attempts + more,
    duration_ms: task.duration_ms,
    usd: task.usd,
    iteration: task.iteration,
    commit: task.commit && shortOid(task.commit),
  }
}

export type StatusCounts = Readonly<Record<TaskStatus, number>>

/** Once for each list: of a long one the sentence, the table and the log each say a part. */
export const countStatuses: (tasks: readonly HasStatus[]) => StatusCounts = oncePer((tasks) => {
  const counts: Record<TaskStatus, number> = { pending: 0, in_progress: 0, done: 0, failed: 0, skipped: 0, given_up: 0 }
  for (const { status } of tasks) counts[status] += 1
  return counts
})

/** `2 of 5 tasks done, 1 failed, 1 skipped, 1 pending`: what is zero is left out. */
export function countsInWords(tasks: readonly HasStatus[]): string {
  const counts = countStatuses(tasks)
  const rest = (['in_progress', 'failed', 'given_up', 'skipped', 'pending'] as const)
    .filter((status) => counts[status] > 0)
    .map((status) => `${counts[status]} ${statusWord[status]}`)
  return [`${counts.done} of ${tasks.length} tasks done`, ...rest].join(', ')
}

export const statusWord: Record<TaskStatus, string> = {
  done: 'done',
  failed: 'failed',
  in_progress: 'in progress',
  skipped: 'skipped',
  given_up: 'given up',
  pending: 'pending',
}

export const statusMark: Record<TaskStatus, string> = {
  done: '✓',
  failed: '✗',
  in_progress: '▶',
  skipped: '–',
  given_up: '?',
  pending: '·',
}

export const attemptsCell = (row: TaskRow): string => (row.attempts > 0 ? String(row.attempts) : '')
export const timeCell = (row: TaskRow): string => (row.duration_ms > 0 ? formatDuration(row.duration_ms) : '')
export const costCell = (row: TaskRow): string => (row.usd > 0 ? formatUsd(row.usd) : '')
