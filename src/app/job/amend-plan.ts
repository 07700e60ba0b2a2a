import { judgeAmendments } from '../../core/plan/change/amend.ts'
import { addedByAgentIn, statusIn } from '../../core/run/fold/begin.ts'
import type { Amendment } from '../../schema/plan/plan.ts'
import type { Ledger } from './ledger.ts'

interface Wishes {
  /** The iteration whose agent, or before which another one, asks for them. */
  readonly iteration: number
  /** The task that was or is being attempted, which they may not change; empty where the engine itself made them. */
  readonly current: string
  readonly amendments: readonly Amendment[]
  /** Whether a removal counts as it is. */
  readonly trusted: boolean
  /** Whether people's tasks may be rewritten; as `trusted` unless it says otherwise. */
  readonly mayRewrite?: boolean
  /** A person agreed to these amendments: the tasks that they add are the person's. */
  readonly isApproved?: boolean
}

/** Changes the plan as far as the rules of amendments let it, and says what was refused. */
export function amendPlan(ledger: Ledger, wishes: Wishes): void {
  const { iteration, current, amendments, trusted, mayRewrite = trusted, isApproved = false } = wishes
  if (amendments.length === 0) return
  const judged = judgeAmendments({
    plan: ledger.plan,
    statusOf: statusIn(ledger.state),
    current,
    amendments,
    trusted,
    mayRewrite,
    byAgent: addedByAgentIn(ledger.state),
  })
  if (judged.accepted.length > 0) ledger.replacePlan(judged.plan)
  ledger.record(
    ...judged.accepted.map((amendment) => ({
      type: 'amendment_accepted' as const,
      iteration,
      amendment,
      ...(amendment.action === 'remove' && !trusted && { given_up: true }),
      ...(amendment.action === 'add' && !isApproved && { added_by: 'agent' as const }),
    })),
    ...judged.refused.map(({ amendment, why }) => ({ type: 'amendment_refused' as const, iteration, amendment, why })),
  )
}
