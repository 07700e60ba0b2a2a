import type { Remote } from '../remote/remote.ts'
import type { Store } from '../store/store.ts'
import type { StateCopy, StateObjects } from './state-copy.ts'
import { stateFiles } from './state-files.ts'

/** State commits as they are read: from the copy on this machine where that is the one, else from the store after a fetch. */
export interface StateReader {
  read(oid: string): Promise<StateObjects>
  /** Fetches these commits and the state that was read, at once or, where that came from the copy, when `obtain` is called. */
  want(commits: readonly string[]): Promise<void>
  obtain(): Promise<void>
  /** Renews the copy; the commit must be in the store. */
  remember(oid: string, proven: boolean): Promise<void>
  /** Whether the copy was remembered as proven. */
  isProven(oid: string): Promise<boolean>
}

export function stateReader({ store, remote, copy }: { store: Store; remote: Remote; copy?: StateCopy }): StateReader {
  /** The state that the copy holds. */
  let kept: string | undefined
  let isFetched = false
  let wanted: (() => Promise<void>)[] = []

  const objectsOf = async (oid: string): Promise<StateObjects> => {
    const names = [oid, `${oid}^{tree}`, ...stateFiles.map((file) => `${oid}:${file}`)]
    const found = await Promise.all(names.map(store.objects.read))
    const [commit, tree, ...files] = found.map((object) => object?.content)
    return { commit, tree, files }
  }

  const obtain = async (): Promise<void> => {
    for (const fetch of wanted) await fetch()
    wanted = []
    isFetched = true
  }

  const keep = async (oid: string, objects: StateObjects): Promise<void> => {
    await copy?.write(objects)
    kept = oid
  }

  return {
    async read(oid) {
      const known = await copy?.read(oid)
      wanted = [() => remote.fetchState(oid)]
      isFetched = false
      if (known) {
        kept = oid
        return known
      }
      await obtain()
      const objects = await objectsOf(oid)
      await keep(oid, objects)
      return objects
    },
    async want(commits) {
      for (const commit of commits) wanted.push(() => remote.fetchCommit(commit))
      if (isFetched) await obtain()
    },
    obtain,
    async remember(oid, proven) {
      if (copy && kept !== oid) await keep(oid, await objectsOf(oid))
      if (proven) await copy?.prove(oid)
    },
    isProven: async (oid) => (await copy?.isProven(oid)) ?? false,
  }
}
