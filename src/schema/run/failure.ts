import { z } from 'zod'

/** Why an attempt failed; each counts against the task's retries. */
export const FailureCause = z.enum([
  'checks',
  'no_changes',
  'guard',
  'agent_error',
  'agent_crashed',
  'agent_timed_out',
  'no_result',
  'runner_lost',
  'review',
  /** The agent itself says that the task is not complete, or that it cannot go on. */
  'incomplete',
  'stuck',
])
export type FailureCause = z.infer<typeof FailureCause>

/** Of a failed attempt what tells whether the next one will fail in the same way. */
export const Failure = z.object({ iteration: z.int(), cause: FailureCause, fingerprint: z.string() })
export type Failure = z.infer<typeof Failure>
