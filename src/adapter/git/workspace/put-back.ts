import { chmodSync, lstatSync, mkdirSync, readFileSync, readlinkSync, renameSync } from 'node:fs'
import { chmod, lstat, readdir, rmdir, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { scanFiles, type TouchedFile } from '../files/touched-files.ts'
import { type IndexEntry, newFiles, type WorkTree } from '../files/work-tree.ts'
import { oidOf } from '../store/object-writer.ts'
import { bytesOf, joinNul, type RawPath, rawPath, splitNul } from '../store/raw-path.ts'
import { remove } from './restore.ts'

/** A touched file above this size is written again without a comparison. */
const maxReadBytes = 64 * 1024 * 1024

/**
 * Resets tracked files to the index byte by byte. Git alone would accept a file that is equal after a conversion by
 * attributes, which an agent may have written. Starts no process if nothing was touched and no name is new;
 * `knownPaths` are not new.
 */
export async function putBack(tree: WorkTree, knownPaths: ReadonlySet<RawPath>): Promise<ResetResult> {
  const { touched, hasUnknown } = scanFiles(tree, knownPaths)
  const untracked = hasUnknown ? await newFiles(tree) : []
  const stateOf = new Map(touched.map((file) => [file, file.missing ? 'gone' : currentState(tree, file)]))
  const different = touched.filter((file) => stateOf.get(file) !== `${file.mode} ${file.oid}`)
  const differentSet = new Set(different)
  const removed = await removeAttributes(tree, different)
  if (different.length > 0) {
    const args = ['checkout-index', '--force', '--index', '-z', '--stdin']
    await tree.git({ args, input: joinNul(different.map(({ path }) => path)), allow: 'any' })
  }
  const stillDifferent = new Set(
    different.length > 0 ? withNewStat(scanFiles(tree).touched).map(({ path }) => path) : [],
  )
  const isComplete = different.every(({ path }) => !stillDifferent.has(path))
  // Refreshes stat data of files that were only touched.
  if (isComplete && withNewStat(touched).some((file) => !differentSet.has(file)))
    await tree.git({ args: ['update-index', '-q', '--refresh', '--ignore-submodules'], allow: [1] })
  const changed = isComplete ? different.filter((file) => stateOf.get(file) !== currentState(tree, file)) : different
  return {
    changed: [...removed, ...changed.map(({ path }) => path)].sort(),
    // A link in place of a directory is gone now.
    untracked: different.length > 0 ? await newFiles(tree) : untracked,
    isComplete,
  }
}

const withNewStat = (touched: readonly TouchedFile[]): TouchedFile[] => touched.filter(({ differs }) => differs)

interface ResetResult {
  readonly changed: readonly RawPath[]
  readonly untracked: readonly RawPath[]
  /** False if some files could not be reset. */
  readonly isComplete: boolean
}

/** Mode and object id; a text that equals none if it cannot be read or is too large. */
function currentState({ directory }: WorkTree, { path, oid }: IndexEntry): string {
  const file = bytesOf(`${rawPath(directory)}/${path}`)
  const blobOid = (content: Buffer): string => oidOf(oid.length === 40 ? 'sha1' : 'sha256', 'blob', content)
  try {
    const stat = lstatSync(file)
    if (stat.isSymbolicLink()) return `120000 ${blobOid(readlinkSync(file, 'buffer'))}`
    const mode = modes.get(stat.mode & 0o700) ?? String(stat.mode)
    if (!stat.isFile() || stat.size > maxReadBytes) return `${mode} ${stat.ino} ${stat.ctimeMs}`
    return `${mode} ${blobOid(readFileSync(file))}`
  } catch {
    return 'unreadable'
  }
}

/** The owner's permission bits by git's modes. */
const modes = new Map([
  [0o700, '100755'],
  [0o600, '100644'],
])

/**
 * Removes foreign attributes that would decide how the files are written, even ignored ones, and returns them. Git
 * uses the index's attributes if there is no file.
 */
async function removeAttributes(tree: WorkTree, different: readonly IndexEntry[]): Promise<RawPath[]> {
  const { directory } = tree
  const attributes = [...new Set(different.flatMap(({ path }) => attributesAbove(directory, path)))]
  if (attributes.length === 0) return []
  const differentPaths = new Set(different.map(({ path }) => path))
  const tracked = new Set(splitNul((await tree.git({ args: ['ls-files', '-z', '--', ...attributes] })).stdout))
  const foreign = attributes.filter((path) => !tracked.has(path))
  for (const path of [...foreign, ...attributes.filter((path) => differentPaths.has(path))])
    remove(bytesOf(`${rawPath(directory)}/${path}`))
  return foreign
}

/** Existing attributes files from the root to the path's directory; stops at a link. */
function attributesAbove(directory: string, path: RawPath): RawPath[] {
  const attributesPaths: RawPath[] = []
  let folder: RawPath = ''
  for (const name of path.split('/')) {
    const attributes = `${folder}.gitattributes`
    if (lstatSync(bytesOf(`${rawPath(directory)}/${attributes}`), { throwIfNoEntry: false }))
      attributesPaths.push(attributes)
    folder = `${folder}${name}/`
    const stat = lstatSync(bytesOf(`${rawPath(directory)}/${folder.slice(0, -1)}`), { throwIfNoEntry: false })
    if (!stat?.isDirectory()) break
  }
  return attributesPaths
}

/**
 * Moves files out of the workspace into `folder` and removes them in the background: 90,000 folders take minutes
 * (measured). Returns false if a file cannot be moved: it is on another disk or mounted.
 */
export function backgroundRemoval(folder: string): (place: string | Buffer) => boolean {
  let count = 0
  // An engine that died may have left some.
  let removing = removeLater(Buffer.from(folder))

  return (path) => {
    const stat = lstatSync(path, { throwIfNoEntry: false })
    if (stat === undefined) return true
    const target = join(folder, `${process.pid}-${++count}`)
    try {
      mkdirSync(folder, { recursive: true })
      // Moving a directory writes its `..`, which may be read-only.
      if (stat.isDirectory()) chmodSync(path, 0o700)
      renameSync(path, target)
    } catch {
      return false
    }
    removing = removing.then(() => removeLater(Buffer.from(target)))
    return true
  }
}

async function removeLater(path: Buffer): Promise<void> {
  try {
    await removeSlowly(path)
  } catch {
    // The next engine tries again; nothing reads it.
  }
}

/** One file at a time, so that other disk access is not blocked. */
async function removeSlowly(path: Buffer): Promise<void> {
  if (!(await lstat(path)).isDirectory()) return unlink(path)
  await chmod(path, 0o700)
  for (const entry of await readdir(path, { encoding: 'buffer', withFileTypes: true })) {
    const inside = Buffer.concat([path, Buffer.from('/'), entry.name])
    await (entry.isDirectory() ? removeSlowly(inside) : unlink(inside))
  }
  await rmdir(path)
}
