import { z } from 'zod'

/** A problem, or a probable one, in a file that a person wrote (design rule 5), with place and remedy. */
export const Finding = z.object({
  severity: z.enum(['error', 'warning']),
  /** Stable name of the rule, such as `PLAN_CYCLE`. */
  code: z.string(),
  /** The file, for a plan of several files. */
  file: z.string().optional(),
  /** Place in the document, such as `tasks[3].depends_on[0]`; empty for the whole document. */
  path: z.string(),
  /** 1-based place in the file; null if there is none (encoding, or a plan without a file). */
  line: z.int().positive().nullable(),
  column: z.int().positive().nullable(),
  message: z.string(),
  remedy: z.string(),
})
export type Finding = z.infer<typeof Finding>

/** A part of a person's edit of the plan that the run does not adopt. */
export const RefusedEdit = z.object({
  /** Null if it belongs to no task. */
  task: z.string().nullable(),
  /** `done`: it could be adopted if its task were open. */
  kind: z.enum(['added', 'done', 'other']),
  why: z.string(),
})
export type RefusedEdit = z.infer<typeof RefusedEdit>
