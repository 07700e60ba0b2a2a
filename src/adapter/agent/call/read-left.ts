import { constants } from 'node:fs'
import { open } from 'node:fs/promises'

/**
 * A file that a call has left, or only its size where that is more than `maxBytes`; undefined where there is none. Read
 * neither through a link, which could point at a secret, nor from a pipe, which would never end.
 */
export async function readLeft(
  path: string,
  maxBytes: number,
): Promise<{ readonly text: string } | { readonly size: number } | undefined> {
  try {
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    try {
      const found = await file.stat()
      if (!found.isFile()) return undefined
      return found.size > maxBytes ? { size: found.size } : { text: await file.readFile('utf8') }
    } finally {
      await file.close()
    }
  } catch {
    return undefined
  }
}
