import type { Reader } from '../../setting/setting.ts'

const part = /^[A-Za-z0-9_-](?:[\w-]|\.(?!\.|lock$|$))*$/
/** Namespaces that git, servers or ralph itself mean something by. */
const taken =
  /^refs\/(?:tags|remotes|notes|replace|bisect|stash|pull|merge-requests|changes|for|ralph\/(?:inbox|staged))(?:\/|$)/

/** A folder of refs: of branches, or of a namespace of its own. */
export const statePrefix: Reader<string> = (raw) => {
  const prefix = typeof raw === 'string' ? raw.trim().replace(/\/$/, '') : ''
  const parts = prefix.split('/')
  const fits = parts[0] === 'refs' && parts.length >= 3 && parts.every((name) => part.test(name)) && !taken.test(prefix)
  return fits && prefix.length <= 100
    ? { value: prefix }
    : { expected: 'a folder of refs, such as refs/ralph/state or refs/heads/bots/ralph' }
}
