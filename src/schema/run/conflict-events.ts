import { z } from 'zod'

const at = z.iso.datetime()
const task = z.string()

/** The base conflicts with the work, and resolving that is a task of the engine's own, which goes first. */
export const ConflictTaskAdded = z.object({
  type: z.literal('conflict_task_added'),
  at,
  task,
  base: z.string(),
  /** The first ones; `total` counts all. */
  files: z.array(z.string()),
  total: z.int(),
  why: z.string(),
})

/** The conflict is gone without that task. */
export const ConflictTaskEnded = z.object({ type: z.literal('conflict_task_ended'), at, task, why: z.string() })
