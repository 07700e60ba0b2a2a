import type { MadeCommit } from '../../../core/run/stored/state-against-log.ts'
import type { BranchTarget, BranchUpdate, Projection, SignCommit, WorkBranch } from '../../../port/work-branch.ts'
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
import { commitSigner } from './signed-commit.ts'
import { treeFiles } from './tree-files.ts'

/** How often another job of ours may push a tip first. */
const maxTries = 5

export function workBranchAt(options: {
  store: Store
  remote: Remote
  /** Full name of the ref. */
  ref: string
  author: Identity
  committer: Identity
  /** In ms since the epoch. */
  now: () => number
  /** If set, the server creates and signs the branch's commits, with its own identity. */
  sign?: SignCommit | undefined
}): WorkBranch {
  const { store, remote, ref, author, committer, now } = options
  const sign = options.sign && commitSigner({ store, remote, ref, sign: options.sign })
  const history = historyOf({ store })

  const mergeTrees = treeMerger({ store, remote, history })

  const commitTree = async (tree: string, parents: readonly string[], message: string): Promise<string> => {
    failpoint('work.write')
    const seconds = Math.floor(now() / 1000)
    const oid = store.writer.add('commit', commitObject({ tree, parents, message, author, committer, seconds }))
    store.writer.flush()
    failpoint('work.written')
    return oid
  }

  const commitForBranch = async (tree: string, parents: readonly string[], message: string): Promise<string> => {
    const commit = await commitTree(tree, parents, message)
    return sign ? sign(commit, { tree, parents, message }) : commit
  }

  const write: WorkBranch['write'] = async ({ tree, parent, second, message, isOffBranch: aside = false }) => {
    const parents = second === undefined ? [parent] : [parent, second]
    // Git would fetch the whole history of a missing parent (measured).
    for (const oid of parents) await remote.fetchCommit(oid)
    return aside ? commitTree(tree, parents, message) : commitForBranch(tree, parents, message)
  }

  const merge: WorkBranch['merge'] = async ({ first, second, message, trees }) => {
    const merged = await mergeTrees(first, second, trees)
    if (merged.kind === 'conflict') return merged
    return { kind: 'merged', commit: await commitForBranch(merged.tree, [first, second], message) }
  }

  /** True if `tip` is an ancestor of `commit`, so that moving the ref loses nothing. */
  const isAncestorOf = async (tip: string, commit: string): Promise<boolean> => {
    await remote.fetchCommit(tip)
    return history.contains(commit, tip)
  }

  const pushFallbackBranch = async (commit: string): Promise<string> => {
    const stable = `${ref}-pending`
    const tip = (await remote.refs([stable])).get(stable) ?? null
    const canMove = tip === null || (await isAncestorOf(tip, commit))
    const name = canMove ? stable : `${stable}-${commit.slice(0, 12)}`
    const result = await remote.push({ ref: name, oid: commit, expected: canMove ? tip : null })
    // If this is refused as well, the oid is enough: the state ref keeps the commit reachable.
    return result.kind === 'won' ? name.replace(/^refs\/heads\//, '') : commit
  }

  const refusesWorkflows: WorkBranch['refusesWorkflows'] = async (commit) => {
    // A path has no permissions.
    if (remote.isPath) return false
    const trial = `${ref}-trial`
    const existingTip = (await remote.refs([trial])).get(trial) ?? null
    const result = await remote.push({ ref: trial, oid: commit, expected: existingTip })
    if (result.kind === 'won') await remote.remove([trial])
    return result.kind === 'refused' && isAboutWorkflows(result.why)
  }

  const refused = async (commit: string, why: string): Promise<Projection> => ({
    kind: 'refused',
    why,
    offered: await pushFallbackBranch(commit),
  })

  /** One push. `retry` has a tip of our own that may be replaced. */
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
    const behind = await isAncestorOf(result.actual, commit)
    return behind ? { kind: 'retry', from: result.actual } : { kind: 'moved', tip: result.actual }
  }

  const publish: WorkBranch['publish'] = async ({ commit, expected, replaces }) => {
    if (expected !== null && expected !== replaces && !(await history.contains(commit, expected)))
      return { kind: 'moved', tip: expected }
    let from = expected
    for (let round = 0; round < maxTries; round++) {
      const result = await publishFrom(commit, from)
      if (result.kind !== 'retry') return result
      from = result.from
    }
    return refused(commit, `other jobs moved the branch ${maxTries} times while we pushed`)
  }

  return {
    write,
    revert: async ({ commits, tip, keep }) => {
      await remote.fetchCommit(tip)
      return revertTrees({ store, remote }, { commits, tip, keep })
    },
    merge,
    mergeTrees: (first, second) => mergeTrees(first, second),
    patchDigest: patchDigest({ store, remote }),
    ...treeFiles({ store, remote }),
    publish,
    moveBranches: milestoneBranches({ remote, isBehind: isAncestorOf }),
    pushFallbackBranch,
    refusesWorkflows,
    readOrigin: async (commit) => {
      await remote.fetchCommit(commit)
      return parseMadeCommit((await store.objects.read(commit))?.content.toString('utf8') ?? '')
    },
    changedPaths: async (from, to) => {
      for (const commit of [from, to]) await remote.fetchCommit(commit)
      return (await treeDifferences(store.git, { from, to })).map(({ path }) => showPath(path))
    },
    readCommitsBehind: commitReader({ store, remote, history }),
    findBranch: async (branch) => {
      const name = `refs/heads/${branch}`
      const { refs, head } = await remote.list([name])
      // In a repository by its path HEAD is what somebody has checked out.
      return { exists: refs.has(name), defaultBranch: remote.isPath ? null : head }
    },
    contains: async (commit, ancestor) => {
      await remote.fetchCommit(commit)
      return history.contains(commit, ancestor)
    },
  }
}

