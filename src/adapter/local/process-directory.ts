import { mkdir, mkdtemp, readdir } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { failpoint } from '../failpoint.ts'
import { processExists } from '../process/process-exists.ts'
import { removeFolder } from '../process/remove-folder.ts'

/** A directory under `home` that only this process uses. */
export interface ProcessDirectory {
  readonly path: string
  remove(): Promise<void>
}

/**
 * Makes `<home>/<kind>-<host>-<pid>-<random>`, and removes what dead processes of this host left under the same kind: a
 * killed engine's locks and files are in nobody's way. 0700, since it may hold what others must not read.
 */
export async function processDirectory(home: string, kind: string): Promise<ProcessDirectory> {
  await mkdir(home, { recursive: true, mode: 0o700 })
  const prefix = `${kind}-${hostname().replaceAll(/[^A-Za-z0-9.]/g, '_')}-`
  await sweep(home, prefix)
  const path = await mkdtemp(join(home, `${prefix}${process.pid}-`))
  failpoint('process-directory.made')
  const remove = async (): Promise<void> => {
    failpoint('process-directory.remove')
    await removeFolder(path)
  }
  return { path, remove }
}

async function sweep(home: string, prefix: string): Promise<void> {
  for (const name of await readdir(home)) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN
    if (pid > 0 && !processExists(pid)) await removeFolder(join(home, name))
  }
}
