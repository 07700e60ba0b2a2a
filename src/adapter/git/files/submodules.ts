import { createHash } from 'node:crypto'
import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { type RawPath, rawPath, showPath } from '../store/raw-path.ts'
import { readObjects, type Store } from '../store/store.ts'
import { gitlink, type IndexEntry, type WorkTree, workTree } from './work-tree.ts'

/** The files of one submodule: a work tree of its own below the workspace's, at the commit that its entry names. */
export interface Submodule {
  readonly path: RawPath
  readonly commit: string
  readonly tree: WorkTree
}

export interface Submodules {
  /** Those whose commit the store holds: the user's repository has them checked out. */
  readonly filled: readonly Submodule[]
  /** All others: empty directories. */
  readonly empty: readonly RawPath[]
}

/** The submodules of what the index holds. */
export async function submodulesIn(tree: WorkTree, entries: readonly IndexEntry[]): Promise<Submodules> {
  const links = entries.filter(({ mode }) => mode === gitlink)
  if (links.length === 0) return { filled: [], empty: [] }
  const there = await present(
    tree.store,
    links.map(({ oid }) => oid),
  )
  const filled = links.flatMap(({ path, oid }, at) => {
    const shown = showPath(path)
    // A directory whose name is no text cannot be named to git by its environment.
    return there[at] && rawPath(shown) === path ? { path, commit: oid, tree: below(tree, shown) } : []
  })
  const known = new Set(filled.map(({ path }) => path))
  return { filled, empty: links.flatMap(({ path }) => (known.has(path) ? [] : path)) }
}

/** Whether no link stands in the way of the directory, so that git may read and write in it. */
export function isInPlace(outer: WorkTree, { path }: Submodule): boolean {
  const directory = join(realpathSync(outer.directory), showPath(path))
  return existsSync(directory) && realpathSync(directory) === directory
}

function below(outer: WorkTree, path: string): WorkTree {
  const directory = join(outer.directory, path)
  const index = `submodule-${createHash('sha256').update(directory).digest('hex').slice(0, 16)}`
  return workTree({ git: outer.store, stateDir: outer.stateDir, directory, index })
}

/** Paths of a commit's submodules that nothing can be put into, because the user's repository has not got them. */
export async function emptySubmodules({ git }: Pick<Store, 'git'>, commit: string): Promise<string[]> {
  const { stdout } = await git({ args: ['ls-tree', '-r', '-z', commit] })
  const links = stdout
    .toString('utf8')
    .split('\0')
    .flatMap((line) => {
      const [, oid = '', path = ''] = /^160000 commit ([0-9a-f]+)\t(.*)$/s.exec(line) ?? []
      return oid === '' ? [] : { oid, path }
    })
  const there = await present(
    git,
    links.map(({ oid }) => oid),
  )
  return links.flatMap(({ path }, at) => (there[at] ? [] : path))
}

async function present(git: Store['git'], oids: readonly string[]): Promise<boolean[]> {
  const names = oids.map((oid) => `${oid}^{tree}`)
  return oids.length === 0 ? [] : (await readObjects(git, names)).map((found) => found?.type === 'tree')
}
