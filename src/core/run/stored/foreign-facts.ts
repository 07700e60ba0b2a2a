import type { RunEvent } from '../../../schema/run/event.ts'

/** What a tool of an operator's may state while a job holds the run; each leaves every task as far from done as it was. */
const allowed: ReadonlySet<RunEvent['type']> = new Set([
  ...(['hint_given', 'remembered', 'command_taken', 'amendment_refused'] as const),
  ...(['run_paused', 'task_reopened', 'lease_taken', 'lease_released'] as const),
])

/**
 * Whether a fact may stand in a state commit that the holder of the lease did not write. What orders cost or give up
 * goes by the inbox, where the job itself carries it out; work is stated by whoever did it.
 */
export function mayStandBeside(event: RunEvent): boolean {
  if (event.type === 'plan_changed')
    return event.removed.length === 0 && event.added.every(({ status }) => status === 'pending')
  return allowed.has(event.type)
}
