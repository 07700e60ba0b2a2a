import { lstatSync } from 'node:fs'
import type { IndexDifference, IndexEntry, WorkTree } from '../files/work-tree.ts'
import { bytesOf, type RawPath, rawPath } from '../store/raw-path.ts'

/**
 * Folders in which all is new: they hold nothing that is tracked or ignored. Of one in another the outer one is named,
 * with a trailing `/`.
 */
export function foreignFolders(
  { entries, ignored, untracked }: Pick<IndexDifference, 'entries' | 'ignored' | 'untracked'>,
  emptyFolders: readonly RawPath[],
): RawPath[] {
  const known = new Set<RawPath>()
  for (const { path } of entries) for (const folder of foldersOf(`${path}/`)) known.add(folder)
  for (const path of ignored) for (const folder of foldersOf(path)) known.add(folder)
  const found = new Set<RawPath>()
  for (const path of [...untracked, ...emptyFolders]) {
    const outer = foldersOf(path).find((folder) => !known.has(folder))
    if (outer !== undefined) found.add(outer)
  }
  return [...found]
}

/** `a/b/c` → `a/`, `a/b/`; of `a/b/` itself too. */
function foldersOf(path: RawPath): RawPath[] {
  const folders: RawPath[] = []
  for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) folders.push(path.slice(0, at + 1))
  return folders
}

/**
 * Attributes beside tracked files that no commit holds, also where an ignore rule hides them: by them git writes files
 * otherwise than a clone has them, and takes such files for unchanged. Of tracked ones it takes those of the index.
 */
export function foreignAttributes({ directory }: WorkTree, entries: readonly IndexEntry[]): RawPath[] {
  const folders = new Set<RawPath>([''])
  const own = new Set<RawPath>()
  for (const { path } of entries) {
    if (path.endsWith('.gitattributes')) own.add(path)
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
      const folder = path.slice(0, at + 1)
      if (folders.has(folder)) break
      folders.add(folder)
    }
  }
  const possible = [...folders].map((folder) => `${folder}.gitattributes`)
  return possible.filter((path) => !own.has(path) && isThere(bytesOf(`${rawPath(directory)}/${path}`)))
}

function isThere(place: Buffer): boolean {
  try {
    return lstatSync(place, { throwIfNoEntry: false }) !== undefined
  } catch {
    // A folder above it is locked, or is a file by now: git reads nothing there either.
    return false
  }
}
