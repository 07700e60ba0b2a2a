import { z } from 'zod'
import { Plan } from './plan.ts'

/** What an issue of the form was taken for when its run began, or when an edit was taken over. */
export const IssueOrder = z.object({
  plan: Plan,
  /** Besides the configured ones. */
  checks: z.array(z.string()),
  /** USD; never more than is configured. */
  budget: z.number().nullable(),
  model: z.string().nullable(),
})
export type IssueOrder = z.infer<typeof IssueOrder>
