import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Remote } from '../remote/remote.ts'
import { type ObjectFormat, oidOf } from '../store/object-writer.ts'
import type { Store } from '../store/store.ts'
import { parseTree } from '../store/tree-object.ts'
import { stateFiles } from './state-files.ts'

/** Reads state commits from the copy on this machine if it matches, else from the store after a fetch. */
interface StateReader {
  read(oid: string): Promise<StateObjects>
  /** If the state came from the copy, the fetch waits for `fetchRequested`. */
  requestCommits(commits: readonly string[]): Promise<void>
  fetchRequested(): Promise<void>
  saveCopy(oid: string, proven: boolean): Promise<void>
  isProven(oid: string): Promise<boolean>
}

export function stateReader({ store, remote, copy }: { store: Store; remote: Remote; copy?: StateCopy }): StateReader {
  let copiedOid: string | undefined
  let isFetched = false
  let requestedFetches: (() => Promise<void>)[] = []

  const objectsOf = async (oid: string): Promise<StateObjects> => {
    const names = [oid, `${oid}^{tree}`, ...stateFiles.map((file) => `${oid}:${file}`)]
    const objects = await Promise.all(names.map(store.objects.read))
    const [commit, tree, ...files] = objects.map((object) => object?.content)
    return { commit, tree, files }
  }

  const fetchRequested = async (): Promise<void> => {
    for (const fetch of requestedFetches) await fetch()
    requestedFetches = []
    isFetched = true
  }

  const writeCopy = async (oid: string, objects: StateObjects): Promise<void> => {
    await copy?.write(objects)
    copiedOid = oid
  }

  return {
    async read(oid) {
      const cached = await copy?.read(oid)
      requestedFetches = [() => remote.fetchState(oid)]
      isFetched = false
      if (cached) {
        copiedOid = oid
        return cached
      }
      await fetchRequested()
      const objects = await objectsOf(oid)
      await writeCopy(oid, objects)
      return objects
    },
    async requestCommits(commits) {
      for (const commit of commits) requestedFetches.push(() => remote.fetchCommit(commit))
      if (isFetched) await fetchRequested()
    },
    fetchRequested,
    async saveCopy(oid, proven) {
      if (copy && copiedOid !== oid) await writeCopy(oid, await objectsOf(oid))
      if (proven) await copy?.markProven(oid)
    },
    isProven: async (oid) => (await copy?.isProven(oid)) ?? false,
  }
}

interface StateObjects {
  readonly commit: Buffer | undefined
  readonly tree: Buffer | undefined
  readonly files: readonly (Buffer | undefined)[]
}

/** The newest state commit on this machine, so that an idle job neither fetches nor calls git. */
export interface StateCopy {
  read(oid: string): Promise<StateObjects | undefined>
  write(objects: StateObjects): Promise<void>
  /** Records that this state was compared with its whole log and its commits; the next `write` forgets it. */
  markProven(oid: string): Promise<void>
  isProven(oid: string): Promise<boolean>
}

const proofFile = 'proven'

/** The copy proves itself: the oid is the hash of the commit, which contains the tree's, which contains the files'. */
export function stateCopyIn(folder: string, format: ObjectFormat): StateCopy {
  const names = ['commit', 'tree', ...stateFiles]

  const isCommit = (oid: string, { commit, tree, files }: StateObjects): boolean => {
    if (!commit || !tree) return false
    const [, root = ''] = /^tree ([0-9a-f]+)\n/.exec(commit.toString('latin1')) ?? []
    if (oidOf(format, 'commit', commit) !== oid || oidOf(format, 'tree', tree) !== root) return false
    const entries = parseTree(tree, root.length / 2)
    return stateFiles.every(
      (name, index) => entries.get(name)?.oid === (files[index] && oidOf(format, 'blob', files[index])),
    )
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
        // Writing would follow links that an agent may have put there.
        await rm(folder, { recursive: true, force: true })
        await mkdir(folder, { recursive: true, mode: 0o700 })
        const exclusive = { mode: 0o600, flag: 'wx' }
        const contents = [commit, tree, ...files]
        const writeIfPresent = async (name: string, content: Buffer | undefined) =>
          content && (await writeFile(join(folder, name), content, exclusive))
        await Promise.all(names.map((name, index) => writeIfPresent(name, contents[index])))
      } catch {}
    },
    // If this fails, the next job compares again.
    markProven: (oid) => writeFile(join(folder, proofFile), oid, { mode: 0o600 }).catch(() => undefined),
    isProven: async (oid) => (await readFile(join(folder, proofFile), 'utf8').catch(() => '')) === oid,
  }
}
