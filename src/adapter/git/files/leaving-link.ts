import { lstatSync, readlinkSync } from 'node:fs'
import { bytesOf, type RawPath, rawPath } from '../store/raw-path.ts'

const maxHops = 40
// Windows reads `\` as a separator and `C:` as a drive.
const absolute = /^([/\\]|[A-Za-z]:)/
const components = (target: RawPath): RawPath[] => target.split(/[/\\]/)

/** What the symbolic link at a path holds; undefined where there is none. */
export type TargetOf = (path: RawPath) => RawPath | undefined

/**
 * Why a symbolic link may not be committed: it is absolute, or leaves the tree by `..` or by way of another link, or
 * leads into `.git`. Undefined where it stays inside, whether its target exists or not.
 */
export function whyLinkLeaves(targetOf: TargetOf, link: RawPath): string | undefined {
  const at: RawPath[] = []
  const ahead = link.split('/')
  for (let hops = 0; ahead.length > 0 && hops <= maxHops; ) {
    const step = ahead.shift() ?? ''
    if (step === '..' && at.pop() === undefined) return 'a link that leaves the tree'
    if (['', '.', '..'].includes(step)) continue
    if (at.length === 0 && isGitLookAlike(step)) return 'a link into .git'
    const target = targetOf([...at, step].join('/'))
    if (target === undefined) {
      at.push(step)
      continue
    }
    if (absolute.test(target)) return 'a link to an absolute path'
    ahead.unshift(...components(target))
    hops += 1
  }
  return undefined
}

/** Links as they lie in a directory. */
export const linksIn =
  (directory: string): TargetOf =>
  (path) => {
    const place = bytesOf(`${rawPath(directory)}/${path}`)
    try {
      return lstatSync(place).isSymbolicLink() ? readlinkSync(place, 'latin1') : undefined
    } catch {
      // Nothing there, or below a file: the rest of the path is judged by its words alone.
      return undefined
    }
  }

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
