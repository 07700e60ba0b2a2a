import { lstatSync } from 'node:fs'
import { defaultSizeLimits } from '../../../core/guard/finding.ts'
import { scanFiles } from '../files/touched-files.ts'
import type { WorkTree } from '../files/work-tree.ts'
import type { ObjectReader } from '../store/object-reader.ts'
import { bytesOf, type RawPath, rawPath } from '../store/raw-path.ts'
import { remove } from './restore.ts'

export interface SizedFile {
  readonly path: RawPath
  readonly bytes: number
}

/**
 * Removes tracked files that became larger than any that may be committed, until the next restore: git could read one
 * to the end, and a sparse file of 4 TB takes hours.
 */
export async function dropOversized(tree: WorkTree, objects: Pick<ObjectReader, 'stat'>): Promise<SizedFile[]> {
  const oversized: SizedFile[] = []
  for (const { path, oid } of scanFiles(tree).touched) {
    const place = bytesOf(`${rawPath(tree.directory)}/${path}`)
    const bytes = sizeOf(place)
    if (bytes <= defaultSizeLimits.fileBytes) continue
    // A large file of the checkpoint may only have been touched.
    if ((await objects.stat(oid))?.size === bytes) continue
    remove(place)
    oversized.push({ path, bytes })
  }
  return oversized
}

/** 0 if it is no file. */
function sizeOf(file: Buffer): number {
  try {
    const stat = lstatSync(file)
    return stat.isFile() ? stat.size : 0
  } catch {
    // Missing, or its directory was replaced.
    return 0
  }
}
