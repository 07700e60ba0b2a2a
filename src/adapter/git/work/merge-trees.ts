import { join } from 'node:path'
import { RalphError } from '../../../core/error/error.ts'
import type { ConflictingCommits, MergeSides, RevertResult } from '../../../port/work-branch.ts'
import { failpoint } from '../../failpoint.ts'
import { type Git, type GitResult, gitAt, gitFault } from '../call/exec.ts'
import { type RetryLimits, remoteCall } from '../call/remote-call.ts'
import { remoteName } from '../call/remote-url.ts'
import { type History, historyOf } from '../remote/history.ts'
import type { Remote } from '../remote/remote.ts'
import { showPath, splitNul } from '../store/raw-path.ts'
import { besideStore, type Store, treeOf } from '../store/store.ts'
import { keeping } from './tree-files.ts'

type MergedTree = { kind: 'merged'; tree: string } | ConflictingCommits

const quietly = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance']
/** Commits to fetch before a common ancestor is looked for again; the last one means all of them. */
const depths = [100, 2_000, 2_147_483_647]

/**
 * Merges two commits into a tree in the store, without a work tree, an index or a ref: git's own three-way merge with
 * renames. No `.gitattributes` and no merge driver of anybody is read. Throws GIT_TOO_OLD below git 2.38.
 */
export function treeMerger(options: { store: Store; remote: Remote; history: History } & RetryLimits) {
  const { store, remote, history, ...patience } = options

  return async (first: string, second: string, sides?: MergeSides): Promise<MergedTree> => {
    await remote.fetchCommit(first)
    await remote.fetchCommit(second)
    const git = (await ancestors(store.git, first, second)).length > 0 ? store.git : await withHistory(first, second)
    if (git === undefined) return { kind: 'conflict', paths: [], laid: null, news: [], ancestor: null }
    await fetchMissing(Object.values(sides ?? {}))
    const { ours, theirs } = sides ? await pairOver(store, sides) : { ours: first, theirs: second }
    const args = ['merge-tree', '--write-tree', '-z', '--name-only', '--no-messages', ours, theirs]
    failpoint('work.merge')
    const result = await git({ args, allow: 'any' })
    failpoint('work.merged')
    const [tree = '', ...paths] = result.stdout
      .toString('utf8')
      .split('\0')
      .filter((field) => field !== '')
    if (result.code === 0) return { kind: 'merged', tree }
    if (result.code !== 1) throw (await tooOld(store.git)) ?? gitFault(args, result)
    const conflicting = [...new Set(paths)]
    const shown = await holdMarkers(git, { tree, paths: conflicting, ours })
    const [news, ancestor] = [await newsOf(git, first, second), await onlyAncestor(git, first, second)]
    return { kind: 'conflict', paths: conflicting, laid: shown ? tree : null, news, ancestor }
  }

  /** A commit that stands in for the ancestor may not be here yet; a tree always is. */
  async function fetchMissing(treeishes: readonly string[]): Promise<void> {
    for (const treeish of treeishes) {
      if (!(await store.objects.look(`${treeish}^{tree}`))) await remote.fetchCommit(treeish)
    }
  }

  async function onlyAncestor(git: Git, first: string, second: string): Promise<string | null> {
    const [ancestor, ...others] = await ancestors(git, first, second)
    if (ancestor === undefined || others.length > 0) return null
    await remote.fetchCommit(ancestor)
    return ancestor
  }

  /**
   * A git that holds enough of both histories, where the store has only the newest commits of a branch. As in
   * `history.ts` it has a directory of its own; what a merge makes goes into the store all the same.
   */
  async function withHistory(ours: string, theirs: string): Promise<Git | undefined> {
    const cuts = [...(await history.cuts(ours)), ...(await history.cuts(theirs))]
    if (cuts.length === 0) return undefined
    const gitDir = besideStore(store, 'merge.git')
    const env = {
      ...store.env,
      GIT_OBJECT_DIRECTORY: join(store.gitDir, 'objects'),
      GIT_ALTERNATE_OBJECT_DIRECTORIES: join(gitDir, 'objects'),
    }
    const merging = gitAt(gitDir, env, store.files)
    const call = remoteCall(gitAt(gitDir, store.env, store.files), store.remote, patience)
    for (const depth of depths) {
      await call.repeatedly(['fetch', ...quietly, `--depth=${depth}`, remoteName, ...cuts])
      if ((await ancestors(merging, ours, theirs)).length > 0) return merging
    }
    return undefined
  }
}

