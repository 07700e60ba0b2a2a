import type { RunState } from '../../../schema/run/run-state.ts'

/** The iterations whose commits count, each with its task: only these can have taught anything. Linear in the tasks. */
export function taughtBy({ tasks }: Pick<RunState, 'tasks'>): Map<number, string> {
  const taught = new Map<number, string>()
  for (const id in tasks) {
    const { status, iteration } = tasks[id] ?? {}
    if (status === 'done' && typeof iteration === 'number') taught.set(iteration, id)
  }
  return taught
}
