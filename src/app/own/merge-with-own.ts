import type { MergeTrees, WorkBranch } from '../../port/work-branch.ts'
import type { Ports } from '../job/ports.ts'
import type { CommitInput } from './commit-input.ts'

export type MergePorts = Pick<Ports, 'workBranch' | 'workspace' | 'clock'>

/**
 * Merges two commits so that the engine's own files never conflict: after a conflict, both sides and their ancestor get
 * the current engine edits, and are merged again.
 */
export async function mergeWithEngineEdits(
  ports: MergePorts,
  request: Pick<CommitInput, 'job' | 'ledger'> & { first: string; second: string; message: string },
): ReturnType<WorkBranch['merge']> {
  const { job, ledger, first, second, message } = request
  const merge = await ports.workBranch.merge({ first, second, message })
  if (merge.kind === 'merged' || merge.ancestor === null) return merge
  // Imports the writers of all formats, which are seldom needed.
  const [{ filesWith, applyEngineEdits: withOwnEdits }, { finishTimes }] = await Promise.all([
    import('./own-edits.ts'),
    import('./write-back.ts'),
  ])
  const now = ports.clock.now()
  const [theirs, ours] = await Promise.all(
    [second, first].map((commit) => finishTimes({ job, ledger, ...filesWith(ports, commit) })),
  )
  const times = new Map([...(theirs ?? []), ...(ours ?? [])])
  // An unreadable side stays unchanged, and the conflict names it.
  const show = (): void => undefined
  const edited = async (tree: string): Promise<string> =>
    (await withOwnEdits({ ...ports, show }, { job, ledger, becomes: { at: now, times }, tree })).tree
  const trees: MergeTrees = {
    ancestor: await edited(merge.ancestor),
    first: await edited(first),
    second: await edited(second),
  }
  if (trees.ancestor === merge.ancestor && trees.first === first && trees.second === second) return merge
  return ports.workBranch.merge({ first, second, message, trees })
}
