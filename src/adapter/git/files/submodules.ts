import { createHash } from 'node:crypto'
import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { type RawPath, rawPath, showPath } from '../store/raw-path.ts'
import { readObjects, type Store } from '../store/store.ts'
import { gitlink, type IndexEntry, type WorkTree, workTree } from './work-tree.ts'

/** A work tree below the workspace's, at the commit that the entry names. */
export interface Submodule {
  readonly path: RawPath
  readonly commit: string
  readonly tree: WorkTree
}

export interface Submodules {
  /** Their commits are in the store, because the user's repository has them checked out. */
  readonly filled: readonly Submodule[]
  readonly empty: readonly RawPath[]
}

export async function submodulesIn(tree: WorkTree, entries: readonly IndexEntry[]): Promise<Submodules> {
  const links = entries.filter(({ mode }) => mode === gitlink)
  if (links.length === 0) return { filled: [], empty: [] }
  const isPresent = await arePresent(
    tree.store,
    links.map(({ oid }) => oid),
  )
  const filled = links.flatMap(({ path, oid }, index) => {
    const pathText = showPath(path)
    // Git cannot be told a directory name that is not valid text.
    return isPresent[index] && rawPath(pathText) === path
      ? { path, commit: oid, tree: submoduleTree(tree, pathText) }
      : []
  })
  const filledPaths = new Set(filled.map(({ path }) => path))
  return { filled, empty: links.flatMap(({ path }) => (filledPaths.has(path) ? [] : path)) }
}

/** True if no link replaces the directory, so git may read and write there. */
export function isInPlace(outer: WorkTree, { path }: Submodule): boolean {
  const directory = join(realpathSync(outer.directory), showPath(path))
  return existsSync(directory) && realpathSync(directory) === directory
}

function submoduleTree(outer: WorkTree, path: string): WorkTree {
  const directory = join(outer.directory, path)
  const index = `submodule-${createHash('sha256').update(directory).digest('hex').slice(0, 16)}`
  return workTree({ git: outer.store, stateDir: outer.stateDir, directory, index })
}

/** Paths of submodules that stay empty, because the user's repository lacks their commits. */
export async function emptySubmodules({ git }: Pick<Store, 'git'>, commit: string): Promise<string[]> {
  const { stdout } = await git({ args: ['ls-tree', '-r', '-z', commit] })
  const links = stdout
    .toString('utf8')
    .split('\0')
    .flatMap((line) => {
      const [, oid = '', path = ''] = /^160000 commit ([0-9a-f]+)\t(.*)$/s.exec(line) ?? []
      return oid === '' ? [] : { oid, path }
    })
  const isPresent = await arePresent(
    git,
    links.map(({ oid }) => oid),
  )
  return links.flatMap(({ path }, index) => (isPresent[index] ? [] : path))
}

async function arePresent(git: Store['git'], oids: readonly string[]): Promise<boolean[]> {
  const names = oids.map((oid) => `${oid}^{tree}`)
  return oids.length === 0 ? [] : (await readObjects(git, names)).map((object) => object?.type === 'tree')
}
