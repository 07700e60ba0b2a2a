import type { EventOf } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { startOf } from '../../text/excerpt.ts'
import type { Edit } from './commit-fate.ts'
import type { Put } from './put-task.ts'

const longestReason = 300

/** An agent changed the plan: records of tasks come and go with it; one that a person has to decide about stays. */
export function amended(
  state: RunState,
  { iteration, amendment, given_up }: EventOf<'amendment_accepted'>,
  edit: Edit,
  put: Put,
): RunState {
  const id = String(amendment.task_id)
  const why = startOf(amendment.reason, longestReason)
  if (given_up) return edit(state, id, () => ({ status: 'given_up', given_up: { iteration, why } }))
  if (amendment.action === 'add') return edit(state, String(amendment.task?.['id']), () => ({}))
  return amendment.action === 'modify' ? state : { ...state, tasks: put(state.tasks, id, undefined) }
}
