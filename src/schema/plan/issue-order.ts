import { z } from 'zod'
import { Plan } from './plan.ts'

/** How an issue of the form was read when its run began, or when an edit was adopted. */
export const IssueOrder = z.object({
  plan: Plan,
  /** Besides the configured ones. */
  checks: z.array(z.string()),
  /** USD; never more than is configured. */
  budget: z.number().nullable(),
  model: z.string().nullable(),
})
export type IssueOrder = z.infer<typeof IssueOrder>
