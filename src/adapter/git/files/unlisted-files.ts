import { chmodSync, type Dirent, lstatSync, readdirSync } from 'node:fs'
import { bytesOf, type RawPath, rawPath } from '../store/raw-path.ts'

/** What lies in a work tree and git never lists: it would survive `git clean` and be missed by `git add`. */
export interface UnlistedFile {
  readonly path: RawPath
  /** `git`: a `.git` below the root; `special`: fifo, socket or device; `submodule`: content of one, or a file in its place; `locked`: an unreadable directory. */
  readonly kind: 'git' | 'special' | 'submodule' | 'locked'
}

interface Walk {
  /** Directories that are ignored as a whole (with a trailing `/`): environment, left alone. */
  readonly ignored: readonly RawPath[]
  /** Paths of submodules that belong in the tree as empty directories. */
  readonly submodules: readonly RawPath[]
  /** Whether to make every directory the owner's to read and write, as a checkout has it. */
  readonly unlock: boolean
}

export interface UnlistedFiles {
  readonly unlisted: readonly UnlistedFile[]
  /** Directories were locked until now: what git saw before may not be all. */
  readonly unlocked: boolean
  /** Empty directories, which no commit has, each with a trailing `/`. */
  readonly emptyFolders: readonly RawPath[]
}

/** Walks the tree once and never follows a link. The `.git` at the root is the disposable one and is skipped. */
export function findUnlisted(directory: string, walk: Walk): UnlistedFiles {
  const unlisted: UnlistedFile[] = []
  const emptyFolders: RawPath[] = []
  let unlocked = false
  const ignored = new Set(walk.ignored)
  const submodules = new Set(walk.submodules)
  const folders: RawPath[] = ['']
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    if (ignored.has(folder)) continue
    const place = bytesOf(`${rawPath(directory)}/${folder}`)
    if (walk.unlock && unlock(place)) unlocked = true
    const inside = look(place, folder, submodules)
    for (const file of inside.unlisted) unlisted.push(file)
    if (inside.isEmpty && !submodules.has(folder.slice(0, -1))) emptyFolders.push(folder)
    for (const path of inside.folders) folders.push(path)
  }
  return { unlisted, unlocked, emptyFolders }
}

function look(place: Buffer, folder: RawPath, submodules: ReadonlySet<RawPath>) {
  const inSubmodule = submodules.has(folder.slice(0, -1))
  const entries = list(place)
  if (entries === undefined) {
    return { unlisted: [{ path: folder.slice(0, -1), kind: 'locked' } as const], folders: [], isEmpty: false }
  }
  const unlisted: UnlistedFile[] = []
  const folders: RawPath[] = []
  for (const entry of entries) {
    const path = folder + entry.name
    const isReplaced = submodules.has(path) && !entry.isDirectory()
    const kind = inSubmodule || isReplaced ? 'submodule' : kindOf(entry)
    if (kind === 'folder') folders.push(`${path}/`)
    else if (kind !== 'file' && path !== '.git') unlisted.push({ path, kind })
  }
  return { unlisted, folders, isEmpty: entries.length === 0 }
}

function kindOf(entry: Dirent): UnlistedFile['kind'] | 'folder' | 'file' {
  if (entry.name === '.git') return 'git'
  if (entry.isDirectory()) return 'folder'
  return entry.isFile() || entry.isSymbolicLink() ? 'file' : 'special'
}

function list(place: Buffer): Dirent[] | undefined {
  try {
    return readdirSync(place, { encoding: 'latin1', withFileTypes: true })
  } catch (error) {
    // A directory that is gone by now holds nothing.
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? [] : undefined
  }
}

function unlock(place: Buffer): boolean {
  const { mode } = lstatSync(place)
  if ((mode & 0o700) === 0o700) return false
  chmodSync(place, (mode & 0o7777) | 0o700)
  return true
}
