import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Who holds the one may give orders, who holds the other may look. Null: nobody may order here. */
export interface AccessTokens {
  readonly control: string | null
  readonly read: string
}
export type AccessRight = 'control' | 'read'

/** What a token lets its holder do; undefined for none and for a wrong one. */
export function rightOf(token: string | null | undefined, { control, read }: AccessTokens): AccessRight | undefined {
  if (!token) return undefined
  if (control !== null && isSame(token, control)) return 'control'
  return isSame(token, read) ? 'read' : undefined
}

/** In a time that says nothing of where the two differ. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const loopback = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?$/i

/**
 * Why a request is none of our own page's, whoever sent it: a name that was made to lead here (DNS rebinding), or the page
 * of another origin. Undefined where nothing says so. Any port will do: the address may be reached through a tunnel.
 */
export function foreignRequest({ host = '', ...headers }: IncomingHttpHeaders): string | undefined {
  if (!loopback.test(host)) return 'this server only answers to 127.0.0.1 and localhost'
  const { origin } = headers
  if (origin !== undefined && origin.toLowerCase() !== `http://${host.toLowerCase()}`)
    return 'requests from pages of another origin are refused'
  const site = headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') {
    // A link that somebody clicks on another page, or on this machine: it shows the page and no data.
    if (headers['sec-fetch-mode'] !== 'navigate') return 'requests from pages of another origin are refused'
  }
  return undefined
}

/** The token of `Authorization: Bearer …`. */
export const bearer = ({ authorization = '' }: IncomingHttpHeaders): string | undefined =>
  /^Bearer ([\w-]{1,200})$/.exec(authorization)?.[1]
