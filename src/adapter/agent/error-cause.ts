import type { ResultLine } from './stream-line.ts'
import type { Heard } from './stream-reader.ts'

type Cause = 'usage_limit' | 'overloaded' | 'billing' | 'auth' | 'other'

/**
 * What stands behind an error result: the server's status, else the CLI's own word, else how its text begins. Only for
 * text that the CLI speaks itself (`is_error`); older releases give neither status nor word.
 */
export function causeOf(result: ResultLine, heard: Heard, message: string): Cause {
  const status = result.api_error_status ?? null
  const word = byStatus(status, message) ?? byWord[heard.cliError ?? '']
  if (word !== undefined || status !== null) return word ?? 'other'
  // With another subtype it is no fault of the API, whatever the text says.
  const text = result.subtype === 'success' ? byText(message) : undefined
  if (text !== undefined) return text
  // Connection faults have no status; a retry without one is how 2.1.197 shows them.
  return heard.lastRetry !== null && heard.lastRetry.status === null ? 'overloaded' : 'other'
}

/** The words of 2.1.330 that decide; `invalid_request`, `model_not_found` and `unknown` say nothing here. */
const byWord: Readonly<Record<string, Cause>> = {
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

function byStatus(status: number | null, message: string): Cause | undefined {
  if (status === 429) return 'usage_limit'
  if (status === 401 || status === 403) return 'auth'
  if (status === 402) return 'billing'
  if (status === 400) return badRequests.find(([text]) => text.test(message))?.[1]
  return status === 408 || (status !== null && status >= 500) ? 'overloaded' : undefined
}

/** A 400 is the request's fault but for these, for which 2.1.330 has no word: the text is the CLI's own. */
const badRequests: readonly (readonly [RegExp, Cause])[] = [
  [/^(?:API Error: 400 \{.*"message": ?")?(?:your )?credit balance is too low/i, 'billing'],
  [/^Your ANTHROPIC_API_KEY belongs to a disabled organization|\borganization has been disabled\b/i, 'auth'],
  [/^API Error: 400 .*\byou have reached your specified (?:\w+ )?API usage limits\b/i, 'usage_limit'],
]

const byBeginning: readonly (readonly [RegExp, Cause])[] = [
  [
    /^(?:Claude (?:AI )?usage limit reached|(?:\S+ ){1,3}limit reached|You['’]ve hit your |You['’]re out of )/i,
    'usage_limit',
  ],
  [/^(?:Invalid API key|Not logged in|OAuth token (?:revoked|has expired))/i, 'auth'],
  [/^(?:API Error: )?(?:Request timed out|Connection error|Unable to connect to |Repeated 529 )/, 'overloaded'],
]

function byText(message: string): Cause | undefined {
  const [, status] = /^(?:Failed to authenticate\. )?API Error: (?:Request rejected )?\(?(\d{3})\b/.exec(message) ?? []
  if (status !== undefined) return byStatus(Number(status), message)
  return [...badRequests, ...byBeginning].find(([text]) => text.test(message))?.[1]
}

/** A limit of money that names no end is lifted by a person, not by waiting. */
export const isOfMoney = (message: string): boolean =>
  /\b(spend limit|monthly limit|API usage limits|usage credits?|out of extra usage)\b/i.test(message)
