import { z } from 'zod'

/** One thing that is wrong, or looks wrong, in a file that a person wrote (design rule 5): where it is and what mends it. */
export const Finding = z.object({
  severity: z.enum(['error', 'warning']),
  /** Stable name of the rule, such as `PLAN_CYCLE`. */
  code: z.string(),
  /** Which file of a plan of several; missing where the plan is one file. */
  file: z.string().optional(),
  /** Place inside the document, such as `tasks[3].depends_on[0]`; empty for the document as a whole. */
  path: z.string(),
  /** 1-based place in the file; null where the finding has none (encoding, or a plan that came from no file). */
  line: z.int().positive().nullable(),
  column: z.int().positive().nullable(),
  message: z.string(),
  remedy: z.string(),
})
export type Finding = z.infer<typeof Finding>

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
