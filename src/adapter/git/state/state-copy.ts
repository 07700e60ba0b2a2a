import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseTree } from '../objects/git-tree.ts'
import { type ObjectFormat, oidOf } from '../objects/pack-file.ts'
import { stateFiles } from './state-files.ts'

/** What loading reads of a state commit; undefined is what it lacks. */
export interface StateObjects {
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
