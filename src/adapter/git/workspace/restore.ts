import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { RalphError } from '../../../core/error/error.ts'
import { machineFault } from '../../../core/error/machine-fault.ts'
import { failpoint } from '../../failpoint.ts'
import { hiddenFiles } from '../files/hidden-files.ts'
import { submodulesIn } from '../files/submodules.ts'
import { findUnlisted } from '../files/unlisted-files.ts'
import { compareWithIndex, type IndexDifference, type WorkTree } from '../files/work-tree.ts'
import { bytesOf, type RawPath, rawPath } from '../store/raw-path.ts'
import { foreignAttributes, foreignFolders } from './foreign-paths.ts'

/**
 * Leaves exactly the commit's files and the ignored ones, without `.git`. Two rounds of git, one without the index's
 * stat data, then the directory is emptied (`refilled`). Throws RalphError WORKSPACE_UNUSABLE.
 */
export async function restoreTree(
  tree: WorkTree,
  commit: string,
  /** The index already holds the commit's tree, so a comparison may be enough. */
  { isIndexed = false, discardFolder = () => false }: { isIndexed?: boolean; discardFolder?: DiscardFolder } = {},
): Promise<Restored> {
  rmSync(`${tree.index}.lock`, { force: true })
  const rounds = isIndexed ? (['look', ...allRounds] as const) : allRounds
  const inPlace = isOwnDirectory(tree.directory)
    ? await restoreInPlace(tree, commit, { discardFolder, rounds })
    : undefined
  const { ignored } = inPlace ?? (await refill(tree, commit))
  return { refilled: inPlace === undefined, ignored }
}

/** Moves a folder out of the tree; false if it cannot. */
type DiscardFolder = (path: Buffer) => boolean

interface Restored {
  readonly refilled: boolean
  /** Those that exist after the restore. */
  readonly ignored: readonly RawPath[]
}

/** A link in its place would lead git into a foreign directory. */
export function isOwnDirectory(directory: string): boolean {
  return lstatSync(directory, { throwIfNoEntry: false })?.isDirectory() === true
}

const allRounds = ['first', 'second', 'anew'] as const

async function restoreInPlace(
  tree: WorkTree,
  commit: string,
  {
    discardFolder,
    rounds = allRounds,
  }: { discardFolder: DiscardFolder; rounds?: readonly ('look' | (typeof allRounds)[number])[] },
): Promise<IndexDifference | undefined> {
  for (const round of rounds) {
    // If the commit is missing, no further round helps and nothing is thrown away.
    if (round === 'second') await requireCommit(tree, commit)
    if (round === 'anew') rmSync(tree.index, { force: true })
    try {
      const difference = await restoreRound(tree, commit, { isIndexed: round === 'look', discardFolder })
      if (difference) return difference
    } catch (error) {
      if (!isFileFault(error)) throw error
    }
  }
  return undefined
}

