import type { MadeCommit } from '../../../core/run/stored/done-against-commits.ts'
import type { WorkBranch } from '../../../port/work-branch.ts'
import type { Git } from '../call/exec.ts'
import type { History } from '../remote/history.ts'
import type { Remote } from '../remote/remote.ts'
import { readObjects } from '../store/object.ts'
import type { Store } from '../store/store.ts'

/**
 * Finds commits by the history that git's own objects tell: a ref, a graft or a replacement in somebody's repository is
 * not asked (`hardenedEnvironment`), and a commit cannot say other parents than it has.
 */
export function commitsBehind({
  store,
  remote,
  history,
}: {
  store: Pick<Store, 'git'>
  remote: Pick<Remote, 'fetchCommit'>
  history: Pick<History, 'cuts' | 'searched'>
}): WorkBranch['madeBehind'] {
  return async (tips, { wanted, since }) => {
    const found = new Map<string, MadeCommit | undefined>()
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
export function madeCommit(commit: string): MadeCommit | undefined {
  const trailers = commit.trimEnd().split('\n\n').at(-1) ?? ''
  const [, run] = /^Ralph-Run: (\S+)$/m.exec(trailers) ?? []
  const [, iteration] = /^Ralph-Iteration: (\d+)$/m.exec(trailers) ?? []
  const [, task = ''] = /^Ralph-Task: (\S+)$/m.exec(trailers) ?? []
  return run === undefined || iteration === undefined ? undefined : { run, iteration: Number(iteration), task }
}
