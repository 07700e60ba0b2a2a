import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { RalphError } from '../../../core/error/error.ts'
import { machineFault } from '../../../core/error/machine-fault.ts'
import { failpoint } from '../../failpoint.ts'
import { hiddenFiles } from '../files/hidden-files.ts'
import { submodulesIn } from '../files/submodules.ts'
import { findUnlisted } from '../files/unlisted-files.ts'
import { type IndexDifference, lookAt, type WorkTree } from '../files/work-tree.ts'
import { bytesOf, type RawPath, rawPath } from '../store/raw-path.ts'
import { foreignAttributes, foreignFolders } from './foreign-paths.ts'

/**
 * Leaves exactly the files of the commit, ignored ones excepted, and no `.git`. What git does not put right within two
 * rounds is written anew without its stat data; after that the directory is thrown away and filled again.
 * `refilled`: it was, and what set-up commands had made is gone. Throws RalphError WORKSPACE_UNUSABLE.
 */
export async function restoreTree(
  tree: WorkTree,
  commit: string,
  /** The index holds the commit's tree already: a look may be enough. */
  { isIndexed = false, putAway = () => false }: { isIndexed?: boolean; putAway?: PutAway } = {},
): Promise<Restored> {
  rmSync(`${tree.index}.lock`, { force: true })
  const rounds = isIndexed ? (['look', ...allRounds] as const) : allRounds
  const kept = isOwnDirectory(tree.directory) ? await restoreInPlace(tree, commit, { putAway, rounds }) : undefined
  const { ignored } = kept ?? (await refill(tree, commit))
  return { refilled: kept === undefined, ignored }
}

/** Takes a folder out of the tree at once; false where it cannot. */
type PutAway = (place: Buffer) => boolean

interface Restored {
  readonly refilled: boolean
  /** What the commit's rules ignore, of what is left. */
  readonly ignored: readonly RawPath[]
}

/** A link in the workspace's place would lead git into a foreign directory. */
export function isOwnDirectory(directory: string): boolean {
  return lstatSync(directory, { throwIfNoEntry: false })?.isDirectory() === true
}

const allRounds = ['first', 'second', 'anew'] as const

async function restoreInPlace(
  tree: WorkTree,
  commit: string,
  { putAway, rounds = allRounds }: { putAway: PutAway; rounds?: readonly ('look' | (typeof allRounds)[number])[] },
): Promise<IndexDifference | undefined> {
  for (const round of rounds) {
    // No further round helps where the commit itself is missing, and nothing is thrown away for it.
    if (round === 'second') await demand(tree, commit)
    if (round === 'anew') rmSync(tree.index, { force: true })
    try {
      const left = await restoreRound(tree, commit, { isIndexed: round === 'look', putAway })
      if (left) return left
    } catch (error) {
      if (!isGivingUp(error)) throw error
    }
  }
  return undefined
}

