import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Git, gitAt, runGit } from '../call/exec.ts'
import { type RetryLimits, remoteCall } from '../call/remote-call.ts'
import { lazily, remoteName } from '../call/remote-url.ts'
import { besideStore, isThere, parentsOf, type Store } from '../store/store.ts'
import { remoteAt } from './remote.ts'

/** Commits to fetch before the answer is looked for again; the last one means all of them. */
const depths = [100, 2_000, 2_147_483_647]

/**
 * Looks into history that the store does not hold. It works in a git directory of its own: deepening the store would
 * leave it with commits whose files are missing.
 */
export interface History {
  /** Whether `ancestor` is `commit` or lies in its history, however far back. */
  contains(commit: string, ancestor: string): Promise<boolean>
  /** Where the store's history of `commit` is cut off, the commit itself where the store lacks it; none where it is whole. */
  cuts(commit: string): Promise<readonly string[]>
  /** Looks further and further back from `commit` until `found` says so; whether it did. Files are not there. */
  searched(commit: string, found: (git: Git) => Promise<boolean>): Promise<boolean>
  /** A git that holds `commit` and `depth` commits behind it, with their top-level files. */
  stateHistory(commit: string, depth: number): Promise<Git>
}

export function historyOf({ store, ...patience }: { store: Store } & RetryLimits): History {
  const gitDir = join(store.gitDir, '..', 'history.git')
  const git = gitAt(gitDir, store.env, store.files)
  const call = remoteCall(git, store.remote, patience)

  const fetch = async (commit: string, depth: number, filter: string): Promise<void> => {
    besideStore(store, 'history.git')
    const quiet = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-auto-maintenance']
    const what = [`--filter=${filter}`, `--depth=${depth}`, remoteName, commit]
    await call.repeatedly([...lazily, 'fetch', ...quiet, ...what])
  }

  const cuts: History['cuts'] = async (commit) => {
    if (!(await isThere(store, commit))) return [commit]
    const cut = shallowCommits(store.gitDir)
    if (cut.size === 0) return []
    const roots = await store.git({ args: ['rev-list', '--max-parents=0', commit] })
    return lines(roots.stdout.toString('utf8')).filter((root) => cut.has(root))
  }

  const searched: History['searched'] = async (commit, found) => {
    for (const depth of depths) {
      await fetch(commit, depth, 'tree:0')
      if (await found(git)) return true
      if (shallowCommits(gitDir).size === 0) return false
    }
    return false
  }

  const contains: History['contains'] = async (commit, ancestor) => {
    if (commit === ancestor || (await parentsOf(store, commit)).includes(ancestor)) return true
    if (await isAncestor(store.git, ancestor, commit)) return true
    for (const cut of await cuts(commit)) {
      if (await searched(cut, (deeper) => isAncestor(deeper, ancestor, cut))) return true
    }
    return false
  }

  return {
    contains,
    cuts,
    searched,
    stateHistory: async (commit, depth) => {
      await fetch(commit, depth, 'tree:2')
      return git
    },
  }
}

async function isAncestor(git: Git, ancestor: string, commit: string): Promise<boolean> {
  // 128: one of the two is not there.
  return (await git({ args: ['merge-base', '--is-ancestor', ancestor, commit], allow: [1, 128] })).code === 0
}

function shallowCommits(gitDir: string): ReadonlySet<string> {
  const file = join(gitDir, 'shallow')
  return new Set(existsSync(file) ? lines(readFileSync(file, 'utf8')) : [])
}

const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '')

/**
 * A git that holds a state commit with all its files: the store where it does, else a directory beside it, filled by one
 * fetch. One after the other they would cost a round trip for each iteration, and the store must not learn of them.
 */
export function wholeState({ store, ...patience }: { store: Store } & RetryLimits): (commit: string) => Promise<Git> {
  const gitDir = join(store.gitDir, '..', 'whole.git')
  const git = gitAt(gitDir, store.env)
  return async (commit) => {
    const args = ['rev-list', '--objects', '--no-walk', '--missing=print', commit]
    const { stdout } = await store.git({ args, allow: [128] })
    if (stdout.length > 0 && !/^\?/m.test(stdout.toString('utf8'))) return store.git
    if (!existsSync(gitDir)) {
      const format = `--object-format=${store.objectFormat}`
      await runGit([], store.env, { args: ['init', '--quiet', '--bare', '--template=', format, gitDir] })
    }
    const quiet = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-auto-maintenance']
    await remoteCall(git, store.remote, patience).repeatedly(['fetch', ...quiet, '--depth=1', remoteName, commit])
    return git
  }
}

/** A file at the top of the tree that the first of these refs has which the remote has; undefined where either is missing. */
export async function readTopFile(store: Store, refs: readonly string[], file: string): Promise<string | undefined> {
  const remote = remoteAt({ store })
  const found = await remote.refs(refs)
  const oid = refs.map((ref) => found.get(ref)).find((one) => one !== undefined)
  if (oid === undefined) return undefined
  await remote.fetchState(oid)
  return (await store.objects.read(`${oid}:${file}`))?.content.toString('utf8')
}
