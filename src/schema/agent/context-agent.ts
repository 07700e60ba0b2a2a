import { z } from 'zod'

const settingsOf = (turns: number) =>
  z
    .object({
      max_turns: z.int().min(1).max(1000).default(turns),
      /** A file below `.ralph/templates/`. */
      prompt_template: z.string().min(1).optional(),
    })
    .prefault({})

/**
 * `context_agent` of `.ralph/config/agents.json`, as the older programs have it. Their `schema` and `output_file` are ralph's own,
 * and are not read.
 */
export const ContextAgent = z.object({
  model: z.string().nullable().default(null),
  prep: settingsOf(25),
  post: settingsOf(10),
})
export type ContextAgent = z.infer<typeof ContextAgent>
