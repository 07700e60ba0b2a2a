import { chmodSync, type Dirent, lstatSync, readdirSync } from 'node:fs'
import { bytesOf, type RawPath, rawPath } from '../store/raw-path.ts'

/** Files that git never lists: `git clean` would keep and `git add` would miss them. */
export interface UnlistedFile {
  readonly path: RawPath
  /** `git`: a `.git` below the root; `special`: fifo, socket or device; `submodule`: content of one, or a file in its place; `locked`: an unreadable directory. */
  readonly kind: 'git' | 'special' | 'submodule' | 'locked'
}

interface Walk {
  /** Directories that are ignored as a whole, with a trailing `/`: not entered. */
  readonly ignored: readonly RawPath[]
  /** Submodules that are empty directories in the tree. */
  readonly submodules: readonly RawPath[]
  /** Makes every directory readable and writable for the owner. */
  readonly unlock: boolean
}

export interface UnlistedFiles {
  readonly unlisted: readonly UnlistedFile[]
  /** Some directories were locked, so git may not have seen everything. */
  readonly unlocked: boolean
  /** With a trailing `/`; no commit has empty directories. */
  readonly emptyFolders: readonly RawPath[]
}

/** Follows no link. The disposable `.git` at the root is skipped. */
export function findUnlisted(directory: string, walk: Walk): UnlistedFiles {
  const unlisted: UnlistedFile[] = []
  const emptyFolders: RawPath[] = []
  let unlocked = false
  const ignored = new Set(walk.ignored)
  const submodules = new Set(walk.submodules)
  const folders: RawPath[] = ['']
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    if (ignored.has(folder)) continue
    const absolutePath = bytesOf(`${rawPath(directory)}/${folder}`)
    if (walk.unlock && unlock(absolutePath)) unlocked = true
    const listing = inspectFolder(absolutePath, folder, submodules)
    for (const file of listing.unlisted) unlisted.push(file)
    if (listing.isEmpty && !submodules.has(folder.slice(0, -1))) emptyFolders.push(folder)
    for (const path of listing.folders) folders.push(path)
  }
  return { unlisted, unlocked, emptyFolders }
}

function inspectFolder(absolutePath: Buffer, folder: RawPath, submodules: ReadonlySet<RawPath>) {
  const inSubmodule = submodules.has(folder.slice(0, -1))
  const entries = entriesOf(absolutePath)
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

function entriesOf(path: Buffer): Dirent[] | undefined {
  try {
    return readdirSync(path, { encoding: 'latin1', withFileTypes: true })
  } catch (error) {
    // Removed meanwhile.
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? [] : undefined
  }
}

function unlock(path: Buffer): boolean {
  const { mode } = lstatSync(path)
  if ((mode & 0o700) === 0o700) return false
  chmodSync(path, (mode & 0o7777) | 0o700)
  return true
}
