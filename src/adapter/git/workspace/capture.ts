import { closeSync, constants, existsSync, lstatSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { defaultSizeLimits, sizeFindings } from '../../../core/guard/finding.ts'
import { embeddedRepositoryMatcher } from '../../../core/guard/protected-paths.ts'
import type { Capture } from '../../../port/workspace.ts'
import type { Change } from '../../../schema/run/dossier.ts'
import { failpoint } from '../../failpoint.ts'
import { hiddenFiles, listHidden } from '../files/hidden-files.ts'
import { hasGitLookAlike, leavingLinkReason, linkTargetsIn } from '../files/leaving-link.ts'
import { isInPlace, type Submodule, submodulesIn } from '../files/submodules.ts'
import { findUnlisted, type UnlistedFile } from '../files/unlisted-files.ts'
import { compareWithIndex, type IndexEntry, type WorkTree } from '../files/work-tree.ts'
import { compareTrees } from '../store/compare-trees.ts'
import type { ObjectReader } from '../store/object-reader.ts'
import { bytesOf, joinNul, type RawPath, rawPath, showPath, splitNul } from '../store/raw-path.ts'
import { dropOversized, type SizedFile } from './oversized-files.ts'
import { type Refusal, stage, unstage } from './stage.ts'

type Objects = Pick<ObjectReader, 'stat' | 'read'>

/** `blobs` has the content of each changed file; `ignored` are the paths that git ignores. */
export interface CapturedTree extends Omit<Capture, 'environment'> {
  readonly blobs: ReadonlyMap<string, { mode: string; oid: string }>
  readonly ignored: readonly RawPath[]
}

/** Writes the workspace as a tree. A path in `refused` has the checkpoint's content in that tree. */
export async function captureTree(tree: WorkTree, checkpoint: string, objects: Objects): Promise<CapturedTree> {
  const oversized = await dropOversized(tree, objects)
  const { entries, missing: allMissing, changed, untracked, ignored } = await compareWithIndex(tree)
  const missing = allMissing.filter((path) => !oversized.some((file) => file.path === path))
  const { filled, empty } = await submodulesIn(tree, entries)
  const skippedPaths = [...ignored, ...filled.map(({ path }) => `${path}/`)]
  const { unlisted } = findUnlisted(tree.directory, { ignored: skippedPaths, submodules: empty, unlock: false })
  const changedModules = (await changedSubmodules(tree, filled, objects)).map((path) => ({
    path,
    why: unlistedReason.submodule,
  }))
  const screened = screenPaths(tree.directory, [...changed, ...outsideNested(untracked, unlisted)])
  const sizeVerdict = checkSizes(oversized, screened.sizes)
  const hidden = listHidden(await hiddenFiles(tree, ignored, entries))

  const embedded = embeddedFiles({ entries, missing, accepted: screened.accepted })
  const filtered = [...embedded, ...(await filteredFiles(tree, screened.accepted, entries))]
  const unstagedPaths = new Set([...filtered, ...sizeVerdict.unread].map(({ path }) => path))

  await unstage(
    tree,
    missing.filter((path) => !unstagedPaths.has(path)),
  )
  const staged = screened.accepted.filter((path) => !unstagedPaths.has(path))
  const unreadable = await stage(tree, staged)
  failpoint('workspace.staged')
  const treeOid = (await tree.git({ args: ['write-tree'] })).stdout.toString('utf8').trim()
  failpoint('workspace.tree-written')
  const { changes, blobs } = await changesIn(objects, checkpoint, treeOid)
  const refused = [
    ...unlisted.flatMap(refusedUnlisted),
    ...changedModules,
    ...screened.refused,
    ...filtered,
    ...unreadable,
  ]
  return {
    tree: treeOid,
    changes,
    blobs,
    hidden,
    ignored,
    refused: [...refused.map(({ path, why }) => ({ path: showPath(path), why })), ...sizeVerdict.findings],
  }
}

/** Changed files inside a directory that is now a repository; an untouched one may stay. */
function embeddedFiles(options: {
  entries: readonly IndexEntry[]
  missing: readonly RawPath[]
  accepted: readonly RawPath[]
}): Refusal[] {
  const { entries, missing, accepted } = options
  if (missing.length + accepted.length === 0) return []
  const missingSet = new Set(missing)
  const remaining = entries.flatMap(({ path }) => (missingSet.has(path) ? [] : path))
  const isIn = embeddedRepositoryMatcher([...remaining, ...accepted].map(showPath))
  return [...accepted, ...missing].flatMap((path) => (isIn(showPath(path)) ? { path, why: unlistedReason.git } : []))
}

/** Git decides by content whether a directory with a `.git` is a repository; here it always is one. */
function outsideNested(paths: readonly RawPath[], unlisted: readonly UnlistedFile[]): readonly RawPath[] {
  const nested = unlisted.flatMap(({ kind, path }) => (kind === 'git' ? path.slice(0, -'.git'.length) : []))
  return nested.length === 0 ? paths : paths.filter((path) => !nested.some((folder) => path.startsWith(folder)))
}

const unlistedReason: Record<Exclude<UnlistedFile['kind'], 'special'>, string> = {
  git: 'a git repository inside the tree',
  submodule: 'a changed submodule',
  locked: 'a directory that cannot be read',
}

const refusedUnlisted = ({ path, kind }: UnlistedFile): Refusal[] =>
  kind === 'special' ? [] : [{ path, why: unlistedReason[kind] }]

function screenPaths(directory: string, paths: readonly RawPath[]) {
  const screened = { accepted: [] as RawPath[], refused: [] as Refusal[], sizes: [] as SizedFile[] }
  const shownNames = new Set<string>()
  for (const path of paths) {
    // Refused already, because of its `.git`.
    if (path.endsWith('/')) continue
    const stat = lstatSync(bytesOf(`${rawPath(directory)}/${path}`), { throwIfNoEntry: false })
    const isLink = stat?.isSymbolicLink() === true
    const reason = whyRefused(directory, path, isLink) ?? whyAmbiguous(path, shownNames)
    if (reason !== undefined) screened.refused.push({ path, why: reason })
    else {
      screened.accepted.push(path)
      screened.sizes.push({ path, bytes: stat?.isFile() ? stat.size : 0 })
    }
  }
  return screened
}

function whyRefused(directory: string, path: RawPath, isLink: boolean): string | undefined {
  if (hasGitLookAlike(path)) return 'a name that some file systems treat as .git'
  if (!isLink) return undefined
  return path.endsWith('.gitmodules')
    ? 'a link in place of .gitmodules'
    : leavingLinkReason(linkTargetsIn(directory), path)
}

/** Files that git must not even read: too large ones, or all if their number or sum is too large. */
function checkSizes(oversized: readonly SizedFile[], sizes: readonly SizedFile[]) {
  const shown = ({ path, bytes }: SizedFile) => ({ path: showPath(path), bytes })
  const isLarge = ({ bytes }: SizedFile): boolean => bytes > defaultSizeLimits.fileBytes
  const normalSized = sizes.filter((file) => !isLarge(file))
  return {
    findings: sizeFindings([...oversized, ...sizes].map(shown)),
    unread: sizeFindings(normalSized.map(shown)).length > 0 ? sizes : sizes.filter(isLarge),
  }
}

/** In reports and guards, one of two names that print alike could hide the other. */
function whyAmbiguous(path: RawPath, shownNames: Set<string>): string | undefined {
  const name = showPath(path)
  if (shownNames.has(name)) return 'a name that looks like another one'
  shownNames.add(name)
  return undefined
}

async function changesIn(objects: Objects, checkpoint: string, treeOid: string) {
  const rows = (await compareTrees(objects, checkpoint, treeOid)).map(({ path, ...row }) => ({
    ...row,
    path: showPath(path),
  }))
  const changes = rows.map(async ({ path, action, now }): Promise<Change> => {
    if (now === null) return { path, action, bytes: 0, mode: null }
    return { path, action, bytes: (await objects.stat(now.oid))?.size ?? 0, mode: now.mode }
  })
  const blobs = new Map(rows.flatMap(({ path, now }) => (now === null ? [] : [[path, now] as const])))
  return { changes: await Promise.all(changes), blobs }
}

/** Ignored files do not count; a change in a nested submodule counts. */
async function changedSubmodules(
  outer: WorkTree,
  submodules: readonly Submodule[],
  objects: Pick<ObjectReader, 'stat'>,
): Promise<RawPath[]> {
  const changedPaths: RawPath[] = []
  for (const submodule of submodules) {
    if (!isInPlace(outer, submodule) || (await isChanged(submodule.tree, objects))) changedPaths.push(submodule.path)
  }
  return changedPaths
}

async function isChanged(tree: WorkTree, objects: Pick<ObjectReader, 'stat'>): Promise<boolean> {
  if (existsSync(join(tree.directory, '.git'))) return true
  if ((await dropOversized(tree, objects)).length > 0) return true
  const { missing, changed, untracked, ignored, entries } = await compareWithIndex(tree)
  if (missing.length + changed.length + untracked.length > 0) return true
  const { filled, empty } = await submodulesIn(tree, entries)
  const skipped = [...ignored, ...filled.map(({ path }) => `${path}/`)]
  const { unlisted } = findUnlisted(tree.directory, { ignored: skipped, submodules: empty, unlock: false })
  if (unlisted.some(({ kind }) => kind !== 'special')) return true
  return (await changedSubmodules(tree, filled, objects)).length > 0
}

/** Filters whose files git stores in another form on purpose: elsewhere or encrypted. None of them is run. */
const storageFilters = new Set(['lfs', 'git-crypt', 'crypt', 'annex'])

const pointerStart = 'version https://git-lfs.github.com/spec/v1\n'

/**
 * Changed files of such a filter, whose raw content would be committed. LFS pointers pass. Attributes of the
 * checkpoint count as well, so that an attempt cannot remove the filter. The index must be the checkpoint's.
 */
async function filteredFiles(
  tree: WorkTree,
  paths: readonly RawPath[],
  entries: readonly IndexEntry[],
): Promise<Refusal[]> {
  const isAttributes = (path: RawPath): boolean => /(^|\/)\.gitattributes$/.test(path)
  if (paths.length === 0 || !(entries.some(({ path }) => isAttributes(path)) || paths.some(isAttributes))) return []
  const matches = await Promise.all([storageFiltersOf(tree, paths, ['--cached']), storageFiltersOf(tree, paths, [])])
  const filterOf = new Map(matches.flat())
  return [...filterOf].flatMap(([path, filter]) =>
    filter === 'lfs' && isPointer(tree.directory, path)
      ? []
      : [
          {
            path,
            why: `is kept by the filter "${filter}", which ralph does not run: its raw content would be committed`,
          },
        ],
  )
}

async function storageFiltersOf(tree: WorkTree, paths: readonly RawPath[], flags: readonly string[]) {
  const { stdout } = await tree.git({
    args: ['check-attr', ...flags, '-z', '--stdin', 'filter'],
    input: joinNul(paths),
  })
  const fields = splitNul(stdout)
  const matches: [RawPath, string][] = []
  for (let index = 0; index + 2 < fields.length; index += 3) {
    const [path = '', , value = ''] = fields.slice(index, index + 3)
    if (storageFilters.has(value)) matches.push([path, value])
  }
  return matches
}

function isPointer(directory: string, path: RawPath): boolean {
  try {
    const file = openSync(bytesOf(`${rawPath(directory)}/${path}`), constants.O_RDONLY | constants.O_NOFOLLOW)
    try {
      const start = Buffer.alloc(1024)
      const size = readSync(file, start)
      // A pointer is smaller (git-lfs's own limit).
      return size < start.length && start.subarray(0, pointerStart.length).toString('latin1') === pointerStart
    } finally {
      closeSync(file)
    }
  } catch {
    return false
  }
}
