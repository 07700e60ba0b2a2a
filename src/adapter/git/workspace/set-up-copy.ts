import { execFile } from 'node:child_process'
import { lstatSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { promisify } from 'node:util'
import { onDisk, type RawPath, rawPath, showPath } from '../store/raw-path.ts'
import { remove } from './restore.ts'
import { type CopySetUp, workspaceFolder } from './set-up.ts'
import { ownWorkspace, type WorkspaceOptions } from './workspace.ts'

/** Tools write the absolute path of their folder into these files, so a copy of them does not work. */
const pinnedNames: ReadonlySet<string> = new Set(['pyvenv.cfg', 'CMakeCache.txt'])

interface SetUpResult {
  readonly units: readonly RawPath[]
  /** Symbolic links, and `.git` files of worktrees and submodules, with absolute paths into the workspace. */
  readonly links: readonly RawPath[]
  readonly pinnedFile: RawPath | undefined
}

/**
 * Runs set-up in a workspace where no agent works, and copies its ignored files to the lanes (`lane-setup: copy`),
 * one lane after the other. All other files of a lane are those of its commit.
 */
export function setUpCopies(
  place: WorkspaceOptions,
  options: {
    /** Called once for each set-up, before the copies; `bytes` is the source's size on disk. */
    onSetUpRan: (bytes: number) => void
    /** Called if the copy cannot be used. */
    onUnusable: (reason: string) => void
  },
): CopySetUp {
  const source = ownWorkspace({
    ...place,
    // Begins empty, so that nothing of an earlier commit is copied.
    async copySetUp({ directory, signal }) {
      for (const unit of await source.ignoredUnits(signal)) remove(Buffer.from(pathOf(directory, unit), 'latin1'))
      return false
    },
  })
  let previousCopy: Promise<unknown> = Promise.resolve()
  let prepared: (SetUpResult & { readonly key: string }) | undefined

  const prepare = async (commit: string, commands: readonly string[], signal: AbortSignal): Promise<SetUpResult> => {
    const key = JSON.stringify([commit, commands])
    if (prepared?.key === key) return prepared
    await source.restore(commit)
    const didRun = await source.setUp(commands, signal)
    const units = await source.ignoredUnits(signal)
    prepared = { key, units, ...findPinned(source.path, units) }
    if (prepared.pinnedFile !== undefined)
      options.onUnusable(`${showPath(prepared.pinnedFile)} holds the path of its folder`)
    else if (didRun) options.onSetUpRan(await sizeOf(source.path, signal))
    return prepared
  }

  const copy: CopySetUp = async (request) => {
    const environment = await prepare(request.commit, request.commands, request.signal)
    if (environment.pinnedFile !== undefined) return false
    try {
      await copyUnits({ ...environment, from: source.path, to: request.directory, signal: request.signal })
      return true
    } catch (error) {
      for (const unit of environment.units) remove(Buffer.from(pathOf(request.directory, unit), 'latin1'))
      if (request.signal.aborted) throw error
      options.onUnusable(error instanceof Error ? error.message : String(error))
      return false
    }
  }

  return (request) => {
    const next = previousCopy.then(() => copy(request))
    previousCopy = next.catch(() => undefined)
    return next
  }
}

const pathOf = (directory: string, path: RawPath): RawPath => `${rawPath(directory)}/${path.replace(/\/$/, '')}`

async function copyUnits(
  request: Pick<SetUpResult, 'units' | 'links'> & { from: string; to: string; signal: AbortSignal },
): Promise<void> {
  for (const unit of request.units) await copyUnit({ ...request, unit })
  for (const link of request.links) relink({ ...request, link })
}

/** Shares disk blocks if the file system can. */
async function copyUnit(request: { from: string; to: string; unit: RawPath; signal: AbortSignal }): Promise<void> {
  const { from, to, unit, signal } = request
  const [source, target] = [pathOf(from, unit), pathOf(to, unit)]
  if (lstatSync(onDisk(source), { throwIfNoEntry: false }) === undefined) return
  workspaceFolder(to, Buffer.from(dirname(unit), 'latin1').toString('utf8'))
  remove(Buffer.from(target, 'latin1'))
  const clone = process.platform === 'linux' ? ['-a', '--reflink=auto'] : ['-a', '-c']
  const paths = [source, target].map((path) => Buffer.from(path, 'latin1').toString('utf8'))
  try {
    await runProgram('cp', [...clone, ...paths], { signal })
  } catch (error) {
    if (signal.aborted) throw error
    // This `cp` does not know the option.
    remove(Buffer.from(target, 'latin1'))
    await runProgram('cp', ['-a', ...paths], { signal })
  }
}

const runProgram = promisify(execFile)

/** Finds files that contain the absolute path of their workspace. Follows no link. */
function findPinned(directory: string, units: readonly RawPath[]): Omit<SetUpResult, 'units'> {
  const links: RawPath[] = []
  const folders: RawPath[] = []
  let pinnedFile: RawPath | undefined
  const inspect = (path: RawPath, name: string, kind: { isSymbolicLink(): boolean; isDirectory(): boolean }): void => {
    if (kind.isDirectory()) folders.push(path)
    else if (pinnedNames.has(name)) pinnedFile ??= path
    else if (kind.isSymbolicLink() || name === '.git') {
      if (pathInside(directory, path) !== undefined) links.push(path)
    }
  }
  for (const unit of units) {
    const path = unit.replace(/\/$/, '')
    const stat = lstatSync(onDisk(pathOf(directory, path)), { throwIfNoEntry: false })
    if (stat) inspect(path, basename(path), stat)
  }
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const entries = readdirSync(onDisk(pathOf(directory, folder)), { encoding: 'latin1', withFileTypes: true })
    for (const entry of entries) inspect(`${folder}/${entry.name}`, entry.name, entry)
  }
  return { links, pinnedFile }
}

/** The path below `directory` that a link or `.git` file points to; undefined if it is relative or outside. */
function pathInside(directory: string, path: RawPath): RawPath | undefined {
  const file = onDisk(pathOf(directory, path))
  const text = lstatSync(file).isSymbolicLink()
    ? readlinkSync(file, { encoding: 'latin1' })
    : /^gitdir: (.*)$/m.exec(readFileSync(file, 'latin1'))?.[1]
  const root = `${rawPath(directory)}/`
  return text?.startsWith(root) ? text.slice(root.length) : undefined
}

/** Points a copied link into its own workspace. */
function relink({ from, to, link }: { from: string; to: string; link: RawPath }): void {
  const target = pathOf(to, pathInside(from, link) ?? '')
  const file = onDisk(pathOf(to, link))
  const isLink = lstatSync(file).isSymbolicLink()
  rmSync(file, { force: true })
  if (isLink) symlinkSync(onDisk(target), file)
  else writeFileSync(file, `gitdir: ${target}\n`, 'latin1')
}

/** 0 if it cannot be measured. */
async function sizeOf(directory: string, signal: AbortSignal): Promise<number> {
  const { stdout } = await runProgram('du', ['-sk', directory], { signal }).catch(() => ({ stdout: '' }))
  return Number.parseInt(stdout, 10) * 1024 || 0
}
