import { lstatSync } from 'node:fs'
import type { Capture } from '../../port/workspace.ts'
import type { Change } from '../../schema/change.ts'
import { failpoint } from '../failpoint.ts'
import { changedSubmodules } from './changed-submodules.ts'
import { filteredFiles } from './filtered-files.ts'
import { holdsGitLookAlike } from './git-look-alike.ts'
import { hiddenFiles, listHidden } from './hidden-files.ts'
import { linksIn, whyLinkLeaves } from './leaving-link.ts'
import type { ObjectReader } from './object-reader.ts'
import { bytesOf, type RawPath, rawPath, showPath, splitNul } from './raw-path.ts'
import { type Refusal, stage, unstage } from './stage.ts'
import { findStrays, type Stray } from './strays.ts'
import { submodulesIn } from './submodules.ts'
import { lookAt, type WorkTree } from './work-tree.ts'

/** A capture, the object that holds the content of each changed file, and what git ignores in the tree. */
export interface CapturedTree extends Omit<Capture, 'environment'> {
  readonly blobs: ReadonlyMap<string, { mode: string; oid: string }>
  readonly ignored: readonly RawPath[]
}

/**
 * Reads the workspace once and writes what differs from the checkpoint, which the index holds, as a tree.
 * Promises that no path of `refused` is in the tree with other content than the checkpoint has there.
 */
export async function captureTree(
  tree: WorkTree,
  checkpoint: string,
  objects: Pick<ObjectReader, 'look'>,
): Promise<CapturedTree> {
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
  const [tip, { changes, blobs }] = await Promise.all([
    tree.git({ args: ['write-tree'] }),
    compare(tree, checkpoint, objects),
  ])
  const written = tip.stdout.toString('utf8').trim()
  failpoint('workspace.tree-written')
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

const actions: Record<string, Change['action']> = { A: 'created', D: 'deleted' }

/** What the index holds otherwise than the checkpoint. */
async function compare(tree: WorkTree, checkpoint: string, objects: Pick<ObjectReader, 'look'>) {
  const args = ['diff-index', '--cached', '-z', '--raw', '--no-renames', '--no-abbrev', checkpoint]
  const { stdout } = await tree.git({ args })
  const fields = splitNul(stdout)
  const rows = []
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [, mode = '', , oid = '', status = ''] = (fields[at] ?? '').split(' ')
    rows.push({ path: showPath(fields[at + 1] ?? ''), mode, oid, action: actions[status] ?? 'modified' } as const)
  }
  const kept = rows.filter(({ action }) => action !== 'deleted')
  const sizes = await blobSizes(
    objects,
    kept.map(({ oid }) => oid),
  )
  const changes: Change[] = rows.map(({ path, action, mode, oid }) =>
    action === 'deleted' ? { path, action, bytes: 0, mode: null } : { path, action, bytes: sizes.get(oid) ?? 0, mode },
  )
  return { changes, blobs: new Map(kept.map(({ path, mode, oid }) => [path, { mode, oid }])) }
}

async function blobSizes(
  objects: Pick<ObjectReader, 'look'>,
  oids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = await Promise.all(oids.map(objects.look))
  return new Map(oids.map((oid, at) => [oid, found[at]?.size ?? 0]))
}
