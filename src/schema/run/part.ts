import { z } from 'zod'

/** A commit of a task that is part of the work. */
export const TaskCommit = z.object({ iteration: z.int(), commit: z.string(), summary: z.string() })
export type TaskCommit = z.infer<typeof TaskCommit>

/** What makes a commit a part of its task: the agent says that the task is not complete. */
export const Part = z.object({
  /** Its place among the commits of the task, from 1. */
  number: z.int(),
  /** What is left to do, in the agent's words; the first ones. */
  left: z.array(z.string()),
  /** No continuation is left: the task is failed. */
  final: z.boolean(),
})
export type Part = z.infer<typeof Part>
