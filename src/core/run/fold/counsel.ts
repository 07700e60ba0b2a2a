import { addUsage } from '../../../schema/agent/usage.ts'
import type { Counsel, CounselState } from '../../../schema/counsel/counsel.ts'
import type { EventOf } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { spentOf, withCall } from './around.ts'

type Change = Partial<CounselState>

const withCounsel = (state: RunState, change: Change): RunState => ({
  ...state,
  counsel: { ...state.counsel, ...change },
})

export const sameCounsel = (one: Counsel | null, other: Counsel): boolean =>
  one?.role === other.role && one.part === other.part && one.round === other.round

export function counselBegun(state: RunState, { role, part, round }: EventOf<'counsel_begun'>): RunState {
  const { asking } = state.counsel
  const begun = (asking && sameCounsel(asking, { role, part, round }) ? asking.begun : 0) + 1
  return withCounsel(state, { asking: { role, part, round, begun } })
}

export const counselCalled = (state: RunState, { role, usage }: EventOf<'counsel_called'>): RunState =>
  withCall({ ...state, usage: addUsage(state.usage, usage) }, role, spentOf(usage))

export const counselInterrupted = (state: RunState, { until, why }: EventOf<'counsel_interrupted'>): RunState =>
  withCounsel(
    { ...state, waiting: until === null ? null : { until, why, count: (state.waiting?.count ?? 0) + 1 } },
    { asking: null },
  )

export function completionJudged(
  state: RunState,
  { type: _, at: __, ...verified }: EventOf<'completion_judged'>,
): RunState {
  const rounds = (state.counsel.verified?.rounds ?? 0) + 1
  return withCounsel({ ...state, waiting: null }, { asking: null, verified: { ...verified, rounds } })
}
