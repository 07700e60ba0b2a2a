import { z } from 'zod'

const moment = z.iso.datetime()

/** The agent's work waits in the train to be checked. `checks_lost`: again, since the job of its checks was lost. */
export const AttemptCaptured = z.object({
  type: z.literal('attempt_captured'),
  at: moment,
  iteration: z.int(),
  task: z.string(),
  candidate: z.string(),
  checks_lost: z.literal(true).optional(),
})

/** No further attempt begins in parallel until the machine has more room. */
export const LanesLimited = z.object({ type: z.literal('lanes_limited'), at: moment, why: z.string() })
