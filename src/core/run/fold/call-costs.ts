import { addUsage, type Usage } from '../../../schema/agent/usage.ts'
import type { EventOf, RunEvent } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { totalTokens } from '../../text/amounts.ts'
import { editing, type PutTask } from './put-task.ts'

export function withCall(state: RunState, role: string, { usd, tokens }: { usd: number; tokens: number }): RunState {
  const before = state.around[role] ?? { calls: 0, usd: 0, tokens: 0 }
  const totals = { ...before, calls: before.calls + 1, usd: before.usd + usd, tokens: before.tokens + tokens }
  return { ...state, around: { ...state.around, [role]: totals } }
}

/** The costs of a call that was lost with its job are unknown. */
export function withLostCall(state: RunState, role: string): RunState {
  const { around } = withCall(state, role, { usd: 0, tokens: 0 })
  const totals = around[role]
  return totals ? { ...state, around: { ...around, [role]: { ...totals, unknown: (totals.unknown ?? 0) + 1 } } } : state
}

export const usdAndTokens = (usage: Usage): { usd: number; tokens: number } => ({
  usd: usage.usd,
  tokens: totalTokens(usage),
})

export const withReview = (state: RunState, { usd, usage }: EventOf<'iteration_reviewed'>): RunState =>
  withCall(state, 'review', usage ? usdAndTokens(usage) : { usd, tokens: 0 })

export function withAgentCall(state: RunState, event: EventOf<'agent_call'>, put: PutTask): RunState {
  const { role, usage, of } = event
  const counted = {
    ...withCall(state, role, usdAndTokens(usage)),
    looked_back: Math.max(state.looked_back, of ?? 0),
  }
  const separateCall = callOutsideAttempt(event)
  return separateCall ? withCost(taskOf(state, separateCall.iteration), counted, { usage, put }) : counted
}

/** A call whose cost is not part of an attempt's, with its iteration (a post: the one it looked back at). */
export function callOutsideAttempt(event: RunEvent): { readonly iteration: number; readonly usage: Usage } | undefined {
  if (event.type === 'agent_call' && !event.within)
    return { iteration: event.of ?? event.iteration, usage: event.usage }
  return event.type === 'agent_pass' && event.apart ? event : undefined
}

/** If the iteration is too old to be known, the task that waits for the answer. */
const taskOf = ({ current, timeline }: RunState, iteration: number): string | undefined =>
  [...timeline].reverse().find((one) => one.iteration === iteration)?.task ?? current?.task

function withCost(task: string | undefined, state: RunState, { usage, put }: { usage: Usage; put: PutTask }): RunState {
  const paid = { ...state, usage: addUsage(state.usage, usage) }
  if (task === undefined || !Object.hasOwn(state.tasks, task)) return paid
  return editing(put)(paid, task, (record) => ({ usd: record.usd + usage.usd }))
}

/** A pass that was called outside of an attempt was owed. */
export function withPass(state: RunState, event: EventOf<'agent_pass'>, put: PutTask): RunState {
  const counted = withCall(state, `pass:${event.pass_name}`, usdAndTokens(event.usage))
  return event.apart ? withoutOwedPass(counted, event, put) : counted
}

function withoutOwedPass(state: RunState, event: EventOf<'agent_pass'>, put: PutTask): RunState {
  const { iteration, task, pass_name: name, usage } = event
  const owed = state.owed
    .map((entry) =>
      entry.iteration === iteration ? { ...entry, passes: entry.passes.filter((pass) => pass !== name) } : entry,
    )
    .filter(({ passes }) => passes.length > 0)
  return withCost(task, { ...state, owed }, { usage, put })
}
