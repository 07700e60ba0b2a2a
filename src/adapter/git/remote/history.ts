import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Git, gitAt, runGit } from '../call/exec.ts'
import { type RetryLimits, remoteCall } from '../call/remote-call.ts'
import { lazyFetch, remoteName } from '../call/remote-url.ts'
import { besideStore, hasCommit, parentsOf, type Store } from '../store/store.ts'
import { remoteAt } from './remote.ts'

/** Depths of repeated fetches; the last one means all. */
const depths = [100, 2_000, 2_147_483_647]

/**
 * History that the store lacks, in a git directory of its own: a deepened store would have commits without their
 * files.
 */
export interface History {
  /** True if `ancestor` is `commit` or in its history. */
  contains(commit: string, ancestor: string): Promise<boolean>
  /**
   * Commits where the store's history of `commit` ends; `commit` itself if it is missing; empty if the history is
   * complete.
   */
  shallowBoundary(commit: string): Promise<readonly string[]>
  /** Deepens the history of `commit` until `matches` returns true. Files are missing there. */
  deepenUntil(commit: string, matches: (git: Git) => Promise<boolean>): Promise<boolean>
  /** A git with `depth` commits behind `commit`, and their top-level files. */
  stateHistory(commit: string, depth: number): Promise<Git>
}

export function historyOf({ store, ...retryLimits }: { store: Store } & RetryLimits): History {
  const gitDir = join(store.gitDir, '..', 'history.git')
  const git = gitAt(gitDir, store.env, store.files)
  const call = remoteCall(git, store.remote, retryLimits)

  const fetch = async (commit: string, depth: number, filter: string): Promise<void> => {
    besideStore(store, 'history.git')
    const quietFlags = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-auto-maintenance']
    const target = [`--filter=${filter}`, `--depth=${depth}`, remoteName, commit]
    await call.repeatedly([...lazyFetch, 'fetch', ...quietFlags, ...target])
  }

  const shallowBoundary: History['shallowBoundary'] = async (commit) => {
    if (!(await hasCommit(store, commit))) return [commit]
    const shallow = shallowCommits(store.gitDir)
    if (shallow.size === 0) return []
    const roots = await store.git({ args: ['rev-list', '--max-parents=0', commit] })
    return lines(roots.stdout.toString('utf8')).filter((root) => shallow.has(root))
  }

  const deepenUntil: History['deepenUntil'] = async (commit, matches) => {
    for (const depth of depths) {
      await fetch(commit, depth, 'tree:0')
      if (await matches(git)) return true
      if (shallowCommits(gitDir).size === 0) return false
    }
    return false
  }

  const contains: History['contains'] = async (commit, ancestor) => {
    if (commit === ancestor || (await parentsOf(store, commit)).includes(ancestor)) return true
    if (await isAncestor(store.git, ancestor, commit)) return true
    for (const boundary of await shallowBoundary(commit)) {
      if (await deepenUntil(boundary, (deeperGit) => isAncestor(deeperGit, ancestor, boundary))) return true
    }
    return false
  }

  return {
    contains,
    shallowBoundary,
    deepenUntil,
    stateHistory: async (commit, depth) => {
      await fetch(commit, depth, 'tree:2')
      return git
    },
  }
}

async function isAncestor(git: Git, ancestor: string, commit: string): Promise<boolean> {
  // 128: one of the two is missing.
  return (await git({ args: ['merge-base', '--is-ancestor', ancestor, commit], allow: [1, 128] })).code === 0
}

function shallowCommits(gitDir: string): ReadonlySet<string> {
  const file = join(gitDir, 'shallow')
  return new Set(existsSync(file) ? lines(readFileSync(file, 'utf8')) : [])
}

const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '')

/**
 * A git with a state commit and all its files: the store, or a directory beside it that is filled by one fetch.
 * Single fetches would cost a round trip each, and the store must not get these objects.
 */
export function completeStateGit({
  store,
  ...patience
}: { store: Store } & RetryLimits): (commit: string) => Promise<Git> {
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
    const quietFlags = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-auto-maintenance']
    await remoteCall(git, store.remote, patience).repeatedly(['fetch', ...quietFlags, '--depth=1', remoteName, commit])
    return git
  }
}

/** A file at the top of the first of these refs that exists at the remote. */
export async function readTopFile(store: Store, refs: readonly string[], file: string): Promise<string | undefined> {
  const remote = remoteAt({ store })
  const oids = await remote.refs(refs)
  const oid = refs.map((ref) => oids.get(ref)).find((oid) => oid !== undefined)
  if (oid === undefined) return undefined
  await remote.fetchState(oid)
  return (await store.objects.read(`${oid}:${file}`))?.content.toString('utf8')
}
