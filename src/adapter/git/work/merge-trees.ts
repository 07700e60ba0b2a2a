import { join } from 'node:path'
import { RalphError } from '../../../core/error/error.ts'
import type { ConflictingCommits, MergeTrees, RevertResult } from '../../../port/work-branch.ts'
import { failpoint } from '../../failpoint.ts'
import { type Git, type GitResult, gitAt, gitFault } from '../call/exec.ts'
import { type RetryLimits, remoteCall } from '../call/remote-call.ts'
import { quietFetch, remoteName } from '../call/remote-url.ts'
import { type History, historyOf } from '../remote/history.ts'
import type { Remote } from '../remote/remote.ts'
import { showPath, splitNul } from '../store/raw-path.ts'
import { besideStore, type Store, treeOf } from '../store/store.ts'
import { withPathsFrom } from './tree-files.ts'

type MergedTree = { kind: 'merged'; tree: string } | ConflictingCommits

const depths = [100, 2_000, 2_147_483_647]

/** Uses no work tree, attributes or merge drivers. Throws GIT_TOO_OLD below git 2.38. */
export function treeMerger(options: { store: Store; remote: Remote; history: History } & RetryLimits) {
  const { store, remote, history, ...retryLimits } = options

  return async (first: string, second: string, sides?: MergeTrees): Promise<MergedTree> => {
    await remote.fetchCommit(first)
    await remote.fetchCommit(second)
    const git = (await ancestors(store.git, first, second)).length > 0 ? store.git : await withHistory(first, second)
    if (git === undefined) return { kind: 'conflict', paths: [], markedTree: null, newCommits: [], ancestor: null }
    await fetchMissing(Object.values(sides ?? {}))
    const { ours, theirs } = sides ? await commitsOver(store, sides) : { ours: first, theirs: second }
    const args = ['merge-tree', '--write-tree', '-z', '--name-only', '--no-messages', ours, theirs]
    failpoint('work.merge')
    const result = await git({ args, allow: 'any' })
    failpoint('work.merged')
    const [tree = '', ...paths] = result.stdout
      .toString('utf8')
      .split('\0')
      .filter((field) => field !== '')
    if (result.code === 0) return { kind: 'merged', tree }
    if (result.code !== 1) throw (await oldGitFault(store.git)) ?? gitFault(args, result)
    const conflicting = [...new Set(paths)]
    const hasMarkers = await haveMarkers(git, { tree, paths: conflicting, ours })
    const [newCommits, ancestor] = [await commitsOnlyIn(git, first, second), await onlyAncestor(git, first, second)]
    return { kind: 'conflict', paths: conflicting, markedTree: hasMarkers ? tree : null, newCommits, ancestor }
  }

  /** A commit that replaces the ancestor may be missing; a tree never is. */
  async function fetchMissing(treeishes: readonly string[]): Promise<void> {
    for (const treeish of treeishes) {
      if (!(await store.objects.stat(`${treeish}^{tree}`))) await remote.fetchCommit(treeish)
    }
  }

  async function onlyAncestor(git: Git, first: string, second: string): Promise<string | null> {
    const [ancestor, ...others] = await ancestors(git, first, second)
    if (ancestor === undefined || others.length > 0) return null
    await remote.fetchCommit(ancestor)
    return ancestor
  }

  /** If the store is shallow (see `history.ts`). Merged objects go into the store. */
  async function withHistory(ours: string, theirs: string): Promise<Git | undefined> {
    const cuts = [...(await history.shallowBoundary(ours)), ...(await history.shallowBoundary(theirs))]
    if (cuts.length === 0) return undefined
    const gitDir = besideStore(store, 'merge.git')
    const env = {
      ...store.env,
      GIT_OBJECT_DIRECTORY: join(store.gitDir, 'objects'),
      GIT_ALTERNATE_OBJECT_DIRECTORIES: join(gitDir, 'objects'),
    }
    const merging = gitAt(gitDir, env, store.files)
    const call = remoteCall(gitAt(gitDir, store.env, store.files), store.remote, retryLimits)
    for (const depth of depths) {
      await call.repeatedly(['fetch', ...quietFetch, `--depth=${depth}`, remoteName, ...cuts])
      if ((await ancestors(merging, ours, theirs)).length > 0) return merging
    }
    return undefined
  }
}

type KeepsPath = (path: string) => boolean

const maxConflictFiles = 50

/** True if each conflict has markers in its file; binary files, links and deletions have none. */
async function haveMarkers(
  git: Git,
  options: { tree: string; paths: readonly string[]; ours: string },
): Promise<boolean> {
  if (options.paths.length > maxConflictFiles) return false
  for (const path of options.paths) {
    // 128: not in the tree, or a name that is not UTF-8.
    const { code, stdout } = await git({ args: ['cat-file', 'blob', `${options.tree}:${path}`], allow: [128] })
    if (code !== 0 || !stdout.includes(`<<<<<<< ${options.ours}`)) return false
  }
  return true
}

/** The newest commits that only `theirs` has. May be empty if the history is missing. */
async function commitsOnlyIn(git: Git, ours: string, theirs: string): Promise<string[]> {
  const args = ['log', '--no-show-signature', '--no-color', '--format=%h %s', '--max-count=20', theirs, `^${ours}`]
  const { code, stdout } = await git({ args, allow: [128] })
  return code === 0
    ? stdout
        .toString('utf8')
        .split('\n')
        .filter((line) => line !== '')
    : []
}

