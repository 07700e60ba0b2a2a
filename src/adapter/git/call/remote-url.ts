export function isPathRemote(url: string): boolean {
  if (/^file:\/\//i.test(url)) return true
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(url)) return false
  // `host:path` is ssh, unless a slash comes before the colon; `C:\` and `C:/` are drives.
  return /^[a-z]:[\\/]/i.test(url) || !/^[^/]+:/.test(url)
}

/** For people to read; also works on a sentence that contains addresses. */
export const withoutCredentials = (text: string): string => text.replace(/(\w:\/\/)[^/@\s'"]+@/g, '$1')

/** The remote's name in the engine's store, which keeps a token in the address off the command line. */
export const remoteName = 'ralph'

/**
 * Given for each call, never configured: otherwise every look at a missing commit would fetch its history (measured).
 */
export const lazyFetch = [
  ...['-c', `remote.${remoteName}.promisor=true`],
  // Without a default filter, git writes one and the promisor into the store's configuration.
  ...['-c', `remote.${remoteName}.partialclonefilter=tree:2`],
]

/** Of a fetch that brings objects only: it writes no ref and starts nothing. */
export const quietFetch = [
  '--quiet',
  '--no-tags',
  '--no-write-fetch-head',
  '--no-recurse-submodules',
  '--no-auto-maintenance',
]
