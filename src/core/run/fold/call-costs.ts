import { addUsage, type Usage } from '../../../schema/agent/usage.ts'
import type { EventOf, RunEvent } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { totalTokens } from '../../text/amounts.ts'
import { editing, type PutTask } from './put-task.ts'

/** A call around the coding agent, by its role. Whether it counts for the run by itself is another question. */
export function withCall(state: RunState, role: string, { usd, tokens }: { usd: number; tokens: number }): RunState {
  const before = state.around[role] ?? { calls: 0, usd: 0, tokens: 0 }
  const now = { ...before, calls: before.calls + 1, usd: before.usd + usd, tokens: before.tokens + tokens }
  return { ...state, around: { ...state.around, [role]: now } }
}

/** One that was lost with its job: what it cost is not known. */
export function withLostCall(state: RunState, role: string): RunState {
  const { around } = withCall(state, role, { usd: 0, tokens: 0 })
  const spent = around[role]
  return spent ? { ...state, around: { ...around, [role]: { ...spent, unknown: (spent.unknown ?? 0) + 1 } } } : state
}

export const spentOf = (usage: Usage): { usd: number; tokens: number } => ({
  usd: usage.usd,
  tokens: totalTokens(usage),
})

/** An older program's review says no tokens. */
export const withReview = (state: RunState, { usd, usage }: EventOf<'iteration_reviewed'>): RunState =>
  withCall(state, 'review', usage ? spentOf(usage) : { usd, tokens: 0 })

export function withAgentCall(state: RunState, event: EventOf<'agent_call'>, put: PutTask): RunState {
  const { role, usage, of } = event
  const called = {
    ...withCall(state, role, spentOf(usage)),
    looked_back: Math.max(state.looked_back, of ?? 0),
  }
  const apart = paidApart(event)
  return apart ? paidBy(taskOf(state, apart.iteration), called, { usage, put }) : called
}

/**
 * A call that is no part of what an attempt has cost, and the iteration that it was made for: of a post the one that it looked
 * back at. Undefined of any other event.
 */
export function paidApart(event: RunEvent): { readonly iteration: number; readonly usage: Usage } | undefined {
  if (event.type === 'agent_call' && !event.within)
    return { iteration: event.of ?? event.iteration, usage: event.usage }
  return event.type === 'agent_pass' && event.apart ? event : undefined
}

/** Of one that is too long ago to be known here, the task that waits for the answer. */
const taskOf = ({ current, timeline }: RunState, iteration: number): string | undefined =>
  [...timeline].reverse().find((one) => one.iteration === iteration)?.task ?? current?.task

/** It costs the run and its task, which may have left the plan meanwhile. */
function paidBy(task: string | undefined, state: RunState, { usage, put }: { usage: Usage; put: PutTask }): RunState {
  const paid = { ...state, usage: addUsage(state.usage, usage) }
  if (task === undefined || !Object.hasOwn(state.tasks, task)) return paid
  return editing(put)(paid, task, (record) => ({ usd: record.usd + usage.usd }))
}

/** One pass of an agent's; where it is called by itself, it was owed. */
export function withPass(state: RunState, event: EventOf<'agent_pass'>, put: PutTask): RunState {
  const counted = withCall(state, `pass:${event.pass_name}`, spentOf(event.usage))
  return event.apart ? withOwedPass(counted, event, put) : counted
}

/** A pass that waited has come to its end, and is owed no more. */
function withOwedPass(state: RunState, event: EventOf<'agent_pass'>, put: PutTask): RunState {
  const { iteration, task, pass_name: name, usage } = event
  const owed = state.owed
    .map((one) =>
      one.iteration === iteration ? { ...one, passes: one.passes.filter((other) => other !== name) } : one,
    )
    .filter(({ passes }) => passes.length > 0)
  return paidBy(task, { ...state, owed }, { usage, put })
}