type Keep = (path: string) => boolean

/** More conflicts than these are no single task. */
const mostLaid = 50

/** Whether each conflict shows as markers in its file; not so where one side deleted it, and in binary files and links. */
async function holdMarkers(
  git: Git,
  options: { tree: string; paths: readonly string[]; ours: string },
): Promise<boolean> {
  if (options.paths.length > mostLaid) return false
  for (const path of options.paths) {
    // 128: it is not in the tree, or its name is no UTF-8.
    const { code, stdout } = await git({ args: ['cat-file', 'blob', `${options.tree}:${path}`], allow: [128] })
    if (code !== 0 || !stdout.includes(`<<<<<<< ${options.ours}`)) return false
  }
  return true
}

/** The newest commits that only `theirs` has, as lines. None is no loss: the history may not be here. */
async function newsOf(git: Git, ours: string, theirs: string): Promise<string[]> {
  const args = ['log', '--no-show-signature', '--no-color', '--format=%h %s', '--max-count=20', theirs, `^${ours}`]
  const { code, stdout } = await git({ args, allow: [128] })
  return code === 0
    ? stdout
        .toString('utf8')
        .split('\n')
        .filter((line) => line !== '')
    : []
}

/** The best common ancestors of the two, as far as this git sees. */
async function ancestors(git: Git, ours: string, theirs: string): Promise<string[]> {
  // 128: a parent is not there.
  const { stdout } = await git({ args: ['merge-base', '--all', ours, theirs], allow: [1, 128] })
  return stdout.toString('utf8').split('\n').filter(Boolean)
}

async function tooOld(git: Git): Promise<RalphError | undefined> {
  const { stdout } = await git({ args: ['version'] })
  const [version = '', major = '', minor = ''] = /(\d+)\.(\d+)[\w.]*/.exec(stdout.toString('utf8')) ?? []
  if (Number(major) > 2 || (Number(major) === 2 && Number(minor) >= 38)) return undefined
  return new RalphError({
    code: 'GIT_TOO_OLD',
    message: `git ${version} cannot merge without a work tree; the base or the work branch has moved.`,
    hint: 'Install git 2.38 or newer. Or merge into the work branch by hand, or turn the merge off with --merge-base false.',
  })
}

/** The tree of `tip` without what these commits changed, one after the other, but for files to `keep`. `tip` must be in the store. */
export async function revertTrees(
  git: { store: Store; remote: Remote },
  { commits, tip, keep = () => false }: { commits: readonly string[]; tip: string; keep?: Keep | undefined },
): Promise<RevertResult> {
  let left = tip
  for (const commit of commits) {
    const reverted = await revertTree(git, { commit, tip: left, keep })
    if (reverted.kind === 'clean') left = reverted.tree
    else if (reverted.kind !== 'nothing') return reverted
  }
  return left === tip || left === (await treeInStore(git.store, tip))
    ? { kind: 'nothing' }
    : { kind: 'clean', tree: left }
}

/**
 * The tree of `tip` without what `commit` changed: a three-way merge of `tip` with the parent of `commit`, over
 * `commit` itself, in the object database alone. `tip`, a commit or a tree, must be in the store.
 */
