import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Remote } from '../remote/remote.ts'
import { parseTree } from '../store/compare-trees.ts'
import { type ObjectFormat, oidOf } from '../store/object-writer.ts'
import type { Store } from '../store/store.ts'
import { stateFiles } from './state-files.ts'

/** State commits as they are read: from the copy on this machine where that is the one, else from the store after a fetch. */
interface StateReader {
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

/** What loading reads of a state commit; undefined is what it lacks. */
interface StateObjects {
  readonly commit: Buffer | undefined
  readonly tree: Buffer | undefined
  /** In the order of `stateFiles`. */
  readonly files: readonly (Buffer | undefined)[]
}

/** The newest state commit beside the engine's other files, so that a job with nothing to do neither fetches nor asks git. */
export interface StateCopy {
  /** Undefined where it is of another commit, torn or changed. */
  read(oid: string): Promise<StateObjects | undefined>
  write(objects: StateObjects): Promise<void>
  /** Notes that this state was compared with its whole log and its commits; forgotten with the next `write`. */
  prove(oid: string): Promise<void>
  isProven(oid: string): Promise<boolean>
}

const proof = 'proven'

/**
 * A copy needs no trust: the oid is the hash of the commit, which holds that of the tree, which holds those of the
 * files, and has no entry for a file that is not there. What does not add up is no copy.
 */
export function stateCopyIn(folder: string, format: ObjectFormat): StateCopy {
  const names = ['commit', 'tree', ...stateFiles]

  const isCommit = (oid: string, { commit, tree, files }: StateObjects): boolean => {
    if (!commit || !tree) return false
    const [, root = ''] = /^tree ([0-9a-f]+)\n/.exec(commit.toString('latin1')) ?? []
    if (oidOf(format, 'commit', commit) !== oid || oidOf(format, 'tree', tree) !== root) return false
    const entries = parseTree(tree, root.length / 2)
    return stateFiles.every((name, at) => entries.get(name)?.oid === (files[at] && oidOf(format, 'blob', files[at])))
  }

  return {
    async read(oid) {
      const contents = names.map((name) => readFile(join(folder, name)).catch(() => undefined))
      const [commit, tree, ...files] = await Promise.all(contents)
      const objects = { commit, tree, files }
      return isCommit(oid, objects) ? objects : undefined
    },
    async write({ commit, tree, files }) {
      try {
        // An agent may have put links there, and writing would follow them.
        await rm(folder, { recursive: true, force: true })
        await mkdir(folder, { recursive: true, mode: 0o700 })
        const asNew = { mode: 0o600, flag: 'wx' }
        const contents = [commit, tree, ...files]
        const put = async (name: string, content: Buffer | undefined) =>
          content && (await writeFile(join(folder, name), content, asNew))
        await Promise.all(names.map((name, at) => put(name, contents[at])))
      } catch {
        // The next job reads it from the remote.
      }
    },
    // A word that is not written costs the next job the comparison.
    prove: (oid) => writeFile(join(folder, proof), oid, { mode: 0o600 }).catch(() => undefined),
    isProven: async (oid) => (await readFile(join(folder, proof), 'utf8').catch(() => '')) === oid,
  }
}
