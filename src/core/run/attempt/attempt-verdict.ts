import type { AgentEnd } from '../../../schema/agent/agent-end.ts'
import type { AgentQuestion, FailureCause } from '../../../schema/run/attempts.ts'
import type { InterruptCause } from '../../../schema/run/event.ts'
import { assertNever } from '../../text/assert-never.ts'

/** If a limit or an overload names no time (failure model C6). Doubled for each wait in a row. */
const firstWaitMs = 5 * 60_000
const maxWaitMs = 60 * 60_000
/** Limits are lifted to the minute: a minute later the next call does not meet them again. */
export const afterResetMs = 60_000
/** Lost runners and killed agents in a row that do not count; after these the task may use up the memory. */
export const lossesAllowed = 2

export type AttemptVerdict =
  | { kind: 'validate' }
  | { kind: 'fail'; cause: FailureCause; why: string }
  /** Does not count against the task; the tree is reset. */
  | { kind: 'interrupt'; cause: InterruptCause; why: string; until: string | null }

/** Judges an agent call before any check has run (docs/design.md#how-an-agent-call-ends). */
export function attemptVerdict(request: {
  end: AgentEnd
  hasChanges: boolean
  /** Findings of the guards, with the path. */
  findings: readonly string[]
  unready?: string | null
  /** Set if the agent's own report fails the attempt. */
  account?: { cause: FailureCause; why: string } | undefined
  /** No change is needed: parts of the task are done, and the agent says that they are all. */
  closes?: boolean
  question?: AgentQuestion | undefined
  now: number
  waits: number
  losses: number
}): AttemptVerdict {
  const { end } = request
  switch (end.kind) {
    case 'finished':
      return verdictByChanges(request, 'no_changes', 'the agent finished without changing a file')
    case 'no_result':
      return verdictByChanges(request, 'no_result', 'the agent gave no answer and changed nothing')
    case 'error':
      // The agent gets the rest of the run's budget, so this is no fault of the task.
      if (end.what === 'budget') return interrupt('budget', errorInWords.budget(end.message), null)
      return { kind: 'fail', cause: 'agent_error', why: errorInWords[end.what](end.message) }
    case 'crashed':
      return crashVerdict(end, request.losses)
    case 'timed_out':
      return { kind: 'fail', cause: 'agent_timed_out', why: timeoutInWords[end.limit](roundedDuration(end.afterMs)) }
    case 'usage_limit':
      return interrupt('usage_limit', end.message, limitUntil(end.until, request))
    case 'overloaded':
      return interrupt('overloaded', end.message, iso(request.now + waitMs(request.waits)))
    case 'billing':
      return interrupt('billing', end.message, null)
    case 'auth':
      return interrupt('auth', end.message, null)
    case 'cancelled':
      return interrupt('cancelled', 'the job was cancelled', null)
    default:
      return assertNever(end)
  }
}

function verdictByChanges(
  request: Pick<
    Parameters<typeof attemptVerdict>[0],
    'hasChanges' | 'findings' | 'unready' | 'account' | 'closes' | 'question'
  >,
  cause: FailureCause,
  reason: string,
): AttemptVerdict {
  if (request.findings.length > 0) return { kind: 'fail', cause: 'guard', why: request.findings.join('; ') }
  if (typeof request.unready === 'string') return { kind: 'fail', cause: 'checks', why: request.unready }
  if (request.account) return { kind: 'fail', ...request.account }
  if (!request.hasChanges && !request.closes && request.question) return interrupt('asked', request.question.why, null)
  return request.hasChanges || request.closes ? { kind: 'validate' } : { kind: 'fail', cause, why: reason }
}

const interrupt = (cause: InterruptCause, reason: string, until: string | null): AttemptVerdict => ({
  kind: 'interrupt',
  cause,
  why: reason,
  until,
})

const errorInWords: Record<(AgentEnd & { kind: 'error' })['what'], (message: string) => string> = {
  turns: (message) => `the agent used up its turns: ${message}`,
  budget: (message) => `the agent used up the budget: ${message}`,
  structured_output: (message) => `the agent could not give its answer in the right form: ${message}`,
  refused: (message) => `the model refused: ${message}`,
  disk: (message) => `the agent filled the disk: ${message}`,
  limit: (message) => `the agent was ended because ${message}`,
  other: (message) => `the agent reported an error: ${message}`,
}

const timeoutInWords = {
  wall: (after: string) => `the agent was stopped after ${after} (agent-timeout)`,
  idle: (after: string) =>
    `the agent produced no more output and was stopped ${after} after its start (agent-idle-timeout)`,
}

function crashInWords(end: AgentEnd & { kind: 'crashed' }): string {
  const tail = end.tail.trim().slice(-500)
  return `the agent ${crashCause(end)}${tail ? `: ${tail}` : ''}`
}

function crashCause(end: AgentEnd & { kind: 'crashed' }): string {
  const signal = killedBy(end)
  if (signal === 'SIGKILL') return 'was killed from outside (SIGKILL), as happens when memory runs out'
  if (signal === 'SIGTERM') return 'was stopped from outside (SIGTERM)'
  if (end.signal) return `was killed by ${end.signal}`
  return end.exitCode === null ? 'crashed' : `exited with code ${end.exitCode}`
}

/** Never killed by ralph: such a call is timed out or cancelled. A shell exits with 128 plus the signal's number. */
function killedBy({ exitCode, signal }: AgentEnd & { kind: 'crashed' }): 'SIGKILL' | 'SIGTERM' | undefined {
  if (signal === 'SIGKILL' || exitCode === 137) return 'SIGKILL'
  return signal === 'SIGTERM' || exitCode === 143 ? 'SIGTERM' : undefined
}

function limitUntil(until: string | null, { now, waits }: { now: number; waits: number }): string {
  return iso(until === null ? now + waitMs(waits) : Math.max(Date.parse(until), now) + afterResetMs)
}

const waitMs = (waits: number): number => Math.min(firstWaitMs * 2 ** Math.min(waits, 10), maxWaitMs)

/** A killed agent is not the task's fault, unless it happens again and again (failure model C4, P13). */
function crashVerdict(end: AgentEnd & { kind: 'crashed' }, losses: number): AttemptVerdict {
  const reason = crashInWords(end)
  if (killedBy(end) === undefined) return { kind: 'fail', cause: 'agent_crashed', why: reason }
  if (losses < lossesAllowed) return interrupt('agent_killed', reason, null)
  return {
    kind: 'fail',
    cause: 'agent_crashed',
    why: `${lossesAllowed + 1} times in a row a runner was lost or ${reason}`,
  }
}

const iso = (ms: number): string => new Date(ms).toISOString()
/** Whole minutes, so that two similar time-outs have the same text. */
const roundedDuration = (ms: number): string =>
  ms < 60_000 ? `${Math.round(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`
