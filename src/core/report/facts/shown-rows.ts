import type { Plan, TaskStatus } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { HasStatus } from '../../plan/graph/status-of.ts'
import { recordsOf } from '../../run/fold/records-of.ts'
import { countStatuses, statusWord, type TaskRow, taskRow } from './task-rows.ts'

/** A table of more tasks than this is shown in part. */
const wholeTable = 300
/** So many of a longer one, where it is written with every state commit. */
const partInState = 100
const nextTasks = 20

interface ShownRows {
  /** In plan order. */
  readonly rows: readonly TaskRow[]
  /** What is left out, in words; null when everything is shown. */
  readonly omitted: string | null
}

/**
 * What fits of a long table: first what people look for (under way, failed, given up, the next 20 pending), then what was done,
 * newest first, then what was skipped. Stays bounded however many tasks there are: nothing that grows is rewritten.
 */
export function shownRows(rows: readonly TaskRow[], limit = wholeTable): ShownRows {
  const shown = places(rows, limit)
  const chosen = shown.flatMap((at) => rows[at] ?? [])
  return { rows: chosen, omitted: omission(rows, chosen) }
}

/** The same of a run's tasks; rows are made only of those that are shown. */
export function shownTasks({ plan, state }: { plan: Plan; state: RunState }, limit = wholeTable): ShownRows {
  const records = recordsOf(plan, state)
  const shown = places(records, limit)
  const rows = shown.flatMap((at) => plan.tasks[at] ?? []).map((task) => taskRow(task, state))
  return { rows, omitted: omission(records, rows) }
}

/** What files of the state show. */
export const rowsInState = (run: { plan: Plan; state: RunState }): ShownRows =>
  shownTasks(run, run.plan.tasks.length > wholeTable ? partInState : wholeTable)

/** Positions of the tasks that are shown, in plan order. */
function places(tasks: readonly Pick<TaskRow, 'status' | 'iteration'>[], limit: number): number[] {
  if (tasks.length <= limit) return [...tasks.keys()]
  const by: Record<TaskStatus, number[]> = {
    pending: [],
    in_progress: [],
    done: [],
    failed: [],
    skipped: [],
    given_up: [],
  }
  tasks.forEach(({ status }, at) => {
    by[status].push(at)
  })
  const iteration = (at: number): number => tasks[at]?.iteration ?? 0
  const wanted = [
    ...by.in_progress,
    ...[...by.failed, ...by.given_up].slice(0, limit - nextTasks - 1),
    ...by.pending.slice(0, nextTasks),
    ...by.done.sort((a, b) => iteration(b) - iteration(a)),
    ...by.skipped,
  ]
  return wanted.slice(0, limit).sort((a, b) => a - b)
}

function omission(all: readonly HasStatus[], shown: readonly HasStatus[]): string | null {
  const [total, there] = [countStatuses(all), countStatuses(shown)]
  const parts = (['done', 'failed', 'given_up', 'skipped', 'pending'] as const)
    .map((status) => ({ status, count: total[status] - there[status] }))
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => `${count} ${statusWord[status]}`)
  return parts.length === 0 ? null : `Not shown here: ${parts.join(', ')}.`
}
