import { z } from 'zod'
import { Usage } from './usage.ts'

/** `iterations/<thousand>/<n>/agent.json`: how the agent's call ended, what it used up and what it changed. */
export const AgentRecord = z.object({
  end: z.string(),
  /** Why the attempt did not pass; null where it did. */
  why: z.string().nullable(),
  attempt: z.int(),
  task: z.string(),
  duration_ms: z.number(),
  usage: Usage,
  /** What the agent was not allowed to do. */
  denials: z.array(z.string()).default([]),
  /** The first 500 of them; `files` counts all. */
  changes: z.array(z.object({ path: z.string(), action: z.string() })).default([]),
  files: z.int().default(0),
})
export type AgentRecord = z.infer<typeof AgentRecord>
