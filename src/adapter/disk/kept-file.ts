import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, relative, sep } from 'node:path'

/** What was at a path when it was last right: a file with its content, a link, or nothing. */
export interface KeptFile {
  readonly path: string
  /** Whether something else is there now. One `lstat` where nobody touched it: nobody but root can set a ctime. */
  differs(): boolean
  /** Writes it again, through no link below `root`. Throws what the file system says, and where it is not held. */
  putBack(): void
}

/**
 * Remembers what is at `path` now. What is not held in memory is compared by its times alone, and cannot be put back.
 */
export function keepFile(root: string, path: string, { isHeld = true } = {}): KeptFile {
  const before = isHeld ? foundAt(path) : undefined
  let print = printOf(path)
  return {
    path,
    differs() {
      const now = printOf(path)
      if (now === print) return false
      // Touched, and no more than that.
      const isSame = isHeld && same(before, foundAt(path))
      if (isSame) print = now
      return !isSame
    },
    putBack() {
      if (!isHeld) throw new Error('its content was not kept')
      clearParents(root, path)
      rmSync(path, { force: true, recursive: true })
      if (before) write(path, before)
      print = printOf(path)
    },
  }
}

type Found = { readonly content: Buffer; readonly mode: number } | { readonly link: string } | 'other'

function foundAt(path: string): Found | undefined {
  try {
    const stat = lstatSync(path)
    if (stat.isSymbolicLink()) return { link: readlinkSync(path) }
    return stat.isFile() ? { content: readFileSync(path), mode: stat.mode & 0o777 } : 'other'
  } catch {
    return undefined
  }
}

function same(one: Found | undefined, other: Found | undefined): boolean {
  if (one === undefined || one === 'other' || other === undefined || other === 'other') return one === other
  if ('link' in one) return 'link' in other && one.link === other.link
  return 'content' in other && one.mode === other.mode && one.content.equals(other.content)
}

function write(path: string, before: Found): void {
  if (before === 'other') throw new Error('it was neither a file nor a link')
  mkdirSync(dirname(path), { recursive: true })
  if ('link' in before) symlinkSync(before.link, path)
  else writeFileSync(path, before.content, { flag: 'wx', mode: before.mode })
}

const nothing = 'nothing'

function printOf(path: string): string {
  try {
    const stat = lstatSync(path, { bigint: true, throwIfNoEntry: false })
    if (stat === undefined) return nothing
    return [stat.dev, stat.ino, stat.mode, stat.size, stat.mtimeNs, stat.ctimeNs].join(' ')
  } catch {
    // A file in the place of one of its folders.
    return 'unreachable'
  }
}

/** Nothing is written or removed through a link that took the place of a folder. */
function clearParents(root: string, path: string): void {
  const parts = relative(root, path).split(sep)
  for (let at = 0; at < parts.length; at++) {
    const folder = [root, ...parts.slice(0, at)].join(sep)
    const stat = lstatSync(folder, { throwIfNoEntry: false })
    if (stat === undefined) return
    if (stat.isDirectory()) chmodSync(folder, stat.mode | 0o700)
    else rmSync(folder, { force: true })
  }
}
