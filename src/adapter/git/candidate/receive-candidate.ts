import { lstatSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { RalphError } from '../../../core/error/error.ts'
import { candidateRef, maxHeaderBytes, readBundleHeader } from '../../../core/guard/bundle-header.ts'
import { embeddedRepositoryMatcher } from '../../../core/guard/protected-paths.ts'
import type { TakenCommit } from '../../../port/parcel.ts'
import type { Capture } from '../../../port/workspace.ts'
import type { Change } from '../../../schema/run/dossier.ts'
import { type Git, type GitCall, gitAt } from '../call/exec.ts'
import { holdsGitLookAlike, type TargetOf, whyLinkLeaves } from '../files/leaving-link.ts'
import { objectSizes, type TreeDifference, treeDifferences } from '../store/compare-trees.ts'
import { type RawPath, rawPath, showPath, splitNul } from '../store/raw-path.ts'
import { makeBareDirectory, readObjects, type Store } from '../store/store.ts'

/** The size guard's total, as it compresses at worst, and what a bundle adds. */
const mostBytes = 128 * 1024 * 1024
/** A pack that keeps git busy for longer is none that a task made. */
const patienceMs = 180_000

/**
 * Takes in what `sendCandidate` wrote, as hostile input: one commit whose only parent is the checkpoint, or nothing at
 * all. It is unpacked in a repository of its own; its objects come into the store only where nothing of them is refused.
 * The guards' rules on paths, sizes and secrets are the caller's. The store holds the checkpoint with all its files.
 */
export async function receiveCandidate(
  store: Pick<Store, 'gitDir' | 'git' | 'env' | 'objectFormat'>,
  { file, checkpoint, folder }: { file: string; checkpoint: string; folder: string },
): Promise<TakenCommit> {
  if (!lstatSync(file, { throwIfNoEntry: false })) return { kind: 'missing' }
  const header = await readHead(file)
  const read = 'why' in header ? header : readBundleHeader(header.head, checkpoint)
  if ('why' in read) return refused(read.why)
  const quarantine = mkdtempSync(join(folder, 'candidate-'))
  try {
    const git = await emptyRepository(store, { gitDir: join(quarantine, 'candidate.git'), checkpoint })
    const { commit } = read
    const unpacked = await unpack(git, { file, commit, checkpoint })
    if (unpacked !== undefined) return refused(unpacked)
    const tree = (await git({ args: ['rev-parse', `${commit}^{tree}`] })).stdout.toString('utf8').trim()
    const found = await candidateChanges(git, { from: checkpoint, to: tree })
    const odd = found.refused.length > 0 ? undefined : await adopt(store.git, git, { tree, checkpoint })
    return odd === undefined ? { kind: 'received', tree, ...found } : refused(odd)
  } finally {
    rmSync(quarantine, { recursive: true, force: true })
  }
}

const refused = (why: string): TakenCommit => ({ kind: 'refused', why })

async function readHead(file: string): Promise<{ head: string } | { why: string }> {
  const stat = lstatSync(file)
  if (!stat.isFile()) return { why: 'the bundle is not a file' }
  if (stat.size > mostBytes) return { why: `the bundle has ${stat.size} bytes, at most ${mostBytes} are accepted` }
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(maxHeaderBytes), position: 0 })
    return { head: buffer.toString('latin1', 0, bytesRead) }
  } finally {
    await handle.close()
  }
}

/** It borrows the store's objects, ends at the checkpoint, and knows no credential. */
async function emptyRepository(
  store: Pick<Store, 'gitDir' | 'env' | 'objectFormat'>,
  { gitDir, checkpoint }: { gitDir: string; checkpoint: string },
): Promise<Git> {
  makeBareDirectory(gitDir, store.objectFormat)
  writeFileSync(
    join(gitDir, 'objects', 'info', 'alternates'),
    `${join(store.gitDir, 'objects').replaceAll('\\', '/')}\n`,
  )
  writeFileSync(join(gitDir, 'shallow'), `${checkpoint}\n`)
  const env = Object.fromEntries(
    Object.entries(store.env).filter(([name]) => !/^GIT_CONFIG_(COUNT|KEY|VALUE)/.test(name)),
  )
  const git = gitAt(gitDir, env)
  await git({ args: ['update-ref', 'refs/heads/checkpoint', checkpoint] })
  return git
}

