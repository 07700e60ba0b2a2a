import { createHmac } from 'node:crypto'

/** `again`: a later try may succeed, but not before `afterMs`. `never`: the address or program refuses for good. */
export type SendResult =
  | { readonly kind: 'sent' }
  | { readonly kind: 'again'; readonly why: string; readonly afterMs: number }
  | { readonly kind: 'never'; readonly why: string }

const timeoutMs = 10_000

/**
 * One POST of a JSON text with `id` as `Idempotency-Key` and `webhook-id`. With a key it is signed as in
 * standardwebhooks.com. Redirects are not followed, since the address may be secret. Never rejects; no reason names
 * the address.
 */
export async function sendHook(
  hook: { readonly url: string; readonly key?: string | undefined },
  { id, body, at: nowMs }: { readonly id: string; readonly body: string; readonly at: number },
  signal: AbortSignal,
): Promise<SendResult> {
  const address = addressOf(hook.url)
  if (!address) return { kind: 'never', why: 'its variable does not contain an https:// address' }
  const timestamp = String(Math.floor(nowMs / 1000))
  const signature =
    hook.key === undefined ? {} : { 'webhook-signature': `v1,${hmac(hook.key, `${id}.${timestamp}.${body}`)}` }
  try {
    const response = await fetch(address, {
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
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    await response.body?.cancel()
    if (response.ok) return { kind: 'sent' }
    const reason = `it answered ${response.status}`
    const isTransient = response.status >= 500 || response.status === 408 || response.status === 429
    return isTransient
      ? { kind: 'again', why: reason, afterMs: retryAfterMs(response.headers.get('retry-after'), nowMs) }
      : { kind: 'never', why: reason }
  } catch (error) {
    const reason = signal.aborted ? 'it had not answered when the job ended' : reasonOf(error)
    return { kind: 'again', why: reason, afterMs: 0 }
  }
}

function retryAfterMs(header: string | null, now: number): number {
  const ms = header === null ? 0 : Number.isFinite(Number(header)) ? 1_000 * Number(header) : Date.parse(header) - now
  return Math.max(0, ms || 0)
}

/** `whsec_` and Base64 as in standardwebhooks.com, or any text. */
const hmac = (key: string, text: string): string =>
  createHmac('sha256', key.startsWith('whsec_') ? Buffer.from(key.slice('whsec_'.length), 'base64') : key)
    .update(text)
    .digest('base64')

/** Plain http only for this machine. */
function addressOf(text: string): URL | undefined {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined
  const isLocal = url?.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname)
  return url?.protocol === 'https:' || isLocal ? url : undefined
}

/** A code such as `ECONNREFUSED`: an error's message may contain the address. */
function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return `it gave no answer within ${timeoutMs / 1000} s`
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = (cause as NodeJS.ErrnoException).code
  return `it could not be reached (${code ?? (cause instanceof Error ? cause.name : 'unknown')})`
}
