import { chmodSync, type Dirent, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { RalphError } from '../../core/error/error.ts'
import { failpoint } from '../failpoint.ts'

/** A directory under `home` that only this process uses. */
interface ProcessDirectory {
  readonly path: string
  remove(): Promise<void>
}

/**
 * Makes `<home>/<kind>-<host>-<pid>-<random>`, and removes what dead processes of this host left under the same kind: a
 * killed engine's locks and files are in nobody's way. 0700, since it may hold what others must not read. Throws
 * RalphError HOME_NOT_WRITABLE.
 */
export async function processDirectory(home: string, kind: string): Promise<ProcessDirectory> {
  const prefix = `${kind}-${hostname().replaceAll(/[^A-Za-z0-9.]/g, '_')}-`
  const path = await made(home, `${prefix}${process.pid}-`)
  await sweep(home, prefix)
  failpoint('process-directory.made')
  const remove = async (): Promise<void> => {
    failpoint('process-directory.remove')
    await removeFolder(path)
  }
  return { path, remove }
}

async function made(home: string, prefix: string): Promise<string> {
  try {
    await makeFolder(home)
    return await mkdtemp(join(home, prefix))
  } catch (cause) {
    const { code = '', message } = cause as NodeJS.ErrnoException
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT'].includes(code)) throw cause
    throw new RalphError({
      code: 'HOME_NOT_WRITABLE',
      message: `ralph stores its own files in ${home}, but cannot write there: ${message}`,
      hint: 'Set RALPH_HOME to a writable folder, such as RALPH_HOME=/var/tmp/ralph (the default comes from XDG_STATE_HOME or HOME), and run again.',
      cause,
    })
  }
}

/**
 * With those above it, which the user of a confined call must be able to pass (0711). Node's `recursive` never ends where a folder
 * is there that takes no other, such as /proc.
 */
async function makeFolder(path: string, mode = 0o700): Promise<void> {
  const make = (): Promise<unknown> =>
    mkdir(path, { mode }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  try {
    await make()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    await makeFolder(dirname(path), 0o711)
    await make()
  }
}

async function sweep(home: string, prefix: string): Promise<void> {
  for (const name of await readdir(home)) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN
    if (pid > 0 && !processExists(pid)) await removeFolder(join(home, name))
  }
}

/** Whether a process has this pid, be it another user's. A reused pid is told apart by its start time, not here. */
export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

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
    for (const entry of unlocked(folder)) {
      if (entry.isDirectory()) folders.push(Buffer.concat([folder, Buffer.from('/'), entry.name]))
    }
  }
}

/** Node's `rm` rejects at its first error while its other removals still run, so any folder may vanish here. */
function unlocked(folder: Buffer): readonly Dirent<Buffer>[] {
  try {
    chmodSync(folder, 0o700)
    return readdirSync(folder, { encoding: 'buffer', withFileTypes: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return []
  }
}
