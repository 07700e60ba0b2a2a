import { z } from 'zod'
import { Knowledge } from '../plan/knowledge.ts'
import { Amendment } from '../plan/plan.ts'

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

export const Remembered = z.object({ type: z.literal('remembered'), at, ...Knowledge.shape })
