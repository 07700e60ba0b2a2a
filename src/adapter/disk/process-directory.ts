import { createHash } from 'node:crypto'
import { chmodSync, type Dirent, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { RalphError } from '../../core/error/error.ts'
import { failpoint } from '../failpoint.ts'

interface ProcessDirectory {
  readonly path: string
  remove(): Promise<void>
}

/**
 * Creates `<home>/<kind>-<host>-<pid>-<random>` with mode 0700, and removes such directories of dead processes on
 * this host. Throws RalphError HOME_NOT_WRITABLE.
 */
export async function processDirectory(home: string, kind: string): Promise<ProcessDirectory> {
  const prefix = `${kind}-${hostname().replaceAll(/[^A-Za-z0-9.]/g, '_')}-`
  const path = await createDirectory(home, `${prefix}${process.pid}-`)
  await removeLeftovers(home, prefix)
  failpoint('process-directory.made')
  const remove = async (): Promise<void> => {
    failpoint('process-directory.remove')
    await removeFolder(path)
  }
  return { path, remove }
}

/**
 * Creates a folder of this process for temporary files, and removes those that a killed ralph of this user left on this
 * machine. A person may still need those of a demo or a replay. Its name is short: it may hold sockets.
 */
export function temporaryFolder(kind: (typeof temporaryKinds)[number], parent: string = tmpdir()): string {
  const path = mkdtempSync(join(parent, `ralph-${kind}-${machine}-${process.pid}-`))
  for (const name of readdirSync(parent)) {
    const [, leftKind, pid] = leftPattern.exec(name) ?? []
    if (leftKind === undefined || processExists(Number(pid))) continue
    try {
      if (isOwn(join(parent, name))) rmSync(join(parent, name), { recursive: true, force: true })
    } catch {}
  }
  return path
}

const temporaryKinds = ['doctor', 'look', 'net', 'probe', 'propose', 'sudo'] as const
/** Process numbers of another container say nothing here. */
const machine = createHash('sha256').update(hostname()).digest('hex').slice(0, 4)
const leftPattern = new RegExp(`^ralph-(${temporaryKinds.join('|')})-${machine}-(\\d+)-\\w+$`)

/** Everybody may make a folder of that name; in one that others can change, a link could appear while it is removed. */
function isOwn(path: string): boolean {
  const { uid, mode } = lstatSync(path)
  return uid === process.getuid?.() && (mode & 0o170022) === 0o040000
}

async function createDirectory(home: string, prefix: string): Promise<string> {
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

/** Parents get 0711 for the user of a confined call. Node's `recursive` never ends in a folder such as /proc. */
async function makeFolder(path: string, mode = 0o700): Promise<void> {
  const create = (): Promise<unknown> =>
    mkdir(path, { mode }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  try {
    await create()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    await makeFolder(dirname(path), 0o711)
    await create()
  }
}

async function removeLeftovers(home: string, prefix: string): Promise<void> {
  for (const name of await readdir(home)) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN
    if (pid > 0 && !processExists(pid)) await removeFolder(join(home, name))
  }
}

/** Also another user's process. Does not notice a reused pid. */
export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

/** Also removes read-only directories, which tools leave (a Go module cache). Links are not followed. */
export async function removeFolder(path: string): Promise<void> {
  try {
    await rm(path, { recursive: true, force: true })
  } catch (error) {
    if (!['EACCES', 'EPERM', 'ENOTEMPTY'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    unlockFolders(Buffer.from(path))
    await rm(path, { recursive: true, force: true })
  }
}

/** Names are bytes, because they may not be UTF-8. */
function unlockFolders(root: Buffer): void {
  const folders = [root]
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of unlockAndList(folder)) {
      if (entry.isDirectory()) folders.push(Buffer.concat([folder, Buffer.from('/'), entry.name]))
    }
  }
}

/** Node's `rm` rejects at its first error while other removals continue, so any folder may vanish. */
function unlockAndList(folder: Buffer): readonly Dirent<Buffer>[] {
  try {
    chmodSync(folder, 0o700)
    return readdirSync(folder, { encoding: 'buffer', withFileTypes: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return []
  }
}
