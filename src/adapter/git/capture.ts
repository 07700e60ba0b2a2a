import { lstatSync } from 'node:fs'
import type { Capture } from '../../port/workspace.ts'
import type { Change } from '../../schema/change.ts'
import { failpoint } from '../failpoint.ts'
import { changedSubmodules } from './changed-submodules.ts'
import { compareTrees } from './compare-trees.ts'
import { filteredFiles } from './filtered-files.ts'
import { holdsGitLookAlike } from './git-look-alike.ts'
import { hiddenFiles, listHidden } from './hidden-files.ts'
import { linksIn, whyLinkLeaves } from './leaving-link.ts'
import type { ObjectReader } from './object-reader.ts'
import { bytesOf, type RawPath, rawPath, showPath } from './raw-path.ts'
import { type Refusal, stage, unstage } from './stage.ts'
import { findStrays, type Stray } from './strays.ts'
import { submodulesIn } from './submodules.ts'
import { lookAt, type WorkTree } from './work-tree.ts'

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
  const { entries, gone, changed, untracked, ignored } = await lookAt(tree)
  const { filled, empty } = await submodulesIn(tree, entries)
  const skipped = [...ignored, ...filled.map(({ path }) => `${path}/`)]
  const { strays } = findStrays(tree.directory, { ignored: skipped, submodules: empty, unlock: false })
  const changedModules = (await changedSubmodules(tree, filled)).map((path) => ({ path, why: strayReason.submodule }))
  const judged = judge(tree.directory, [...changed, ...outsideNested(untracked, strays)])
  const hidden = listHidden(await hiddenFiles(tree, ignored, entries))

  const filtered = await filteredFiles(tree, judged.accepted, entries)
  const kept = new Set(filtered.map(({ path }) => path))

  await unstage(tree, gone)
  const staged = judged.accepted.filter((path) => !kept.has(path))
  const unreadable = await stage(tree, staged)
  failpoint('workspace.staged')
  const written = (await tree.git({ args: ['write-tree'] })).stdout.toString('utf8').trim()
  failpoint('workspace.tree-written')
  const { changes, blobs } = await changesIn(objects, checkpoint, written)
  const refused = [...strays.flatMap(refusedStray), ...changedModules, ...judged.refused, ...filtered, ...unreadable]
  return {
    tree: written,
    changes,
    blobs,
    hidden,
    ignored,
    refused: refused.map(({ path, why }) => ({ path: showPath(path), why })),
  }
}

/** Whether git takes a directory with a `.git` for a repository depends on what that names; for us it always is one. */
function outsideNested(paths: readonly RawPath[], strays: readonly Stray[]): readonly RawPath[] {
  const nested = strays.flatMap(({ kind, path }) => (kind === 'git' ? path.slice(0, -'.git'.length) : []))
  return nested.length === 0 ? paths : paths.filter((path) => !nested.some((folder) => path.startsWith(folder)))
}

const strayReason: Record<Exclude<Stray['kind'], 'special'>, string> = {
  git: 'a git repository inside the tree',
  submodule: 'a changed submodule',
  locked: 'a directory that cannot be read',
}

const refusedStray = ({ path, kind }: Stray): Refusal[] =>
  kind === 'special' ? [] : [{ path, why: strayReason[kind] }]

function judge(directory: string, paths: readonly RawPath[]) {
  const found = { accepted: [] as RawPath[], refused: [] as Refusal[] }
  const shown = new Set<string>()
  for (const path of paths) {
    // A nested repository is refused by its `.git`, which the walk has found.
    if (path.endsWith('/')) continue
    const why = whyRefused(directory, path) ?? whyAmbiguous(path, shown)
    if (why === undefined) found.accepted.push(path)
    else found.refused.push({ path, why })
  }
  return found
}

function whyRefused(directory: string, path: RawPath): string | undefined {
  if (holdsGitLookAlike(path)) return 'a name that some file systems take for .git'
  const stat = lstatSync(bytesOf(`${rawPath(directory)}/${path}`), { throwIfNoEntry: false })
  if (stat?.isSymbolicLink() !== true) return undefined
  return path.endsWith('.gitmodules') ? 'a link in place of .gitmodules' : whyLinkLeaves(linksIn(directory), path)
}

/** Two names that print alike could hide one behind the other in reports and guards. */
function whyAmbiguous(path: RawPath, shown: Set<string>): string | undefined {
  const name = showPath(path)
  if (shown.has(name)) return 'a name that prints like another one'
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
