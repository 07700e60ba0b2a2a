import { lstatSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { RalphError } from '../../../core/error/error.ts'
import { candidateRef, maxHeaderBytes, readBundleHeader } from '../../../core/guard/bundle-header.ts'
import { embeddedRepositoryMatcher } from '../../../core/guard/protected-paths.ts'
import type { ReceivedCommit } from '../../../port/parcel.ts'
import type { Capture } from '../../../port/workspace.ts'
import type { Change } from '../../../schema/run/dossier.ts'
import { type Git, type GitCall, gitAt } from '../call/exec.ts'
import { quietFetch } from '../call/remote-url.ts'
import { hasGitLookAlike, leavingLinkReason, type TargetOf } from '../files/leaving-link.ts'
import { objectSizes, type TreeDifference, treeDifferences } from '../store/compare-trees.ts'
import { type RawPath, rawPath, showPath, splitNul } from '../store/raw-path.ts'
import { makeBareDirectory, readObjects, type Store } from '../store/store.ts'

/** The size guard's total at the worst compression, plus the bundle's own data. */
const maxBundleBytes = 128 * 1024 * 1024
const maxUnpackMs = 180_000

/**
 * Reads a hostile bundle in a separate repository; objects reach the store only if nothing is refused. Rules for
 * paths, sizes and secrets are the caller's.
 */
export async function receiveCandidate(
  store: Pick<Store, 'gitDir' | 'git' | 'env' | 'objectFormat'>,
  { file, checkpoint, folder }: { file: string; checkpoint: string; folder: string },
): Promise<ReceivedCommit> {
  if (!lstatSync(file, { throwIfNoEntry: false })) return { kind: 'missing' }
  const header = await readBundleHead(file)
  const parsed = 'why' in header ? header : readBundleHeader(header.head, checkpoint)
  if ('why' in parsed) return refused(parsed.why)
  const quarantine = mkdtempSync(join(folder, 'candidate-'))
  try {
    const git = await quarantineRepository(store, { gitDir: join(quarantine, 'candidate.git'), checkpoint })
    const { commit } = parsed
    const unpackFault = await unpackBundle(git, { file, commit, checkpoint })
    if (unpackFault !== undefined) return refused(unpackFault)
    const tree = (await git({ args: ['rev-parse', `${commit}^{tree}`] })).stdout.toString('utf8').trim()
    const candidate = await candidateChanges(git, { from: checkpoint, to: tree })
    const adoptFault =
      candidate.refused.length > 0 ? undefined : await adoptObjects(store.git, git, { tree, checkpoint })
    return adoptFault === undefined ? { kind: 'received', tree, ...candidate } : refused(adoptFault)
  } finally {
    rmSync(quarantine, { recursive: true, force: true })
  }
}

const refused = (why: string): ReceivedCommit => ({ kind: 'refused', why })

async function readBundleHead(file: string): Promise<{ head: string } | { why: string }> {
  const stat = lstatSync(file)
  if (!stat.isFile()) return { why: 'the bundle is not a file' }
  if (stat.size > maxBundleBytes)
    return { why: `the bundle has ${stat.size} bytes, at most ${maxBundleBytes} are accepted` }
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(maxHeaderBytes), position: 0 })
    return { head: buffer.toString('latin1', 0, bytesRead) }
  } finally {
    await handle.close()
  }
}

async function quarantineRepository(
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

/** The reason for a refusal; undefined if the commit with all its objects is on the checkpoint. */
async function unpackBundle(
  git: Git,
  { file, commit, checkpoint }: { file: string; commit: string; checkpoint: string },
): Promise<string | undefined> {
  const packConfig = ['-c', 'fetch.unpackLimit=1', '-c', 'core.bigFileThreshold=8m']
  const verifyFault = await gitObjection(git, { args: ['bundle', 'verify', '--quiet', file] })
  const args = [...packConfig, 'fetch', ...quietFetch, file, `${candidateRef}:${candidateRef}`]
  const fetchFault = verifyFault ?? (await gitObjection(git, { args }))
  if (fetchFault !== undefined) return fetchFault
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

async function gitObjection(git: Git, call: GitCall): Promise<string | undefined> {
  try {
    const { code, stderr } = await git({ ...call, allow: 'any', timeoutMs: maxUnpackMs })
    return code === 0 ? undefined : `git does not accept it: ${stderr.trim().split('\n')[0]?.slice(0, 200) ?? ''}`
  } catch (error) {
    if (error instanceof RalphError && error.code === 'GIT_TIMED_OUT') return 'git did not finish with it'
    throw error
  }
}

/** Our own git packs and checks the objects again: `transfer.fsckObjects` ignores bundles before git 2.46 (tried). */
async function adoptObjects(into: Git, from: Git, { tree, checkpoint }: { tree: string; checkpoint: string }) {
  const args = ['pack-objects', '--revs', '--stdout', '--quiet', '--no-reuse-delta']
  const { stdout } = await from({ args, input: `${tree}\n^${checkpoint}\n` })
  return gitObjection(into, { args: ['index-pack', '--stdin', '--strict'], input: stdout })
}

const linkMode = '120000'
const submoduleMode = '160000'

/** Applies the rules of `capture.ts` to git objects, since no file is on disk yet. */
export async function candidateChanges(
  git: Git,
  { from, to }: { from: string; to: string },
): Promise<Pick<Capture, 'changes' | 'refused'>> {
  const rows = await treeDifferences(git, { from, to })
  const changedFiles = rows.filter(({ status, mode }) => status !== 'D' && mode !== submoduleMode)
  const sizes = await objectSizes(
    git,
    changedFiles.map(({ oid }) => oid),
  )
  const files = rows.length > 0 ? await filesOf(git, to) : []
  const targetOf = changedFiles.some(({ mode }) => mode === linkMode) ? await linksOf(git, files) : () => undefined
  const isEmbedded = embeddedRepositoryMatcher(files.map(({ path }) => showPath(path)))
  return {
    changes: rows.map((row) => change(row, sizes)),
    refused: rows.flatMap((row) => {
      const reason = isEmbedded(showPath(row.path)) ? 'a git repository inside the tree' : refusalReason(row, targetOf)
      return reason === undefined ? [] : [{ path: showPath(row.path), why: reason }]
    }),
  }
}

const actions: Record<string, Change['action']> = { A: 'created', D: 'deleted' }

function change({ path, mode, oid, status }: TreeDifference, sizes: ReadonlyMap<string, number>): Change {
  const action = actions[status] ?? 'modified'
  const isDeleted = action === 'deleted'
  return { path: showPath(path), action, bytes: isDeleted ? 0 : (sizes.get(oid) ?? 0), mode: isDeleted ? null : mode }
}

function refusalReason({ path, before, mode }: TreeDifference, targetOf: TargetOf): string | undefined {
  if (before === submoduleMode || mode === submoduleMode) return 'a changed submodule'
  if (hasGitLookAlike(path)) return 'a name that some file systems treat as .git'
  // Guards and reports compare names as text.
  if (rawPath(showPath(path)) !== path) return 'a name that is not UTF-8'
  if (mode !== linkMode) return undefined
  return path.endsWith('.gitmodules') ? 'a link in place of .gitmodules' : leavingLinkReason(targetOf, path)
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
  const links = files.filter(({ mode }) => mode === linkMode)
  const contents = await readObjects(
    git,
    links.map(({ oid }) => oid),
  )
  const targets = new Map(links.map(({ path }, index) => [path, contents[index]?.content.toString('latin1')]))
  return (path) => targets.get(path)
}
