import { constants } from 'node:fs'
import { mkdir, mkdtemp, open } from 'node:fs/promises'
import { join } from 'node:path'
import { removeFolder } from '../disk/process-directory.ts'
import { failpoint } from '../failpoint.ts'

/** Directories of one call of the agent or of a check, all of them new and empty. */
export interface CallFolder {
  /** For files of the call itself. */
  readonly path: string
  /** Its HOME and TMPDIR. */
  readonly home: string
  readonly tmp: string
}

/** Beside the folder of a call, if somebody makes it: for what the call may only read, since it may write all of its folder. */
export const readOnlyFolder = ({ path }: Pick<CallFolder, 'path'>): string => `${path}-read`

/**
 * Lends `work` a folder below `parent` and removes it afterwards: what an agent leaves in its home would otherwise be
 * a memory that no state ref knows of, and what a check leaves there, which runs what the agent wrote, could decide the
 * next one. An empty home costs the CLI nothing measurable (0.9 s a call with and without).
 */
export async function withCallFolder<T>(parent: string, work: (folder: CallFolder) => Promise<T>): Promise<T> {
  const path = await mkdtemp(join(parent, 'call-'))
  const folder = { path, home: join(path, 'home'), tmp: join(path, 'tmp') }
  try {
    await Promise.all([folder.home, folder.tmp].map((place) => mkdir(place, { mode: 0o700 })))
    failpoint('call.folder-made')
    return await work(folder)
  } finally {
    // What cannot be removed costs disk space and must not cost the call: nothing ever uses this folder again.
    await Promise.all([path, readOnlyFolder(folder)].map((place) => removeFolder(place).catch(() => undefined)))
  }
}

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
