import type { EventOf } from '../../../schema/run/event.ts'
import type { RunState, TaskState } from '../../../schema/run/run-state.ts'
import type { Edit } from './put-task.ts'

/** No rule looks at more of them, whatever is configured. */
const mostFailures = 50

/** The failures in a row of a task that has failed once more. */
export const failedOnceMore = (
  { failures }: TaskState,
  { iteration, cause, fingerprint }: EventOf<'attempt_failed'>,
): TaskState['failures'] => [...failures, { iteration, cause, fingerprint }].slice(-mostFailures)

/** Its task got on, or a person said something about it: what failed before says nothing of what comes. */
export const unstuck = { failures: [], stuck: null } satisfies Partial<TaskState>

/** What failed before they read this says nothing of its next attempts. */
export const withNewWord = (state: RunState, { task }: EventOf<'hint_given'>, edit: Edit): RunState =>
  typeof task === 'string' && state.tasks[task] ? edit(state, task, () => unstuck) : state

/** No more attempts are made at the task until a person decides: it fails, is given up, or the run waits. */
export function foundStuck(state: RunState, event: EventOf<'stuck_detected'>, edit: Edit): RunState {
  const { type: _type, at: _at, task, ...stuck } = event
  const { iteration, why, action } = stuck
  const found = edit(state, task, () => ({ failures: [], stuck, ...fate[action]({ iteration, why }) }))
  if (action !== 'pause') return found
  // A person looks before anything else fails: the circuit breaker has nothing to protect from.
  return { ...found, breaker: null, paused: { by: 'ralph', why: `${task} is stuck: ${why}`, task } }
}

type Fate = (of: { iteration: number; why: string }) => Partial<TaskState>

const fate: Readonly<Record<EventOf<'stuck_detected'>['action'], Fate>> = {
  ask: () => ({ status: 'failed' }),
  skip: (of) => ({ status: 'given_up', given_up: { ...of, by: 'ralph' } }),
  pause: () => ({}),
}
