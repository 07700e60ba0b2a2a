import type { Usage } from '../../../schema/agent/usage.ts'
import type { EventOf } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { totalTokens } from '../../text/amounts.ts'

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
