import type { Plan } from '../../../schema/plan/plan.ts'
import type { RunState, TaskState } from '../../../schema/run/run-state.ts'

/** What a commit of the engine's says of itself, by its trailers. */
export interface MadeCommit {
  readonly run: string
  readonly iteration: number
  readonly task: string
}

/** The commits by which the run's tasks count as done. */
export const doneCommits = ({ tasks }: Pick<RunState, 'tasks'>): string[] =>
  Object.values(tasks).flatMap(({ status, commit }) => (status === 'done' && commit !== null ? [commit] : []))

/**
 * Which done tasks no commit has earned, in words. `found` are commits in the history of the work, by what their
 * trailers say; `passed` are the iterations whose checks let them through. A task without a commit was done before the
 * run began: its events say so.
 */
export function doneAgainstCommits(
  { state, plan }: { state: RunState; plan: Plan },
  found: ReadonlyMap<string, MadeCommit | undefined>,
  passed: ReadonlySet<number>,
): string[] {
  const planned = new Set(plan.tasks.map(({ id }) => id))
  return Object.entries(state.tasks).flatMap(([id, record]) => {
    if (record.status === 'done') return unearned({ id, ...record, state }, found, passed)
    return record.status === 'skipped' || planned.has(id) ? [] : [`${id} is ${record.status}, and plan.json lacks it`]
  })
}

function unearned(
  { id, commit, iteration, state }: { id: string; state: RunState } & Pick<TaskState, 'commit' | 'iteration'>,
  found: ReadonlyMap<string, MadeCommit | undefined>,
  passed: ReadonlySet<number>,
): string[] {
  if (commit === null) return []
  const made = found.get(commit)
  const named = `${id} counts as done by ${commit.slice(0, 12)}`
  if (!found.has(commit)) return [`${named}, which is not in the history of ${state.work_branch}`]
  if (!made || made.run !== state.run || made.task !== id || made.iteration !== iteration)
    return [`${named}, whose trailers do not say so`]
  return passed.has(made.iteration) ? [] : [`${named}, and iteration ${iteration} has no validation that passed`]
}
