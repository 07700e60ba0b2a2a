import type { BudgetUse } from '../../../schema/run/budget.ts'

/** Budgets of one job begin anew with the next one; the others last as long as the run. */
export const ofOneJob = (budget: BudgetUse['budget']): boolean => budget === 'time' || budget === 'job_iterations'
