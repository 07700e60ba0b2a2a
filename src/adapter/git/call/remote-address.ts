import { type ConfigEntry, splitKey } from './engine-config.ts'

interface Address {
  /** Without user and password: it is kept in the state, shown, and an argument of git's own helpers. */
  readonly address: string
  /** The same credential as git's setting, which goes by environment. */
  readonly configuration: readonly ConfigEntry[]
  readonly secrets: readonly string[]
}

/** Takes the user, password or token out of an HTTP address. Elsewhere a user is no secret, and git needs it. */
export function splitCredential(given: string): Address {
  const [, scheme = '', userinfo = '', rest = ''] = /^(https?:\/\/)([^/@]*)@(.*)$/i.exec(given) ?? []
  if (scheme === '') return { address: given, configuration: [], secrets: [] }
  const address = `${scheme}${rest}`
  const [user = '', password = ''] = userinfo.split(/:(.*)/s).map(decoded)
  const host = `${scheme}${/^[^/]*/.exec(rest)?.[0]}`
  const basic = Buffer.from(`${user}:${password}`).toString('base64')
  const secrets = [password === '' ? user : password, basic].filter((text) => text.length >= 8)
  // A user alone: a credential helper may know the password, as with git. If none does it is empty: a token as the user.
  if (password === '') return { address, configuration: [[`credential.${host}.username`, user]], secrets }
  return { address, configuration: [[`http.${host}/.extraheader`, `Authorization: Basic ${basic}`]], secrets }
}

/**
 * Settings with the credential that an address holds. Where they have an `Authorization` header already that one counts,
 * as it does for git itself: a server refuses two.
 */
export function withCredential(
  settings: readonly ConfigEntry[],
  { configuration }: Pick<Address, 'configuration'>,
): readonly ConfigEntry[] {
  const headers = settings.filter(([key]) => /^http\.(.*\.)?extraheader$/.test(key)).map(([, value]) => value)
  // An empty one resets those before it.
  const sent = headers.slice(headers.lastIndexOf('') + 1)
  return sent.some((header) => /^authorization:/i.test(header)) ? settings : [...settings, ...configuration]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Where git would push to, for an address as it was configured or given: what `url.<base>.insteadOf` and
 * `pushInsteadOf` make of it (git-config(1); the longest prefix counts). The engine's own git is given this address and
 * none of these settings: they may hold a token, which git would put on a command line (failure model G19).
 */
export function rewrittenAddress(all: readonly ConfigEntry[], given: { url: string; pushUrl?: string | undefined }) {
  const { url, pushUrl } = given
  if (pushUrl !== undefined) return rewrite(all, 'insteadof', pushUrl) ?? pushUrl
  return rewrite(all, 'pushinsteadof', url) ?? rewrite(all, 'insteadof', url) ?? url
}

function rewrite(all: readonly ConfigEntry[], kind: 'insteadof' | 'pushinsteadof', url: string): string | undefined {
  const matching = all.filter(([key, prefix]) => {
    const { section, name } = splitKey(key)
    return section === 'url' && name === kind && url.startsWith(prefix)
  })
  const longest = Math.max(...matching.map(([, prefix]) => prefix.length))
  const found = matching.find(([, prefix]) => prefix.length === longest)
  return found && splitKey(found[0]).subsection + url.slice(longest)
}
