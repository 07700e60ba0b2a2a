import { statSync } from 'node:fs'

/** A git that writes a ref holds its lock for some milliseconds. */
const longestHeldMs = 10_000

/**
 * What to do about a lock file that no git can still be writing, by its age; undefined for one that may be a rival's,
 * or that is gone by now. A lock names no owner, so that it is a person's to remove.
 */
export function staleLock(path: string, now: number = Date.now()): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found || Math.abs(now - found.mtimeMs) < longestHeldMs) return undefined
  const since = new Date(found.mtimeMs).toISOString().slice(0, 19)
  return `That lock is of ${since}, and git holds one for a moment only. Where no git runs there any more: \`rm '${path}'\`, then run again; nothing is lost.`
}
