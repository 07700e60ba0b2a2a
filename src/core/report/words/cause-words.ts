import type { FailureCause, InterruptCause } from '../../../schema/run/event.ts'

/** Why an attempt did not pass, in a few words. */
export const failureWords: Record<FailureCause, string> = {
  checks: 'checks failed',
  no_changes: 'nothing was changed',
  guard: 'a guard refused the change',
  agent_error: 'the agent reported an error',
  agent_crashed: 'the agent crashed',
  agent_timed_out: 'the agent ran out of time',
  no_result: 'the agent gave no result',
  runner_lost: 'the runner was lost too often',
  review: 'the reviewer did not let it through',
}

/** The same for one that does not count. */
export const interruptWords: Record<InterruptCause, string> = {
  runner_lost: 'the runner was lost',
  agent_killed: 'the agent was killed from outside',
  infrastructure: 'the machine or the remote failed',
  cancelled: 'cancelled',
  usage_limit: 'usage limit of the provider',
  overloaded: 'the provider is overloaded',
  billing: 'the provider refuses for billing reasons',
  auth: 'the provider does not accept the credentials',
  budget: 'the cost budget was used up',
  work_moved: 'the work branch moved',
}
