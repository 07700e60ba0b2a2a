import type { WorkBranch } from '../../../port/work-branch.ts'
import type { Remote } from '../remote/remote.ts'
import { compareTrees, folderMode, makeTree, parseTree, type TreeEntry } from '../store/compare-trees.ts'
import { type RawPath, rawPath, showPath } from '../store/raw-path.ts'
import type { Store } from '../store/store.ts'

type Objects = Pick<Store, 'objects' | 'writer'>

/** What is to stand at a path; null: nothing. It is asked by what stands there. */
interface EntryEdit {
  readonly path: RawPath
  readonly entry: (there: TreeEntry | undefined) => TreeEntry | null
}

/** An edit by the names of its path, from the tree on that is looked at. */
interface Step extends EntryEdit {
  readonly names: readonly RawPath[]
}

/** The tree with these edits; a folder that is empty then goes. What a link, a folder or a file is in the way of is `left` out. */
async function withEntries(
  store: Objects,
  treeish: string,
  edits: readonly EntryEdit[],
): Promise<{ tree: string; left: string[] }> {
  const left: RawPath[] = []

  const edited = async (tree: string | undefined, steps: readonly Step[]): Promise<string | null> => {
    const entries = tree === undefined ? new Map<RawPath, TreeEntry>() : await entriesOf(store, tree)
    const below = new Map<RawPath, Step[]>()
    for (const step of steps) {
      const [name = '', ...rest] = step.names
      if (rest.length === 0) setFile(entries, name, step)
      else {
        const within = below.get(name) ?? []
        within.push({ ...step, names: rest })
        below.set(name, within)
      }
    }
    for (const [name, within] of below) await setFolder(entries, name, within)
    return entries.size === 0 ? null : store.writer.add('tree', makeTree(entries))
  }

  const setFile = (entries: Map<RawPath, TreeEntry>, name: RawPath, { path, entry }: Step): void => {
    const there = entries.get(name)
    if (there && !there.mode.startsWith('100')) return void left.push(path)
    const now = entry(there)
    if (now) entries.set(name, now)
    else entries.delete(name)
  }

  const setFolder = async (entries: Map<RawPath, TreeEntry>, name: RawPath, within: readonly Step[]): Promise<void> => {
    const there = entries.get(name)
    if (there && there.mode !== folderMode) return void left.push(...within.map(({ path }) => path))
    const oid = await edited(there?.oid, within)
    if (oid === null) entries.delete(name)
    else entries.set(name, { mode: folderMode, oid })
  }

  const steps = edits.map((edit) => ({ ...edit, names: edit.path.split('/') }))
  const tree = (await edited(treeish, steps)) ?? store.writer.add('tree', new Uint8Array())
  store.writer.flush()
  return { tree, left: left.map(showPath) }
}

async function entriesOf({ objects }: Pick<Store, 'objects'>, treeish: string): Promise<Map<RawPath, TreeEntry>> {
  const object = await objects.read(`${treeish}^{tree}`)
  if (!object) throw new Error(`the tree ${treeish} is not in the store`)
  return parseTree(object.content, object.oid.length / 2)
}

/** `tree`, but what `keep` names is as `from` has it. */
export async function keeping(
  store: Objects,
  { tree, from, keep }: { tree: string; from: string; keep: (path: string) => boolean },
): Promise<string> {
  const differing = (await compareTrees(store.objects, tree, from)).filter(({ path }) => keep(showPath(path)))
  if (differing.length === 0) return tree
  return (
    await withEntries(
      store,
      tree,
      differing.map(({ path, now }) => ({ path, entry: () => now })),
    )
  ).tree
}

/** Reads a file at the top of a commit, and replaces files of a tree, without an index or a work tree. */
export function treeFiles({
  store,
  remote,
}: {
  store: Objects
  remote: Pick<Remote, 'fetchCommit'>
}): Pick<WorkBranch, 'topFile' | 'filesBelow' | 'mayHaveFolder' | 'withFiles'> {
  const below = async (tree: string, folder: string): Promise<string[]> => {
    const paths: string[] = []
    for (const [name, { mode, oid }] of await entriesOf(store, tree)) {
      const path = `${folder}/${showPath(name)}`
      if (mode === folderMode) paths.push(...(await below(oid, path)))
      else if (mode.startsWith('100') && rawPath(path) === `${rawPath(folder)}/${name}`) paths.push(path)
    }
    return paths
  }

  return {
    async filesBelow(treeish, folder) {
      let tree = treeish
      for (const name of rawPath(folder).split('/')) {
        const there = (await entriesOf(store, tree)).get(name)
        if (there?.mode !== folderMode) return []
        tree = there.oid
      }
      return below(tree, folder)
    },
    async mayHaveFolder(treeish, folder) {
      await remote.fetchCommit(treeish)
      let tree = treeish
      for (const name of rawPath(folder).split('/')) {
        const there = (await entriesOf(store, tree)).get(name)
        if (there?.mode !== folderMode) return there !== undefined && !there.mode.startsWith('100')
        tree = there.oid
      }
      return true
    },
    async topFile(commit, name) {
      await remote.fetchCommit(commit)
      const all = [...(await entriesOf(store, commit))]
      const near = all.filter(([other]) => other.toLowerCase() === name.toLowerCase())
      const [found, ...others] = near
      if (found === undefined) return null
      const [spelled, { mode, oid }] = found
      if (spelled !== name || others.length > 0)
        return { other: `there is ${near.map(([other]) => other).join(' and ')}` }
      if (!mode.startsWith('100')) return { other: mode === '120000' ? 'it is a link' : 'it is not a file' }
      return (await store.objects.read(oid))?.content ?? { other: 'git does not have its content' }
    },
    withFiles: (treeish, files) =>
      withEntries(
        store,
        treeish,
        files.map(({ path, content }) => ({
          path: rawPath(path),
          entry: (there) => content && { mode: there?.mode ?? '100644', oid: store.writer.add('blob', content) },
        })),
      ),
  }
}
