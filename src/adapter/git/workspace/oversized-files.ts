import { lstatSync } from 'node:fs'
import { RalphError } from '../../../core/error/error.ts'
import { defaultSizeLimits } from '../../../core/guard/finding.ts'
import { type TouchedFile, touchedFiles, type WorkTree } from '../files/work-tree.ts'
import type { ObjectReader } from '../objects/object-reader.ts'
import { bytesOf, type RawPath, rawPath, splitNul } from '../objects/raw-path.ts'
import { remove } from './restore.ts'

/** A file and its size, which `lstat` tells without reading it. */
export interface SizedFile {
  readonly path: RawPath
  readonly bytes: number
}

/**
 * Removes tracked files that were made larger than any that may be committed, and returns them: a look by git could read
 * one to the end, and a sparse file of 4 TB takes it hours. They come back as they were with the next restore.
 */
export async function dropOversized(tree: WorkTree, objects: Pick<ObjectReader, 'look'>): Promise<SizedFile[]> {
  const { touched, dropped } = await touchedUnread(tree)
  const found: SizedFile[] = [...dropped]
  for (const { path, oid } of touched) {
    const bytes = sizeOf(tree, path)
    if (bytes <= defaultSizeLimits.fileBytes) continue
    // One that is as large in the checkpoint may be a file that was only touched.
    if ((await objects.look(oid))?.size === bytes) continue
    remove(placeOf(tree, path))
    found.push({ path, bytes })
  }
  return found
}

/** Nobody waits for longer to learn which files were touched; 10,000 take 10 ms. */
const patienceMs = 5_000

/**
 * The touched files. Git reads one that was changed in the second in which it was restored, if its size seems to be the
 * same: where that takes time, the large ones that may be it are dropped first.
 */
export async function touchedUnread(
  tree: WorkTree,
): Promise<{ touched: readonly TouchedFile[]; dropped: readonly SizedFile[] }> {
  try {
    return { touched: await touchedFiles(tree, patienceMs), dropped: [] }
  } catch (error) {
    if (!(error instanceof RalphError && error.code === 'GIT_TIMED_OUT')) throw error
  }
  const tracked = splitNul((await tree.git({ args: ['ls-files', '-z'] })).stdout)
  // Git keeps 32 bits of a size.
  const dropped = tracked.map((path) => ({ path, bytes: sizeOf(tree, path) })).filter(({ bytes }) => bytes >= 2 ** 32)
  for (const { path } of dropped) remove(placeOf(tree, path))
  return { touched: await touchedFiles(tree), dropped }
}

const placeOf = ({ directory }: WorkTree, path: RawPath): Buffer => bytesOf(`${rawPath(directory)}/${path}`)

/** 0 for what is no file. */
function sizeOf(tree: WorkTree, path: RawPath): number {
  try {
    const stat = lstatSync(placeOf(tree, path))
    return stat.isFile() ? stat.size : 0
  } catch {
    // Gone, or below what took the place of its directory.
    return 0
  }
}
