import type { Handoff } from '../../../schema/agent/handoff.ts'
import type { Task } from '../../../schema/plan/plan.ts'
import { type ProgressEntry, ProgressLog } from '../../../schema/run/progress-log.ts'
import type { HasStatus } from '../../plan/graph/status-of.ts'
import { tryJson } from '../../text/try-read.ts'
import { countStatuses } from './task-rows.ts'

/** Enough for the page: each success also has a file of its own, which is never rewritten. */
export const progressEntries = 20

const maxChars = 500
const maxItems = 20
const maxFiles = 50

/** `changes` are the captured ones, not those that the agent claims. */
export interface Success {
  readonly task: Pick<Task, 'id' | 'title'>
  readonly iteration: number
  readonly at: string
  readonly handoff: Handoff
  readonly changes: readonly { readonly path: string; readonly action: 'created' | 'modified' | 'deleted' }[]
}

/** Bounds every text and list. Also stored with its iteration, as `progress.json`. */
export function progressEntry({ task, iteration, at, handoff, changes }: Success): ProgressEntry {
  return {
    task_id: task.id,
    iteration,
    timestamp: at,
    summary: shortened(handoff.summary),
    title: shortened(task.title),
    files_changed: changes.slice(0, maxFiles).map(({ path, action }) => ({ path, action })),
    files_total: changes.length,
    tests_added: firstItems(handoff.tests_added).map(({ file, test_names }) => ({
      file: shortened(file),
      test_names: firstItems(test_names).map(shortened),
    })),
    design_decisions: firstItems(handoff.architectural_notes).map(shortened),
    constraints: firstItems(handoff.constraints_discovered).map(({ constraint, impact, workaround }) => ({
      constraint: shortened(constraint),
      impact: shortened(impact ?? workaround ?? ''),
    })),
    deviations: firstItems(handoff.deviations).map(({ planned, actual, reason }) => ({
      planned: shortened(planned),
      actual: shortened(actual),
      reason: shortened(reason),
    })),
    bugs: firstItems(handoff.bugs_encountered).map(({ description, resolution, resolved }) => ({
      description: shortened(description),
      resolution: shortened(resolution ?? ''),
      resolved,
    })),
    fully_complete: handoff.task_completed?.fully_complete ?? true,
  }
}

const shortened = (text: string): string =>
  text.length <= maxChars ? text : `${text.slice(0, maxChars - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
const firstItems = <T>(items: readonly T[] | undefined): readonly T[] => (items ?? []).slice(0, maxItems)

/**
 * `progress-log.json`: the newest successes first, then the previous entries, one for each task and iteration, at most
 * 20. The cost does not grow with the run.
 */
export function nextProgressLog(context: {
  readonly previous: ProgressLog | null
  readonly newest: readonly Success[]
  /** All tasks of the plan. */
  readonly rows: readonly HasStatus[]
  /** ISO time of the state commit. */
  readonly generated: string
}): ProgressLog {
  const keys = new Set<string>()
  const entries = [...context.newest.map(progressEntry), ...(context.previous?.entries ?? [])].filter((entry) => {
    const key = `${entry.task_id} ${entry.iteration}`
    return !keys.has(key) && keys.add(key)
  })
  const counts = countStatuses(context.rows)
  return {
    generated_at: context.generated,
    plan_summary: {
      total_tasks: context.rows.length,
      completed: counts.done,
      pending: counts.pending + counts.in_progress,
      failed: counts.failed,
      skipped: counts.skipped,
      given_up: counts.given_up,
    },
    entries: entries.slice(0, progressEntries),
  }
}

/** Removes iterations that were undone. */
export const withoutIterations = (log: ProgressLog | null, iterations: readonly number[]): ProgressLog | null =>
  log && { ...log, entries: log.entries.filter((entry) => !iterations.includes(entry.iteration)) }

/** Null if missing or invalid: the log is then generated from the newest successes. */
export function readProgressLog(stored: string | undefined): ProgressLog | null {
  return ProgressLog.safeParse(tryJson(stored ?? '')).data ?? null
}
