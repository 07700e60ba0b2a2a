import { lazily } from '../call/remote-name.ts'
import { folderMode, makeTree, parseTree, type TreeEntry } from '../objects/git-tree.ts'
import { type RawPath, rawPath } from '../objects/raw-path.ts'
import { readObjects } from '../store/object.ts'
import type { Store } from '../store/store.ts'

type Entries = ReadonlyMap<RawPath, TreeEntry>

/** Makes a tree out of another one and files that are put into it; returns its oid. It is there when the writer is flushed. */
export type PutFiles = (base: string | undefined, files: ReadonlyMap<string, string>) => Promise<string>

/**
 * Only the folders that the files lie in are read, and those that the tree before was made of are remembered: a writer
 * that goes on from its own commit reads nothing. What a state that was fetched in part lacks, is fetched.
 */
export function stateTrees({ git, objects, writer }: Pick<Store, 'git' | 'objects' | 'writer'>): PutFiles {
  let known: ReadonlyMap<string, Entries> = new Map()

  const entriesOf = async (tree: string): Promise<Entries> => {
    const before = known.get(tree)
    if (before) return before
    const object = (await objects.read(tree)) ?? (await readObjects(git, [tree], lazily))[0]
    if (object?.type !== 'tree') throw new Error(`the tree ${tree} of the state cannot be read`)
    return parseTree(object.content, tree.length / 2)
  }

  return async (base, files) => {
    const made = new Map<string, Entries>()
    const put = async (tree: string | undefined, some: ReadonlyMap<string, string>): Promise<string> => {
      const entries = new Map(tree === undefined ? [] : await entriesOf(tree))
      const { here, below } = byFolder(some)
      for (const [name, content] of here)
        entries.set(name, { mode: '100644', oid: writer.add('blob', Buffer.from(content)) })
      for (const [name, within] of below) {
        const before = entries.get(name)
        const folder = before?.mode === folderMode ? before.oid : undefined
        entries.set(name, { mode: folderMode, oid: await put(folder, within) })
      }
      const oid = writer.add('tree', makeTree(entries))
      made.set(oid, entries)
      return oid
    }
    const root = await put(base, files)
    known = made
    return root
  }
}

function byFolder(files: ReadonlyMap<string, string>) {
  const here = new Map<RawPath, string>()
  const below = new Map<RawPath, Map<string, string>>()
  for (const [path, content] of files) {
    const [name = '', ...rest] = path.split('/')
    if (rest.length === 0) here.set(rawPath(name), content)
    else {
      const within = below.get(rawPath(name)) ?? new Map<string, string>()
      below.set(rawPath(name), within.set(rest.join('/'), content))
    }
  }
  return { here, below }
}
