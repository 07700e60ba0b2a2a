import { chmodSync, lstatSync, mkdirSync, readFileSync, readlinkSync, renameSync } from 'node:fs'
import { chmod, lstat, readdir, rmdir, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { filesNow, type TouchedFile } from '../files/touched-files.ts'
import { type IndexEntry, newFiles, type WorkTree } from '../files/work-tree.ts'
import { oidOf } from '../store/object-writer.ts'
import { bytesOf, joinNul, type RawPath, rawPath, splitNul } from '../store/raw-path.ts'
import { remove } from './restore.ts'

/** A file above this that was touched is written anew without a look at what it holds. */
const readBytes = 64 * 1024 * 1024

/**
 * Puts tracked files back to what the index holds, byte by byte: git alone calls a file unchanged that is the same after
 * a conversion, by attributes that whoever changed it may have written. No process is started where nothing was touched
 * and no name is new; `known` are names that are not.
 */
export async function putBack(tree: WorkTree, known: ReadonlySet<RawPath>): Promise<PutBack> {
  const { touched, hasUnknown } = filesNow(tree, known)
  const untracked = hasUnknown ? await newFiles(tree) : []
  const found = new Map(touched.map((file) => [file, file.gone ? 'gone' : nowAt(tree, file)]))
  const wrong = touched.filter((file) => found.get(file) !== `${file.mode} ${file.oid}`)
  const isWrong = new Set(wrong)
  const removed = await removeAttributes(tree, wrong)
  if (wrong.length > 0) {
    const args = ['checkout-index', '--force', '--index', '-z', '--stdin']
    await tree.git({ args, input: joinNul(wrong.map(({ path }) => path)), allow: 'any' })
  }
  const left = new Set(wrong.length > 0 ? differing(filesNow(tree).touched).map(({ path }) => path) : [])
  const isWhole = wrong.every(({ path }) => !left.has(path))
  // A file that was only touched is not a changed one.
  if (isWhole && differing(touched).some((file) => !isWrong.has(file)))
    await tree.git({ args: ['update-index', '-q', '--refresh', '--ignore-submodules'], allow: [1] })
  const changed = isWhole ? wrong.filter((file) => found.get(file) !== nowAt(tree, file)) : wrong
  return {
    changed: [...removed, ...changed.map(({ path }) => path)].sort(),
    // A link in the place of a directory is gone by now.
    untracked: wrong.length > 0 ? await newFiles(tree) : untracked,
    isWhole,
  }
}

const differing = (touched: readonly TouchedFile[]): TouchedFile[] => touched.filter(({ differs }) => differs)

interface PutBack {
  readonly changed: readonly RawPath[]
  /** What is new beside the tracked files. */
  readonly untracked: readonly RawPath[]
  /** All of it is as it should be. */
  readonly isWhole: boolean
}

/** Mode and object of what is there now; what no object is like for what cannot be read, or is too large to be. */
function nowAt({ directory }: WorkTree, { path, oid }: IndexEntry): string {
  const place = bytesOf(`${rawPath(directory)}/${path}`)
  const named = (content: Buffer): string => oidOf(oid.length === 40 ? 'sha1' : 'sha256', 'blob', content)
  try {
    const stat = lstatSync(place)
    if (stat.isSymbolicLink()) return `120000 ${named(readlinkSync(place, 'buffer'))}`
    const mode = modes.get(stat.mode & 0o700) ?? String(stat.mode)
    if (!stat.isFile() || stat.size > readBytes) return `${mode} ${stat.ino} ${stat.ctimeMs}`
    return `${mode} ${named(readFileSync(place))}`
  } catch {
    return 'unreadable'
  }
}

/** Of files that their owner can read and write. */
const modes = new Map([
  [0o700, '100755'],
  [0o600, '100644'],
])

/**
 * Removes attributes that would decide how the files are written and are not those of the index, and returns them: also
 * where an ignore rule hides them. Git takes those of the index where there is no file.
 */
async function removeAttributes(tree: WorkTree, wrong: readonly IndexEntry[]): Promise<RawPath[]> {
  const { directory } = tree
  const there = [...new Set(wrong.flatMap(({ path }) => attributesAbove(directory, path)))]
  if (there.length === 0) return []
  const bad = new Set(wrong.map(({ path }) => path))
  const own = new Set(splitNul((await tree.git({ args: ['ls-files', '-z', '--', ...there] })).stdout))
  const foreign = there.filter((path) => !own.has(path))
  for (const path of [...foreign, ...there.filter((path) => bad.has(path))])
    remove(bytesOf(`${rawPath(directory)}/${path}`))
  return foreign
}

/** The attributes that are there for a path, from the root to its directory; behind a link they are not ours. */
function attributesAbove(directory: string, path: RawPath): RawPath[] {
  const found: RawPath[] = []
  let folder: RawPath = ''
  for (const name of path.split('/')) {
    const attributes = `${folder}.gitattributes`
    if (lstatSync(bytesOf(`${rawPath(directory)}/${attributes}`), { throwIfNoEntry: false })) found.push(attributes)
    folder = `${folder}${name}/`
    const stat = lstatSync(bytesOf(`${rawPath(directory)}/${folder.slice(0, -1)}`), { throwIfNoEntry: false })
    if (!stat?.isDirectory()) break
  }
  return found
}

/**
 * Takes something of an agent's out of the workspace at once and removes it while other work goes on: a disk may need
 * minutes for 90,000 folders (measured). False where it cannot be moved: it lies on another disk, or is mounted.
 * `folder` is of this workspace alone.
 */
export function putAside(folder: string): (place: string | Buffer) => boolean {
  let count = 0
  // What an engine that died had not yet removed.
  let removing = removeLater(Buffer.from(folder))

  return (place) => {
    const stat = lstatSync(place, { throwIfNoEntry: false })
    if (stat === undefined) return true
    const aside = join(folder, `${process.pid}-${++count}`)
    try {
      mkdirSync(folder, { recursive: true })
      // Moving a directory writes its `..`, which its owner may have forbidden.
      if (stat.isDirectory()) chmodSync(place, 0o700)
      renameSync(place, aside)
    } catch {
      return false
    }
    removing = removing.then(() => removeLater(Buffer.from(aside)))
    return true
  }
}

/** What cannot be removed now is tried again by the next engine. */
async function removeLater(place: Buffer): Promise<void> {
  try {
    await removeSlowly(place)
  } catch {
    // It costs disk space, and nothing reads it any more.
  }
}

/** One by one: many removals at once would keep every other use of the disk by this process waiting. */
async function removeSlowly(place: Buffer): Promise<void> {
  if (!(await lstat(place)).isDirectory()) return unlink(place)
  await chmod(place, 0o700)
  for (const entry of await readdir(place, { encoding: 'buffer', withFileTypes: true })) {
    const inside = Buffer.concat([place, Buffer.from('/'), entry.name])
    await (entry.isDirectory() ? removeSlowly(inside) : unlink(inside))
  }
  await rmdir(place)
}
