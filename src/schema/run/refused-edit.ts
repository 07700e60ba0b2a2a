import { z } from 'zod'

/** A part of a person's edit of the plan that the run does not take over. */
export const RefusedEdit = z.object({
  /** Null for a part that is no task's. */
  task: z.string().nullable(),
  /** `done`: it could be taken if its task were open. */
  kind: z.enum(['added', 'done', 'other']),
  /** Whole sentences: the reason, and what helps. */
  why: z.string(),
})
export type RefusedEdit = z.infer<typeof RefusedEdit>
