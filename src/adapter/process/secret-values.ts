import type { Environment } from './environment.ts'

const secretName = /TOKEN|SECRET|PASSWORD|PASSWD|API_?KEY|ACCESS_KEY|PRIVATE_KEY|CREDENTIAL|CUSTOM_HEADERS/i

/** These hold a path to a secret and not the secret. */
const pathName = /(_FILE|_PATH|_DIR|_CREDENTIALS|_COMMAND|_URL)$/i

/** Values that redaction must know: every variable named like a credential, and the password in a proxy's address. */
export function secretValues(source: Environment): string[] {
  const values = Object.entries(source).flatMap(([name, value]) => {
    if (value === undefined || value === '') return []
    if (/_proxy$/i.test(name)) return proxyPassword(value)
    if (!secretName.test(name) || pathName.test(name)) return []
    return /CUSTOM_HEADERS$/i.test(name) ? headerValues(value) : [value]
  })
  // Shorter ones and bare numbers (MAX_THINKING_TOKENS) would blot out ordinary text.
  return [...new Set(values)].filter((value) => value.length >= 8 && !/^\d+$/.test(value))
}

function proxyPassword(address: string): string[] {
  const password = /^\w+:\/\/[^/@:]*:([^/@]+)@/.exec(address)?.[1]
  return password === undefined ? [] : [password]
}

/** `Name: value` per line; the name is no secret. */
const headerValues = (headers: string): string[] =>
  headers.split('\n').flatMap((line) => line.slice(line.indexOf(':') + 1).trim() || [])