/** Git or the file system refused: another round or a new directory may help. A full disk is fatal. */
function isFileFault(error: unknown): boolean {
  if (error instanceof RalphError) return error.code === 'GIT_FAILED'
  return ['EPERM', 'EACCES', 'EBUSY', 'ENOTEMPTY', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')
}

/** Undefined if the directory still differs from the commit. */
async function restoreRound(
  tree: WorkTree,
  commit: string,
  { isIndexed = false, discardFolder }: { isIndexed?: boolean; discardFolder: DiscardFolder },
): Promise<IndexDifference | undefined> {
  chmodSync(tree.directory, lstatSync(tree.directory).mode | 0o700)
  remove(Buffer.from(join(tree.directory, '.git')))
  const readResult = isIndexed ? { code: 0 } : await readTree(tree, commit)
  failpoint('workspace.tree-read')
  // Cleaned with the commit's ignore rules; failures show in the survey.
  let surveyed = await cleanTree(tree, discardFolder)
  if (surveyed === undefined) return undefined
  failpoint('workspace.cleaned')
  // Files that the agent's own rules hid from the cleaning: the next round cleans them.
  const hidden = await hiddenFiles(tree, surveyed.ignored, surveyed.entries)
  const unwanted = [...hidden, ...surveyed.unlisted.map(({ path }) => path)]
  for (const path of unwanted) remove(absolutePath(tree, path))
  if (hidden.length > 0) return undefined
  // A removed folder may have hidden something.
  if (unwanted.length > 0) surveyed = await survey(tree)
  if (surveyed.unlocked || surveyed.missing.length + surveyed.changed.length + surveyed.untracked.length > 0)
    return undefined
  if (readResult.code !== 0 && !(await indexHolds(tree, commit))) return undefined
  // Only now no parent directory can be a link.
  for (const path of surveyed.empty) mkdirSync(absolutePath(tree, path), { recursive: true })
  for (const submodule of surveyed.filled) {
    replaceWithDirectory(submodule.tree.directory)
    if (!(await restoreInPlace(submodule.tree, submodule.commit, { discardFolder }))) return undefined
  }
  return surveyed
}

/** Undefined if foreign attributes decided how files were written: all are then written again. */
async function cleanTree(
  tree: WorkTree,
  discardFolder: DiscardFolder,
): Promise<Awaited<ReturnType<typeof survey>> | undefined> {
  const first = await survey(tree)
  const foreign = foreignAttributes(tree, first.entries)
  if (foreign.length > 0) {
    rmSync(tree.index, { force: true })
    for (const path of foreign) remove(absolutePath(tree, path))
    return undefined
  }
  const surveyed = first.unlocked ? await survey(tree) : first
  if (surveyed.emptyFolders.length === 0 && surveyed.untracked.length === 0) return surveyed
  for (const path of foreignFolders(surveyed, surveyed.emptyFolders))
    discardFolder(absolutePath(tree, path.slice(0, -1)))
  await tree.git({ args: ['clean', '-ffdq'], allow: 'any' })
  return survey(tree)
}

const absolutePath = (tree: WorkTree, path: RawPath): Buffer => bytesOf(`${rawPath(tree.directory)}/${path}`)

async function readTree(tree: WorkTree, commit: string) {
  const reset = await tree.git({ args: ['read-tree', '-u', '--reset', commit], allow: 'any' })
  refuseMachineFault(reset.stderr)
  return reset
}

async function survey(tree: WorkTree) {
  const difference = await compareWithIndex(tree)
  const { filled, empty } = await submodulesIn(tree, difference.entries)
  const ignored = [...difference.ignored, ...filled.map(({ path }) => `${path}/`)]
  return { ...difference, filled, empty, ...findUnlisted(tree.directory, { ignored, submodules: empty, unlock: true }) }
}

/** Whatever stands there instead goes. */
function replaceWithDirectory(path: string): void {
  if (!isOwnDirectory(path)) remove(Buffer.from(path))
  mkdirSync(path, { recursive: true })
}

async function indexHolds(tree: WorkTree, commit: string): Promise<boolean> {
  const args = ['diff-index', '--cached', '--name-only', '--ignore-submodules=none', commit]
  return (await tree.git({ args })).stdout.length === 0
}

async function requireCommit(tree: WorkTree, commit: string): Promise<void> {
  await tree.store({ args: ['cat-file', '-e', `${commit}^{tree}`] })
}

async function refill(tree: WorkTree, commit: string): Promise<IndexDifference> {
  // Nothing is thrown away for a commit that is missing.
  if (lstatSync(tree.directory, { throwIfNoEntry: false })) await requireCommit(tree, commit)
  try {
    discard(tree.directory)
    mkdirSync(tree.directory, { recursive: true })
    rmSync(tree.index, { force: true })
    failpoint('workspace.emptied')
    const difference = await restoreRound(tree, commit, { discardFolder: () => false })
    if (difference) return difference
  } catch (error) {
    if (!isFileFault(error)) throw error
    await requireCommit(tree, commit)
    throw unusable(tree, error)
  }
  throw unusable(tree, undefined)
}

/**
 * Empties the directory. It stays if possible: a runner's checkout may be a file system of its own, later steps stand
 * in it, and a full disk has no room for a new one.
 */
export function discard(directory: string): void {
  if (!isOwnDirectory(directory)) rmSync(directory, { force: true })
  else if (!emptyDirectory(directory)) moveAway(directory)
}

function emptyDirectory(directory: string): boolean {
  try {
    chmodSync(directory, lstatSync(directory).mode | 0o700)
    for (const entry of readdirSync(directory, { encoding: 'buffer' })) remove(below(Buffer.from(directory), entry))
    return true
  } catch (error) {
    if (!isFileFault(error)) throw error
    return false
  }
}

function moveAway(directory: string): void {
  const discarded = mkdtempSync(`${directory}.discarded-`)
  // Moving a directory writes its `..`, which may be read-only.
  chmodSync(directory, 0o700)
  renameSync(directory, join(discarded, basename(directory)))
  try {
    remove(Buffer.from(discarded))
  } catch {
    // Immutable or foreign files cost disk space; nothing reads them any more.
  }
}

const below = (folder: Buffer, name: Buffer): Buffer => Buffer.concat([folder, Buffer.from('/'), name])

/** Also removes read-only directories; throws the file system's error if it fails. */
export function remove(path: Buffer): void {
  try {
    rmSync(path, { recursive: true, force: true })
  } catch (error) {
    if (!isFileFault(error) || !lstatSync(path).isDirectory()) throw error
    unlockFolders(path)
    rmSync(path, { recursive: true, force: true })
  }
}

/** Even the owner cannot empty a read-only directory. */
function unlockFolders(folder: Buffer): void {
  chmodSync(folder, 0o700)
  for (const entry of readdirSync(folder, { encoding: 'buffer', withFileTypes: true })) {
    if (entry.isDirectory()) unlockFolders(below(folder, entry.name))
  }
}

/** What no other directory mends is told at once; one that is mounted read-only may have been put there by an agent. */
function refuseMachineFault(stderr: string): void {
  const fault = machineFault({ said: stderr, what: 'the workspace could not be filled.' })
  if (fault && fault.code !== 'DISK_READ_ONLY') throw fault
}

const unusable = (tree: WorkTree, cause: unknown): RalphError =>
  new RalphError({
    code: 'WORKSPACE_UNUSABLE',
    message: `The workspace ${tree.directory} could not be filled${cause instanceof Error ? `: ${cause.message}` : '.'}`,
    hint: 'Remove that directory (files in it may be immutable or belong to another user), then run again.',
    cause,
  })
