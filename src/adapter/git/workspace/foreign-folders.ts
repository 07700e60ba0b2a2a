import type { Look } from '../files/work-tree.ts'
import type { RawPath } from '../objects/raw-path.ts'

/**
 * Folders in which all is new: they hold nothing that is tracked or ignored. Of one in another the outer one is named,
 * with a trailing `/`.
 */
export function foreignFolders(
  { entries, ignored, untracked }: Pick<Look, 'entries' | 'ignored' | 'untracked'>,
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
