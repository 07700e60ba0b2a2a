import { RalphError } from '../../../core/error/error.ts'
import { commitObject, type Identity } from '../objects/commit-object.ts'
import { treeOf } from '../store/object.ts'
import type { Store } from '../store/store.ts'
import { type PutFiles, stateTrees } from './state-tree.ts'

export interface StateCommit {
  /** The state commit that this one follows, and whose files stay; null for the first. */
  readonly previous: string | null
  /** Further parents, the work commit last. Repeats are meant. */
  readonly parents: readonly string[]
  readonly files: ReadonlyMap<string, string>
  readonly message: string
  readonly by: Identity
  /** Seconds since the epoch. */
  readonly at: number
}

/** What the engine may write to: no `../evil`, no `.git/config`. */
const safePath = /^(?:[A-Za-z0-9][A-Za-z0-9._-]{0,99}\/){0,5}[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/

/**
 * Makes a state commit's objects and returns its oid; no ref leads to it, and nothing but the folders that the files
 * lie in is read. Every parent must be in the store.
 */
export function stateCommits(store: Pick<Store, 'git' | 'objects' | 'writer'>) {
  const putFiles: PutFiles = stateTrees(store)

  return async ({ previous, parents, files, message, by, at }: StateCommit): Promise<string> => {
    const bad = [...files.keys()].filter((path) => !safePath.test(path))
    if (bad.length > 0) throw new Error(`The engine made state paths that are not allowed: ${JSON.stringify(bad)}`)
    const tree = await putFiles(previous === null ? undefined : await treeBefore(store, previous), files)
    const all = previous === null ? parents : [previous, ...parents]
    const oid = store.writer.add('commit', commitObject({ tree, parents: all, author: by, committer: by, at, message }))
    store.writer.flush()
    return oid
  }
}

/** Without it the new tree would hold the new files alone, and the run would lose its past. */
async function treeBefore(store: Pick<Store, 'objects'>, previous: string): Promise<string> {
  const tree = await treeOf(store, previous)
  if (tree !== undefined) return tree
  throw new RalphError({
    code: 'STATE_UNREADABLE',
    exit: 'failed',
    message: `The state commit ${previous} is not there any more, so nothing can be written on top of it.`,
    hint: 'Look at the repository with `git fsck`; then run again: the state is fetched anew.',
  })
}
