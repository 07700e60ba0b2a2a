import { chmodSync, lstatSync, mkdirSync, renameSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { remove } from './restore.ts'

/**
 * Takes a directory of an agent's out of the workspace at once and removes it while other work goes on: removing a
 * `.git` file by file keeps an engine waiting on a busy disk (measured). `folder` is of this workspace alone.
 */
export function putAside(folder: string): (place: string) => void {
  let count = 0
  // What an engine that died had not yet removed.
  void removeLater(folder)

  return (place) => {
    const stat = lstatSync(place, { throwIfNoEntry: false })
    if (stat === undefined) return
    const aside = join(folder, `${process.pid}-${++count}`)
    try {
      mkdirSync(folder, { recursive: true })
      // Moving a directory writes its `..`, which its owner may have forbidden.
      if (stat.isDirectory()) chmodSync(place, 0o700)
      renameSync(place, aside)
    } catch {
      return remove(Buffer.from(place))
    }
    void removeLater(aside)
  }
}

/** What cannot be removed now is tried again by the next engine. */
async function removeLater(place: string): Promise<void> {
  try {
    await rm(place, { recursive: true, force: true }).catch(() => remove(Buffer.from(place)))
  } catch {
    // It costs disk space, and nothing reads it any more.
  }
}
