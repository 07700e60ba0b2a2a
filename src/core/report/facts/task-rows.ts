import type { Plan, Task, TaskStatus } from '../../../schema/plan/plan.ts'
import type { RunState, TaskState } from '../../../schema/run/run-state.ts'
import type { HasStatus } from '../../plan/graph/status-of.ts'
import { recordsOf, taskIn } from '../../run/fold/begin.ts'
import { isHeld, openAttempts } from '../../run/fold/open-attempts.ts'
import { commitsOf, iterationsOf } from '../../run/fold/task-commits.ts'
import { formatDuration, formatUsd, plural } from '../../text/amounts.ts'
import { memoize } from '../../text/memoize.ts'

/** A task in a report. `title` is foreign text. */
export interface TaskRow {
  readonly id: string
  readonly title: string
  /** An agent wrote the title. */
  readonly isAgents?: boolean
  readonly status: TaskStatus
  /** Failed attempts, successful ones and the current one. */
  readonly attempts: number
  /** From start to end of its attempts. */
  readonly time_ms: number
  readonly usd: number
  /** Iteration of the newest commit; orders tasks by completion. */
  readonly iteration: number | null
  /** The newest commit. */
  readonly commit: string | null
  /** Its commits so far. */
  readonly parts: number
  /** Its agent has ended, and its checks have not. */
  readonly isCaptured?: boolean
  /** Its checks passed in a lane, and its commit waits for approval. */
  readonly isHeld?: boolean
  /** Set if it is done without a change; `verified`: a model agreed instead of a person. */
  readonly unchanged?: { readonly by: string; readonly verified: boolean }
}

/** In plan order. Without a state, as the plan says. */
export function taskRows(plan: Plan, state: RunState | null): TaskRow[] {
  return plan.tasks.map((task) => taskRow(task, state))
}

function taskRow({ id, title, status, retry_count }: Task, state: RunState | null): TaskRow {
  if (!state) {
    return { id, title, status, attempts: retry_count, time_ms: 0, usd: 0, iteration: null, commit: null, parts: 0 }
  }
  const task = taskIn(state, id)
  const lane = state.lanes.find((other) => other.task === id)
  const commits = commitsOf(task)
  const passedOrOpen = iterationsOf(task).length + (isOpenNow(state, id) ? 1 : 0)
  return {
    id,
    title,
    ...(task.added_by === 'agent' && { isAgents: true }),
    status: task.status,
    attempts: task.failed_attempts + passedOrOpen,
    // An older run only recorded the agents' time.
    time_ms: Math.max(task.time_ms, task.duration_ms),
    usd: task.usd,
    iteration: task.iteration,
    commit: task.commit,
    parts: commits.length,
    ...(lane && isHeld(lane) ? { isHeld: true } : lane?.candidate && { isCaptured: true }),
    ...(task.unchanged && { unchanged: { by: task.unchanged.by, verified: task.unchanged.verified } }),
  }
}

const isOpenNow = (state: RunState, id: string): boolean =>
  state.awaiting?.task === id || openAttempts(state).some(({ task }) => task === id)

export interface UnchangedTask extends NonNullable<TaskRow['unchanged']> {
  readonly task: string
  readonly iteration: number
  readonly why: string
}

/** In plan order. */
export const unchangedTasks = ({ plan, state }: { plan: Plan; state: RunState }): UnchangedTask[] =>
  plan.tasks.flatMap(({ id }) => {
    const { unchanged, closed, summary } = taskIn(state, id)
    if (!unchanged) return []
    const { by, verified } = unchanged
    return [{ task: id, by, verified, iteration: closed ?? 0, why: summary ?? '' }]
  })

export type StatusCounts = Readonly<Record<TaskStatus, number>>

/** Cached per list: sentence, table and log use the same counts. */
export const countStatuses: (tasks: readonly HasStatus[]) => StatusCounts = memoize((tasks) => {
  const counts: Record<TaskStatus, number> = { pending: 0, in_progress: 0, done: 0, failed: 0, skipped: 0, given_up: 0 }
  for (const { status } of tasks) counts[status] += 1
  return counts
})

type Counted = HasStatus & { readonly unchanged?: unknown }

export const countUnchanged: (tasks: readonly Counted[]) => number = memoize(
  (tasks) => tasks.filter(({ unchanged }) => unchanged).length,
)

/** `2 of 5 tasks done (1 without a change), 1 failed, 1 pending`; zero counts are omitted. */
export function countsInWords(tasks: readonly Counted[]): string {
  const counts = countStatuses(tasks)
  const unchanged = countUnchanged(tasks)
  const rest = (['in_progress', 'failed', 'given_up', 'skipped', 'pending'] as const)
    .filter((status) => counts[status] > 0)
    .map((status) => `${counts[status]} ${statusWord[status]}`)
  const remark = unchanged === 0 ? '' : ` (${unchanged} without a change)`
  return [`${counts.done} of ${tasks.length} tasks done${remark}`, ...rest].join(', ')
}

export function statusInWords({
  status,
  unchanged,
  isCaptured,
  isHeld,
}: Pick<TaskRow, 'status' | 'unchanged' | 'isCaptured' | 'isHeld'>): string {
  if (unchanged) return 'done without a change'
  if (isHeld && status === 'in_progress') return 'waits for approval'
  return isCaptured && status === 'in_progress' ? 'to be checked' : statusWord[status]
}

