import { chmodSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'

/**
 * Removes a directory that somebody else filled, read-only directories included: tools leave them (a Go module cache),
 * and even their owner cannot empty them. Links are removed, never followed. Rejects where the system still refuses.
 */
export async function removeFolder(path: string): Promise<void> {
  try {
    await rm(path, { recursive: true, force: true })
  } catch (error) {
    if (!['EACCES', 'EPERM', 'ENOTEMPTY'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    unlock(Buffer.from(path))
    await rm(path, { recursive: true, force: true })
  }
}

/** Names are bytes: an agent may have made ones that are no UTF-8. */
function unlock(root: Buffer): void {
  const folders = [root]
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    chmodSync(folder, 0o700)
    for (const entry of readdirSync(folder, { encoding: 'buffer', withFileTypes: true })) {
      if (entry.isDirectory()) folders.push(Buffer.concat([folder, Buffer.from('/'), entry.name]))
    }
  }
}
