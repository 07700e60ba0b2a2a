import { judgeAmendments } from '../../core/plan/change/amend.ts'
import { addedByAgentIn, statusIn } from '../../core/run/fold/begin.ts'
import type { Amendment } from '../../schema/plan/plan.ts'
import type { Ledger } from './ledger.ts'

interface AmendmentRequest {
  /** The iteration whose agent asks for them, or before which another agent does. */
  readonly iteration: number
  /** The attempted task, which they may not change; empty for the engine's own. */
  readonly current: string
  readonly amendments: readonly Amendment[]
  readonly trusted: boolean
  /** Whether people's tasks may be rewritten; by default as `trusted`. */
  readonly mayRewrite?: boolean
  /** A person agreed: added tasks count as that person's. */
  readonly isApproved?: boolean
}

/** Applies the amendments that the rules allow, and records the others as refused. */
export function amendPlan(ledger: Ledger, request: AmendmentRequest): void {
  const { iteration, current, amendments, trusted, mayRewrite = trusted, isApproved = false } = request
  if (amendments.length === 0) return
  const judgement = judgeAmendments({
    plan: ledger.plan,
    statusOf: statusIn(ledger.state),
    current,
    amendments,
    trusted,
    mayRewrite,
    byAgent: addedByAgentIn(ledger.state),
  })
  if (judgement.accepted.length > 0) ledger.replacePlan(judgement.plan)
  ledger.record(
    ...judgement.accepted.map((amendment) => ({
      type: 'amendment_accepted' as const,
      iteration,
      amendment,
      ...(amendment.action === 'remove' && !trusted && { given_up: true }),
      ...(amendment.action === 'add' && !isApproved && { added_by: 'agent' as const }),
    })),
    ...judgement.refused.map(({ amendment, why }) => ({
      type: 'amendment_refused' as const,
      iteration,
      amendment,
      why,
    })),
  )
}
