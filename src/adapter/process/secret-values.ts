import type { Environment } from './environment.ts'

const secretName = /TOKEN|SECRET|PASSWORD|PASSWD|API_?KEY|ACCESS_KEY|PRIVATE_KEY|CREDENTIAL|CUSTOM_HEADERS/i

/** Names of variables with a path to a secret. */
const pathName = /(_FILE|_PATH|_DIR|_CREDENTIALS|_COMMAND|_URL)$/i

/** Git's settings from the environment, such as the header with the remote's token. */
const gitValue = /^GIT_CONFIG_VALUE_(\d+)$/

/** Values to redact: variables named like a credential, passwords of proxies, git's token header. */
export function secretValues(source: Environment): string[] {
  const values = Object.entries(source).flatMap(([name, value]) => {
    if (value === undefined || value === '') return []
    if (/_proxy$/i.test(name)) return proxyPasswords(value)
    if (gitValue.test(name)) return gitHeaderSecrets(source, name, value)
    if (!secretName.test(name) || pathName.test(name)) return []
    return /CUSTOM_HEADERS$/i.test(name) ? headerValues(value) : [value]
  })
  // Shorter values and numbers (MAX_THINKING_TOKENS) would redact ordinary text.
  return [...new Set(values)].filter((value) => value.length >= 8 && !/^\d+$/.test(value))
}

function proxyPasswords(address: string): string[] {
  const password = /^\w+:\/\/[^/@:]*:([^/@]+)@/.exec(address)?.[1]
  return password === undefined ? [] : [password]
}

function gitHeaderSecrets(source: Environment, name: string, value: string): string[] {
  const key = source[name.replace('VALUE', 'KEY')] ?? ''
  if (!/\.extraheader$/i.test(key)) return []
  return authorizationSecrets(value)
}

/** Of git's effective configuration, where `actions/checkout` stores the job's token. */
export const headerSecrets = (entries: readonly (readonly [key: string, value: string])[]): string[] =>
  entries
    .filter(([key]) => /\.extraheader$/i.test(key))
    .flatMap(([, value]) => authorizationSecrets(value))
    .filter((secret) => secret.length >= 8)

function authorizationSecrets(header: string): string[] {
  const [, scheme = '', credential = ''] = /^[^:]+:\s*(\S+)\s+(\S+)\s*$/.exec(header) ?? []
  if (!/^basic$/i.test(scheme)) return [credential]
  return [
    credential,
    Buffer.from(credential, 'base64')
      .toString('utf8')
      .replace(/^[^:]*:/, ''),
  ]
}

/** `Name: value` per line; the name is not secret. */
const headerValues = (headers: string): string[] =>
  headers.split('\n').flatMap((line) => line.slice(line.indexOf(':') + 1).trim() || [])
