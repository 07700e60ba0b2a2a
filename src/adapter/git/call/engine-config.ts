import { isPathRemote } from './remote-url.ts'

/**
 * The engine's git configuration file. Settings that may hold a secret are passed by `configEnvironment` instead.
 * `safe.directory=*`: the receiving side of a path remote reads this file, and `-c` does not reach it (measured).
 */
export function engineConfig(entries: readonly ConfigEntry[]): string {
  const lines = [['safe.directory', '*'] as const, ...entries.filter((entry) => !mayHoldSecret(entry))]
  return lines.map(([key, value]) => section(key, value)).join('')
}

/**
 * Settings by environment: a command line is public, and an agent could read the disk (failure model G19). Needs git
 * 2.31.
 */
export function configEnvironment(entries: readonly ConfigEntry[]): Record<string, string> {
  const env: Record<string, string> = { GIT_CONFIG_COUNT: String(entries.length) }
  entries.forEach(([key, value], i) => {
    env[`GIT_CONFIG_KEY_${i}`] = key
    env[`GIT_CONFIG_VALUE_${i}`] = value
  })
  return env
}

export const mayHoldSecret = ([key]: ConfigEntry): boolean => !key.startsWith('core.') || key === 'core.sshcommand'

function section(key: string, value: string): string {
  const { section: name, subsection, name: variable } = splitKey(key)
  const head = subsection === '' ? `[${name}]` : `[${name} "${subsection.replace(/[\\"]/g, '\\$&')}"]`
  return `${head}\n\t${variable} = "${quoted(value)}"\n`
}

const quoted = (value: string): string =>
  value.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\t', '\\t').replaceAll('\b', '\\b')

/** As git lists it: section and name in lower case, the subsection as written. */
export type ConfigEntry = readonly [key: string, value: string]

/** Settings that decide how files look on this machine. */
const contentKeys = new Set([
  'core.autocrlf',
  'core.eol',
  'core.symlinks',
  'core.longpaths',
  'core.ignorecase',
  'core.precomposeunicode',
  'core.filemode',
])

/** Settings to reach an HTTPS remote: proxy, certificates, and the header with the token of `actions/checkout`. */
const httpNames = new Set([
  'proxy',
  'proxyauthmethod',
  'sslcainfo',
  'sslcapath',
  'sslverify',
  'sslbackend',
  'sslcert',
  'sslkey',
  'schannelusesslcainfo',
  'schannelcheckrevoke',
  'version',
  'postbuffer',
  'emptyauth',
  'extraheader',
])

/**
 * The user's settings that the engine's git needs for `remote`, in their order (an empty `credential.helper` resets
 * those before it), without those of other hosts (docs/design.md#store). `url.<base>.insteadOf` is already applied to
 * `remote`.
 */
export function carriedConfiguration(config: readonly ConfigEntry[], remote: string): readonly ConfigEntry[] {
  const http = /^https?:/i.test(remote)
  const ssh = !isPathRemote(remote) && !/^(https?|git):/i.test(remote)
  return config.filter(([key]) => {
    const { section, subsection, name } = splitKey(key)
    if (contentKeys.has(key)) return true
    if (section === 'http') return http && httpNames.has(name) && concerns(subsection, remote)
    if (section === 'credential') return http && concerns(subsection, remote)
    return ssh && (key === 'core.sshcommand' || key === 'ssh.variant')
  })
}

export function splitKey(key: string): { section: string; subsection: string; name: string } {
  const first = key.indexOf('.')
  const last = key.lastIndexOf('.')
  return {
    section: key.slice(0, first),
    subsection: first === last ? '' : key.slice(first + 1, last),
    name: key.slice(last + 1),
  }
}

/** `pattern` is a URL whose host may contain `*`. An approximation: git matches exactly. */
function concerns(pattern: string, address: string): boolean {
  if (pattern === '') return true
  const [hostPattern, host] = [hostOf(pattern), hostOf(address)]
  return hostPattern !== undefined && host !== undefined && matchesHost(host, hostPattern)
}

function matchesHost(host: string, pattern: string): boolean {
  const labels = host.split('.')
  const patternLabels = pattern.split('.')
  return (
    labels.length === patternLabels.length && patternLabels.every((label, i) => label === '*' || label === labels[i])
  )
}

const hostOf = (address: string): string | undefined =>
  /^[a-z+]+:\/\/(?:[^/@]*@)?([^/]+)/i.exec(address)?.[1]?.toLowerCase()
