import type { Plan } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { milestonesOf } from '../../plan/graph/milestones.ts'
import { statusIn } from '../fold/begin.ts'

/** One pull request's part of the work: the run's work branch cut where its milestones end, or where enough is to be read. */
export interface PullSlice {
  /** Null for what is left over when all milestones are done. */
  readonly milestone: string | null
  readonly branch: string
  readonly tip: string
  /** The newest of its own commits, if the base was merged into it and not into the part above. */
  readonly ownEnd: string | null
  /** Names of the checks that are red on its tip; null if they have yet to run there. */
  readonly red: readonly string[] | null
  readonly said: readonly { readonly name: string; readonly lines: readonly string[] }[]
  /** The newest one follows the work; all others stay where they are. */
  readonly newest: boolean
  /** Its place among those of the same milestone, from 1; null if it is the only one. */
  readonly number: number | null
  /** The last one of its milestone so far. */
  readonly last: boolean
  /** Its commits are those of these iterations; `until` is null for the newest one. */
  readonly iterations: { readonly from: number; readonly until: number | null }
  /** Lines to review. */
  readonly lines: number
  /** The base holds it. */
  readonly merged: boolean
}

/** The slices of a run, oldest first; none if its work is one pull request. */
export function slicesOf({ slices, work, work_branch, lines }: RunState): PullSlice[] {
  return slices.map((slice, place) => {
    const { milestone, end, iteration } = slice
    const same = slices.filter((one) => one.milestone === milestone)
    const number = same.indexOf(slice) + 1
    const last = number === same.length
    const branch = milestone === null ? work_branch : `${work_branch}.${milestone}`
    return {
      milestone,
      // No task, milestone or plan has a "+" in its name.
      branch: last ? branch : `${branch}+${number}`,
      tip: end ?? work,
      ownEnd: slice.own_end ?? null,
      red: slice.red === undefined ? [] : slice.red,
      said: slice.said ?? [],
      newest: end === null,
      number: same.length > 1 ? number : null,
      last,
      iterations: { from: iteration, until: slices[place + 1]?.iteration ?? null },
      lines: end === null ? lines : (slice.lines ?? 0),
      merged: slice.merged === true,
    }
  })
}

/** The lowest pull request on whose newest commit the checks have yet to run; that of the newest commits has the baseline. */
export const partToCheck = (state: RunState): PullSlice | undefined =>
  slicesOf(state).find(({ red, merged, newest }) => red === null && !merged && !newest)

/** Pull requests that are red without those above them. */
export const redParts = (state: RunState): PullSlice[] =>
  slicesOf(state).filter(({ red, merged }) => red !== null && red.length > 0 && !merged)

/** Branches whose pull requests are the run's. */
export const branchesOf = (state: RunState): string[] => [
  state.work_branch,
  ...slicesOf(state).map(({ branch }) => branch),
]

/** Whether a branch is that of a pull request of the run with this work branch. */
export const isBranchOfRun = (branch: string, workBranch: string): boolean =>
  branch === workBranch || branch.startsWith(`${workBranch}.`) || branch.startsWith(`${workBranch}+`)

/**
 * The milestone whose next slice begins with a commit for this task; undefined if the newest slice goes on. A branch only
 * ever moves forward, so what comes late (a retry, a task of an earlier milestone, an undo) belongs to the newest slice,
 * and so does everything once the left-over tasks have begun. A run that has commits without milestones keeps its one
 * pull request, until that is full: `size` says how many lines one may have, and how many the commit adds.
 */
export function beginsSlice(
  plan: Plan,
  state: RunState,
  task: string,
  size: { readonly limit: number; readonly lines: number } = { limit: 0, lines: 0 },
): string | null | undefined {
  if (state.merging?.task === task) return undefined
  const milestone = beginsMilestone(plan, state, task)
  if (milestone !== undefined) return milestone
  const isFull = size.limit > 0 && state.lines > 0 && state.lines + size.lines > size.limit
  return isFull ? (state.slices.at(-1)?.milestone ?? null) : undefined
}

function beginsMilestone(plan: Plan, state: RunState, task: string): string | null | undefined {
  const milestones = milestonesOf(plan)
  const { slices, tasks } = state
  const newest = slices.at(-1)
  if (!milestones || newest?.milestone === null) return undefined
  if (!newest && Object.values(tasks).some(({ commit }) => commit !== null)) return undefined
  const milestone = milestones.of(task)
  if (!newest && milestone === null) return undefined
  return slices.some((slice) => slice.milestone === milestone) ? undefined : milestone
}

/** Ids of the tasks that a slice is for, in plan order. */
export function tasksOf(plan: Plan, milestone: string | null): string[] {
  const milestones = milestonesOf(plan)
  return plan.tasks.map(({ id }) => id).filter((id) => (milestones?.of(id) ?? null) === milestone)
}

/** Nothing is left to be done for it. */
export function isDone(plan: Plan, state: RunState, milestone: string | null): boolean {
  const statusOf = statusIn(state)
  const asked = new Set(state.asks.map(({ task }) => task))
  const isOver = (id: string): boolean => statusOf(id) === 'skipped' || (statusOf(id) === 'done' && !asked.has(id))
  return tasksOf(plan, milestone).every(isOver)
}
