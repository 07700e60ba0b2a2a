import type { EventOf } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { untouchedTask } from './begin.ts'
import { notAwaiting } from './commit-fate.ts'

/** A person's edit of the plan file: records of tasks come and go with it. */
export function applyPlanChange(state: RunState, event: EventOf<'plan_changed'>): RunState {
  const removed = new Set(event.removed)
  const kept = Object.entries(state.tasks).filter(([id]) => !removed.has(id))
  const added = event.added.map(({ id, status }) => [id, { ...untouchedTask, status }] as const)
  const tasks = Object.fromEntries([...kept, ...added])
  return { ...notAwaiting(state, event.removed), plan_source: event.plan_source, tasks }
}
