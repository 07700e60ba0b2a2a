import { z } from 'zod'
import { Handoff } from './handoff.ts'

/** What an agent says of its own work that a person may want to act on. */
export const Signals = z.object({
  iteration: z.int(),
  task: z.string(),
  confidence: Handoff.shape.confidence_level.unwrap().nullable(),
  /** Questions that it could not answer from the repository. */
  research: z.array(z.string()),
})
export type Signals = z.infer<typeof Signals>

/** Said where it is not sure of its work, or leaves questions. */
export const SignalsGiven = z.object({ type: z.literal('signals_given'), at: z.iso.datetime(), ...Signals.shape })
