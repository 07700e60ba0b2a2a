import { mkdir, mkdtemp } from 'node:fs/promises'
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
    await removeFolder(path).catch(() => undefined)
  }
}
