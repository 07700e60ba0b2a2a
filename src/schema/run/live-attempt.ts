import { z } from 'zod'
import { Usage } from '../agent/usage.ts'

/**
 * The attempt that an engine on this machine is at, as it is at this moment: for those who watch it there, and read back
 * by no engine. Its texts are foreign, each on one line.
 */
export const LiveAttempt = z.object({
  iteration: z.int(),
  task: z.string(),
  phase: z.string(),
  /** Of the agent's call so far. */
  usage: Usage,
  /** Newest last, and how many older ones are not here. */
  steps: z.array(z.object({ at: z.iso.datetime(), text: z.string() })),
  older_steps: z.int(),
})
export type LiveAttempt = z.infer<typeof LiveAttempt>
