import type { AgentEnd } from '../../schema/agent-end.ts'
import type { ProcessEnd } from '../process/supervise.ts'
import { resetTimeIn } from './reset-time.ts'
import type { ResultLine } from './stream-line.ts'
import type { Heard } from './stream-reader.ts'

export interface CallEnd {
  readonly heard: Heard
  readonly process: ProcessEnd
  readonly stderrTail: string
  /** When the call ended, epoch ms: reset times are read against it. */
  readonly endedAt: number
  /** How far the disk was filled up, where it was. */
  readonly diskFull: string | undefined
}

/**
 * What a call came to. `is_error`, `api_error_status` and the CLI's own `error` decide, never `subtype: "success"`
 * and never text that the model wrote (DESIGN §4; claude-cli.md "Ends").
 */
export function classifyEnd(call: CallEnd): AgentEnd {
  const { result } = call.heard
  // Whatever it says of itself: what it left can hardly be read, and must go before anything is written.
  if (call.diskFull !== undefined && call.process.endedBy !== 'cancelled') {
    return { kind: 'error', what: 'disk', message: call.diskFull }
  }
  if (result === null || isOurDoing(result, call.process)) return withoutResult(call)
  return result.is_error === true ? failure(result, call) : success(result, call)
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

function failure(result: ResultLine, { heard, endedAt }: CallEnd): AgentEnd {
  const message = messageOf(result)
  const what = limits[result.subtype ?? '']
  if (what !== undefined) return { kind: 'error', what, message }
  if (result.stop_reason === 'refusal') return { kind: 'error', what: 'refused', message }
  const kind = cause(result, heard, message)
  if (kind === 'usage_limit') return limitReached(message, resetTime(heard) ?? textualReset(message, endedAt))
  return kind === 'other' ? { kind: 'error', what: 'other', message } : { kind, message }
}

/** A limit of money that names no end is lifted by a person, not by waiting. */
const limitReached = (message: string, until: string | null): AgentEnd =>
  until === null && /\b(spend limit|usage credits?|out of extra usage)\b/i.test(message)
    ? { kind: 'billing', message }
    : { kind: 'usage_limit', until, message }

/** The CLI prints local times; it runs with our `TZ`. */
function textualReset(message: string, endedAt: number): string | null {
  const localZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const found = resetTimeIn(message, { now: endedAt, localZone })
  return found === undefined ? null : new Date(found).toISOString()
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

// 2.1.197 has no word for it; with status 400 and is_error the text is the CLI's own.
const noCredit = /^(?:API Error: 400 \{.*"message": ?")?(?:your )?credit balance is too low/i

/** How the CLI begins where nothing answered; without a status there is no other witness when it did not retry. */
const noConnection = /^(?:API Error: )?(?:Request timed out|Connection error|Unable to connect to |Repeated 529 )/

function cause(result: ResultLine, heard: Heard, message: string): Cause {
  const status = result.api_error_status ?? null
  const word = byStatus(status, message) ?? byWord[heard.cliError ?? '']
  if (word !== undefined) return word
  // Connection faults have no status; a retry without one is how 2.1.197 shows them.
  const retried = heard.lastRetry !== null && heard.lastRetry.status === null
  const isApiError = result.subtype === 'success'
  return status === null && (retried || (isApiError && noConnection.test(message))) ? 'overloaded' : 'other'
}

function byStatus(status: number | null, message: string): Cause | undefined {
  if (status === 429) return 'usage_limit'
  if (status === 401 || status === 403) return 'auth'
  if (status === 402 || (status === 400 && noCredit.test(message))) return 'billing'
  return status === 408 || (status !== null && status >= 500) ? 'overloaded' : undefined
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
