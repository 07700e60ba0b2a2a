import { z } from 'zod'

/** A sent prompt, and the tokens of its first request with everything that the agent's program adds. */
export const MeasuredPrompt = z.object({ chars: z.int(), tokens: z.int() })
export type MeasuredPrompt = z.infer<typeof MeasuredPrompt>

/** `prompt.json` of an iteration: facts that are not in its prompt. */
export const PromptFacts = z.object({
  schema: z.literal(1),
  /** In the order of the prompt; `source` is for people. */
  sections: z.array(z.object({ name: z.string(), source: z.string() })),
  /** Ids of its numbered entries, in the order of their numbers from 1. */
  entries: z.array(z.string()).default([]),
  /** Number of index entries that the agent could read in a file; 0 without such a file. */
  index_entries: z.int().default(0),
  /** The basis of its budget, and the number of calls behind it; 0 if assumed. */
  chars_per_token: z.number().default(4),
  measured_calls: z.int().default(0),
})
export type PromptFacts = z.infer<typeof PromptFacts>