async function revertTree(
  { store, remote }: { store: Store; remote: Remote },
  { commit, tip, keep }: { commit: string; tip: string; keep: Keep },
): Promise<RevertResult> {
  await remote.fetchCommit(commit)
  const parent = await firstParent(store, commit)
  if (parent === undefined) return { kind: 'unable', why: `${commit} is the first commit of the repository` }
  await remote.fetchCommit(parent)
  const { ours, theirs } = await pairOver(store, { ancestor: commit, first: tip, second: parent })
  const result = await store.git({
    args: ['merge-tree', '--write-tree', '--name-only', '--no-messages', '-z', ours, theirs],
    allow: 'any',
  })
  const [laid = '', ...named] = splitNul(result.stdout)
  if (result.code !== 0 && result.code !== 1) return unable(result)
  const conflicts = [...new Set(named)].filter((path) => path !== '').map(showPath)
  const paths = conflicts.filter((path) => !keep(path))
  if (paths.length > 0) return { kind: 'conflict', paths }
  const before = await treeInStore(store, tip)
  const tree = await keeping(store, { tree: laid, from: before, keep })
  return tree === before ? { kind: 'nothing' } : { kind: 'clean', tree }
}

/** What would fail again and again must not stand in the run's way; a full disk passes. */
function unable(result: GitResult): RevertResult {
  const fault = gitFault(['merge-tree'], result)
  if (fault.code === 'DISK_FULL') throw fault
  const oldGit = result.code === 129
  return { kind: 'unable', why: oldGit ? 'it needs git 2.38 or newer on this machine' : fault.message }
}

/** From the commit itself: the store may hold it without its history. */
async function firstParent(store: Store, commit: string): Promise<string | undefined> {
  const { stdout } = await store.git({ args: ['cat-file', 'commit', commit] })
  return /^parent ([0-9a-f]+)$/m.exec(stdout.toString('utf8').split('\n\n')[0] ?? '')?.[1]
}

async function treeInStore(store: Store, commit: string): Promise<string> {
  const { stdout } = await store.git({ args: ['rev-parse', `${commit}^{tree}`] })
  return stdout.toString('utf8').trim()
}

/** Git before 2.40 finds the base of a merge by itself only: three commits of our own make it the one we mean. */
async function pairOver(
  store: Store,
  { ancestor, first, second }: MergeSides,
): Promise<{ readonly ours: string; readonly theirs: string }> {
  const base = await commitOf(store, ancestor, [])
  const [ours, theirs] = await Promise.all([commitOf(store, first, [base]), commitOf(store, second, [base])])
  return { ours, theirs }
}

async function commitOf(store: Store, treeish: string, parents: readonly string[]): Promise<string> {
  const by = { NAME: 'ralph', EMAIL: 'ralph@ralph.invalid', DATE: '@0 +0000' }
  const env = Object.fromEntries(
    Object.entries(by).flatMap(([key, value]) =>
      [`GIT_AUTHOR_${key}`, `GIT_COMMITTER_${key}`].map((name) => [name, value]),
    ),
  )
  const tree = await treeInStore(store, treeish)
  const args = ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent]), '-m', 'for a merge']
  return (await store.git({ args, env })).stdout.toString('utf8').trim()
}

/** Bringing a commit into a base: whether that is done already, and the tree of it otherwise. Writes into the store alone. */
export function mergeIntoBase({ store, remote }: { store: Store; remote: Remote }) {
  const history = historyOf({ store })
  const merge = treeMerger({ store, remote, history })

  /** Taken in too is work that came as one squashed commit: then a merge would change nothing. */
  return async (base: string, work: string) => {
    await remote.fetchCommit(base)
    await remote.fetchCommit(work)
    if (await history.contains(base, work)) return { kind: 'there' as const }
    const merged = await merge(base, work)
    if (merged.kind === 'conflict') return { kind: 'conflict' as const, paths: merged.paths }
    if (merged.tree === (await treeOf(store, base))) return { kind: 'there' as const }
    return { kind: 'merged' as const, tree: merged.tree }
  }
}
