import type { RunState } from '../../../schema/run/run-state.ts'
import { iterationsOf } from '../fold/task-commits.ts'

/** The iterations whose commits count, each with its task: only these can have taught anything. Linear in the tasks. */
export function taughtBy({ tasks }: Pick<RunState, 'tasks'>): Map<number, string> {
  const taught = new Map<number, string>()
  for (const id in tasks) {
    const task = tasks[id]
    if (task) for (const iteration of iterationsOf(task)) taught.set(iteration, id)
  }
  return taught
}
