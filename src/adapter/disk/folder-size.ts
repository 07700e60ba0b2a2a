import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Bytes that a folder takes on the disk, links not followed; 0 where there is none. What goes meanwhile counts nothing. */
export async function folderSize(path: string): Promise<number> {
  const found = await lstat(path).catch(() => undefined)
  if (!found) return 0
  const own = found.blocks === undefined ? found.size : found.blocks * 512
  if (!found.isDirectory()) return own
  const names = await readdir(path).catch(() => [])
  let sum = own
  for (const name of names) sum += await folderSize(join(path, name))
  return sum
}
