import type { Reverted } from '../../../port/work-branch.ts'
import { type GitResult, gitFault } from '../call/exec.ts'
import { showPath, splitNul } from '../objects/raw-path.ts'
import type { Remote } from '../remote/remote.ts'
import type { Store } from '../store/store.ts'

/**
 * The tree of `tip` without what `commit` changed: a three-way merge of `tip` with the parent of `commit`, over
 * `commit` itself, in the object database alone. `tip` must be in the store.
 */
export async function revertTree(
  { store, remote }: { store: Store; remote: Remote },
  { commit, tip }: { commit: string; tip: string },
): Promise<Reverted> {
  await remote.fetchCommit(commit)
  const parent = await firstParent(store, commit)
  if (parent === undefined) return { kind: 'unable', why: `${commit} is the first commit of the repository` }
  await remote.fetchCommit(parent)
  // Git before 2.40 finds the base of a merge by itself only: three commits of our own make it the one we mean.
  const base = await commitOf(store, commit, [])
  const [ours, theirs] = await Promise.all([commitOf(store, tip, [base]), commitOf(store, parent, [base])])
  const result = await store.git({
    args: ['merge-tree', '--write-tree', '--name-only', '--no-messages', '-z', ours, theirs],
    allow: 'any',
  })
  const [tree = '', ...paths] = splitNul(result.stdout)
  if (result.code === 0) return tree === (await treeOf(store, tip)) ? { kind: 'nothing' } : { kind: 'clean', tree }
  if (result.code === 1)
    return { kind: 'conflict', paths: [...new Set(paths)].filter((path) => path !== '').map(showPath) }
  return unable(result)
}

/** What would fail again and again must not stand in the run's way; a full disk passes. */
function unable(result: GitResult): Reverted {
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

async function treeOf(store: Store, commit: string): Promise<string> {
  const { stdout } = await store.git({ args: ['rev-parse', `${commit}^{tree}`] })
  return stdout.toString('utf8').trim()
}

async function commitOf(store: Store, treeish: string, parents: readonly string[]): Promise<string> {
  const by = { NAME: 'ralph', EMAIL: 'ralph@ralph.invalid', DATE: '@0 +0000' }
  const env = Object.fromEntries(
    Object.entries(by).flatMap(([key, value]) =>
      [`GIT_AUTHOR_${key}`, `GIT_COMMITTER_${key}`].map((name) => [name, value]),
    ),
  )
  const tree = await treeOf(store, treeish)
  const args = ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent]), '-m', 'for a merge']
  return (await store.git({ args, env })).stdout.toString('utf8').trim()
}
