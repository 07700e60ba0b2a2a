import { z } from 'zod'
import { RedConfined } from '../check/confinement.ts'
import { SaidByRed } from './attempts.ts'

const at = z.iso.datetime()

/** What an iteration that passed changed of the checks that judged it: their scripts, configuration and tests. */
export const Touched = z.object({
  iteration: z.int(),
  task: z.string(),
  /** The first ones, a phrase each; `total` counts all. */
  what: z.array(z.string()),
  total: z.int(),
})
export type Touched = z.infer<typeof Touched>

export const ChecksTouched = z.object({ type: z.literal('checks_touched'), at, ...Touched.shape })

/** The checks on the untouched commit. */
export const BaselineFinished = z.object({
  type: z.literal('baseline_finished'),
  at,
  commit: z.string(),
  checks: z.string(),
  red: z.array(z.string()),
  accepted: z.boolean(),
  /** Those of `red` that are green without a confinement: no agent could ever turn them green. */
  confined: z.array(RedConfined).optional(),
  said: SaidByRed.optional(),
  /** Checks whose failure keeps a commit out; unknown of older runs. */
  counting: z.int().optional(),
  /** Set-up and checks together. */
  duration_ms: z.number().default(0),
})
