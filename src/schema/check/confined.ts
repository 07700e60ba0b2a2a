import { z } from 'zod'
import { ConfinementReport } from './confinement.ts'

/** The confinement that agents of the run work in: a fact that every report tells. */
export const Confined = ConfinementReport.omit({ refused: true }).extend({
  /** `confinement: none` is written: a person's choice, and not all that the machine can do. */
  given_up: z.boolean(),
  /** The agent pays by the login that is stored on the machine, and can read it. */
  login: z.boolean(),
})
export type Confined = z.infer<typeof Confined>

/** What keeps agents and checks in from here on; said where that differs from what the run knew. */
export const ConfinementStated = z.object({
  type: z.literal('confined'),
  at: z.iso.datetime(),
  ...Confined.shape,
  /** Ways that were tried before and did not work; not known of another job's machine. */
  refused: ConfinementReport.shape.refused.default([]),
})
