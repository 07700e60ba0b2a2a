import { lstatSync } from 'node:fs'
import { defaultSizeLimits } from '../../../core/guard/finding.ts'
import { filesNow } from '../files/touched-files.ts'
import type { WorkTree } from '../files/work-tree.ts'
import type { ObjectReader } from '../store/object-reader.ts'
import { bytesOf, type RawPath, rawPath } from '../store/raw-path.ts'
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
  const found: SizedFile[] = []
  for (const { path, oid } of filesNow(tree).touched) {
    const place = bytesOf(`${rawPath(tree.directory)}/${path}`)
    const bytes = sizeOf(place)
    if (bytes <= defaultSizeLimits.fileBytes) continue
    // One that is as large in the checkpoint may be a file that was only touched.
    if ((await objects.look(oid))?.size === bytes) continue
    remove(place)
    found.push({ path, bytes })
  }
  return found
}

/** 0 for what is no file. */
function sizeOf(place: Buffer): number {
  try {
    const stat = lstatSync(place)
    return stat.isFile() ? stat.size : 0
  } catch {
    // Gone, or below what took the place of its directory.
    return 0
  }
}