async function ancestors(git: Git, ours: string, theirs: string): Promise<string[]> {
  const { stdout } = await git({ args: ['merge-base', '--all', ours, theirs], allow: [1, 128] })
  return stdout.toString('utf8').split('\n').filter(Boolean)
}

async function oldGitFault(git: Git): Promise<RalphError | undefined> {
  const { stdout } = await git({ args: ['version'] })
  const [version = '', major = '', minor = ''] = /(\d+)\.(\d+)[\w.]*/.exec(stdout.toString('utf8')) ?? []
  if (Number(major) > 2 || (Number(major) === 2 && Number(minor) >= 38)) return undefined
  return new RalphError({
    code: 'GIT_TOO_OLD',
    message: `git ${version} cannot merge without a work tree; the base or the work branch has moved.`,
    hint: 'Install git 2.38 or newer. Or merge into the work branch by hand, or turn the merge off with --merge-base false.',
  })
}

/** The tree of `tip` without the changes of `commits`, except files to `keep`. `tip` must be in the store. */
export async function revertTrees(
  git: { store: Store; remote: Remote },
  { commits, tip, keep = () => false }: { commits: readonly string[]; tip: string; keep?: KeepsPath | undefined },
): Promise<RevertResult> {
  let treeish = tip
  for (const commit of commits) {
    const reverted = await revertTree(git, { commit, tip: treeish, keep })
    if (reverted.kind === 'clean') treeish = reverted.tree
    else if (reverted.kind !== 'nothing') return reverted
  }
  return treeish === tip || treeish === (await treeInStore(git.store, tip))
    ? { kind: 'nothing' }
    : { kind: 'clean', tree: treeish }
}

/** A three-way merge of `tip` with the commit's parent. `tip`, a commit or a tree, must be in the store. */
async function revertTree(
  { store, remote }: { store: Store; remote: Remote },
  { commit, tip, keep }: { commit: string; tip: string; keep: KeepsPath },
): Promise<RevertResult> {
  await remote.fetchCommit(commit)
  const parent = await firstParent(store, commit)
  if (parent === undefined) return { kind: 'unable', why: `${commit} is the first commit of the repository` }
  await remote.fetchCommit(parent)
  const { ours, theirs } = await commitsOver(store, { ancestor: commit, first: tip, second: parent })
  const result = await store.git({
    args: ['merge-tree', '--write-tree', '--name-only', '--no-messages', '-z', ours, theirs],
    allow: 'any',
  })
  const [mergedTree = '', ...pathFields] = splitNul(result.stdout)
  if (result.code !== 0 && result.code !== 1) return unableToRevert(result)
  const conflicts = [...new Set(pathFields)].filter((path) => path !== '').map(showPath)
  const paths = conflicts.filter((path) => !keep(path))
  if (paths.length > 0) return { kind: 'conflict', paths }
  const tipTree = await treeInStore(store, tip)
  const tree = await withPathsFrom(store, { tree: mergedTree, from: tipTree, keep })
  return tree === tipTree ? { kind: 'nothing' } : { kind: 'clean', tree }
}

/** A fault that would repeat must not block the run; a full disk is thrown. */
function unableToRevert(result: GitResult): RevertResult {
  const fault = gitFault(['merge-tree'], result)
  if (fault.code === 'DISK_FULL') throw fault
  const oldGit = result.code === 129
  return { kind: 'unable', why: oldGit ? 'it needs git 2.38 or newer on this machine' : fault.message }
}

async function firstParent(store: Store, commit: string): Promise<string | undefined> {
  const { stdout } = await store.git({ args: ['cat-file', 'commit', commit] })
  return /^parent ([0-9a-f]+)$/m.exec(stdout.toString('utf8').split('\n\n')[0] ?? '')?.[1]
}

async function treeInStore(store: Store, commit: string): Promise<string> {
  const { stdout } = await store.git({ args: ['rev-parse', `${commit}^{tree}`] })
  return stdout.toString('utf8').trim()
}

/** Git before 2.40 always computes the merge base, so three commits of our own provide the intended one. */
async function commitsOver(
  store: Store,
  { ancestor, first, second }: MergeTrees,
): Promise<{ readonly ours: string; readonly theirs: string }> {
  const base = await makeCommit(store, ancestor, [])
  const [ours, theirs] = await Promise.all([makeCommit(store, first, [base]), makeCommit(store, second, [base])])
  return { ours, theirs }
}

async function makeCommit(store: Store, treeish: string, parents: readonly string[]): Promise<string> {
  const identity = { NAME: 'ralph', EMAIL: 'ralph@ralph.invalid', DATE: '@0 +0000' }
  const env = Object.fromEntries(
    Object.entries(identity).flatMap(([key, value]) =>
      [`GIT_AUTHOR_${key}`, `GIT_COMMITTER_${key}`].map((name) => [name, value]),
    ),
  )
  const tree = await treeInStore(store, treeish)
  const args = ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent]), '-m', 'for a merge']
  return (await store.git({ args, env })).stdout.toString('utf8').trim()
}

export function mergeIntoBase({ store, remote }: { store: Store; remote: Remote }) {
  const history = historyOf({ store })
  const merge = treeMerger({ store, remote, history })

  /** Squashed work counts as merged: a merge would change nothing. */
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
