import { z } from 'zod'

/** A prompt that was sent, and what its first request had with all that the agent's program put around it. */
export const MeasuredPrompt = z.object({ chars: z.int(), tokens: z.int() })
export type MeasuredPrompt = z.infer<typeof MeasuredPrompt>

/** `prompt.json` of an iteration: what its prompt does not say of itself. */
export const PromptFacts = z.object({
  schema: z.literal(1),
  /** In the order of the prompt; `source` is in words for people. */
  sections: z.array(z.object({ name: z.string(), source: z.string() })),
  /** Ids of the entries that it numbers, in the order of their numbers from 1. */
  entries: z.array(z.string()).default([]),
  /** How many entries the index had, all of which the agent could read in a file and refer to; 0 if it had no such file. */
  index_entries: z.int().default(0),
  /** What its budget was counted by, and how many calls say so; 0 where it was assumed. */
  chars_per_token: z.number().default(4),
  measured_calls: z.int().default(0),
})
export type PromptFacts = z.infer<typeof PromptFacts>
