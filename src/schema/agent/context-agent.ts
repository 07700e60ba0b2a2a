import { z } from 'zod'

const text = z.string()

/** What the older programs wrote there and ralph has no choice in: the file as they shipped it is read, another value is a mistake. */
const only = (value: string) => z.literal(value, `only ${value}: ralph has its own`).optional()

const call = {
  /** A file below `.ralph/templates/`. */
  prompt_template: text.min(1).optional(),
  mcp_config: only('mcp-context.json'),
}

/** `context_agent` of `.ralph/config/agents.json`: who prepares what the coding agent is told, and keeps what came of it. */
export const ContextAgent = z.strictObject({
  model: text.min(1).nullable().default(null),
  prep: z
    .strictObject({
      max_turns: z.int().min(1).max(1000).default(25),
      ...call,
      schema: only('context-prep-schema.json'),
      output_file: only('.ralph/context/prepared-prompt.md'),
    })
    .prefault({}),
  post: z
    .strictObject({
      max_turns: z.int().min(1).max(1000).default(10),
      ...call,
      schema: only('context-post-schema.json'),
    })
    .prefault({}),
})
export type ContextAgent = z.infer<typeof ContextAgent>
