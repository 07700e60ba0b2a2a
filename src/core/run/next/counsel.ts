import type { Counsel } from '../../../schema/counsel/counsel.ts'
import type { RunState } from '../../../schema/run/run-state.ts'

export interface CounselLimits {
  /** A model checks a finished plan for missing work. */
  readonly verifies: boolean
  readonly reviewsPlan: boolean
  /** A verifier may agree that a task needs no change. */
  readonly acceptsUnchanged: boolean
  /** A second model challenges the plan. */
  readonly seeksConsensus: boolean
}

/** The next call before coding begins, or why a gate keeps the plan from starting. */
export function consensusDue(
  { counsel, counts }: RunState,
  { seeksConsensus }: CounselLimits,
): Counsel | { readonly blockedBy: string } | undefined {
  const { consensus } = counsel
  if (consensus?.held) return { blockedBy: consensus.held }
  if (consensus) return consensus.next ? { role: 'consensus', part: consensus.next, round: consensus.round } : undefined
  if (!seeksConsensus || counts.succeeded + counts.failed > 0) return undefined
  return { role: 'consensus', part: 'challenge', round: 1 }
}

/** The review before the first task, or why a gate keeps the plan from starting. */
export function planReviewDue(
  { counsel, counts }: RunState,
  { reviewsPlan }: CounselLimits,
): Counsel | { readonly blockedBy: string } | undefined {
  const { plan_review: review } = counsel
  if (review?.held) return { blockedBy: review.held }
  if (review ? review.done : !reviewsPlan || counts.succeeded + counts.failed > 0) return undefined
  return { role: 'plan-review', part: 'plan-review', round: (review?.round ?? 0) + 1 }
}

export const unchangedPart = 'unchanged'

/** The question of an agent that changed nothing, if a verifier answers before a person. */
export const claimToVerify = ({ asks }: Pick<RunState, 'asks'>): RunState['asks'][number] | undefined =>
  asks.find(({ question }) => question?.verify !== undefined)

export function unchangedDue(state: RunState, { acceptsUnchanged }: CounselLimits): Counsel | undefined {
  const claim = claimToVerify(state)
  return claim && acceptsUnchanged ? { role: 'verify', part: unchangedPart, round: claim.iteration } : undefined
}

export const maxVerifications = 3

/** Undefined if the verifier is off or has already judged this state of the work. */
export function verificationDue({ counsel, work }: RunState, { verifies }: CounselLimits): Counsel | undefined {
  const { verified } = counsel
  const rounds = verified?.rounds ?? 0
  if (!verifies || verified?.work === work || rounds >= maxVerifications) return undefined
  return { role: 'verify', part: 'verify', round: rounds + 1 }
}
