import { z } from 'zod'
import { RedConfined } from '../check/confinement.ts'
import { SaidByRed } from './attempts.ts'

const at = z.iso.datetime()

/** Changes of an iteration that passed to its own checks: scripts, configuration and tests. */
export const Touched = z.object({
  iteration: z.int(),
  task: z.string(),
  /** The first ones, a phrase each; `total` counts all. */
  what: z.array(z.string()),
  total: z.int(),
})
export type Touched = z.infer<typeof Touched>

export const ChecksTouched = z.object({ type: z.literal('checks_touched'), at, ...Touched.shape })

export const BaselineFinished = z.object({
  type: z.literal('baseline_finished'),
  at,
  commit: z.string(),
  checks: z.string(),
  red: z.array(z.string()),
  accepted: z.boolean(),
  /** Those of `red` that pass without the confinement: no agent can turn them green. */
  confined: z.array(RedConfined).optional(),
  said: SaidByRed.optional(),
  /** Number of checks whose failure blocks a commit; unknown in older runs. */
  counting: z.int().optional(),
  duration_ms: z.number().default(0),
})
