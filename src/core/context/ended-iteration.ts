import type { Handoff } from '../../schema/agent/handoff.ts'
import type { Validation } from '../../schema/check/check.ts'
import type { RunState } from '../../schema/run/run-state.ts'

/** An iteration that has ended, as those are told who look back at it. */
export interface EndedIteration {
  readonly iteration: number
  readonly task: string
  readonly passed: boolean
  /** Why it did not pass. */
  readonly why: string | null
  /** What its agent said; nothing where ralph or nobody wrote it. */
  readonly handoff: Handoff | undefined
  readonly validation: Validation | undefined
  /** The first ones; `files` counts all. */
  readonly changes: readonly { readonly path: string; readonly action: string }[]
  readonly files: number
}

/** The newest iterations that have ended and counted, newest first. Linear in the tasks. */
export function newestEnded(
  { recent, tasks }: Pick<RunState, 'recent' | 'tasks'>,
  most: number,
): Pick<EndedIteration, 'iteration' | 'task' | 'passed'>[] {
  const found = recent.map(({ iteration, task }) => ({ iteration, task, passed: true }))
  for (const task in tasks)
    for (const iteration of tasks[task]?.failed_iterations.slice(-most) ?? [])
      found.push({ iteration, task, passed: false })
  return found.sort((a, b) => b.iteration - a.iteration).slice(0, most)
}