/** Undefined while the agent is running. */
export function laneWords(lane: Pick<RunState['lanes'][number], 'candidate' | 'held'>): string | undefined {
  if (lane.candidate === null) return undefined
  return isHeld(lane) ? 'waits for approval' : 'being checked'
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
export const timeCell = (row: TaskRow): string => (row.time_ms > 0 ? formatDuration(row.time_ms) : '')
/** Text after the newest commit if the task took several, or continues. */
export const commitsInWords = ({ status, parts }: TaskRow): string =>
  parts > 1 || (parts === 1 && status !== 'done') ? ` (${plural(parts, 'part')})` : ''
export const costCell = (row: TaskRow): string => (row.usd > 0 ? formatUsd(row.usd) : '')

export interface TaskCosts {
  /** Of all attempts, in ms. */
  readonly time_ms: number
  /** Tasks with a cost. */
  readonly worked: number
  /** The most expensive task. */
  readonly dearest: { readonly task: string; readonly usd: number } | null
  /** For each task that this run worked on and that is settled. */
  readonly settled: { readonly usd: readonly number[]; readonly duration_ms: readonly number[] }
}

/** Cached for each change of a task, since receipt and forecast are part of every state commit. */
export const taskCosts: (tasks: RunState['tasks']) => TaskCosts = memoize((tasks) => {
  let worked = 0
  let time_ms = 0
  let dearest: TaskCosts['dearest'] = null
  const settled = { usd: [] as number[], duration_ms: [] as number[] }
  for (const task in tasks) {
    const record = tasks[task]
    if (!record) continue
    const { usd, duration_ms } = record
    time_ms += Math.max(record.time_ms, duration_ms)
    if (usd > 0 || duration_ms > 0) worked += 1
    if (usd > (dearest?.usd ?? 0)) dearest = { task, usd }
    if (!isSettled(record)) continue
    settled.usd.push(usd)
    settled.duration_ms.push(duration_ms)
  }
  return { worked, time_ms, dearest, settled }
})

const isSettled = ({ status, commit, failed_iterations }: TaskState): boolean =>
  (status === 'done' && commit !== null) || (status === 'failed' && (failed_iterations.length > 0 || commit !== null))

/** A longer table is abridged. */
const maxRows = 300
/** Rows of an abridged table in the state, which every commit rewrites. */
const maxRowsInState = 100
const maxPending = 20

export interface ShownRows {
  /** In plan order. */
  readonly rows: readonly TaskRow[]
  /** Describes the omitted rows; null if there are none. */
  readonly omitted: string | null
}

/**
 * Fits a long table: first running, failed and given up tasks and the next 20 pending ones, then done tasks (newest
 * first), then skipped ones. The size is bounded for any number of tasks.
 */
export function shownRows(rows: readonly TaskRow[], limit = maxRows): ShownRows {
  const positions = shownPositions(rows, limit)
  const shown = positions.flatMap((position) => rows[position] ?? [])
  return { rows: shown, omitted: omission(rows, shown) }
}

/** As `shownRows`, but makes rows only for the shown tasks. */
export function shownTasks({ plan, state }: { plan: Plan; state: RunState }, limit = maxRows): ShownRows {
  const records = recordsOf(plan, state)
  const positions = shownPositions(records, limit)
  const rows = positions.flatMap((position) => plan.tasks[position] ?? []).map((task) => taskRow(task, state))
  return { rows, omitted: omission(records, rows) }
}

export const rowsInState = (run: { plan: Plan; state: RunState }): ShownRows =>
  shownTasks(run, run.plan.tasks.length > maxRows ? maxRowsInState : maxRows)

/** Positions in plan order. */
function shownPositions(tasks: readonly Pick<TaskRow, 'status' | 'iteration'>[], limit: number): number[] {
  if (tasks.length <= limit) return [...tasks.keys()]
  const byStatus: Record<TaskStatus, number[]> = {
    pending: [],
    in_progress: [],
    done: [],
    failed: [],
    skipped: [],
    given_up: [],
  }
  tasks.forEach(({ status }, position) => {
    byStatus[status].push(position)
  })
  const iteration = (position: number): number => tasks[position]?.iteration ?? 0
  const ordered = [
    ...byStatus.in_progress,
    ...[...byStatus.failed, ...byStatus.given_up].slice(0, limit - maxPending - 1),
    ...byStatus.pending.slice(0, maxPending),
    ...byStatus.done.sort((a, b) => iteration(b) - iteration(a)),
    ...byStatus.skipped,
  ]
  return ordered.slice(0, limit).sort((a, b) => a - b)
}

function omission(all: readonly HasStatus[], shown: readonly HasStatus[]): string | null {
  const [total, shownCounts] = [countStatuses(all), countStatuses(shown)]
  const counts = (['done', 'failed', 'given_up', 'skipped', 'pending'] as const)
    .map((status) => ({ status, count: total[status] - shownCounts[status] }))
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => `${count} ${statusWord[status]}`)
  return counts.length === 0 ? null : `Not shown here: ${counts.join(', ')}.`
}
