/** A reachable host: exactly this one, or any below it (`*.example.com`), at one port. */
export interface AllowedHost {
  readonly host: string
  readonly port: number
  readonly below: boolean
  /** The user named this address, such as a company's gateway: it may be private. */
  readonly mayBePrivate?: boolean
}

/** The default. */
export const httpsPort = 443

const label = '[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?'
const hostName = new RegExp(`^${label}(\\.${label})*$`)

/** Reads `example.com`, `example.com:8443` or `*.example.com`; undefined for other text, such as an address or a URL. */
export function readAllowedHost(text: string): AllowedHost | undefined {
  const [, star, name = '', digits] = /^(\*\.)?([^:*]+)(?::(\d{1,5}))?$/.exec(text.trim()) ?? []
  const host = readHostName(name)
  const port = digits === undefined ? httpsPort : Number(digits)
  if (host === undefined || port < 1 || port > 65_535) return undefined
  // `*.com` would allow most of the internet.
  if (star !== undefined && !host.includes('.')) return undefined
  return { host, port, below: star !== undefined }
}

/** In lower case without the root's dot; undefined for invalid names, and for addresses in any notation. */
export function readHostName(text: string): string | undefined {
  const host = text.toLowerCase().replace(/\.$/, '')
  if (host.length > 253 || !hostName.test(host)) return undefined
  // Programs also read `127.1`, `0x7f000001` and `2130706433` as addresses: all of them end in a number.
  return /(^|\.)(\d+|0x[0-9a-f]*)$/.test(host) ? undefined : host
}

export const isAllowedBy = (allowed: AllowedHost, host: string, port: number): boolean =>
  allowed.port === port && (allowed.below ? host.endsWith(`.${allowed.host}`) : host === allowed.host)

/** In the notation of `allow-hosts`. */
export const allowedHostInWords = (host: string, port: number): string =>
  port === httpsPort ? host : `${host}:${port}`
