import { z } from 'zod'

/** A budget of the run or of one job, and how much of it is used: USD, tokens, milliseconds or attempts, after its kind. */
export const BudgetUse = z.object({
  budget: z.enum(['cost', 'tokens', 'run_iterations', 'time', 'job_iterations']),
  used: z.number(),
  limit: z.number(),
})
export type BudgetUse = z.infer<typeof BudgetUse>

/** Budgets of one job begin anew with the next one; the others last as long as the run. */
export const ofOneJob = (budget: BudgetUse['budget']): boolean => budget === 'time' || budget === 'job_iterations'