/** Git or the file system would not: the next round, or a new directory, may do. A full disk is told at once. */
function isGivingUp(error: unknown): boolean {
  if (error instanceof RalphError) return error.code === 'GIT_FAILED'
  return ['EPERM', 'EACCES', 'EBUSY', 'ENOTEMPTY', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')
}

/** One attempt; what is in the directory where that then is the commit and nothing else. */
async function restoreRound(
  tree: WorkTree,
  commit: string,
  { isIndexed = false, putAway }: { isIndexed?: boolean; putAway: PutAway },
): Promise<IndexDifference | undefined> {
  chmodSync(tree.directory, lstatSync(tree.directory).mode | 0o700)
  remove(Buffer.from(join(tree.directory, '.git')))
  const reset = isIndexed ? { code: 0 } : await readTree(tree, commit)
  failpoint('workspace.tree-read')
  // Cleaning comes after, by the commit's ignore rules; failures show in what is left.
  let seen = await cleaned(tree, putAway)
  if (seen === undefined) return undefined
  failpoint('workspace.cleaned')
  // What rules of the agent's own hid from the cleaning: the next round cleans where they were.
  const hidden = await hiddenFiles(tree, seen.ignored, seen.entries)
  const odd = [...hidden, ...seen.unlisted.map(({ path }) => path)]
  for (const path of odd) remove(placeOf(tree, path))
  if (hidden.length > 0) return undefined
  // What was removed may have hidden something.
  if (odd.length > 0) seen = await survey(tree)
  if (seen.unlocked || seen.gone.length + seen.changed.length + seen.untracked.length > 0) return undefined
  if (reset.code !== 0 && !(await indexHolds(tree, commit))) return undefined
  // Only now no directory above them can be a link.
  for (const path of seen.empty) mkdirSync(placeOf(tree, path), { recursive: true })
  for (const submodule of seen.filled) {
    makeDirectory(submodule.tree.directory)
    if (!(await restoreInPlace(submodule.tree, submodule.commit, { putAway }))) return undefined
  }
  return seen
}

/** Undefined where rules of somebody else's decided how files were written: no index knows them, all are written anew. */
async function cleaned(tree: WorkTree, putAway: PutAway): Promise<Awaited<ReturnType<typeof survey>> | undefined> {
  const first = await survey(tree)
  const foreign = foreignAttributes(tree, first.entries)
  if (foreign.length > 0) {
    rmSync(tree.index, { force: true })
    for (const path of foreign) remove(placeOf(tree, path))
    return undefined
  }
  const seen = first.unlocked ? await survey(tree) : first
  if (seen.emptyFolders.length === 0 && seen.untracked.length === 0) return seen
  for (const path of foreignFolders(seen, seen.emptyFolders)) putAway(placeOf(tree, path.slice(0, -1)))
  await tree.git({ args: ['clean', '-ffdq'], allow: 'any' })
  return survey(tree)
}

const placeOf = (tree: WorkTree, path: RawPath): Buffer => bytesOf(`${rawPath(tree.directory)}/${path}`)

async function readTree(tree: WorkTree, commit: string) {
  const reset = await tree.git({ args: ['read-tree', '-u', '--reset', commit], allow: 'any' })
  refuseMachineFault(reset.stderr)
  return reset
}

/** What git sees, and what it does not. */
async function survey(tree: WorkTree) {
  const seen = await lookAt(tree)
  const { filled, empty } = await submodulesIn(tree, seen.entries)
  const ignored = [...seen.ignored, ...filled.map(({ path }) => `${path}/`)]
  return { ...seen, filled, empty, ...findUnlisted(tree.directory, { ignored, submodules: empty, unlock: true }) }
}

/** Whatever stands there instead goes. */
function makeDirectory(place: string): void {
  if (!isOwnDirectory(place)) remove(Buffer.from(place))
  mkdirSync(place, { recursive: true })
}

async function indexHolds(tree: WorkTree, commit: string): Promise<boolean> {
  const args = ['diff-index', '--cached', '--name-only', '--ignore-submodules=none', commit]
  return (await tree.git({ args })).stdout.length === 0
}

async function demand(tree: WorkTree, commit: string): Promise<void> {
  await tree.store({ args: ['cat-file', '-e', `${commit}^{tree}`] })
}

async function refill(tree: WorkTree, commit: string): Promise<IndexDifference> {
  // Nothing is thrown away for a commit that is missing.
  if (lstatSync(tree.directory, { throwIfNoEntry: false })) await demand(tree, commit)
  try {
    discard(tree.directory)
    mkdirSync(tree.directory, { recursive: true })
    rmSync(tree.index, { force: true })
    failpoint('workspace.emptied')
    const left = await restoreRound(tree, commit, { putAway: () => false })
    if (left) return left
  } catch (error) {
    if (!isGivingUp(error)) throw error
    await demand(tree, commit)
    throw unusable(tree, error)
  }
  throw unusable(tree, undefined)
}

/**
 * Leaves nothing of what is in the directory. It itself stays where that works: a runner's checkout may be a file
 * system of its own, and later steps stand in it; on a full disk not even a directory can be made to move it to.
 */
export function discard(directory: string): void {
  if (!isOwnDirectory(directory)) rmSync(directory, { force: true })
  else if (!emptied(directory)) putOutOfTheWay(directory)
}

function emptied(directory: string): boolean {
  try {
    chmodSync(directory, lstatSync(directory).mode | 0o700)
    for (const entry of readdirSync(directory, { encoding: 'buffer' })) remove(below(Buffer.from(directory), entry))
    return true
  } catch (error) {
    if (!isGivingUp(error)) throw error
    return false
  }
}

function putOutOfTheWay(directory: string): void {
  const aside = mkdtempSync(`${directory}.discarded-`)
  // Moving a directory writes its `..`, which its owner may have forbidden.
  chmodSync(directory, 0o700)
  renameSync(directory, join(aside, basename(directory)))
  try {
    remove(Buffer.from(aside))
  } catch {
    // Files that cannot be removed (immutable, another owner's) cost disk space, and nothing reads them any more.
  }
}

const below = (folder: Buffer, name: Buffer): Buffer => Buffer.concat([folder, Buffer.from('/'), name])

/** Removes whatever is there, read-only directories included; throws what the file system says where it cannot. */
export function remove(place: Buffer): void {
  try {
    rmSync(place, { recursive: true, force: true })
  } catch (error) {
    if (!isGivingUp(error) || !lstatSync(place).isDirectory()) throw error
    unlockAll(place)
    rmSync(place, { recursive: true, force: true })
  }
}

/** Even the owner cannot empty a directory that is read-only. */
function unlockAll(folder: Buffer): void {
  chmodSync(folder, 0o700)
  for (const entry of readdirSync(folder, { encoding: 'buffer', withFileTypes: true })) {
    if (entry.isDirectory()) unlockAll(below(folder, entry.name))
  }
}

/** What no other directory mends is told at once; one that is mounted read-only may have been put there by an agent. */
function refuseMachineFault(said: string): void {
  const fault = machineFault({ said, what: 'the workspace could not be filled.' })
  if (fault && fault.code !== 'DISK_READ_ONLY') throw fault
}

const unusable = (tree: WorkTree, cause: unknown): RalphError =>
  new RalphError({
    code: 'WORKSPACE_UNUSABLE',
    message: `The workspace ${tree.directory} could not be filled${cause instanceof Error ? `: ${cause.message}` : '.'}`,
    hint: 'Remove that directory (files in it may be immutable or belong to another user), then run again.',
    cause,
  })
