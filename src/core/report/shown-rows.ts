import type { TaskRow } from './task-rows.ts'

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
 * What fits of a long table: first what people look for (under way, failed, the next 20 pending), then what was done,
 * newest first, then what was skipped. Stays bounded however many tasks there are: nothing that grows is rewritten.
 */
export function shownRows(rows: readonly TaskRow[], limit = wholeTable): ShownRows {
  if (rows.length <= limit) return { rows, omitted: null }
  const of = (status: TaskRow['status']) => rows.filter((row) => row.status === status)
  const newestFirst = of('done').sort((a, b) => (b.iteration ?? 0) - (a.iteration ?? 0))
  const pending = of('pending')
  const wanted = [
    ...of('in_progress'),
    ...of('failed').slice(0, limit - nextTasks - 1),
    ...pending.slice(0, nextTasks),
    ...newestFirst,
    ...of('skipped'),
  ]
  const chosen = new Set(wanted.slice(0, limit))
  const left = rows.filter((row) => !chosen.has(row))
  return { rows: rows.filter((row) => chosen.has(row)), omitted: omission(left) }
}

/** What files of the state show. */
export const rowsInState = (rows: readonly TaskRow[]): ShownRows =>
  shownRows(rows, rows.length > wholeTable ? partInState : wholeTable)

function omission(left: readonly TaskRow[]): string | null {
  const parts = (['done', 'failed', 'skipped', 'pending'] as const)
    .map((status) => ({ status, count: left.filter((row) => row.status === status).length }))
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => `${count} ${status}`)
  return parts.length === 0 ? null : `Not shown here: ${parts.join(', ')}.`
}
