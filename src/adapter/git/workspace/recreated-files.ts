import { lstatSync } from 'node:fs'
import type { WorkTree } from '../files/work-tree.ts'
import { compareTrees } from '../store/compare-trees.ts'
import type { ObjectReader } from '../store/object-reader.ts'
import { bytesOf, type RawPath, rawPath, splitNul } from '../store/raw-path.ts'
import { remove } from './restore.ts'

/** Git's argument list has a limit. */
const maxPathsPerCall = 500

export async function deletedPaths(
  objects: Pick<ObjectReader, 'read'>,
  fromTree: string,
  toTree: string,
): Promise<RawPath[]> {
  // A shallow checkout lacks the older commit.
  if ((await objects.read(`${fromTree}^{tree}`)) === undefined) return []
  return (await compareTrees(objects, fromTree, toTree)).flatMap(({ path, action }) =>
    action === 'deleted' ? path : [],
  )
}

/**
 * Removes files that a change deleted and that exist again, and returns them. Ignored ones stay, as build outputs do.
 * Follows no link.
 */
export async function removeRecreated(tree: WorkTree, deleted: readonly RawPath[]): Promise<RawPath[]> {
  const placeOf = (path: RawPath): Buffer => bytesOf(`${rawPath(tree.directory)}/${path}`)
  const isFile = (path: RawPath): boolean => {
    try {
      return !lstatSync(placeOf(path)).isDirectory()
    } catch {
      // A parent folder is a file now.
      return false
    }
  }
  const existing = deleted.filter(isFile)
  const removed: RawPath[] = []
  for (let start = 0; start < existing.length; start += maxPathsPerCall) {
    const paths = existing.slice(start, start + maxPathsPerCall)
    const args = ['ls-files', '-z', '--others', '--exclude-standard', '--', ...paths]
    removed.push(...splitNul((await tree.git({ args })).stdout))
  }
  for (const path of removed) remove(placeOf(path))
  return removed
}
