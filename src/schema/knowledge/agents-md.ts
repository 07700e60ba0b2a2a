import { z } from 'zod'

const at = z.iso.datetime()

/** The part of AGENTS.md that the engine keeps is out of date: renewing it is a task of the engine's own. */
export const AgentsMdDue = z.object({
  type: z.literal('agents_md_due'),
  at,
  task: z.string(),
  /** Entries of the index in it. */
  entries: z.int(),
})

/** The task is given up: the checks, a guard or a person did not want that commit. */
export const AgentsMdEnded = z.object({ type: z.literal('agents_md_ended'), at, task: z.string(), why: z.string() })

/** The file is not touched. */
export const AgentsMdLeft = z.object({ type: z.literal('agents_md_left'), at, why: z.string() })
