import { lstatSync, readFileSync, readlinkSync } from 'node:fs'
import { type IndexEntry, newFiles, touchedFiles, type WorkTree } from '../files/work-tree.ts'
import { oidOf } from '../objects/pack-file.ts'
import { bytesOf, joinNul, type RawPath, rawPath, splitNul } from '../objects/raw-path.ts'
import { touchedUnread } from './oversized-files.ts'
import { remove } from './restore.ts'

/** A file above this that was touched is written anew without a look at what it holds. */
const readBytes = 64 * 1024 * 1024

/**
 * Puts tracked files back to what the index holds, byte by byte: git alone calls a file unchanged that is the same after
 * a conversion, by attributes that whoever changed it may have written.
 */
export async function putBack(tree: WorkTree): Promise<PutBack> {
  const [{ touched }, untracked] = await Promise.all([touchedUnread(tree), newFiles(tree)])
  if (touched.length === 0) return { changed: [], untracked, isWhole: true }
  const found = new Map(touched.map((file) => [file, file.gone ? 'gone' : nowAt(tree, file)]))
  const wrong = touched.filter((file) => found.get(file) !== `${file.mode} ${file.oid}`)
  const removed = await removeAttributes(tree, wrong)
  if (wrong.length > 0) {
    const args = ['checkout-index', '--force', '--index', '-z', '--stdin']
    await tree.git({ args, input: joinNul(wrong.map(({ path }) => path)), allow: 'any' })
  }
  const left = new Set(wrong.length > 0 ? (await touchedFiles(tree)).map(({ path }) => path) : [])
  const isWhole = wrong.every(({ path }) => !left.has(path))
  // A file that was only touched is not a changed one.
  if (isWhole && wrong.length < touched.length)
    await tree.git({ args: ['update-index', '-q', '--refresh', '--ignore-submodules'], allow: [1] })
  const changed = isWhole ? wrong.filter((file) => found.get(file) !== nowAt(tree, file)) : wrong
  return {
    changed: [...removed, ...changed.map(({ path }) => path)].sort(),
    // A link in the place of a directory is gone by now.
    untracked: wrong.length > 0 ? await newFiles(tree) : untracked,
    isWhole,
  }
}

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
