import type { Handoff } from '../../../schema/agent/handoff.ts'
import type { Task } from '../../../schema/plan/plan.ts'
import { type ProgressEntry, ProgressLog } from '../../../schema/run/progress-log.ts'
import type { HasStatus } from '../../plan/graph/status-of.ts'
import { countStatuses } from './task-rows.ts'

/** Entries on the page: each success is in a file of its iteration, too, and those are never rewritten. */
export const progressEntries = 20

const longest = 500
const mostItems = 20
const mostFiles = 50

/** A success as the engine knows it. `changes` is what was captured, not what the agent says that it touched. */
export interface Success {
  readonly task: Pick<Task, 'id' | 'title'>
  readonly iteration: number
  readonly at: string
  readonly handoff: Handoff
  readonly changes: readonly { readonly path: string; readonly action: 'created' | 'modified' | 'deleted' }[]
}

/** One entry, with every text and list bounded; it is also filed with its iteration, as `progress.json`. */
export function progressEntry({ task, iteration, at, handoff, changes }: Success): ProgressEntry {
  return {
    task_id: task.id,
    iteration,
    timestamp: at,
    summary: cut(handoff.summary),
    title: cut(task.title),
    files_changed: changes.slice(0, mostFiles).map(({ path, action }) => ({ path, action })),
    files_total: changes.length,
    tests_added: first(handoff.tests_added).map(({ file, test_names }) => ({
      file: cut(file),
      test_names: first(test_names).map(cut),
    })),
    design_decisions: first(handoff.architectural_notes).map(cut),
    constraints: first(handoff.constraints_discovered).map(({ constraint, impact, workaround }) => ({
      constraint: cut(constraint),
      impact: cut(impact ?? workaround ?? ''),
    })),
    deviations: first(handoff.deviations).map(({ planned, actual, reason }) => ({
      planned: cut(planned),
      actual: cut(actual),
      reason: cut(reason),
    })),
    bugs: first(handoff.bugs_encountered).map(({ description, resolution, resolved }) => ({
      description: cut(description),
      resolution: cut(resolution ?? ''),
      resolved,
    })),
    fully_complete: handoff.task_completed?.fully_complete ?? true,
  }
}

const cut = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
const first = <T>(items: readonly T[] | undefined): readonly T[] => (items ?? []).slice(0, mostItems)

/**
 * The next `progress-log.json`: the newest successes (newest first) before the entries of the previous log, one entry
 * for each task and iteration, at most 20. Costs the same at the ten-thousandth iteration.
 */
export function nextProgressLog(context: {
  readonly previous: ProgressLog | null
  readonly newest: readonly Success[]
  /** One of each task of the plan. */
  readonly rows: readonly HasStatus[]
  /** ISO time of the state commit that it goes into. */
  readonly generated: string
}): ProgressLog {
  const seen = new Set<string>()
  const entries = [...context.newest.map(progressEntry), ...(context.previous?.entries ?? [])].filter((entry) => {
    const key = `${entry.task_id} ${entry.iteration}`
    return !seen.has(key) && seen.add(key)
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

/** The log without iterations that were taken back: what it tells is done. */
export const withoutIterations = (log: ProgressLog | null, iterations: readonly number[]): ProgressLog | null =>
  log && { ...log, entries: log.entries.filter((entry) => !iterations.includes(entry.iteration)) }

/** The previous log as it was stored; null where there is none or it is not one: it is generated anew either way. */
export function readProgressLog(stored: string | undefined): ProgressLog | null {
  if (stored === undefined) return null
  try {
    return ProgressLog.safeParse(JSON.parse(stored)).data ?? null
  } catch {
    return null
  }
}
