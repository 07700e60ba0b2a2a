import { lstatSync } from 'node:fs'
import type { WorkTree } from '../files/work-tree.ts'
import { compareTrees } from '../store/compare-trees.ts'
import type { ObjectReader } from '../store/object-reader.ts'
import { bytesOf, type RawPath, rawPath, splitNul } from '../store/raw-path.ts'
import { remove } from './restore.ts'

/** Paths for one call of git: an argument list has a limit. */
const chunkSize = 500

/** The files that a change deleted, from the commit or tree that it began with. */
export async function deletedBetween(
  objects: Pick<ObjectReader, 'read'>,
  before: string,
  after: string,
): Promise<RawPath[]> {
  // A checkout that holds only the newest commit has nothing to compare with.
  if ((await objects.read(`${before}^{tree}`)) === undefined) return []
  return (await compareTrees(objects, before, after)).flatMap(({ path, action }) => (action === 'deleted' ? path : []))
}

/**
 * Removes files that a change deleted and that are there again, and returns them: what is committed lacks them. Those
 * that ignore rules hide stay, as build outputs do. No link on the way is followed.
 */
export async function removeRecreated(tree: WorkTree, deleted: readonly RawPath[]): Promise<RawPath[]> {
  const placeOf = (path: RawPath): Buffer => bytesOf(`${rawPath(tree.directory)}/${path}`)
  const isFile = (path: RawPath): boolean => {
    try {
      return !lstatSync(placeOf(path)).isDirectory()
    } catch {
      // Neither where a folder on the way is a file now.
      return false
    }
  }
  const there = deleted.filter(isFile)
  const removed: RawPath[] = []
  for (let from = 0; from < there.length; from += chunkSize) {
    const paths = there.slice(from, from + chunkSize)
    const args = ['ls-files', '-z', '--others', '--exclude-standard', '--', ...paths]
    removed.push(...splitNul((await tree.git({ args })).stdout))
  }
  for (const path of removed) remove(placeOf(path))
  return removed
}
