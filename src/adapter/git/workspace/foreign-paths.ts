import { lstatSync } from 'node:fs'
import type { IndexDifference, IndexEntry, WorkTree } from '../files/work-tree.ts'
import { bytesOf, type RawPath, rawPath } from '../store/raw-path.ts'

/** The outermost folders with no tracked and no ignored file, each with a trailing `/`. */
export function foreignFolders(
  { entries, ignored, untracked }: Pick<IndexDifference, 'entries' | 'ignored' | 'untracked'>,
  emptyFolders: readonly RawPath[],
): RawPath[] {
  const knownFolders = new Set<RawPath>()
  for (const { path } of entries) for (const folder of foldersOf(`${path}/`)) knownFolders.add(folder)
  for (const path of ignored) for (const folder of foldersOf(path)) knownFolders.add(folder)
  const foreign = new Set<RawPath>()
  for (const path of [...untracked, ...emptyFolders]) {
    const outer = foldersOf(path).find((folder) => !knownFolders.has(folder))
    if (outer !== undefined) foreign.add(outer)
  }
  return [...foreign]
}

/** `a/b/c` → `a/`, `a/b/`; the same for `a/b/`. */
function foldersOf(path: RawPath): RawPath[] {
  const folders: RawPath[] = []
  for (let index = path.indexOf('/'); index !== -1; index = path.indexOf('/', index + 1))
    folders.push(path.slice(0, index + 1))
  return folders
}

/**
 * Attributes files beside tracked files that are in no commit, even ignored ones. Git would write files by them and
 * consider such files unchanged. For tracked attributes git uses the index's.
 */
export function foreignAttributes({ directory }: WorkTree, entries: readonly IndexEntry[]): RawPath[] {
  const folders = new Set<RawPath>([''])
  const tracked = new Set<RawPath>()
  for (const { path } of entries) {
    if (path.endsWith('.gitattributes')) tracked.add(path)
    for (let index = path.lastIndexOf('/'); index > 0; index = path.lastIndexOf('/', index - 1)) {
      const folder = path.slice(0, index + 1)
      if (folders.has(folder)) break
      folders.add(folder)
    }
  }
  const candidates = [...folders].map((folder) => `${folder}.gitattributes`)
  return candidates.filter((path) => !tracked.has(path) && exists(bytesOf(`${rawPath(directory)}/${path}`)))
}

function exists(file: Buffer): boolean {
  try {
    return lstatSync(file, { throwIfNoEntry: false }) !== undefined
  } catch {
    // A parent folder is locked or a file: git reads nothing there either.
    return false
  }
}
