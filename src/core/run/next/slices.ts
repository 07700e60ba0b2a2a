import type { Plan } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { milestonesOf } from '../../plan/graph/milestones.ts'
import { statusIn } from '../fold/begin.ts'

/** One pull request's part of the work, which is cut at milestones or when it has enough lines to review. */
export interface PullSlice {
  /** Null for the tasks after all milestones. */
  readonly milestone: string | null
  readonly branch: string
  readonly tip: string
  /** The newest of its own commits, if the base was merged into it and not into the part above. */
  readonly ownEnd: string | null
  /** Red checks on its tip; null if they have not run there yet. */
  readonly red: readonly string[] | null
  readonly said: readonly { readonly name: string; readonly lines: readonly string[] }[]
  /** The newest slice follows the work; the others stay. */
  readonly newest: boolean
  /** From 1, among the slices of one milestone; null if it is the only one. */
  readonly number: number | null
  readonly last: boolean
  /** `until` is null for the newest slice. */
  readonly iterations: { readonly from: number; readonly until: number | null }
  readonly lines: number
  readonly merged: boolean
}

/** Oldest first; none if the work is one pull request. */
export function slicesOf({ slices, work, work_branch, lines }: RunState): PullSlice[] {
  return slices.map((slice, place) => {
    const { milestone, end, iteration } = slice
    const siblings = slices.filter((one) => one.milestone === milestone)
    const number = siblings.indexOf(slice) + 1
    const last = number === siblings.length
    const branch = milestone === null ? work_branch : `${work_branch}.${milestone}`
    return {
      milestone,
      // Names of tasks, milestones and plans contain no "+".
      branch: last ? branch : `${branch}+${number}`,
      tip: end ?? work,
      ownEnd: slice.own_end ?? null,
      red: slice.red === undefined ? [] : slice.red,
      said: slice.said ?? [],
      newest: end === null,
      number: siblings.length > 1 ? number : null,
      last,
      iterations: { from: iteration, until: slices[place + 1]?.iteration ?? null },
      lines: end === null ? lines : (slice.lines ?? 0),
      merged: slice.merged === true,
    }
  })
}

/** The lowest pull request whose newest commit is unchecked. The newest slice has the baseline instead. */
export const partToCheck = (state: RunState): PullSlice | undefined =>
  slicesOf(state).find(({ red, merged, newest }) => red === null && !merged && !newest)

export const redParts = (state: RunState): PullSlice[] =>
  slicesOf(state).filter(({ red, merged }) => red !== null && red.length > 0 && !merged)

export const branchesOf = (state: RunState): string[] => [
  state.work_branch,
  ...slicesOf(state).map(({ branch }) => branch),
]

export const isBranchOfRun = (branch: string, workBranch: string): boolean =>
  branch === workBranch || branch.startsWith(`${workBranch}.`) || branch.startsWith(`${workBranch}+`)

/**
 * Undefined if the newest slice goes on. Branches only move forward, so late commits belong to the newest slice.
 * `size`: the limit of lines, and the lines of this commit.
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

export function tasksOf(plan: Plan, milestone: string | null): string[] {
  const milestones = milestonesOf(plan)
  return plan.tasks.map(({ id }) => id).filter((id) => (milestones?.of(id) ?? null) === milestone)
}

export function isMilestoneDone(plan: Plan, state: RunState, milestone: string | null): boolean {
  const statusOf = statusIn(state)
  const tasksWithQuestions = new Set(state.asks.map(({ task }) => task))
  const isOver = (id: string): boolean =>
    statusOf(id) === 'skipped' || (statusOf(id) === 'done' && !tasksWithQuestions.has(id))
  return tasksOf(plan, milestone).every(isOver)
}
