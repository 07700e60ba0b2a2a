import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** `control` allows orders (null: nobody may order here), `read` only reading. */
export interface AccessTokens {
  readonly control: string | null
  readonly read: string
}
export type AccessRight = 'control' | 'read'

/** Undefined for a missing or wrong token. */
export function rightOf(token: string | null | undefined, { control, read }: AccessTokens): AccessRight | undefined {
  if (!token) return undefined
  if (control !== null && isSame(token, control)) return 'control'
  return isSame(token, read) ? 'read' : undefined
}

/** In constant time. */
const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b))
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const loopback = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?$/i

/**
 * Why a request does not come from our own page: a name that leads here (DNS rebinding), or a page of another origin.
 * Undefined if it may. Any port is accepted, since the address may be reached through a tunnel.
 */
export function refusalOfOrigin({ host = '', ...headers }: IncomingHttpHeaders): string | undefined {
  if (!loopback.test(host)) return 'this server only answers to 127.0.0.1 and localhost'
  const { origin } = headers
  if (origin !== undefined && origin.toLowerCase() !== `http://${host.toLowerCase()}`)
    return 'requests from pages of another origin are refused'
  const site = headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') {
    // Following a link only shows the page, without data.
    if (headers['sec-fetch-mode'] !== 'navigate') return 'requests from pages of another origin are refused'
  }
  return undefined
}

/** The token of `Authorization: Bearer …`. */
export const bearer = ({ authorization = '' }: IncomingHttpHeaders): string | undefined =>
  /^Bearer ([\w-]{1,200})$/.exec(authorization)?.[1]
