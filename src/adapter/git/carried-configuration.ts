import { isPathRemote } from './remote-url.ts'

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
 * (an empty `credential.helper` resets those before it). What speaks of other hosts stays behind (DESIGN §5 "Store").
 */
export function carriedConfiguration(all: readonly ConfigEntry[], remote: string): readonly ConfigEntry[] {
  const addresses = [remote, ...rewritten(all, remote)]
  const http = addresses.some((address) => /^https?:/i.test(address))
  const ssh = addresses.some((address) => !isPathRemote(address) && !/^(https?|git):/i.test(address))
  return all.filter(([key, value]) => {
    const { section, subsection, name } = splitKey(key)
    if (contentKeys.has(key)) return true
    if (section === 'http') return http && httpNames.has(name) && concerns(subsection, addresses)
    if (section === 'credential') return http && concerns(subsection, addresses)
    if (section === 'url') return isInsteadOf(name) && remote.startsWith(value)
    return ssh && (key === 'core.sshcommand' || key === 'ssh.variant')
  })
}

const isInsteadOf = (name: string): boolean => name === 'insteadof' || name === 'pushinsteadof'

/** What `url.<base>.insteadOf` makes of the remote: that address needs its credentials too. */
function rewritten(all: readonly ConfigEntry[], remote: string): readonly string[] {
  return all.flatMap(([key, value]) => {
    const { section, subsection, name } = splitKey(key)
    if (section !== 'url' || !isInsteadOf(name) || !remote.startsWith(value)) return []
    return [`${subsection}${remote.slice(value.length)}`]
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

/** Whether a setting for `pattern` (a URL, its host may hold `*`) can concern one of the addresses; git matches exactly. */
function concerns(pattern: string, addresses: readonly string[]): boolean {
  if (pattern === '') return true
  const wanted = hostOf(pattern)
  if (wanted === undefined) return false
  return addresses.some((address) => {
    const host = hostOf(address)
    return host !== undefined && matchesHost(host, wanted)
  })
}

function matchesHost(host: string, pattern: string): boolean {
  const labels = host.split('.')
  const wanted = pattern.split('.')
  return labels.length === wanted.length && wanted.every((label, i) => label === '*' || label === labels[i])
}

const hostOf = (address: string): string | undefined =>
  /^[a-z+]+:\/\/(?:[^/@]*@)?([^/]+)/i.exec(address)?.[1]?.toLowerCase()
