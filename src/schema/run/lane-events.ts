import { z } from 'zod'

const moment = z.iso.datetime()

/** The agent of a lane has ended: what it left waits in the train. */
export const AttemptCaptured = z.object({
  type: z.literal('attempt_captured'),
  at: moment,
  iteration: z.int(),
  task: z.string(),
  candidate: z.string(),
})

/** No further attempt begins beside those under way, until the machine has more room. */
export const LanesLimited = z.object({ type: z.literal('lanes_limited'), at: moment, why: z.string() })
