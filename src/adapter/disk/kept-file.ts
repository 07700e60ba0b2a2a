import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

/** The resource at a path when it was last right: a file with its content, a link, or nothing. */
export interface FileBackup {
  readonly path: string
  /** Whether something else is there now. One `lstat` where nobody touched it: nobody but root can set a ctime. */
  differs(): boolean
  /** Writes it again, through no link below `root`. Throws what the file system says, and where it is not held. */
  putBack(): void
}

/**
 * Remembers what is at `path` now. What is not held in memory is compared by its times alone, and cannot be put back.
 */
export function keepFile(root: string, path: string, { isHeld = true } = {}): FileBackup {
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

export interface FolderBackup {
  /** Paths that differ from what was there, each once, and puts back what it can. */
  compare(): readonly Difference[]
}

interface Difference {
  readonly path: string
  readonly isBack: boolean
}

/** Beyond so many files a folder is no program's. */
const mostFiles = 20_000

/**
 * Remembers every file below `root`. Where its files are more than `bytes`, the contents of the larger ones are not
 * kept: they can be told by their change of time, and not be put back. `except` are folders below it.
 */
export function keepFolder(
  root: string,
  { bytes, putsBack, except = [] }: { bytes: number; putsBack: boolean; except?: readonly string[] },
): FolderBackup {
  const filesBelow = (): readonly string[] => pathsBelow(root, except)
  const kept = new Map<string, FileBackup>()
  let left = bytes
  const sized = filesBelow().map((path) => ({ path, size: lstatSync(path, { throwIfNoEntry: false })?.size ?? 0 }))
  for (const { path, size } of sized.sort((one, other) => one.size - other.size)) {
    const isHeld = size <= left
    if (isHeld) left -= size
    kept.set(path, keepFile(root, path, { isHeld }))
  }
  const told = new Set<string>()

  const restored = (path: string): boolean => {
    if (!putsBack) return false
    try {
      const file = kept.get(path)
      if (file) file.putBack()
      else rmSync(path, { recursive: true, force: true })
      return true
    } catch {
      return false
    }
  }

  return {
    compare() {
      const changed = [...kept.values()].filter((file) => file.differs()).map(({ path }) => path)
      const added = filesBelow().filter((path) => !kept.has(path))
      // First what is new: it may be a link in the place of a folder.
      return [...added, ...changed].flatMap((path) => {
        const isBack = restored(path)
        if (!isBack && told.has(path)) return []
        told.add(path)
        return [{ path, isBack }]
      })
    },
  }
}

/** Links are files here, and not followed. */
function pathsBelow(root: string, except: readonly string[]): readonly string[] {
  const found: string[] = []
  const walk = (folder: string): void => {
    for (const entry of entriesOf(folder)) {
      if (found.length >= mostFiles) return
      const path = join(folder, entry.name)
      if (except.includes(path)) continue
      if (entry.isDirectory()) walk(path)
      else found.push(path)
    }
  }
  if (lstatSync(root, { throwIfNoEntry: false })?.isDirectory()) walk(root)
  return found
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
