import { historyOf } from '../remote/history.ts'
import type { Remote } from '../remote/remote.ts'
import { treeOf } from '../store/object.ts'
import type { Store } from '../store/store.ts'
import { treeMerger } from './merge-trees.ts'

/** Bringing a commit into a base: whether that is done already, and the tree of it otherwise. Writes into the store alone. */
export function takingIn({ store, remote }: { store: Store; remote: Remote }) {
  const history = historyOf({ store })
  const merge = treeMerger({ store, remote, history })

  /** Taken in too is work that came as one squashed commit: then a merge would change nothing. */
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
