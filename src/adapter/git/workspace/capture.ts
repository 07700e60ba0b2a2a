import { closeSync, constants, existsSync, lstatSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { defaultSizeLimits, sizeFindings } from '../../../core/guard/finding.ts'
import { embeddedRepositoryMatcher } from '../../../core/guard/protected-paths.ts'
import type { Capture } from '../../../port/workspace.ts'
import type { Change } from '../../../schema/run/dossier.ts'
import { failpoint } from '../../failpoint.ts'
import { hiddenFiles, listHidden } from '../files/hidden-files.ts'
import { holdsGitLookAlike, linksIn, whyLinkLeaves } from '../files/leaving-link.ts'
import { isInPlace, type Submodule, submodulesIn } from '../files/submodules.ts'
import { findUnlisted, type UnlistedFile } from '../files/unlisted-files.ts'
import { type IndexEntry, lookAt, type WorkTree } from '../files/work-tree.ts'
import { compareTrees } from '../store/compare-trees.ts'
import type { ObjectReader } from '../store/object-reader.ts'
import { bytesOf, joinNul, type RawPath, rawPath, showPath, splitNul } from '../store/raw-path.ts'
import { dropOversized, type SizedFile } from './oversized-files.ts'
import { type Refusal, stage, unstage } from './stage.ts'

type Objects = Pick<ObjectReader, 'look' | 'read'>

/** A capture, the object that holds the content of each changed file, and what git ignores in the tree. */
export interface CapturedTree extends Omit<Capture, 'environment'> {
  readonly blobs: ReadonlyMap<string, { mode: string; oid: string }>
  readonly ignored: readonly RawPath[]
}

/**
 * Reads the workspace once and writes what differs from the checkpoint, which the index holds, as a tree.
 * Promises that no path of `refused` is in the tree with other content than the checkpoint has there.
 */
export async function captureTree(tree: WorkTree, checkpoint: string, objects: Objects): Promise<CapturedTree> {
  const oversized = await dropOversized(tree, objects)
  const { entries, gone: missing, changed, untracked, ignored } = await lookAt(tree)
  const gone = missing.filter((path) => !oversized.some((file) => file.path === path))
  const { filled, empty } = await submodulesIn(tree, entries)
  const skipped = [...ignored, ...filled.map(({ path }) => `${path}/`)]
  const { unlisted } = findUnlisted(tree.directory, { ignored: skipped, submodules: empty, unlock: false })
  const changedModules = (await changedSubmodules(tree, filled, objects)).map((path) => ({
    path,
    why: unlistedReason.submodule,
  }))
  const judged = judge(tree.directory, [...changed, ...outsideNested(untracked, unlisted)])
  const size = judgeSize(oversized, judged.sizes)
  const hidden = listHidden(await hiddenFiles(tree, ignored, entries))

  const embedded = embeddedFiles({ entries, gone, accepted: judged.accepted })
  const filtered = [...embedded, ...(await filteredFiles(tree, judged.accepted, entries))]
  const kept = new Set([...filtered, ...size.unread].map(({ path }) => path))

  await unstage(
    tree,
    gone.filter((path) => !kept.has(path)),
  )
  const staged = judged.accepted.filter((path) => !kept.has(path))
  const unreadable = await stage(tree, staged)
  failpoint('workspace.staged')
  const written = (await tree.git({ args: ['write-tree'] })).stdout.toString('utf8').trim()
  failpoint('workspace.tree-written')
  const { changes, blobs } = await changesIn(objects, checkpoint, written)
  const refused = [
    ...unlisted.flatMap(refusedUnlisted),
    ...changedModules,
    ...judged.refused,
    ...filtered,
    ...unreadable,
  ]
  return {
    tree: written,
    changes,
    blobs,
    hidden,
    ignored,
    refused: [...refused.map(({ path, why }) => ({ path: showPath(path), why })), ...size.findings],
  }
}

/** What was changed in a directory that then is a repository as plain files; one that is untouched may stay. */
function embeddedFiles(options: {
  entries: readonly IndexEntry[]
  gone: readonly RawPath[]
  accepted: readonly RawPath[]
}): Refusal[] {
  const { entries, gone, accepted } = options
  if (gone.length + accepted.length === 0) return []
  const missing = new Set(gone)
  const left = entries.flatMap(({ path }) => (missing.has(path) ? [] : path))
  const isIn = embeddedRepositoryMatcher([...left, ...accepted].map(showPath))
  return [...accepted, ...gone].flatMap((path) => (isIn(showPath(path)) ? { path, why: unlistedReason.git } : []))
}

/** Whether git takes a directory with a `.git` for a repository depends on what that names; for us it always is one. */
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

function judge(directory: string, paths: readonly RawPath[]) {
  const found = { accepted: [] as RawPath[], refused: [] as Refusal[], sizes: [] as SizedFile[] }
  const shown = new Set<string>()
  for (const path of paths) {
    // A nested repository is refused by its `.git`, which the walk has found.
    if (path.endsWith('/')) continue
    const stat = lstatSync(bytesOf(`${rawPath(directory)}/${path}`), { throwIfNoEntry: false })
    const isLink = stat?.isSymbolicLink() === true
    const why = whyRefused(directory, path, isLink) ?? whyAmbiguous(path, shown)
    if (why !== undefined) found.refused.push({ path, why })
    else {
      found.accepted.push(path)
      found.sizes.push({ path, bytes: stat?.isFile() ? stat.size : 0 })
    }
  }
  return found
}

function whyRefused(directory: string, path: RawPath, isLink: boolean): string | undefined {
  if (holdsGitLookAlike(path)) return 'a name that some file systems treat as .git'
  if (!isLink) return undefined
  return path.endsWith('.gitmodules') ? 'a link in place of .gitmodules' : whyLinkLeaves(linksIn(directory), path)
}

/** What git must not even read: files that are too large, or all of them where they are too many or too large together. */
function judgeSize(oversized: readonly SizedFile[], sizes: readonly SizedFile[]) {
  const shown = ({ path, bytes }: SizedFile) => ({ path: showPath(path), bytes })
  const isLarge = ({ bytes }: SizedFile): boolean => bytes > defaultSizeLimits.fileBytes
  const rest = sizes.filter((file) => !isLarge(file))
  return {
    findings: sizeFindings([...oversized, ...sizes].map(shown)),
    unread: sizeFindings(rest.map(shown)).length > 0 ? sizes : sizes.filter(isLarge),
  }
}

/** Two names that print alike could hide one behind the other in reports and guards. */
function whyAmbiguous(path: RawPath, shown: Set<string>): string | undefined {
  const name = showPath(path)
  if (shown.has(name)) return 'a name that looks like another one'
  shown.add(name)
  return undefined
}

/** What the written tree holds otherwise than the checkpoint. */
async function changesIn(objects: Objects, checkpoint: string, written: string) {
  const rows = (await compareTrees(objects, checkpoint, written)).map(({ path, ...row }) => ({
    ...row,
    path: showPath(path),
  }))
  const changes = rows.map(async ({ path, action, now }): Promise<Change> => {
    if (now === null) return { path, action, bytes: 0, mode: null }
    return { path, action, bytes: (await objects.look(now.oid))?.size ?? 0, mode: now.mode }
  })
  const blobs = new Map(rows.flatMap(({ path, now }) => (now === null ? [] : [[path, now] as const])))
  return { changes: await Promise.all(changes), blobs }
}

/** The submodules in which something was changed, ignored files excepted; nested ones count as a change of their own. */
async function changedSubmodules(
  outer: WorkTree,
  submodules: readonly Submodule[],
  objects: Pick<ObjectReader, 'look'>,
): Promise<RawPath[]> {
  const found: RawPath[] = []
  for (const submodule of submodules) {
    if (!isInPlace(outer, submodule) || (await isChanged(submodule.tree, objects))) found.push(submodule.path)
  }
  return found
}

async function isChanged(tree: WorkTree, objects: Pick<ObjectReader, 'look'>): Promise<boolean> {
  if (existsSync(join(tree.directory, '.git'))) return true
  if ((await dropOversized(tree, objects)).length > 0) return true
  const { gone, changed, untracked, ignored, entries } = await lookAt(tree)
  if (gone.length + changed.length + untracked.length > 0) return true
  const { filled, empty } = await submodulesIn(tree, entries)
  const skipped = [...ignored, ...filled.map(({ path }) => `${path}/`)]
  const { unlisted } = findUnlisted(tree.directory, { ignored: skipped, submodules: empty, unlock: false })
  if (unlisted.some(({ kind }) => kind !== 'special')) return true
  return (await changedSubmodules(tree, filled, objects)).length > 0
}

/** Filters whose files git holds in another form on purpose: elsewhere, or encrypted. The engine runs none of them. */
const keepers = new Set(['lfs', 'git-crypt', 'crypt', 'annex'])

const pointerStart = 'version https://git-lfs.github.com/spec/v1\n'

/**
 * Changed files that one of those filters keeps: their content would be committed as it is, half outside of git-lfs or
 * unencrypted. An LFS pointer is what git holds anyway and passes. The checkpoint's attributes and the new ones count,
 * so that an attempt cannot take the filter away and commit the content at once. Promises: the index is the checkpoint's.
 */
async function filteredFiles(
  tree: WorkTree,
  paths: readonly RawPath[],
  entries: readonly IndexEntry[],
): Promise<Refusal[]> {
  const isAttributes = (path: RawPath): boolean => /(^|\/)\.gitattributes$/.test(path)
  if (paths.length === 0 || !(entries.some(({ path }) => isAttributes(path)) || paths.some(isAttributes))) return []
  const found = await Promise.all([filters(tree, paths, ['--cached']), filters(tree, paths, [])])
  const keptBy = new Map(found.flat())
  return [...keptBy].flatMap(([path, filter]) =>
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

async function filters(tree: WorkTree, paths: readonly RawPath[], flags: readonly string[]) {
  const { stdout } = await tree.git({
    args: ['check-attr', ...flags, '-z', '--stdin', 'filter'],
    input: joinNul(paths),
  })
  const fields = splitNul(stdout)
  const found: [RawPath, string][] = []
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const [path = '', , value = ''] = fields.slice(at, at + 3)
    if (keepers.has(value)) found.push([path, value])
  }
  return found
}

function isPointer(directory: string, path: RawPath): boolean {
  try {
    const file = openSync(bytesOf(`${rawPath(directory)}/${path}`), constants.O_RDONLY | constants.O_NOFOLLOW)
    try {
      const start = Buffer.alloc(1024)
      const size = readSync(file, start)
      // A pointer is smaller (git-lfs's own limit); whatever else begins like one is content.
      return size < start.length && start.subarray(0, pointerStart.length).toString('latin1') === pointerStart
    } finally {
      closeSync(file)
    }
  } catch {
    return false
  }
}
