import { bytesOf, type RawPath } from '../objects/raw-path.ts'

/** Code points that HFS+ ignores in names (git's `next_hfs_char`). */
const ignoredByHfs = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g

/**
 * Whether some file system would open this name as `.git`: other case, trailing dots and spaces, NTFS streams and short
 * names, code points that HFS+ ignores. Git itself refuses to record such a path (`core.protectHFS`, `core.protectNTFS`).
 */
export function isGitLookAlike(name: RawPath): boolean {
  // NTFS takes `\` for a separator and `:` for the begin of a stream's name.
  if (name.split('\\').some((part) => /^(\.git|git~1)[. ]*(:.*)?$/is.test(part))) return true
  return bytesOf(name).toString('utf8').replace(ignoredByHfs, '').toLowerCase() === '.git'
}

/** Whether any component of the path is `.git` or looks like it. */
export const holdsGitLookAlike = (path: RawPath): boolean => path.split('/').some(isGitLookAlike)