/** Why the pack was not taken; undefined where its commit is there, with all that it needs, on the checkpoint. */
async function unpack(
  git: Git,
  { file, commit, checkpoint }: { file: string; commit: string; checkpoint: string },
): Promise<string | undefined> {
  const large = ['-c', 'fetch.unpackLimit=1', '-c', 'core.bigFileThreshold=8m']
  const quietly = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance']
  const verified = await fault(git, { args: ['bundle', 'verify', '--quiet', file] })
  const args = [...large, 'fetch', ...quietly, file, `${candidateRef}:${candidateRef}`]
  const why = verified ?? (await fault(git, { args }))
  if (why !== undefined) return why
  const { code, stdout } = await git({ args: ['cat-file', 'commit', candidateRef], allow: 'any' })
  if (code !== 0) return 'its ref is not a commit'
  const [headers = ''] = stdout.toString('latin1').split('\n\n', 1)
  const parents = [...headers.matchAll(/^parent (\S+)$/gm)].map(([, oid]) => oid)
  const tip = (await git({ args: ['rev-parse', `${candidateRef}^{commit}`] })).stdout.toString('utf8').trim()
  if (tip !== commit) return 'its ref is not the commit that it names'
  return parents.length === 1 && parents[0] === checkpoint
    ? undefined
    : 'it is not exactly one commit on the checkpoint'
}

/** What git objects to, in its first words; undefined where it does not. */
async function fault(git: Git, call: GitCall): Promise<string | undefined> {
  try {
    const { code, stderr } = await git({ ...call, allow: 'any', timeoutMs: patienceMs })
    return code === 0 ? undefined : `git does not accept it: ${stderr.trim().split('\n')[0]?.slice(0, 200) ?? ''}`
  } catch (error) {
    if (error instanceof RalphError && error.code === 'GIT_TIMED_OUT') return 'git did not finish with it'
    throw error
  }
}

/**
 * The tree's objects as a pack that our own git wrote, checked one by one: what else the bundle held stays behind.
 * `transfer.fsckObjects` does nothing for a bundle before git 2.46 (tried).
 */
async function adopt(into: Git, from: Git, { tree, checkpoint }: { tree: string; checkpoint: string }) {
  const args = ['pack-objects', '--revs', '--stdout', '--quiet', '--no-reuse-delta']
  const { stdout } = await from({ args, input: `${tree}\n^${checkpoint}\n` })
  return fault(into, { args: ['index-pack', '--stdin', '--strict'], input: stdout })
}

const link = '120000'
const module = '160000'

/**
 * What lies between a checkpoint and a tree that others made, and what of it may not be committed at all. The same rules
 * as of a capture (`capture.ts`), by git's objects alone: nothing of it was written to a disk yet.
 */
export async function candidateChanges(
  git: Git,
  { from, to }: { from: string; to: string },
): Promise<Pick<Capture, 'changes' | 'refused'>> {
  const rows = await treeDifferences(git, { from, to })
  const kept = rows.filter(({ status, mode }) => status !== 'D' && mode !== module)
  const sizes = await objectSizes(
    git,
    kept.map(({ oid }) => oid),
  )
  const files = rows.length > 0 ? await filesOf(git, to) : []
  const targetOf = kept.some(({ mode }) => mode === link) ? await linksOf(git, files) : () => undefined
  const isEmbedded = embeddedRepositoryMatcher(files.map(({ path }) => showPath(path)))
  return {
    changes: rows.map((row) => change(row, sizes)),
    refused: rows.flatMap((row) => {
      const why = isEmbedded(showPath(row.path)) ? 'a git repository inside the tree' : whyRefused(row, targetOf)
      return why === undefined ? [] : [{ path: showPath(row.path), why }]
    }),
  }
}

const actions: Record<string, Change['action']> = { A: 'created', D: 'deleted' }

function change({ path, mode, oid, status }: TreeDifference, sizes: ReadonlyMap<string, number>): Change {
  const action = actions[status] ?? 'modified'
  const gone = action === 'deleted'
  return { path: showPath(path), action, bytes: gone ? 0 : (sizes.get(oid) ?? 0), mode: gone ? null : mode }
}

function whyRefused({ path, before, mode }: TreeDifference, targetOf: TargetOf): string | undefined {
  if (before === module || mode === module) return 'a changed submodule'
  if (holdsGitLookAlike(path)) return 'a name that some file systems treat as .git'
  // Guards and reports compare names as text.
  if (rawPath(showPath(path)) !== path) return 'a name that is not UTF-8'
  if (mode !== link) return undefined
  return path.endsWith('.gitmodules') ? 'a link in place of .gitmodules' : whyLinkLeaves(targetOf, path)
}

interface TreeFile {
  readonly mode: string
  readonly oid: string
  readonly path: RawPath
}

async function filesOf(git: Git, tree: string): Promise<TreeFile[]> {
  const { stdout } = await git({ args: ['ls-tree', '-r', '-z', '--full-tree', tree] })
  return splitNul(stdout).map((entry) => {
    const [head = '', path = ''] = entry.split('\t')
    const [mode = '', , oid = ''] = head.split(' ')
    return { mode, oid, path }
  })
}

async function linksOf(git: Git, files: readonly TreeFile[]): Promise<TargetOf> {
  const links = files.filter(({ mode }) => mode === link)
  const found = await readObjects(
    git,
    links.map(({ oid }) => oid),
  )
  const targets = new Map(links.map(({ path }, at) => [path, found[at]?.content.toString('latin1')]))
  return (path) => targets.get(path)
}
