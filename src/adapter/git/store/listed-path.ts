import { basename, dirname } from 'node:path/posix'
import { rawPath } from './raw-path.ts'
import { parseTree } from './tree-object.ts'

type Answer = { readonly oid: string; readonly type: string; readonly content: Buffer } | undefined
type Read = (name: string) => Promise<Answer> | Answer

/**
 * True if a tree lists this `<commit>:<path>`. For such a path `cat-file` says "missing" if its object is damaged or gone,
 * just as for a path that no tree lists.
 */
export async function isListed(name: string, read: Read): Promise<boolean> {
  const { treeish, path } = partsOf(name)
  if (path === '') return false
  const folder = folderNameOf(name)
  const tree = await read(folder)
  if (tree === undefined) return isTop(path) ? (await read(treeish)) !== undefined : isListed(folder, read)
  if (tree.type !== 'tree') return false
  const entry = parseTree(tree.content, tree.oid.length / 2).get(rawPath(basename(path)))
  return entry !== undefined && entry.mode !== submoduleMode
}

/** What `isListed` reads for these names: their folders up to the root and the commits, each once. */
export function foldersOf(names: readonly string[]): string[] {
  const folders = new Set<string>()
  for (const name of names) {
    for (let one = name; partsOf(one).path !== '' && !folders.has(folderNameOf(one)); ) {
      folders.add(partsOf(one).treeish)
      one = folderNameOf(one)
      folders.add(one)
    }
  }
  return [...folders]
}

const isTop = (path: string): boolean => !path.includes('/')

const submoduleMode = '160000'

function folderNameOf(name: string): string {
  const { treeish, path } = partsOf(name)
  return isTop(path) ? `${treeish}^{tree}` : `${treeish}:${dirname(path)}`
}

function partsOf(name: string): { treeish: string; path: string } {
  const [, treeish = '', path = ''] = /^([^:]+):(.+)$/.exec(name) ?? []
  return { treeish, path }
}
