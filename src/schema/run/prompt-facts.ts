import { z } from 'zod'

/** `prompt.json` of an iteration: what its prompt does not say of itself. */
export const PromptFacts = z.object({
  schema: z.literal(1),
  /** In the order of the prompt; `source` is in words for people. */
  sections: z.array(z.object({ name: z.string(), source: z.string() })),
})
export type PromptFacts = z.infer<typeof PromptFacts>
