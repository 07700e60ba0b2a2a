import { addUsage, type Usage } from '../../../schema/agent/usage.ts'
import type { EventOf } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { totalTokens } from '../../text/amounts.ts'
import { editing, type Put } from './put-task.ts'

/** A call around the coding agent, by its role. Whether it counts for the run by itself is another question. */
export function withCall(state: RunState, role: string, { usd, tokens }: { usd: number; tokens: number }): RunState {
  const before = state.around[role] ?? { calls: 0, usd: 0, tokens: 0 }
  const now = { calls: before.calls + 1, usd: before.usd + usd, tokens: before.tokens + tokens }
  return { ...state, around: { ...state.around, [role]: now } }
}

export const spentOf = (usage: Usage): { usd: number; tokens: number } => ({
  usd: usage.usd,
  tokens: totalTokens(usage),
})

/** An older program's review says no tokens. */
export const withReview = (state: RunState, { usd, usage }: EventOf<'iteration_reviewed'>): RunState =>
  withCall(state, 'review', usage ? spentOf(usage) : { usd, tokens: 0 })

export const withAgentCall = (state: RunState, { role, usage, within, of }: EventOf<'agent_call'>): RunState => ({
  ...withCall(state, role, spentOf(usage)),
  usage: within ? state.usage : addUsage(state.usage, usage),
  looked_back: Math.max(state.looked_back, of ?? 0),
})

/** One pass of an agent's; where it is called by itself, it was owed. */
export function withPass(state: RunState, event: EventOf<'agent_pass'>, put: Put): RunState {
  const counted = withCall(state, `pass:${event.pass_name}`, spentOf(event.usage))
  return event.apart ? withOwedPass(counted, event, put) : counted
}

/** A pass that waited has come to its end: it costs the run and its task, and is owed no more. */
function withOwedPass(state: RunState, event: EventOf<'agent_pass'>, put: Put): RunState {
  const { iteration, task, pass_name: name, usage } = event
  const owed = state.owed
    .map((one) =>
      one.iteration === iteration ? { ...one, passes: one.passes.filter((other) => other !== name) } : one,
    )
    .filter(({ passes }) => passes.length > 0)
  const paid = { ...state, owed, usage: addUsage(state.usage, usage) }
  // Its task may have left the plan meanwhile.
  return state.tasks[task] ? editing(put)(paid, task, (record) => ({ usd: record.usd + usage.usd })) : paid
}
