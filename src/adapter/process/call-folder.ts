import { constants } from 'node:fs'
import { mkdir, mkdtemp, open } from 'node:fs/promises'
import { join } from 'node:path'
import { removeFolder } from '../disk/process-directory.ts'
import { failpoint } from '../failpoint.ts'

/** New, empty directories of one agent call or check. */
export interface CallFolder {
  /** Files of the call itself. */
  readonly path: string
  readonly home: string
  readonly tmp: string
}

/** Beside a call's folder, for files that the call may only read. */
export const readOnlyFolder = ({ path }: Pick<CallFolder, 'path'>): string => `${path}-read`

/**
 * Runs `work` with a folder below `parent` and removes it afterwards: files in an agent's home would be a memory outside
 * the state, and those of a check could decide the next one. An empty home costs the CLI nothing measurable.
 */
export async function withCallFolder<T>(parent: string, work: (folder: CallFolder) => Promise<T>): Promise<T> {
  const path = await mkdtemp(join(parent, 'call-'))
  const folder = { path, home: join(path, 'home'), tmp: join(path, 'tmp') }
  try {
    await Promise.all([folder.home, folder.tmp].map((place) => mkdir(place, { mode: 0o700 })))
    failpoint('call.folder-made')
    return await work(folder)
  } finally {
    // A folder that cannot be removed costs only disk space: it is never used again.
    await Promise.all([path, readOnlyFolder(folder)].map((place) => removeFolder(place).catch(() => undefined)))
  }
}

/**
 * A file from a call, or its size if it is above `maxBytes`; undefined if there is none. Never follows a link, which could
 * point at a secret, nor reads a pipe, which would never end.
 */
export async function readResultFile(
  path: string,
  maxBytes: number,
): Promise<{ readonly text: string } | { readonly size: number } | undefined> {
  try {
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    try {
      const stat = await file.stat()
      if (!stat.isFile()) return undefined
      return stat.size > maxBytes ? { size: stat.size } : { text: await file.readFile('utf8') }
    } finally {
      await file.close()
    }
  } catch {
    return undefined
  }
}
