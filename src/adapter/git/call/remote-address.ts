import { type ConfigEntry, splitKey } from './engine-config.ts'

interface Address {
  /** Without user and password: it is stored, shown, and an argument of git's helpers. */
  readonly address: string
  /** The credential as a setting, which is passed by environment. */
  readonly configuration: readonly ConfigEntry[]
  readonly secrets: readonly string[]
}

/** Only for HTTP: elsewhere the user is no secret, and git needs it. */
export function splitCredential(url: string): Address {
  const [, scheme = '', userinfo = '', rest = ''] = /^(https?:\/\/)([^/@]*)@(.*)$/i.exec(url) ?? []
  if (scheme === '') return { address: url, configuration: [], secrets: [] }
  const address = `${scheme}${rest}`
  const [user = '', password = ''] = userinfo.split(/:(.*)/s).map(decode)
  const host = `${scheme}${/^[^/]*/.exec(rest)?.[0]}`
  const basic = Buffer.from(`${user}:${password}`).toString('base64')
  const secrets = [password === '' ? user : password, basic].filter((text) => text.length >= 8)
  // A user alone may be a token, or a credential helper knows the password.
  if (password === '') return { address, configuration: [[`credential.${host}.username`, user]], secrets }
  return { address, configuration: [[`http.${host}/.extraheader`, `Authorization: Basic ${basic}`]], secrets }
}

/** An existing `Authorization` header wins, as for git: a server rejects two. */
export function withCredential(
  settings: readonly ConfigEntry[],
  { configuration }: Pick<Address, 'configuration'>,
): readonly ConfigEntry[] {
  const headers = settings.filter(([key]) => /^http\.(.*\.)?extraheader$/.test(key)).map(([, value]) => value)
  // An empty value resets those before it.
  const effectiveHeaders = headers.slice(headers.lastIndexOf('') + 1)
  return effectiveHeaders.some((header) => /^authorization:/i.test(header)) ? settings : [...settings, ...configuration]
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * The address to which git would push: applies `url.<base>.insteadOf` and `pushInsteadOf` (git-config(1); the longest
 * prefix wins). The engine's git gets only the result, since these settings may hold a token, which git would put on
 * a command line (failure model G19).
 */
export function rewrittenAddress(
  config: readonly ConfigEntry[],
  remote: { url: string; pushUrl?: string | undefined },
) {
  const { url, pushUrl } = remote
  if (pushUrl !== undefined) return rewrite(config, 'insteadof', pushUrl) ?? pushUrl
  return rewrite(config, 'pushinsteadof', url) ?? rewrite(config, 'insteadof', url) ?? url
}

function rewrite(config: readonly ConfigEntry[], kind: 'insteadof' | 'pushinsteadof', url: string): string | undefined {
  const matching = config.filter(([key, prefix]) => {
    const { section, name } = splitKey(key)
    return section === 'url' && name === kind && url.startsWith(prefix)
  })
  const maxLength = Math.max(...matching.map(([, prefix]) => prefix.length))
  const match = matching.find(([, prefix]) => prefix.length === maxLength)
  return match && splitKey(match[0]).subsection + url.slice(maxLength)
}
