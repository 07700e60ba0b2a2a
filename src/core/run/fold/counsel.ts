import { addUsage } from '../../../schema/agent/usage.ts'
import type { Counsel, CounselState } from '../../../schema/counsel/counsel.ts'
import type { EventOf } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { endedInOrder } from './begin.ts'
import { usdAndTokens, withCall, withLostCall } from './call-costs.ts'

type Change = Partial<CounselState>

const withCounsel = (state: RunState, change: Change): RunState => ({
  ...state,
  counsel: { ...state.counsel, ...change },
})

export const sameCounsel = (first: Counsel | null, second: Counsel): boolean =>
  first?.role === second.role && first.part === second.part && first.round === second.round

function counselBegun(state: RunState, { role, part, round }: EventOf<'counsel_begun'>): RunState {
  const { asking } = state.counsel
  const current = asking && sameCounsel(asking, { role, part, round }) ? asking : { begun: 0 }
  return withCounsel(state, { asking: { ...current, role, part, round, begun: current.begun + 1 } })
}

/** The call that its job did not finish, unless that is recorded already. */
export function lostCounsel({ counsel: { asking } }: Pick<RunState, 'counsel'>): Counsel | undefined {
  if (!asking || (asking.lost ?? 0) >= asking.begun) return undefined
  const { role, part, round } = asking
  return { role, part, round }
}

function counselLost(state: RunState, { role }: EventOf<'counsel_lost'>): RunState {
  const { asking } = state.counsel
  return withCounsel(withLostCall(state, role), { asking: asking && { ...asking, lost: asking.begun } })
}

const counselCalled = (state: RunState, { role, usage }: EventOf<'counsel_called'>): RunState =>
  withCall({ ...state, usage: addUsage(state.usage, usage) }, role, usdAndTokens(usage))

const counselInterrupted = (state: RunState, event: EventOf<'counsel_interrupted'>): RunState => {
  const { until, why, role, part, round, refused } = event
  return withCounsel(
    { ...state, waiting: until === null ? null : { until, why, count: (state.waiting?.count ?? 0) + 1 } },
    { asking: null, ...(refused && { refused: { role, part, round, why } }) },
  )
}

export const refusalOf = ({ counsel: { refused } }: Pick<RunState, 'counsel'>, counsel: Counsel): string | undefined =>
  refused && sameCounsel(refused, counsel) ? refused.why : undefined

/** True if only a verifier's last answer asked for the task. */
export const isOfVerifier = ({ counsel }: Pick<RunState, 'counsel'>, task: string): boolean =>
  counsel.verified?.missing.some(({ added }) => added === task) ?? false

function completionJudged(state: RunState, { type: _, at: __, ...verified }: EventOf<'completion_judged'>): RunState {
  const rounds = (state.counsel.verified?.rounds ?? 0) + 1
  return withCounsel({ ...state, waiting: null }, { asking: null, refused: null, verified: { ...verified, rounds } })
}

function planReviewed(state: RunState, event: EventOf<'plan_reviewed'>): RunState {
  const { type: _, at: __, proposals, ...review } = event
  const previous = state.counsel.plan_review
  const plan_review = {
    ...review,
    proposals: [...(previous?.proposals ?? []), ...proposals],
    words: previous?.words ?? [],
  }
  return withCounsel({ ...state, waiting: null }, { asking: null, plan_review })
}

const maxWords = 10

function counselAnswered(state: RunState, event: EventOf<'counsel_answered'>): RunState {
  const { plan_review: review } = state.counsel
  const { answer, ids, by, words } = event
  if (event.role === 'consensus') return consensusAnswered(state, event)
  if (!review) return state
  const proposals = review.proposals.map((proposal) =>
    ids.includes(proposal.id) ? { ...proposal, fate: 'taken' as const } : proposal,
  )
  if (answer === 'abort') return { ...state, paused: { by, why: words || `${by} does not want the plan to start` } }
  if (answer !== 'revise') return withCounsel(state, { plan_review: { ...review, proposals, done: true, held: null } })
  const latestWords = words === '' ? review.words : [...review.words, words].slice(-maxWords)
  return withCounsel(state, { plan_review: { ...review, done: false, held: null, words: latestWords } })
}

function consensusAnswered(state: RunState, { answer, by, words }: EventOf<'counsel_answered'>): RunState {
  const { consensus } = state.counsel
  if (!consensus) return state
  if (answer === 'abort') return { ...state, paused: { by, why: words || `${by} does not want the plan to start` } }
  const decided = { ...consensus, decision: answer, held: null }
  if (answer !== 'revise') return withCounsel(state, { consensus: { ...decided, next: null } })
  const latestWords = words === '' ? consensus.words : [...consensus.words, words].slice(-maxWords)
  // A challenge that was ordered and has not begun yet also gets these words.
  const isPending = consensus.decision === 'revise' && consensus.next === 'challenge'
  const round = isPending ? consensus.round : consensus.round + 1
  const nextRound = { ...decided, round, next: 'challenge' as const, words: latestWords }
  return withCounsel(state, { consensus: nextRound })
}

const consensusSaid = (state: RunState, { now }: EventOf<'consensus_said'>): RunState =>
  withCounsel({ ...state, waiting: null }, { asking: null, consensus: now })

export const counselHandlers = {
  counsel_begun: counselBegun,
  counsel_called: counselCalled,
  counsel_interrupted: counselInterrupted,
  counsel_lost: counselLost,
  completion_judged: completionJudged,
  plan_reviewed: planReviewed,
  consensus_said: consensusSaid,
  counsel_answered: (state: RunState, event: EventOf<'counsel_answered'>): RunState =>
    counselAnswered({ ...state, stop: null, ended_in_order: endedInOrder(state) }, event),
}
