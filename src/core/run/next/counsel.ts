import type { Counsel } from '../../../schema/counsel/counsel.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { Settings } from '../../config/table/settings.ts'

/** The settings that ask for calls about the plan. */
export type CounselSettings = Pick<Settings, 'consensus' | 'plan-review' | 'verify' | 'no-change' | 'approval'>

type Due = Counsel | { readonly blockedBy: string }

/** The next call before coding begins, or why a gate keeps the plan from starting. */
function consensusDue({ counsel, counts }: RunState, settings: CounselSettings): Due | undefined {
  const { consensus } = counsel
  if (consensus?.held) return { blockedBy: consensus.held }
  if (consensus) return consensus.next ? { role: 'consensus', part: consensus.next, round: consensus.round } : undefined
  if (settings.consensus === 'none' || counts.succeeded + counts.failed > 0) return undefined
  return { role: 'consensus', part: 'challenge', round: 1 }
}

/** The review before the first task, or why a gate keeps the plan from starting. */
function planReviewDue({ counsel, counts }: RunState, settings: CounselSettings): Due | undefined {
  const { plan_review: review } = counsel
  if (review?.held) return { blockedBy: review.held }
  const isDone = review ? review.done : settings['plan-review'] === 'none' || counts.succeeded + counts.failed > 0
  if (isDone) return undefined
  return { role: 'plan-review', part: 'plan-review', round: (review?.round ?? 0) + 1 }
}

/** Before the first task, in this order. A person answers a role that keeps the plan from starting. */
export const duesBeforePlan = [
  { role: 'consensus', due: consensusDue },
  { role: 'plan-review', due: planReviewDue },
] as const

export const unchangedPart = 'unchanged'

/** The question of an agent that changed nothing, if a verifier answers before a person. */
export const claimToVerify = ({ asks }: Pick<RunState, 'asks'>): RunState['asks'][number] | undefined =>
  asks.find(({ question }) => question?.verify !== undefined)

export function unchangedDue(state: RunState, settings: CounselSettings): Counsel | undefined {
  const claim = claimToVerify(state)
  const isAccepted = settings['no-change'] === 'accept' && settings.approval !== 'iteration'
  return claim && isAccepted ? { role: 'verify', part: unchangedPart, round: claim.iteration } : undefined
}

export const maxVerifications = 3

/** Undefined if the verifier is off or has already judged this state of the work. */
export function verificationDue({ counsel, work }: RunState, settings: CounselSettings): Counsel | undefined {
  const { verified } = counsel
  const rounds = verified?.rounds ?? 0
  const isAsked = settings.verify === 'model' || settings.verify === 'both'
  if (!isAsked || verified?.work === work || rounds >= maxVerifications) return undefined
  return { role: 'verify', part: 'verify', round: rounds + 1 }
}
