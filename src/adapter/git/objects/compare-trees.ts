import { folderMode, parseTree, type TreeEntry } from './git-tree.ts'
import type { ObjectReader } from './object-reader.ts'
import type { RawPath } from './raw-path.ts'

/** One path that differs, as the second tree has it; null where it is gone there. */
export interface Difference {
  readonly path: RawPath
  readonly action: 'created' | 'modified' | 'deleted'
  /** Six octal digits, as in an index. */
  readonly now: { readonly mode: string; readonly oid: string } | null
}

type Objects = Pick<ObjectReader, 'read'>

/**
 * What differs between two trees, by path, read through the reader that is open anyway: `diff-tree` would be one more
 * process of each iteration. Reads the folders that differ and nothing else. Throws where a tree is missing.
 */
export async function compareTrees(objects: Objects, before: string, after: string): Promise<readonly Difference[]> {
  const found = await compare(objects, { before, after, prefix: '' })
  return found.sort((a, b) => (a.path < b.path ? -1 : 1))
}

async function compare(
  objects: Objects,
  at: { before: string | undefined; after: string | undefined; prefix: RawPath },
): Promise<Difference[]> {
  if (at.before === at.after) return []
  const [before, after] = await Promise.all([entriesOf(objects, at.before), entriesOf(objects, at.after)])
  const names = new Set([...before.keys(), ...after.keys()])
  const below = [...names].map((name) =>
    compareEntry(objects, { path: at.prefix + name, was: before.get(name), is: after.get(name) }),
  )
  return (await Promise.all(below)).flat()
}

async function compareEntry(
  objects: Objects,
  { path, was, is }: { path: RawPath; was: TreeEntry | undefined; is: TreeEntry | undefined },
): Promise<Difference[]> {
  if (was?.oid === is?.oid && was?.mode === is?.mode) return []
  const within = await compare(objects, { before: folderOf(was), after: folderOf(is), prefix: `${path}/` })
  const [wasFile, isFile] = [fileOf(was), fileOf(is)]
  if (isFile) return [{ path, action: wasFile ? 'modified' : 'created', now: isFile }, ...within]
  return wasFile ? [{ path, action: 'deleted', now: null }, ...within] : within
}

const folderOf = (entry: TreeEntry | undefined): string | undefined =>
  entry?.mode === folderMode ? entry.oid : undefined
const fileOf = (entry: TreeEntry | undefined): TreeEntry | undefined => (entry?.mode === folderMode ? undefined : entry)

async function entriesOf(objects: Objects, tree: string | undefined): Promise<ReadonlyMap<RawPath, TreeEntry>> {
  if (tree === undefined) return new Map()
  const object = await objects.read(`${tree}^{tree}`)
  if (!object) throw new Error(`the tree ${tree} is not in the store`)
  const entries = [...parseTree(object.content, tree.length / 2)]
  return new Map(entries.map(([name, { mode, oid }]) => [name, { mode: canonical(mode), oid }]))
}

/** Git of old wrote other permissions too (`100664`), and every index knows but two. */
function canonical(mode: string): string {
  if (!mode.startsWith('100')) return mode
  return Number.parseInt(mode, 8) & 0o100 ? '100755' : '100644'
}
