import { z } from 'zod'
import { Part } from './attempts.ts'

const heldCommit = { at: z.iso.datetime(), iteration: z.int(), task: z.string(), commit: z.string(), by: z.string() }

export const AttemptApproved = z.object({
  type: z.literal('attempt_approved'),
  ...heldCommit,
  part: Part.optional(),
  /** In lanes: it lands after checks on what landed in the meantime. */
  rejoins: z.literal(true).optional(),
})

export const AttemptRejected = z.object({ type: z.literal('attempt_rejected'), ...heldCommit, why: z.string() })
