import { execFile } from 'node:child_process'
import { lstatSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { promisify } from 'node:util'
import { onDisk, type RawPath, rawPath, showPath } from '../store/raw-path.ts'
import { remove } from './restore.ts'
import { type CopySetUp, workspaceFolder } from './set-up.ts'
import { ownWorkspace, type WorkspaceOptions } from './workspace.ts'

/** Files in which tools write the absolute path of their folder: what holds one works nowhere else. */
const pinned: ReadonlySet<string> = new Set(['pyvenv.cfg', 'CMakeCache.txt'])

/** What set-up made in a workspace, and what in it names that workspace. */
interface MadeBySetUp {
  readonly units: readonly RawPath[]
  /** Symbolic links, and `.git` files of worktrees and submodules, with absolute paths into the workspace. */
  readonly links: readonly RawPath[]
  readonly pinnedBy: RawPath | undefined
}

/**
 * Runs set-up once, in a workspace where no agent ever works, and copies what it made to the lanes (`lane-setup: copy`). Only
 * ignored files are copied, since a lane has the commit's files and a `.git` of its own. One copy is made after the other.
 */
export function setUpCopies(
  place: WorkspaceOptions,
  options: {
    /** Called once for each set-up, before it is copied; `bytes` is what the source takes on the disk. */
    onMade: (bytes: number) => void
    /** The copy cannot be used; the sentence says why. */
    onUnfit: (why: string) => void
  },
): CopySetUp {
  const source = ownWorkspace({
    ...place,
    // It begins with nothing each time, so that no set-up of an earlier commit is copied along.
    async copySetUp({ directory, signal }) {
      for (const unit of await source.ignoredUnits(signal)) remove(Buffer.from(pathOf(directory, unit), 'latin1'))
      return false
    },
  })
  let former: Promise<unknown> = Promise.resolve()
  let made: (MadeBySetUp & { readonly key: string }) | undefined

  const prepare = async (commit: string, commands: readonly string[], signal: AbortSignal): Promise<MadeBySetUp> => {
    const key = JSON.stringify([commit, commands])
    if (made?.key === key) return made
    await source.restore(commit)
    const ran = await source.setUp(commands, signal)
    const units = await source.ignoredUnits(signal)
    made = { key, units, ...namesIn(source.path, units) }
    if (made.pinnedBy !== undefined) options.onUnfit(`${showPath(made.pinnedBy)} holds the path of its folder`)
    else if (ran) options.onMade(await sizeOf(source.path, signal))
    return made
  }

  const copy: CopySetUp = async (request) => {
    const environment = await prepare(request.commit, request.commands, request.signal)
    if (environment.pinnedBy !== undefined) return false
    try {
      await copyMade({ ...environment, from: source.path, to: request.directory, signal: request.signal })
      return true
    } catch (error) {
      for (const unit of environment.units) remove(Buffer.from(pathOf(request.directory, unit), 'latin1'))
      if (request.signal.aborted) throw error
      options.onUnfit(error instanceof Error ? error.message : String(error))
      return false
    }
  }

  return (request) => {
    const next = former.then(() => copy(request))
    former = next.catch(() => undefined)
    return next
  }
}

const pathOf = (directory: string, path: RawPath): RawPath => `${rawPath(directory)}/${path.replace(/\/$/, '')}`

async function copyMade(
  request: Pick<MadeBySetUp, 'units' | 'links'> & { from: string; to: string; signal: AbortSignal },
): Promise<void> {
  for (const unit of request.units) await copyUnit({ ...request, unit })
  for (const link of request.links) relink({ ...request, link })
}

/** Copies a file, or a folder with all that is in it; shares the blocks on the disk where the file system can. */
async function copyUnit(request: { from: string; to: string; unit: RawPath; signal: AbortSignal }): Promise<void> {
  const { from, to, unit, signal } = request
  const [source, target] = [pathOf(from, unit), pathOf(to, unit)]
  if (lstatSync(onDisk(source), { throwIfNoEntry: false }) === undefined) return
  workspaceFolder(to, Buffer.from(dirname(unit), 'latin1').toString('utf8'))
  remove(Buffer.from(target, 'latin1'))
  const clone = process.platform === 'linux' ? ['-a', '--reflink=auto'] : ['-a', '-c']
  const paths = [source, target].map((path) => Buffer.from(path, 'latin1').toString('utf8'))
  try {
    await run('cp', [...clone, ...paths], { signal })
  } catch (error) {
    if (signal.aborted) throw error
    // A `cp` that knows no such option copies all the same.
    remove(Buffer.from(target, 'latin1'))
    await run('cp', ['-a', ...paths], { signal })
  }
}

const run = promisify(execFile)

/** What in the copied files names the workspace that they were made in. Follows no link. */
function namesIn(directory: string, units: readonly RawPath[]): Omit<MadeBySetUp, 'units'> {
  const links: RawPath[] = []
  const folders: RawPath[] = []
  let pinnedBy: RawPath | undefined
  const look = (path: RawPath, name: string, kind: { isSymbolicLink(): boolean; isDirectory(): boolean }): void => {
    if (kind.isDirectory()) folders.push(path)
    else if (pinned.has(name)) pinnedBy ??= path
    else if (kind.isSymbolicLink() || name === '.git') {
      if (namedPath(directory, path) !== undefined) links.push(path)
    }
  }
  for (const unit of units) {
    const path = unit.replace(/\/$/, '')
    const stat = lstatSync(onDisk(pathOf(directory, path)), { throwIfNoEntry: false })
    if (stat) look(path, basename(path), stat)
  }
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const entries = readdirSync(onDisk(pathOf(directory, folder)), { encoding: 'latin1', withFileTypes: true })
    for (const entry of entries) look(`${folder}/${entry.name}`, entry.name, entry)
  }
  return { links, pinnedBy }
}

/** The path below `directory` that a link or a `.git` file leads to; undefined if it is relative, or leads elsewhere. */
function namedPath(directory: string, path: RawPath): RawPath | undefined {
  const file = onDisk(pathOf(directory, path))
  const text = lstatSync(file).isSymbolicLink()
    ? readlinkSync(file, { encoding: 'latin1' })
    : /^gitdir: (.*)$/m.exec(readFileSync(file, 'latin1'))?.[1]
  const root = `${rawPath(directory)}/`
  return text?.startsWith(root) ? text.slice(root.length) : undefined
}

/** Lets a copied link lead into its own workspace. */
function relink({ from, to, link }: { from: string; to: string; link: RawPath }): void {
  const target = pathOf(to, namedPath(from, link) ?? '')
  const file = onDisk(pathOf(to, link))
  const isLink = lstatSync(file).isSymbolicLink()
  rmSync(file, { force: true })
  if (isLink) symlinkSync(onDisk(target), file)
  else writeFileSync(file, `gitdir: ${target}\n`, 'latin1')
}

/** Bytes on the disk; 0 if they cannot be counted. */
async function sizeOf(directory: string, signal: AbortSignal): Promise<number> {
  const { stdout } = await run('du', ['-sk', directory], { signal }).catch(() => ({ stdout: '' }))
  return Number.parseInt(stdout, 10) * 1024 || 0
}
