import type { Plan, Task, TaskStatus } from '../../../schema/plan/plan.ts'
import type { RunState, TaskState } from '../../../schema/run/run-state.ts'
import type { HasStatus } from '../../plan/graph/status-of.ts'
import { recordsOf, taskIn } from '../../run/fold/begin.ts'
import { isHeld, openAttempts } from '../../run/fold/open-attempts.ts'
import { commitsOf, iterationsOf } from '../../run/fold/task-commits.ts'
import { formatDuration, formatUsd, plural } from '../../text/amounts.ts'
import { memoize } from '../../text/memoize.ts'

/** One task as every report shows it. `title` is the plan's own text: foreign. */
export interface TaskRow {
  readonly id: string
  readonly title: string
  /** An agent wrote the title. */
  readonly isAgents?: boolean
  readonly status: TaskStatus
  /** Attempts that count: failed ones, the one that succeeded, the one under way. */
  readonly attempts: number
  /** Of its attempts from their start to their end. */
  readonly time_ms: number
  readonly usd: number
  /** Iteration of the newest commit; orders tasks by when they were done. */
  readonly iteration: number | null
  /** The newest commit; null where there is none. */
  readonly commit: string | null
  /** Commits that it took so far. */
  readonly parts: number
  /** Its agent has ended, and the checks of its change have not. */
  readonly isCaptured?: boolean
  /** Its checks have passed in a lane, and a person is to approve its commit. */
  readonly isHeld?: boolean
  /** Who agreed that it is done without a change; `verified`: a model, and no person. */
  readonly unchanged?: { readonly by: string; readonly verified: boolean }
}

/** The plan's tasks in plan order, with what the run knows of each; without a state, as the plan has them. */
export function taskRows(plan: Plan, state: RunState | null): TaskRow[] {
  return plan.tasks.map((task) => taskRow(task, state))
}

/** The row of one task. */
function taskRow({ id, title, status, retry_count }: Task, state: RunState | null): TaskRow {
  if (!state) {
    return { id, title, status, attempts: retry_count, time_ms: 0, usd: 0, iteration: null, commit: null, parts: 0 }
  }
  const task = taskIn(state, id)
  const lane = state.lanes.find((one) => one.task === id)
  const commits = commitsOf(task)
  const more = iterationsOf(task).length + (isOpenNow(state, id) ? 1 : 0)
  return {
    id,
    title,
    ...(task.added_by === 'agent' && { isAgents: true }),
    status: task.status,
    attempts: task.failed_attempts + more,
    // An older run knows only how long the agents took.
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

/** A task that is done without a commit, and why. */
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

/** Once for each list: of a long one the sentence, the table and the log each say a part. */
export const countStatuses: (tasks: readonly HasStatus[]) => StatusCounts = memoize((tasks) => {
  const counts: Record<TaskStatus, number> = { pending: 0, in_progress: 0, done: 0, failed: 0, skipped: 0, given_up: 0 }
  for (const { status } of tasks) counts[status] += 1
  return counts
})

type Counted = HasStatus & { readonly unchanged?: unknown }

/** How many of them are done because somebody agreed that nothing was left to change. */
export const countUnchanged: (tasks: readonly Counted[]) => number = memoize(
  (tasks) => tasks.filter(({ unchanged }) => unchanged).length,
)

/** `2 of 5 tasks done (1 without a change), 1 failed, 1 skipped, 1 pending`: what is zero is left out. */
export function countsInWords(tasks: readonly Counted[]): string {
  const counts = countStatuses(tasks)
  const unchanged = countUnchanged(tasks)
  const rest = (['in_progress', 'failed', 'given_up', 'skipped', 'pending'] as const)
    .filter((status) => counts[status] > 0)
    .map((status) => `${counts[status]} ${statusWord[status]}`)
  const remark = unchanged === 0 ? '' : ` (${unchanged} without a change)`
  return [`${counts.done} of ${tasks.length} tasks done${remark}`, ...rest].join(', ')
}

/** How a task stands; one that is done without a change is never shown as any other. */
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

/** Where an attempt in a lane is once its agent has ended; undefined before. */
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
/** Behind the newest commit: the number of all, where the task took several, or goes on. */
export const commitsInWords = ({ status, parts }: TaskRow): string =>
  parts > 1 || (parts === 1 && status !== 'done') ? ` (${plural(parts, 'part')})` : ''
export const costCell = (row: TaskRow): string => (row.usd > 0 ? formatUsd(row.usd) : '')

/** What the tasks of a run have cost. */
export interface TaskCosts {
  /** Of all attempts, in ms. */
  readonly time_ms: number
  /** Tasks that something was spent on. */
  readonly worked: number
  /** The task that cost most money so far. */
  readonly dearest: { readonly task: string; readonly usd: number } | null
  /** Of those that this run worked on and that are over, one each; one that was done when it began says nothing. */
  readonly settled: { readonly usd: readonly number[]; readonly duration_ms: readonly number[] }
}

/** One pass, once for each change of a task: receipt and forecast are written with every state commit. */
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
