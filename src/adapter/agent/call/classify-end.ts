import type { AgentEnd } from '../../../schema/agent/agent-end.ts'
import type { ProcessEnd } from '../../process/supervise.ts'
import { resetTimeIn } from './reset-time.ts'
import type { ResultLine } from './stream-line.ts'
import type { StreamFacts } from './stream-reader.ts'

export interface CallEnd {
  readonly heard: StreamFacts
  readonly process: ProcessEnd
  readonly stderrTail: string
  /** Epoch ms, for reset times. */
  readonly endedAt: number
  /** Describes a disk that filled up during the call. */
  readonly diskFull: string | undefined
}

/**
 * How a call ended: by `is_error`, `api_error_status` and the CLI's own `error`, never by `subtype: "success"` or the
 * model's text (docs/design.md#how-an-agent-call-ends).
 */
export function classifyEnd(call: CallEnd): AgentEnd {
  const { result } = call.heard
  // On a full disk its result is unreliable, and space is needed before anything is written.
  if (call.diskFull !== undefined && call.process.endedBy !== 'cancelled') {
    return { kind: 'error', what: 'disk', message: call.diskFull }
  }
  if (call.process.passedLimit !== undefined) return { kind: 'error', what: 'limit', message: call.process.passedLimit }
  if (result === null || endedByEngine(result, call.process)) return withoutResult(call)
  return result.is_error === true ? failure(result, call) : success(result, call)
}

/** After SIGINT the CLI reports an error and its cost; the process knows the reason better. */
const endedByEngine = (result: ResultLine, process: ProcessEnd): boolean =>
  result.subtype === 'error_during_execution' && process.endedBy !== 'itself'

/** Prose may contain the handoff as JSON within this size. */
const proseChars = 64 * 1024

function success(result: ResultLine, { heard, process, stderrTail }: CallEnd): AgentEnd {
  // A result with a non-zero exit contradicts itself, and a non-zero exit never passes.
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
  const kind = causeOf(result, heard, message)
  if (kind === 'usage_limit') {
    const until = resetTime(heard) ?? resetInText(message, endedAt)
    return until === null && isSpendingLimit(message) ? { kind: 'billing', message } : { kind, until, message }
  }
  return kind === 'other' ? { kind: 'error', what: 'other', message } : { kind, message }
}

/** The CLI prints local times, in our `TZ`. */
function resetInText(message: string, endedAt: number): string | null {
  const localZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const resetMs = resetTimeIn(message, { now: endedAt, localZone })
  return resetMs === undefined ? null : new Date(resetMs).toISOString()
}

const resetTime = ({ resetsAt }: StreamFacts): string | null =>
  resetsAt === null ? null : new Date(resetsAt * 1000).toISOString()

function messageOf(result: ResultLine): string {
  const text = result.result ?? result.errors?.join(' ') ?? ''
  return text === '' ? (result.subtype ?? 'The agent reported an error without a message.') : text.slice(0, 2000)
}

function withoutResult({ heard, process, stderrTail }: CallEnd): AgentEnd {
  switch (process.endedBy) {
    case 'cancelled':
      return { kind: 'cancelled' }
    case 'wall':
    case 'idle':
      return { kind: 'timed_out', limit: process.endedBy, afterMs: Math.round(process.durationMs) }
    case 'caller':
      return refusedCredential(heard) ?? crashed(process, stderrTail, heard.tail)
    default:
      if (process.exitCode === 0) return { kind: 'no_result', tail: heard.tail }
      return crashed(process, stderrTail, heard.tail)
  }
}

/** The call was ended at the first refusal of its credential, instead of the CLI's minutes of retries. */
function refusedCredential({ lastRetry }: StreamFacts): AgentEnd | undefined {
  if (lastRetry?.error !== 'authentication_failed') return undefined
  return { kind: 'auth', message: `The provider refused the credential (${lastRetry.status ?? 'no status'}).` }
}

function crashed(process: ProcessEnd, stderrTail: string, textTail: string): AgentEnd {
  const tail = stderrTail.trim() === '' ? textTail : stderrTail
  return { kind: 'crashed', exitCode: process.exitCode, signal: process.signal, tail }
}

type Cause = 'usage_limit' | 'overloaded' | 'billing' | 'auth' | 'other'

/**
 * The cause of an error result: by the server's status, else the CLI's error word, else the beginning of the CLI's own text
 * (`is_error`); older releases have neither status nor word.
 */
function causeOf(result: ResultLine, heard: StreamFacts, message: string): Cause {
  const status = result.api_error_status ?? null
  const cause = causeByStatus(status, message) ?? causeByWord[heard.cliError ?? '']
  if (cause !== undefined || status !== null) return cause ?? 'other'
  // Other subtypes are no fault of the API.
  const causeInText = result.subtype === 'success' ? causeByText(message) : undefined
  if (causeInText !== undefined) return causeInText
  // A connection fault has no status; 2.1.197 shows a retry without one.
  return heard.lastRetry !== null && heard.lastRetry.status === null ? 'overloaded' : 'other'
}

/** Error words of 2.1.330; `invalid_request`, `model_not_found` and `unknown` are not decisive. */
const causeByWord: Readonly<Record<string, Cause>> = {
  rate_limit: 'usage_limit',
  overloaded: 'overloaded',
  server_error: 'overloaded',
  authentication_failed: 'auth',
  oauth_org_not_allowed: 'auth',
  account_on_hold: 'auth',
  verification_required: 'auth',
  cloud_credential_error: 'auth',
  billing_error: 'billing',
}

function causeByStatus(status: number | null, message: string): Cause | undefined {
  if (status === 429) return 'usage_limit'
  if (status === 401 || status === 403) return 'auth'
  if (status === 402) return 'billing'
  if (status === 400) return badRequests.find(([text]) => text.test(message))?.[1]
  return status === 408 || (status !== null && status >= 500) ? 'overloaded' : undefined
}

/** Other 400s are the request's fault; for these 2.1.330 has no error word. The text is the CLI's own. */
const badRequests: readonly (readonly [RegExp, Cause])[] = [
  [/^(?:API Error: 400 \{.*"message": ?")?(?:your )?credit balance is too low/i, 'billing'],
  [/^Your ANTHROPIC_API_KEY belongs to a disabled organization|\borganization has been disabled\b/i, 'auth'],
  [/^API Error: 400 .*\byou have reached your specified (?:\w+ )?API usage limits\b/i, 'usage_limit'],
]

const textCauses: readonly (readonly [RegExp, Cause])[] = [
  [
    /^(?:Claude (?:AI )?usage limit reached|(?:\S+ ){1,3}limit reached|You['’]ve hit your |You['’]re out of )/i,
    'usage_limit',
  ],
  [/^(?:Invalid API key|Not logged in|OAuth token (?:revoked|has expired))/i, 'auth'],
  [/^(?:API Error: )?(?:Request timed out|Connection error|Unable to connect to |Repeated 529 )/, 'overloaded'],
]

function causeByText(message: string): Cause | undefined {
  const [, status] = /^(?:Failed to authenticate\. )?API Error: (?:Request rejected )?\(?(\d{3})\b/.exec(message) ?? []
  if (status !== undefined) return causeByStatus(Number(status), message)
  return [...badRequests, ...textCauses].find(([text]) => text.test(message))?.[1]
}

/** A spending limit without an end is raised by a person; waiting does not help. */
const isSpendingLimit = (message: string): boolean =>
  /\b(spend limit|monthly limit|API usage limits|usage credits?|out of extra usage)\b/i.test(message)
