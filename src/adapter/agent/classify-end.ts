import type { AgentEnd } from '../../schema/agent-end.ts'
import type { ProcessEnd } from '../process/supervise.ts'
import type { ResultLine } from './stream-line.ts'
import type { Heard } from './stream-reader.ts'

export interface CallEnd {
  readonly heard: Heard
  readonly process: ProcessEnd
  readonly stderrTail: string
}

/**
 * What a call came to. `is_error`, `api_error_status` and the CLI's own `error` decide, never `subtype: "success"`
 * and never text that the model wrote (DESIGN §4; claude-cli.md "Ends").
 */
export function classifyEnd(call: CallEnd): AgentEnd {
  const { result } = call.heard
  if (result === null || isOurDoing(result, call.process)) return withoutResult(call)
  return result.is_error === true ? failure(result, call.heard) : success(result, call)
}

/** After SIGINT the CLI reports an error and what was spent; why it was ended is known better here. */
const isOurDoing = (result: ResultLine, process: ProcessEnd): boolean =>
  result.subtype === 'error_during_execution' && process.endedBy !== 'itself'

/** Prose may hold the handoff as JSON: no more than that is read from it. */
const proseChars = 64 * 1024

function success(result: ResultLine, { heard, process, stderrTail }: CallEnd): AgentEnd {
  // A result followed by a non-zero exit of its own contradicts itself, and a non-zero exit never passes.
  if (process.endedBy === 'itself' && process.exitCode !== 0) return crashed(process, stderrTail, heard.tail)
  if (result.stop_reason === 'refusal') return { kind: 'error', what: 'refused', message: messageOf(result) }
  const text = result.result ?? ''
  if (result.structured_output === undefined || result.structured_output === null) {
    return { kind: 'no_result', tail: text === '' ? heard.tail : text.slice(-proseChars) }
  }
  return { kind: 'finished', structured: result.structured_output, text }
}

const limits: Readonly<Record<string, 'turns' | 'budget' | 'structured_output'>> = {
  error_max_turns: 'turns',
  error_max_budget_usd: 'budget',
  error_max_structured_output_retries: 'structured_output',
}

function failure(result: ResultLine, heard: Heard): AgentEnd {
  const message = messageOf(result)
  const what = limits[result.subtype ?? '']
  if (what !== undefined) return { kind: 'error', what, message }
  if (result.stop_reason === 'refusal') return { kind: 'error', what: 'refused', message }
  const kind = cause(result.api_error_status ?? null, heard, message)
  if (kind === 'usage_limit') return { kind, until: resetTime(heard), message }
  return kind === 'other' ? { kind: 'error', what: 'other', message } : { kind, message }
}

type Cause = 'usage_limit' | 'overloaded' | 'billing' | 'auth' | 'other'

/** The CLI's word for what went wrong, where there is no status (no login, time-out) or as a second witness. */
const byWord: Readonly<Record<string, Cause>> = {
  rate_limit: 'usage_limit',
  overloaded: 'overloaded',
  server_error: 'overloaded',
  authentication_failed: 'auth',
  billing_error: 'billing',
}

function cause(status: number | null, heard: Heard, message: string): Cause {
  if (status === 429) return 'usage_limit'
  if (status === 401 || status === 403) return 'auth'
  if (status === 402) return 'billing'
  if (status === 408 || (status !== null && status >= 500)) return 'overloaded'
  // 2.1.197 has no word for it; with status 400 and is_error the text is the CLI's own.
  if (status === 400 && /^credit balance/i.test(message)) return 'billing'
  const word = byWord[heard.cliError ?? '']
  if (word !== undefined) return word
  // Connection faults have no status; a retry without one is how 2.1.197 shows them.
  return status === null && heard.lastRetry !== null && heard.lastRetry.status === null ? 'overloaded' : 'other'
}

const resetTime = ({ resetsAt }: Heard): string | null =>
  resetsAt === null ? null : new Date(resetsAt * 1000).toISOString()

function messageOf(result: ResultLine): string {
  const said = result.result ?? result.errors?.join(' ') ?? ''
  return said === '' ? (result.subtype ?? 'The agent reported an error without a word.') : said.slice(0, 2000)
}

function withoutResult({ heard, process, stderrTail }: CallEnd): AgentEnd {
  switch (process.endedBy) {
    case 'cancelled':
      return { kind: 'cancelled' }
    case 'wall':
    case 'idle':
      return { kind: 'timed_out', limit: process.endedBy, afterMs: Math.round(process.durationMs) }
    case 'caller':
      return refused(heard) ?? crashed(process, stderrTail, heard.tail)
    default:
      if (process.exitCode === 0) return { kind: 'no_result', tail: heard.tail }
      return crashed(process, stderrTail, heard.tail)
  }
}

/** The call was ended at the first refusal of its credential, without the CLI's minutes of retries. */
function refused({ lastRetry }: Heard): AgentEnd | undefined {
  if (lastRetry?.error !== 'authentication_failed') return undefined
  return { kind: 'auth', message: `The provider refused the credential (${lastRetry.status ?? 'no status'}).` }
}

function crashed(process: ProcessEnd, stderrTail: string, textTail: string): AgentEnd {
  const tail = stderrTail.trim() === '' ? textTail : stderrTail
  return { kind: 'crashed', exitCode: process.exitCode, signal: process.signal, tail }
}
