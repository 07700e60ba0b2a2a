import type { ConfigEntry } from './carried-configuration.ts'

export interface Address {
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
  const basic = Buffer.from(`${user}:${password}`).toString('base64')
  const key = `http.${scheme}${/^[^/]*/.exec(rest)?.[0]}/.extraheader`
  const secrets = [password === '' ? user : password, basic].filter((text) => text.length >= 8)
  return { address, configuration: [[key, `Authorization: Basic ${basic}`]], secrets }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
