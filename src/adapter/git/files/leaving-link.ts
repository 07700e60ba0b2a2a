import { lstatSync, readlinkSync } from 'node:fs'
import { bytesOf, type RawPath, rawPath } from '../store/raw-path.ts'

const maxHops = 40
// Windows reads `\` as a separator and `C:` as a drive.
const absolute = /^([/\\]|[A-Za-z]:)/
const components = (target: RawPath): RawPath[] => target.split(/[/\\]/)

/** The target of the symbolic link at a path; undefined if there is none. */
export type TargetOf = (path: RawPath) => RawPath | undefined

/** Reason why a symbolic link must not be committed; undefined if it stays inside, even with a missing target. */
export function leavingLinkReason(targetOf: TargetOf, link: RawPath): string | undefined {
  const resolved: RawPath[] = []
  const pending = link.split('/')
  for (let hops = 0; pending.length > 0 && hops <= maxHops; ) {
    const step = pending.shift() ?? ''
    if (step === '..' && resolved.pop() === undefined) return 'a link that leaves the tree'
    if (['', '.', '..'].includes(step)) continue
    if (resolved.length === 0 && isGitLookAlike(step)) return 'a link into .git'
    const target = targetOf([...resolved, step].join('/'))
    if (target === undefined) {
      resolved.push(step)
      continue
    }
    if (absolute.test(target)) return 'a link to an absolute path'
    pending.unshift(...components(target))
    hops += 1
  }
  return undefined
}

export const linkTargetsIn =
  (directory: string): TargetOf =>
  (path) => {
    const place = bytesOf(`${rawPath(directory)}/${path}`)
    try {
      return lstatSync(place).isSymbolicLink() ? readlinkSync(place, 'latin1') : undefined
    } catch {
      // Missing, or below a file: the rest of the path is checked as text only.
      return undefined
    }
  }

/** See git's `next_hfs_char`. */
const ignoredByHfs = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g

/**
 * True if some file system would open this name as `.git`. Git itself refuses such a path (`core.protectHFS`,
 * `core.protectNTFS`).
 */
export function isGitLookAlike(name: RawPath): boolean {
  // NTFS reads `\` as a separator and `:` as the start of a stream's name.
  if (name.split('\\').some((part) => /^(\.git|git~1)[. ]*(:.*)?$/is.test(part))) return true
  return bytesOf(name).toString('utf8').replace(ignoredByHfs, '').toLowerCase() === '.git'
}

export const hasGitLookAlike = (path: RawPath): boolean => path.split('/').some(isGitLookAlike)
