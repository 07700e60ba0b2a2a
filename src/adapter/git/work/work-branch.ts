import type { CommitTrailers } from '../../../core/run/stored/state-against-log.ts'
import type { BranchMark, MarkedBranch, Projection, SignCommit, WorkBranch } from '../../../port/work-branch.ts'
import { failpoint } from '../../failpoint.ts'
import type { Git } from '../call/exec.ts'
import { isAboutWorkflows } from '../call/push-refusal.ts'
import { type History, historyOf } from '../remote/history.ts'
import type { Remote } from '../remote/remote.ts'
import { treeDifferences } from '../store/compare-trees.ts'
import { commitObject, type Identity } from '../store/object-writer.ts'
import { showPath } from '../store/raw-path.ts'
import { readObjects, type Store } from '../store/store.ts'
import { revertTrees, treeMerger } from './merge-trees.ts'
import { patchDigest } from './patch-digest.ts'
import { signing } from './signed-commit.ts'
import { treeFiles } from './tree-files.ts'

/** Times that a tip of our own, which another job pushed meanwhile, may be in the way. */
const tries = 5

export function workBranchAt(options: {
  store: Store
  remote: Remote
  /** Full name of the ref. */
  ref: string
  author: Identity
  committer: Identity
  /** Milliseconds since the epoch. */
  now: () => number
  /** Where the server is to make and sign the branch's commits; they are of its own identity then. */
  sign?: SignCommit | undefined
}): WorkBranch {
  const { store, remote, ref, author, committer, now } = options
  const sign = options.sign && signing({ store, remote, ref, sign: options.sign })
  const history = historyOf({ store })

  const mergeTrees = treeMerger({ store, remote, history })

  const commitTree = async (tree: string, parents: readonly string[], message: string): Promise<string> => {
    failpoint('work.write')
    const at = Math.floor(now() / 1000)
    const oid = store.writer.add('commit', commitObject({ tree, parents, message, author, committer, at }))
    store.writer.flush()
    failpoint('work.written')
    return oid
  }

  /** As the branch will hold it. */
  const commitFor = async (tree: string, parents: readonly string[], message: string): Promise<string> => {
    const commit = await commitTree(tree, parents, message)
    return sign ? sign(commit, { tree, parents, message }) : commit
  }

  const write: WorkBranch['write'] = async ({ tree, parent, second, message, aside = false }) => {
    const parents = second === undefined ? [parent] : [parent, second]
    // For a parent that is not there git would fetch its whole history (measured).
    for (const oid of parents) await remote.fetchCommit(oid)
    return aside ? commitTree(tree, parents, message) : commitFor(tree, parents, message)
  }

  const merge: WorkBranch['merge'] = async ({ first, second, message, sides }) => {
    const merged = await mergeTrees(first, second, sides)
    if (merged.kind === 'conflict') return merged
    return { kind: 'merged', commit: await commitFor(merged.tree, [first, second], message) }
  }

  /** Whether the remote's tip lies behind `commit`, so that moving there loses nothing. */
  const isBehind = async (tip: string, commit: string): Promise<boolean> => {
    await remote.fetchCommit(tip)
    return history.contains(commit, tip)
  }

  const offer = async (commit: string): Promise<string> => {
    const stable = `${ref}-pending`
    const tip = (await remote.refs([stable])).get(stable) ?? null
    const mine = tip === null || (await isBehind(tip, commit))
    const name = mine ? stable : `${stable}-${commit.slice(0, 12)}`
    const result = await remote.push({ ref: name, oid: commit, expected: mine ? tip : null })
    // Refused there too: the state ref keeps the commit reachable, so its oid is an offer as well.
    return result.kind === 'won' ? name.replace(/^refs\/heads\//, '') : commit
  }

  const refusesWorkflows: WorkBranch['refusesWorkflows'] = async (commit) => {
    // Nobody is asked for a right there.
    if (remote.isPath) return false
    const trial = `${ref}-trial`
    const there = (await remote.refs([trial])).get(trial) ?? null
    const result = await remote.push({ ref: trial, oid: commit, expected: there })
    if (result.kind === 'won') await remote.remove([trial])
    return result.kind === 'refused' && isAboutWorkflows(result.why)
  }

  const refused = async (commit: string, why: string): Promise<Projection> => ({
    kind: 'refused',
    why,
    offered: await offer(commit),
  })

  /** One push; `retry` names a tip of our own that may be moved on from. */
  const publishFrom = async (
    commit: string,
    from: string | null,
  ): Promise<Projection | { kind: 'retry'; from: string }> => {
    failpoint('work.publish')
    const result = await remote.push({ ref, oid: commit, expected: from })
    failpoint('work.published')
    if (result.kind === 'won') return { kind: 'published' }
    if (result.kind === 'refused') return refused(commit, result.why)
    if (result.actual === null) return { kind: 'deleted' }
    const behind = await isBehind(result.actual, commit)
    return behind ? { kind: 'retry', from: result.actual } : { kind: 'moved', tip: result.actual }
  }

  const publish: WorkBranch['publish'] = async ({ commit, expected, replaces }) => {
    if (expected !== null && expected !== replaces && !(await history.contains(commit, expected)))
      return { kind: 'moved', tip: expected }
    let from = expected
    for (let round = 0; round < tries; round++) {
      const result = await publishFrom(commit, from)
      if (result.kind !== 'retry') return result
      from = result.from
    }
    return refused(commit, `other jobs moved the branch ${tries} times while we pushed`)
  }

  return {
    write,
    revert: async ({ commits, tip, keep }) => {
      await remote.fetchCommit(tip)
      return revertTrees({ store, remote }, { commits, tip, keep })
    },
    merge,
    mergeTrees: (first, second) => mergeTrees(first, second),
    patch: patchDigest({ store, remote }),
    ...treeFiles({ store, remote }),
    publish,
    mark: milestoneBranches({ remote, isBehind }),
    offer,
    refusesWorkflows,
    madeIn: async (commit) => {
      await remote.fetchCommit(commit)
      return madeCommit((await store.objects.read(commit))?.content.toString('utf8') ?? '')
    },
    changed: async (from, to) => {
      for (const commit of [from, to]) await remote.fetchCommit(commit)
      return (await treeDifferences(store.git, { from, to })).map(({ path }) => showPath(path))
    },
    madeBehind: commitsBehind({ store, remote, history }),
    find: async (branch) => {
      const name = `refs/heads/${branch}`
      const { refs, head } = await remote.list([name])
      // In a repository by its path HEAD is what somebody has checked out.
      return { there: refs.has(name), defaultBranch: remote.isPath ? null : head }
    },
    contains: async (commit, ancestor) => {
      await remote.fetchCommit(commit)
      return history.contains(commit, ancestor)
    },
  }
}

/**
 * Finds commits by the history that git's own objects tell: a ref, a graft or a replacement in somebody's repository is
 * not asked (`hardenedEnvironment`), and a commit cannot say other parents than it has.
 */
function commitsBehind({
  store,
  remote,
  history,
}: {
  store: Pick<Store, 'git'>
  remote: Pick<Remote, 'fetchCommit'>
  history: Pick<History, 'cuts' | 'searched'>
}): WorkBranch['madeBehind'] {
  return async (tips, { wanted, since }) => {
    const found = new Map<string, CommitTrailers | undefined>()
    const look = async (git: Git, tip: string): Promise<boolean> => {
      const { stdout } = await git({ args: ['rev-list', '--ignore-missing', '--stdin'], input: `${tip}\n^${since}\n` })
      const line = new Set(stdout.toString('utf8').split('\n'))
      const here = wanted.filter((oid) => !found.has(oid) && line.has(oid))
      const objects = await readObjects(git, here)
      for (const [at, oid] of here.entries()) found.set(oid, madeCommit(objects[at]?.content.toString('utf8') ?? ''))
      return found.size === wanted.length
    }
    for (const tip of tips) {
      if (found.size === wanted.length) break
      await remote.fetchCommit(tip)
      const all = await look(store.git, tip)
      if (!all && (await history.cuts(tip)).length > 0) await history.searched(tip, (git) => look(git, tip))
    }
    return found
  }
}

/** By its last paragraph alone: the words before it are the agent's. */
export function madeCommit(commit: string): CommitTrailers | undefined {
  const trailers = commit.trimEnd().split('\n\n').at(-1) ?? ''
  const [, run] = /^Ralph-Run: (\S+)$/m.exec(trailers) ?? []
  const [, iteration] = /^Ralph-Iteration: (\d+)$/m.exec(trailers) ?? []
  const [, task = ''] = /^Ralph-Task: (\S+)$/m.exec(trailers) ?? []
  return run === undefined || iteration === undefined ? undefined : { run, iteration: Number(iteration), task }
}

/** Times that another job may move a branch between our look and our push. */
const milestoneTries = 3

const refOf = (branch: string): string => `refs/heads/${branch}`

/**
 * The branches of milestones: projections like the work branch, moved forward by compare-and-swap and never back. One
 * look a job; after it each push knows what it compares with.
 */
function milestoneBranches(options: {
  remote: Remote
  /** Whether `tip` lies behind `commit`. */
  isBehind: (tip: string, commit: string) => Promise<boolean>
}): (wanted: readonly BranchMark[]) => Promise<readonly MarkedBranch[]> {
  const { remote, isBehind } = options
  /** By branch, as the remote had it last; null where it is missing. */
  const seen = new Map<string, string | null>()

  async function look(branches: readonly string[]): Promise<void> {
    const unknown = branches.filter((branch) => !seen.has(branch))
    if (unknown.length === 0) return
    const found = await remote.refs(unknown.map(refOf))
    for (const branch of unknown) seen.set(branch, found.get(refOf(branch)) ?? null)
  }

  async function mark(wanted: BranchMark): Promise<MarkedBranch> {
    const { branch } = wanted
    for (let round = 0; round < milestoneTries; round++) {
      const result = await markOnce(wanted, seen.get(branch) ?? null)
      if (result) return result
    }
    return { branch, kind: 'refused', why: `other jobs moved it ${milestoneTries} times while we pushed` }
  }

  /** Undefined where somebody was faster. */
  async function markOnce({ branch, commit, create, replaces }: BranchMark, tip: string | null) {
    if (tip === commit) return { branch, kind: 'there' } as const
    if (tip === null && !create) return { branch, kind: 'missing' } as const
    const ours = tip === null || tip === replaces || (await isBehind(tip, commit))
    if (!ours) return { branch, kind: 'moved', tip } as const
    failpoint('milestone.push')
    const result = await remote.push({ ref: refOf(branch), oid: commit, expected: tip })
    failpoint('milestone.pushed')
    if (result.kind === 'refused') return { branch, kind: 'refused', why: result.why } as const
    seen.set(branch, result.kind === 'won' ? commit : result.actual)
    return result.kind === 'won' ? ({ branch, kind: 'there' } as const) : undefined
  }

  return async (wanted) => {
    await look(wanted.map(({ branch }) => branch))
    const marked: MarkedBranch[] = []
    for (const one of wanted) marked.push(await mark(one))
    return marked
  }
}
