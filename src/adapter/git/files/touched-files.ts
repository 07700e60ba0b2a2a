import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs'
import { RalphError } from '../../../core/error/error.ts'
import { onDisk, type RawPath, rawPath } from '../store/raw-path.ts'
import { gitlink, type IndexEntry, type WorkTree } from './work-tree.ts'

/** A tracked file that may differ from the index. */
export interface TouchedFile extends IndexEntry {
  readonly missing: boolean
  /** False if only its age makes it suspicious: a second edit in the same clock tick would not show. */
  readonly differs: boolean
}

/** What a scan shows without reading a file. */
interface FileScan {
  readonly touched: readonly TouchedFile[]
  /** Some name is neither tracked nor known; git can tell whether it is ignored. */
  readonly hasUnknown: boolean
}

/**
 * Compares names and stat data with the index. Reads no content, starts no process, and enters no folder without
 * tracked files. Submodules are skipped. `knownPaths` is as git lists ignored and new paths: folders have a trailing
 * `/`.
 */
export function scanFiles({ directory, index }: WorkTree, knownPaths: ReadonlySet<RawPath> = new Set()): FileScan {
  const root = `${rawPath(directory)}/`
  const indexStat = statSync(index, { throwIfNoEntry: false })
  const folders = byFolder(indexStat ? readIndex(readFileSync(index)) : [])
  const racyFromMs = (indexStat?.mtimeMs ?? 0) - tickMs
  const touched: TouchedFile[] = []
  let hasUnknown = false
  const pending: RawPath[] = ['']
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    const files = folders.get(folder) ?? new Map<RawPath, IndexedFile>()
    folders.delete(folder)
    for (const name of namesIn(root, folder)) {
      if (folders.has(name)) pending.push(name)
      else hasUnknown ||= name !== '.git' && name !== '.git/' && !files.has(name) && !knownPaths.has(name)
    }
    for (const file of files.values()) touched.push(...compareFile(root, file, racyFromMs))
  }
  // Something else replaced their folder.
  const missing = [...folders.values()].flatMap((files) => [...files.values()])
  return {
    touched: [...touched, ...missing.map((file) => touchedFile(file, { missing: true, differs: true }))],
    hasUnknown,
  }
}

const touchedFile = (
  { mode, oid, path }: IndexedFile,
  change: Pick<TouchedFile, 'missing' | 'differs'>,
): TouchedFile => ({
  mode,
  oid,
  path,
  ...change,
})

function compareFile(root: RawPath, file: IndexedFile, racyFromMs: number): TouchedFile[] {
  const stat = statOf(onDisk(root + file.path))
  if (stat !== undefined && isSame(stat, file))
    return Math.max(stat.ctimeMs, stat.mtimeMs) < racyFromMs
      ? []
      : [touchedFile(file, { missing: false, differs: false })]
  return [touchedFile(file, { missing: stat === undefined, differs: true })]
}

/** A file system's clock has the kernel's ticks: 4 or 10 ms. */
const tickMs = 10

function byFolder(files: readonly IndexedFile[]): Map<RawPath, Map<RawPath, IndexedFile>> {
  const folders = new Map<RawPath, Map<RawPath, IndexedFile>>([['', new Map()]])
  for (const file of files) {
    if (file.mode === gitlink) continue
    const folder = file.path.slice(0, file.path.lastIndexOf('/') + 1)
    for (
      let parent = folder;
      !folders.has(parent);
      parent = parent.slice(0, parent.lastIndexOf('/', parent.length - 2) + 1)
    )
      folders.set(parent, new Map())
    folders.get(folder)?.set(file.path, file)
  }
  return folders
}

type Stamp = Pick<IndexedFile, 'ctimeMs' | 'mtimeMs' | 'ino' | 'size'>

/** No program can choose a change time. Windows has neither that nor git's inodes. */
const isSame = (stat: Stats, recorded: Stamp): boolean =>
  stat.mtimeMs === recorded.mtimeMs &&
  stat.size % 2 ** 32 === recorded.size &&
  (process.platform === 'win32' || (stat.ctimeMs === recorded.ctimeMs && stat.ino % 2 ** 32 === recorded.ino))

/** Undefined also if a parent folder is locked or no folder. */
function statOf(path: string | Buffer): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

/** Folders have a trailing `/`. */
function namesIn(root: RawPath, folder: RawPath): RawPath[] {
  try {
    const entries = readdirSync(onDisk(root + folder), { encoding: 'latin1', withFileTypes: true })
    return entries.map((entry) => folder + entry.name + (entry.isDirectory() ? '/' : ''))
  } catch {
    // Locked: its files cannot be read either.
    return []
  }
}

/** With stat data: if it is the same, nobody touched the file. */
interface IndexedFile extends IndexEntry {
  readonly ctimeMs: number
  readonly mtimeMs: number
  /** The lower 32 bits. */
  readonly ino: number
  readonly size: number
}

/** Reads gitformat-index(5), versions 2 and 3, without a process. Throws RalphError GIT_FAILED for other versions. */
function readIndex(content: Buffer): IndexedFile[] {
  const oidBytes = [...checksumBytes].find(([name, bytes]) => hasValidChecksum(content, name, bytes))?.[1]
  if (oidBytes === undefined || content.toString('latin1', 0, 4) !== 'DIRC' || content.readUInt32BE(4) > 3)
    throw damaged()
  const count = content.readUInt32BE(8)
  const files: IndexedFile[] = []
  for (let offset = 12; files.length < count; ) {
    const flags = offset + 40 + oidBytes
    const start = flags + (content.readUInt16BE(flags) & isExtended ? 4 : 2)
    const end = content.indexOf(0, start)
    files.push({
      mode: content.readUInt32BE(offset + 24).toString(8),
      oid: content.toString('hex', offset + 40, flags),
      path: content.toString('latin1', start, end),
      ctimeMs: timeMsAt(content, offset),
      mtimeMs: timeMsAt(content, offset + 8),
      ino: content.readUInt32BE(offset + 20),
      size: content.readUInt32BE(offset + 36),
    })
    // One to eight NULs up to a multiple of eight.
    offset += (end - offset + 8) & ~7
  }
  return files
}

const isExtended = 0x4000

const checksumBytes = new Map([
  ['sha1', 20],
  ['sha256', 32],
])

function hasValidChecksum(content: Buffer, algorithm: string, bytes: number): boolean {
  if (content.length < 12 + bytes) return false
  const [body, checksum] = [content.subarray(0, -bytes), content.subarray(-bytes)]
  return createHash(algorithm).update(body).digest().equals(checksum)
}

/** Seconds and nanoseconds as milliseconds, like Node's. */
const timeMsAt = (content: Buffer, offset: number): number =>
  content.readUInt32BE(offset) * 1000 + content.readUInt32BE(offset + 4) / 1_000_000

const damaged = (): RalphError =>
  new RalphError({
    code: 'GIT_FAILED',
    message: "The engine's index of the workspace is damaged.",
    hint: 'Run again: the workspace is then filled again.',
  })
