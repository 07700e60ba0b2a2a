import type { RunState, TaskState } from '../../../schema/run/run-state.ts'
import { oncePer } from '../../text/once-per.ts'

/** What the tasks of a run have cost. */
export interface TaskCosts {
  /** Tasks that something was spent on. */
  readonly worked: number
  /** The task that cost most money so far. */
  readonly dearest: { readonly task: string; readonly usd: number } | null
  /** Of those that this run worked on and that are over, one each; one that was done when it began says nothing. */
  readonly settled: { readonly usd: readonly number[]; readonly duration_ms: readonly number[] }
}

/** One pass, once for each change of a task: receipt and forecast are written with every state commit. */
export const taskCosts: (tasks: RunState['tasks']) => TaskCosts = oncePer((tasks) => {
  let worked = 0
  let dearest: TaskCosts['dearest'] = null
  const settled = { usd: [] as number[], duration_ms: [] as number[] }
  for (const task in tasks) {
    const record = tasks[task]
    if (!record) continue
    const { usd, duration_ms } = record
    if (usd > 0 || duration_ms > 0) worked += 1
    if (usd > (dearest?.usd ?? 0)) dearest = { task, usd }
    if (!isSettled(record)) continue
    settled.usd.push(usd)
    settled.duration_ms.push(duration_ms)
  }
  return { worked, dearest, settled }
})

const isSettled = ({ status, commit, failed_iterations }: TaskState): boolean =>
  (status === 'done' && commit !== null) || (status === 'failed' && failed_iterations.length > 0)
