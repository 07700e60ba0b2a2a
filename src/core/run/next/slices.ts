import type { Plan } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { milestonesOf } from '../../plan/graph/milestones.ts'
import { statusIn } from '../fold/begin.ts'

/** One pull request's part of the work: the run's work branch cut where its milestones end. */
export interface Slice {
  /** Null for what is left over when all milestones are done. */
  readonly milestone: string | null
  readonly branch: string
  readonly tip: string
  /** The newest one follows the work; all others stay where they are. */
  readonly newest: boolean
}

/** The slices of a run, oldest first; none where its plan had no milestones when it began. */
export function slicesOf({ slices, work, work_branch }: RunState): Slice[] {
  return slices.map(({ milestone, end }) => ({
    milestone,
    branch: milestone === null ? work_branch : `${work_branch}.${milestone}`,
    tip: end ?? work,
    newest: end === null,
  }))
}

/** Branches whose pull requests are the run's. */
export const branchesOf = (state: RunState): string[] => [
  state.work_branch,
  ...slicesOf(state).map(({ branch }) => branch),
]

/**
 * The milestone whose slice begins with a commit for this task; undefined where the newest slice goes on. A branch only
 * ever moves forward, so what comes late (a retry, a task of an earlier milestone, an undo) belongs to the newest slice,
 * and so does everything once the left-over tasks have begun. A run that has commits without milestones keeps its one
 * pull request.
 */
export function beginsSlice(plan: Plan, state: RunState, task: string): string | null | undefined {
  const milestones = milestonesOf(plan)
  const { slices, tasks, merging } = state
  const newest = slices.at(-1)
  if (!milestones || merging?.task === task || newest?.milestone === null) return undefined
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
