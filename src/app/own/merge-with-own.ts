import type { MergeTrees, WorkBranch } from '../../port/work-branch.ts'
import type { Ports } from '../job/ports.ts'
import type { Making } from './making.ts'

export type MergePorts = Pick<Ports, 'workBranch' | 'workspace' | 'clock'>

/**
 * A merge in which nothing that the engine writes is in anybody's way: where git finds a conflict, each side and what both
 * began with get all that the run has to say now, and are merged as they are then. What differs is what people wrote.
 */
export async function mergeWithOwn(
  ports: MergePorts,
  request: Pick<Making, 'job' | 'ledger'> & { first: string; second: string; message: string },
): ReturnType<WorkBranch['merge']> {
  const { job, ledger, first, second, message } = request
  const merge = await ports.workBranch.merge({ first, second, message })
  if (merge.kind === 'merged' || merge.ancestor === null) return merge
  // With the writers of all formats, which a job that takes up its run seldom needs.
  const [{ filesWith, withOwnEdits }, { finishTimes }] = await Promise.all([
    import('./own-edits.ts'),
    import('./write-back.ts'),
  ])
  const at = ports.clock.now()
  const [theirs, ours] = await Promise.all(
    [second, first].map((commit) => finishTimes({ job, ledger, ...filesWith(ports, commit) })),
  )
  const times = new Map([...(theirs ?? []), ...(ours ?? [])])
  // A side that cannot be read stays as it is, and the conflict says so.
  const show = (): void => undefined
  const edited = async (tree: string): Promise<string> =>
    (await withOwnEdits({ ...ports, show }, { job, ledger, becomes: { at, times }, tree })).tree
  const trees: MergeTrees = {
    ancestor: await edited(merge.ancestor),
    first: await edited(first),
    second: await edited(second),
  }
  if (trees.ancestor === merge.ancestor && trees.first === first && trees.second === second) return merge
  return ports.workBranch.merge({ first, second, message, trees })
}
