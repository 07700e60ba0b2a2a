import { z } from 'zod'
import { Usage } from '../agent/usage.ts'

/** A part of an iteration that one job has done and another one settles (docs/design.md#several-jobs): what ties the two together. */
export const HandedOn = z.object({
  what: z.enum(['attempt', 'baseline', 'undo']),
  /** Null for a baseline, which is no iteration. */
  of: z.object({ iteration: z.int(), task: z.string() }).nullable(),
  /** The commit that the next jobs look at, reachable from the state; null where there is none yet. */
  commit: z.string().nullable(),
  /** Tells this handing on from every other one. */
  nonce: z.string(),
  /** Its files are in the checkout of the job that handed it on. */
  laid_out: z.boolean(),
  /** What the agent's call cost, also where nobody settles it. */
  usage: Usage,
  duration_ms: z.number(),
})
export type HandedOn = z.infer<typeof HandedOn>
