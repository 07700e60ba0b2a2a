import type { Plan } from '../../../schema/plan/plan.ts'
import type { BudgetUse } from '../../../schema/run/budget.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { totalTokens } from '../../text/amounts.ts'
import type { JobSoFar, Limits } from './next-step.ts'

const warningShare = 0.8

/** Budgets that need a warning. A raised limit is warned about again. */
export function budgetsNearlyUsed(request: {
  readonly plan: Plan
  readonly state: RunState
  readonly limits: Limits
  readonly job: Pick<JobSoFar, 'started' | 'iterations'>
  readonly now: number
}): BudgetUse[] {
  const isWarned = (use: BudgetUse): boolean =>
    request.state.warned.some(({ budget, limit }) => budget === use.budget && limit === use.limit)
  return budgetsInForce(request).filter((use) => use.used >= use.limit * warningShare && !isWarned(use))
}

function budgetsInForce({ plan, state, limits, job, now }: Parameters<typeof budgetsNearlyUsed>[0]): BudgetUse[] {
  const attempts = state.counts.succeeded + state.counts.failed
  const uses: readonly (Omit<BudgetUse, 'limit'> & { limit: number | null | undefined })[] = [
    { budget: 'cost', used: state.usage.usd, limit: limits.costBudgetUsd },
    { budget: 'tokens', used: totalTokens(state.usage), limit: limits.tokenBudget },
    { budget: 'run_iterations', used: attempts, limit: limits.runIterations ?? plan.max_iterations },
    { budget: 'time', used: now - job.started, limit: limits.timeBudgetMs },
    { budget: 'job_iterations', used: job.iterations, limit: limits.maxIterations },
  ]
  return uses.flatMap(({ limit, ...use }) => (typeof limit === 'number' ? [{ ...use, limit }] : []))
}
