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
