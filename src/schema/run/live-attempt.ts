import { z } from 'zod'
import { Usage } from '../agent/usage.ts'

/** For people who watch on this machine; no engine reads it. Its texts are foreign, each on one line. */
export const LiveAttempt = z.object({
  iteration: z.int(),
  task: z.string(),
  phase: z.string(),
  /** Of the agent's call so far. */
  usage: Usage,
  /** Newest last; `older_steps` counts those before them. */
  steps: z.array(z.object({ at: z.iso.datetime(), text: z.string() })),
  older_steps: z.int(),
})
export type LiveAttempt = z.infer<typeof LiveAttempt>
