import { z } from 'zod'
import { PassCall } from './pass.ts'
import { Usage } from './usage.ts'

const text = z.string()

/** What passes have to look at once an agent's job is there: the checks had to say something first, where no key for a model is. */
const Owed = z.object({
  iteration: z.int(),
  task: text,
  attempt: z.int(),
  /** Names of the passes. */
  passes: z.array(text),
  /** How the checks ended. */
  checks: z.enum(['passed', 'failed']),
  /** What the attempt started from, and the commit that came of it. */
  start: text,
  commit: text,
})
export const OwedPasses = Owed.extend({
  /** How often they were begun. */
  begun: z.int().default(0),
})
export type OwedPasses = z.infer<typeof OwedPasses>

/** A call of such a pass, before anybody has read its answer. */
export const OwedCall = PassCall.extend({
  iteration: z.int(),
  usage: Usage.extend({ usd: z.number().nonnegative().max(100_000) }),
})
export type OwedCall = z.infer<typeof OwedCall>

const at = z.iso.datetime()

export const PassesOwed = Owed.extend({ type: z.literal('passes_owed'), at })

/** All that is owed is to be asked now. */
export const PassesBegun = z.object({ type: z.literal('passes_begun'), at, iterations: z.array(z.int()) })
