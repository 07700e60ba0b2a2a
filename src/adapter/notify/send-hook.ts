import { createHmac } from 'node:crypto'

/**
 * How one try ended. `again`: it may arrive at another try, but the address asks not to be asked for `afterMs`;
 * `never`: this address or program will not take it.
 */
export type SendResult =
  | { readonly kind: 'sent' }
  | { readonly kind: 'again'; readonly why: string; readonly afterMs: number }
  | { readonly kind: 'never'; readonly why: string }

/** Nobody waits for longer than this on one answer. */
const answerMs = 10_000

/**
 * One POST of a JSON text. It carries `id` as `Idempotency-Key` and `webhook-id`, and is signed where there is a key, as
 * standardwebhooks.com has it: `v1,` and the HMAC-SHA256 of `id.timestamp.body` in Base64. A redirect is not followed:
 * what is secret about the address would go elsewhere. Never rejects; no reason names the address.
 */
export async function sendHook(
  hook: { readonly url: string; readonly key?: string | undefined },
  { id, body, at }: { readonly id: string; readonly body: string; readonly at: number },
  signal: AbortSignal,
): Promise<SendResult> {
  const address = addressOf(hook.url)
  if (!address) return { kind: 'never', why: 'its variable does not contain an https:// address' }
  const timestamp = String(Math.floor(at / 1000))
  const signature =
    hook.key === undefined ? {} : { 'webhook-signature': `v1,${hmac(hook.key, `${id}.${timestamp}.${body}`)}` }
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'ralph',
        'idempotency-key': id,
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        ...signature,
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerMs)]),
    })
    await answer.body?.cancel()
    if (answer.ok) return { kind: 'sent' }
    const why = `it answered ${answer.status}`
    const passes = answer.status >= 500 || answer.status === 408 || answer.status === 429
    return passes
      ? { kind: 'again', why, afterMs: retryAfterMs(answer.headers.get('retry-after'), at) }
      : { kind: 'never', why }
  } catch (error) {
    const why = signal.aborted ? 'it had not answered when the job ended' : reasonOf(error)
    return { kind: 'again', why, afterMs: 0 }
  }
}

/** Seconds, or a date; 0 where neither is said. */
function retryAfterMs(said: string | null, now: number): number {
  const ms = said === null ? 0 : Number.isFinite(Number(said)) ? 1_000 * Number(said) : Date.parse(said) - now
  return Math.max(0, ms || 0)
}

/** A key as standardwebhooks.com writes it, `whsec_` and Base64, or as any text. */
const hmac = (key: string, text: string): string =>
  createHmac('sha256', key.startsWith('whsec_') ? Buffer.from(key.slice('whsec_'.length), 'base64') : key)
    .update(text)
    .digest('base64')

/** Plain http reaches this machine alone. */
function addressOf(text: string): URL | undefined {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined
  const isLocal = url?.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname)
  return url?.protocol === 'https:' || isLocal ? url : undefined
}

/** `ECONNREFUSED` and the like; the sentence of an error may name the address. */
function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return `it gave no answer within ${answerMs / 1000} s`
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = (cause as NodeJS.ErrnoException).code
  return `it could not be reached (${code ?? (cause instanceof Error ? cause.name : 'unknown')})`
}