/**
 * Reads git's own objects: refs, grafts or replacements of a user's repository are not used (`hardenedEnvironment`).
 */
function commitReader({
  store,
  remote,
  history,
}: {
  store: Pick<Store, 'git'>
  remote: Pick<Remote, 'fetchCommit'>
  history: Pick<History, 'shallowBoundary' | 'deepenUntil'>
}): WorkBranch['readCommitsBehind'] {
  return async (tips, { wanted: requested, since }) => {
    const commits = new Map<string, MadeCommit | undefined>()
    const searchBehind = async (git: Git, tip: string): Promise<boolean> => {
      const { stdout } = await git({ args: ['rev-list', '--ignore-missing', '--stdin'], input: `${tip}\n^${since}\n` })
      const history = new Set(stdout.toString('utf8').split('\n'))
      const newOids = requested.filter((oid) => !commits.has(oid) && history.has(oid))
      const objects = await readObjects(git, newOids)
      for (const [index, oid] of newOids.entries())
        commits.set(oid, parseMadeCommit(objects[index]?.content.toString('utf8') ?? ''))
      return commits.size === requested.length
    }
    for (const tip of tips) {
      if (commits.size === requested.length) break
      await remote.fetchCommit(tip)
      const isComplete = await searchBehind(store.git, tip)
      if (!isComplete && (await history.shallowBoundary(tip)).length > 0)
        await history.deepenUntil(tip, (git) => searchBehind(git, tip))
    }
    return commits
  }
}

/** Reads only the last paragraph: the text before is the agent's. */
export function parseMadeCommit(commit: string): MadeCommit | undefined {
  const trailers = commit.trimEnd().split('\n\n').at(-1) ?? ''
  const [, run] = /^Ralph-Run: (\S+)$/m.exec(trailers) ?? []
  const [, iteration] = /^Ralph-Iteration: (\d+)$/m.exec(trailers) ?? []
  const [, task = ''] = /^Ralph-Task: (\S+)$/m.exec(trailers) ?? []
  return run === undefined || iteration === undefined ? undefined : { run, iteration: Number(iteration), task }
}

/** How often another job may move a branch first. */
const maxMilestoneTries = 3

const refOf = (branch: string): string => `refs/heads/${branch}`

/** Branches of milestones. Like the work branch they only move forward, by compare-and-swap. */
function milestoneBranches(options: {
  remote: Remote
  isBehind: (tip: string, commit: string) => Promise<boolean>
}): (marks: readonly BranchTarget[]) => Promise<readonly BranchUpdate[]> {
  const { remote, isBehind } = options
  /** The remote's tip by branch; null if it is missing. */
  const tips = new Map<string, string | null>()

  async function fetchTips(branches: readonly string[]): Promise<void> {
    const unknown = branches.filter((branch) => !tips.has(branch))
    if (unknown.length === 0) return
    const existing = await remote.refs(unknown.map(refOf))
    for (const branch of unknown) tips.set(branch, existing.get(refOf(branch)) ?? null)
  }

  async function mark(request: BranchTarget): Promise<BranchUpdate> {
    const { branch } = request
    for (let round = 0; round < maxMilestoneTries; round++) {
      const result = await markOnce(request, tips.get(branch) ?? null)
      if (result) return result
    }
    return { branch, kind: 'refused', why: `other jobs moved it ${maxMilestoneTries} times while we pushed` }
  }

  /** Undefined if another job was faster. */
  async function markOnce({ branch, commit, create, replaces }: BranchTarget, tip: string | null) {
    if (tip === commit) return { branch, kind: 'there' } as const
    if (tip === null && !create) return { branch, kind: 'missing' } as const
    const canMove = tip === null || tip === replaces || (await isBehind(tip, commit))
    if (!canMove) return { branch, kind: 'moved', tip } as const
    failpoint('milestone.push')
    const result = await remote.push({ ref: refOf(branch), oid: commit, expected: tip })
    failpoint('milestone.pushed')
    if (result.kind === 'refused') return { branch, kind: 'refused', why: result.why } as const
    tips.set(branch, result.kind === 'won' ? commit : result.actual)
    return result.kind === 'won' ? ({ branch, kind: 'there' } as const) : undefined
  }

  return async (marks) => {
    await fetchTips(marks.map(({ branch }) => branch))
    const marked: BranchUpdate[] = []
    for (const request of marks) marked.push(await mark(request))
    return marked
  }
}
