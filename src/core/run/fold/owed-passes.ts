import { addUsage } from '../../../schema/agent/usage.ts'
import type { EventOf } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { Edit } from './put-task.ts'

/** A pass that waited has come to its end: it costs the run and its task, and is owed no more. */
export function withOwedPass(state: RunState, event: EventOf<'agent_pass'>, edit: Edit): RunState {
  const { iteration, task, pass_name: name, usage } = event
  const owed = state.owed
    .map((one) =>
      one.iteration === iteration ? { ...one, passes: one.passes.filter((other) => other !== name) } : one,
    )
    .filter(({ passes }) => passes.length > 0)
  const paid = { ...state, owed, usage: addUsage(state.usage, usage) }
  // Its task may have left the plan meanwhile.
  return state.tasks[task] ? edit(paid, task, (record) => ({ usd: record.usd + usage.usd })) : paid
}
