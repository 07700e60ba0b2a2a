import { z } from 'zod'
import { Amendment } from './plan.ts'

const at = z.iso.datetime()
const task = z.string()

/** An agent changed the plan. */
export const AmendmentAccepted = z.object({
  type: z.literal('amendment_accepted'),
  at,
  iteration: z.int(),
  amendment: Amendment,
  /** The task stays in the plan as given up, until a person decides. */
  given_up: z.boolean().optional(),
  /** Who added the task, unless a person agreed to it: agents may rewrite only what agents added. */
  added_by: z.literal('agent').optional(),
})

/** A reviewer wants an iteration's work changed: a task of its own, and where its commit is to be told. */
export const FollowUpAdded = z.object({
  type: z.literal('follow_up_added'),
  at,
  task,
  by: z.string(),
  amendment: Amendment,
  /** Page of the words; null where they were said on a laptop. */
  url: z.string().nullable(),
  threads: z.array(z.string()),
})

/** The task is done or given up, and the answers went into the outbox. */
export const FollowUpAnswered = z.object({ type: z.literal('follow_up_answered'), at, task })

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
