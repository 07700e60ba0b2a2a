import type { Counsel } from '../../../schema/counsel/counsel.ts'
import type { RunState } from '../../../schema/run/run-state.ts'

/** What a job may ask about the plan as a whole. */
export interface CounselLimits {
  /** A model says of a plan that is done what is missing. */
  readonly verifies: boolean
  readonly reviewsPlan: boolean
  /** A task may be done without a change and without a person. */
  readonly acceptsUnchanged: boolean
  /** A second model challenges the plan. */
  readonly seeksConsensus: boolean
}

/** What has to be said next of the plan before coding begins; why it is not begun where a gate holds it. */
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

/** The review that has to come before the first task; why the plan is not begun where a gate holds it. */
export function planReviewDue(
  { counsel, counts }: RunState,
  { reviewsPlan }: CounselLimits,
): Counsel | { readonly blockedBy: string } | undefined {
  const { plan_review: review } = counsel
  if (review?.held) return { blockedBy: review.held }
  if (review ? review.done : !reviewsPlan || counts.succeeded + counts.failed > 0) return undefined
  return { role: 'plan-review', part: 'plan-review', round: (review?.round ?? 0) + 1 }
}

/** The part of a verification that is about one task whose agent changed nothing. */
export const unchangedPart = 'unchanged'

/** The question of an agent that changed nothing, if a verifier is asked before a person. */
export const claimToVerify = ({ asks }: Pick<RunState, 'asks'>): RunState['asks'][number] | undefined =>
  asks.find(({ question }) => question?.verify !== undefined)

/** The call that has to say whether a task is done without a change. */
export function unchangedDue(state: RunState, { acceptsUnchanged }: CounselLimits): Counsel | undefined {
  const claim = claimToVerify(state)
  return claim && acceptsUnchanged ? { role: 'verify', part: unchangedPart, round: claim.iteration } : undefined
}

/** So often a model may find something missing: each time is a call, and tasks that are paid for. */
export const mostVerifications = 3

/** The call that has to say whether the plan is complete; undefined where none was asked for, or it has said so. */
export function verificationDue({ counsel, work }: RunState, { verifies }: CounselLimits): Counsel | undefined {
  const { verified } = counsel
  const rounds = verified?.rounds ?? 0
  if (!verifies || verified?.work === work || rounds >= mostVerifications) return undefined
  return { role: 'verify', part: 'verify', round: rounds + 1 }
}
