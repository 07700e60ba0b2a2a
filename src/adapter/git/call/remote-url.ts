/** Whether git reaches this remote through the file system: a path or a `file:` URL, no host. */
export function isPathRemote(url: string): boolean {
  if (/^file:\/\//i.test(url)) return true
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(url)) return false
  // `host:path` is ssh, unless a slash comes first; `C:\` and `C:/` are drives.
  return /^[a-z]:[\\/]/i.test(url) || !/^[^/]+:/.test(url)
}

/** The address without user, password or token, for people to read. Works on a whole sentence as well. */
export const withoutCredentials = (text: string): string => text.replace(/(\w:\/\/)[^/@\s'"]+@/g, '$1')

/** How git knows the run's remote in the engine's store, so that no token in its address is on a command line. */
export const remoteName = 'ralph'

/**
 * Git arguments under which objects that a filtered fetch left out are fetched when they are needed. They are given
 * per call and never configured: in a store that is a promisor's for good, every look at a missing commit silently
 * fetches its whole history (measured).
 */
export const lazily = [
  ...['-c', `remote.${remoteName}.promisor=true`],
  // Without a default filter git writes one, and the promisor, into the store's configuration.
  ...['-c', `remote.${remoteName}.partialclonefilter=tree:2`],
]
