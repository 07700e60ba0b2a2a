import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs'
import { RalphError } from '../../../core/error/error.ts'
import { onDisk, type RawPath, rawPath } from '../store/raw-path.ts'
import { gitlink, type IndexEntry, type WorkTree } from './work-tree.ts'

/** A tracked file that may not be what the index holds. */
export interface TouchedFile extends IndexEntry {
  readonly gone: boolean
  /** Somebody touched it; else it is so young that another edit in the same tick of the clock would not show. */
  readonly differs: boolean
}

/** What somebody did to the files, as far as it shows without reading one. */
interface FilesNow {
  readonly touched: readonly TouchedFile[]
  /** There is a name that is neither tracked nor known; git can say whether its rules ignore it. */
  readonly hasUnknown: boolean
}

/**
 * Compares names, and of each tracked file what the kernel says, with the index. No content is read, however large
 * somebody made a file, no process is started, and no folder entered that holds nothing tracked. Submodules are left out.
 * `known` are paths as git lists what is ignored or new: of a folder with a trailing `/`.
 */
export function filesNow({ directory, index }: WorkTree, known: ReadonlySet<RawPath> = new Set()): FilesNow {
  const root = `${rawPath(directory)}/`
  const written = statSync(index, { throwIfNoEntry: false })
  const folders = byFolder(written ? readIndex(readFileSync(index)) : [])
  const youngest = (written?.mtimeMs ?? 0) - tickMs
  const touched: TouchedFile[] = []
  let hasUnknown = false
  const pending: RawPath[] = ['']
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    const files = folders.get(folder) ?? new Map<RawPath, IndexedFile>()
    folders.delete(folder)
    for (const name of namesIn(root, folder)) {
      if (folders.has(name)) pending.push(name)
      else hasUnknown ||= name !== '.git' && name !== '.git/' && !files.has(name) && !known.has(name)
    }
    for (const file of files.values()) touched.push(...compared(root, file, youngest))
  }
  // Something else took the place of their folder.
  const gone = [...folders.values()].flatMap((files) => [...files.values()])
  return { touched: [...touched, ...gone.map((file) => touchedFile(file, { gone: true, differs: true }))], hasUnknown }
}

const touchedFile = ({ mode, oid, path }: IndexedFile, how: Pick<TouchedFile, 'gone' | 'differs'>): TouchedFile => ({
  mode,
  oid,
  path,
  ...how,
})

function compared(root: RawPath, file: IndexedFile, youngest: number): TouchedFile[] {
  const stat = look(onDisk(root + file.path))
  if (stat !== undefined && isSame(stat, file))
    return Math.max(stat.ctimeMs, stat.mtimeMs) < youngest ? [] : [touchedFile(file, { gone: false, differs: false })]
  return [touchedFile(file, { gone: stat === undefined, differs: true })]
}

/** The clock of a file system moves by the kernel's ticks: 4 ms, or 10. */
const tickMs = 10

/** Every folder that a tracked file is in, with the files that are right in it. */
function byFolder(files: readonly IndexedFile[]): Map<RawPath, Map<RawPath, IndexedFile>> {
  const folders = new Map<RawPath, Map<RawPath, IndexedFile>>([['', new Map()]])
  for (const file of files) {
    if (file.mode === gitlink) continue
    const folder = file.path.slice(0, file.path.lastIndexOf('/') + 1)
    for (let outer = folder; !folders.has(outer); outer = outer.slice(0, outer.lastIndexOf('/', outer.length - 2) + 1))
      folders.set(outer, new Map())
    folders.get(folder)?.set(file.path, file)
  }
  return folders
}

type Stamp = Pick<IndexedFile, 'ctimeMs' | 'mtimeMs' | 'ino' | 'size'>

/** No program can choose a change time. Windows has neither that nor inodes as git knows them. */
const isSame = (stat: Stats, known: Stamp): boolean =>
  stat.mtimeMs === known.mtimeMs &&
  stat.size % 2 ** 32 === known.size &&
  (process.platform === 'win32' || (stat.ctimeMs === known.ctimeMs && stat.ino % 2 ** 32 === known.ino))

/** Undefined also where a folder above it is closed by now, or is none. */
function look(place: string | Buffer): Stats | undefined {
  try {
    return lstatSync(place, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

/** Of folders with a trailing `/`. */
function namesIn(root: RawPath, folder: RawPath): RawPath[] {
  try {
    const entries = readdirSync(onDisk(root + folder), { encoding: 'latin1', withFileTypes: true })
    return entries.map((entry) => folder + entry.name + (entry.isDirectory() ? '/' : ''))
  } catch {
    // Closed by somebody: its files cannot be looked at either.
    return []
  }
}

/** A tracked file, and by what git sees without reading it that nobody touched it. */
interface IndexedFile extends IndexEntry {
  readonly ctimeMs: number
  readonly mtimeMs: number
  /** The lower 32 bits of each. */
  readonly ino: number
  readonly size: number
}

/**
 * The entries of an index without a process of git's: gitformat-index(5), versions 2 and 3, which git writes unless it is
 * told otherwise. Throws RalphError GIT_FAILED for anything else.
 */
function readIndex(content: Buffer): IndexedFile[] {
  const oidBytes = [...hashes].find(([name, bytes]) => isSealed(content, name, bytes))?.[1]
  if (oidBytes === undefined || content.toString('latin1', 0, 4) !== 'DIRC' || content.readUInt32BE(4) > 3)
    throw damaged()
  const count = content.readUInt32BE(8)
  const files: IndexedFile[] = []
  for (let at = 12; files.length < count; ) {
    const flags = at + 40 + oidBytes
    const start = flags + (content.readUInt16BE(flags) & isExtended ? 4 : 2)
    const end = content.indexOf(0, start)
    files.push({
      mode: content.readUInt32BE(at + 24).toString(8),
      oid: content.toString('hex', at + 40, flags),
      path: content.toString('latin1', start, end),
      ctimeMs: momentAt(content, at),
      mtimeMs: momentAt(content, at + 8),
      ino: content.readUInt32BE(at + 20),
      size: content.readUInt32BE(at + 36),
    })
    // One to eight NULs up to a multiple of eight.
    at += (end - at + 8) & ~7
  }
  return files
}

const isExtended = 0x4000

const hashes = new Map([
  ['sha1', 20],
  ['sha256', 32],
])

/** It ends with the hash of all before, of the kind that the repository names objects by. */
function isSealed(content: Buffer, name: string, bytes: number): boolean {
  if (content.length < 12 + bytes) return false
  const [body, seal] = [content.subarray(0, -bytes), content.subarray(-bytes)]
  return createHash(name).update(body).digest().equals(seal)
}

/** As Node puts seconds and nanoseconds into one number. */
const momentAt = (content: Buffer, at: number): number =>
  content.readUInt32BE(at) * 1000 + content.readUInt32BE(at + 4) / 1_000_000

const damaged = (): RalphError =>
  new RalphError({
    code: 'GIT_FAILED',
    message: "The engine's index of the workspace is damaged.",
    hint: 'Run again: the workspace is then filled again.',
  })
