import { z } from 'zod'

/** A budget and its use in USD, tokens, milliseconds or attempts, by its kind. */
export const BudgetUse = z.object({
  budget: z.enum(['cost', 'tokens', 'run_iterations', 'time', 'job_iterations']),
  used: z.number(),
  limit: z.number(),
})
export type BudgetUse = z.infer<typeof BudgetUse>

/** These start from zero with each job; the others last as long as the run. */
export const ofOneJob = (budget: BudgetUse['budget']): boolean => budget === 'time' || budget === 'job_iterations'
