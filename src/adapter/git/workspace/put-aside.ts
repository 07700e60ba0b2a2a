import { chmodSync, lstatSync, mkdirSync, renameSync } from 'node:fs'
import { chmod, lstat, readdir, rmdir, unlink } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Takes something of an agent's out of the workspace at once and removes it while other work goes on: a disk may need
 * minutes for 90,000 folders (measured). False where it cannot be moved: it lies on another disk, or is mounted.
 * `folder` is of this workspace alone.
 */
export function putAside(folder: string): (place: string | Buffer) => boolean {
  let count = 0
  // What an engine that died had not yet removed.
  let removing = removeLater(Buffer.from(folder))

  return (place) => {
    const stat = lstatSync(place, { throwIfNoEntry: false })
    if (stat === undefined) return true
    const aside = join(folder, `${process.pid}-${++count}`)
    try {
      mkdirSync(folder, { recursive: true })
      // Moving a directory writes its `..`, which its owner may have forbidden.
      if (stat.isDirectory()) chmodSync(place, 0o700)
      renameSync(place, aside)
    } catch {
      return false
    }
    removing = removing.then(() => removeLater(Buffer.from(aside)))
    return true
  }
}

/** What cannot be removed now is tried again by the next engine. */
async function removeLater(place: Buffer): Promise<void> {
  try {
    await removeSlowly(place)
  } catch {
    // It costs disk space, and nothing reads it any more.
  }
}

/** One by one: many removals at once would keep every other use of the disk by this process waiting. */
async function removeSlowly(place: Buffer): Promise<void> {
  if (!(await lstat(place)).isDirectory()) return unlink(place)
  await chmod(place, 0o700)
  for (const entry of await readdir(place, { encoding: 'buffer', withFileTypes: true })) {
    const inside = Buffer.concat([place, Buffer.from('/'), entry.name])
    await (entry.isDirectory() ? removeSlowly(inside) : unlink(inside))
  }
  await rmdir(place)
}
