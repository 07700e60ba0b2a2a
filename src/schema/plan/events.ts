import { z } from 'zod'
import { Amendment } from './plan.ts'

const at = z.iso.datetime()
const task = z.string()

export const AmendmentAccepted = z.object({
  type: z.literal('amendment_accepted'),
  at,
  iteration: z.int(),
  amendment: Amendment,
  /** The task stays in the plan as given up until a person decides. */
  given_up: z.boolean().optional(),
  /** Set unless a person agreed to the task: agents may rewrite only agents' tasks. */
  added_by: z.literal('agent').optional(),
})

/** A reviewer asks for a change of an iteration's work: it becomes a task, and its commit is reported in `threads`. */
export const FollowUpAdded = z.object({
  type: z.literal('follow_up_added'),
  at,
  task,
  by: z.string(),
  amendment: Amendment,
  /** The page of the request; null on a laptop. */
  url: z.string().nullable(),
  threads: z.array(z.string()),
})

/** The task is done or given up, and the answers are in the outbox. */
export const FollowUpAnswered = z.object({ type: z.literal('follow_up_answered'), at, task })

/** The base conflicts with the work; a task of the engine's own resolves that first. */
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
