import { isPathRemote } from './remote-url.ts'

/**
 * The engine's own git configuration file. Only settings about content rest on the disk; what may hold a secret goes
 * by `configEnvironment`. `safe.directory=*`: the receiving side of a path remote reads this file too, and `-c` does
 * not reach it (measured).
 */
export function engineConfig(entries: readonly ConfigEntry[]): string {
  const lines = [['safe.directory', '*'] as const, ...entries.filter((entry) => !mayHoldSecret(entry))]
  return lines.map(([key, value]) => section(key, value)).join('')
}

/**
 * Settings for git by environment: never on a command line, where every user of the machine could read them, and on
 * no disk, where the agent could (failure model G19). Needs git 2.31.
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

/** One setting as git lists it: lower-case section and name, its subsection as written. */
export type ConfigEntry = readonly [key: string, value: string]

/** What decides how files look on this machine. */
const contentKeys = new Set([
  'core.autocrlf',
  'core.eol',
  'core.symlinks',
  'core.longpaths',
  'core.ignorecase',
  'core.precomposeunicode',
  'core.filemode',
])

/** How to reach an HTTPS remote: proxy, certificates, and the token that `actions/checkout` leaves as a header. */
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
 * The settings of the user's effective configuration that the engine's own git needs for `remote`, in their order
 * (an empty `credential.helper` resets those before it). What speaks of other hosts stays behind (docs/design.md#store);
 * so does `url.<base>.insteadOf`: `remote` is what it made of the address (`instead-of.ts`).
 */
export function carriedConfiguration(all: readonly ConfigEntry[], remote: string): readonly ConfigEntry[] {
  const http = /^https?:/i.test(remote)
  const ssh = !isPathRemote(remote) && !/^(https?|git):/i.test(remote)
  return all.filter(([key]) => {
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

/** Whether a setting for `pattern` (a URL, its host may hold `*`) can concern the address; git matches exactly. */
function concerns(pattern: string, address: string): boolean {
  if (pattern === '') return true
  const [wanted, host] = [hostOf(pattern), hostOf(address)]
  return wanted !== undefined && host !== undefined && matchesHost(host, wanted)
}

function matchesHost(host: string, pattern: string): boolean {
  const labels = host.split('.')
  const wanted = pattern.split('.')
  return labels.length === wanted.length && wanted.every((label, i) => label === '*' || label === labels[i])
}

const hostOf = (address: string): string | undefined =>
  /^[a-z+]+:\/\/(?:[^/@]*@)?([^/]+)/i.exec(address)?.[1]?.toLowerCase()
