import type { WorkBranch } from '../../../port/work-branch.ts'
import type { Remote } from '../remote/remote.ts'
import { compareTrees } from '../store/compare-trees.ts'
import { type RawPath, rawPath, showPath } from '../store/raw-path.ts'
import type { Store } from '../store/store.ts'
import { folderMode, makeTree, parseTree, type TreeEntry } from '../store/tree-object.ts'

type Objects = Pick<Store, 'objects' | 'writer'>

/** Null removes the entry. */
interface EntryEdit {
  readonly path: RawPath
  readonly replace: (existing: TreeEntry | undefined) => TreeEntry | null
}

/** `names` are the path's remaining names below the current tree. */
interface PendingEdit extends EntryEdit {
  readonly names: readonly RawPath[]
}

/** Applies edits to a tree and removes empty folders. `skipped` are paths that a link, folder or file blocks. */
async function withEntries(
  store: Objects,
  treeish: string,
  edits: readonly EntryEdit[],
): Promise<{ tree: string; skipped: string[] }> {
  const blocked: RawPath[] = []

  const editTree = async (tree: string | undefined, pending: readonly PendingEdit[]): Promise<string | null> => {
    const entries = tree === undefined ? new Map<RawPath, TreeEntry>() : await entriesOf(store, tree)
    const byFolder = new Map<RawPath, PendingEdit[]>()
    for (const step of pending) {
      const [name = '', ...rest] = step.names
      if (rest.length === 0) setFile(entries, name, step)
      else {
        const folderEdits = byFolder.get(name) ?? []
        folderEdits.push({ ...step, names: rest })
        byFolder.set(name, folderEdits)
      }
    }
    for (const [name, within] of byFolder) await setFolder(entries, name, within)
    return entries.size === 0 ? null : store.writer.add('tree', makeTree(entries))
  }

  const setFile = (entries: Map<RawPath, TreeEntry>, name: RawPath, { path, replace }: PendingEdit): void => {
    const existing = entries.get(name)
    if (existing && !existing.mode.startsWith('100')) return void blocked.push(path)
    const replacement = replace(existing)
    if (replacement) entries.set(name, replacement)
    else entries.delete(name)
  }

  const setFolder = async (
    entries: Map<RawPath, TreeEntry>,
    name: RawPath,
    edits: readonly PendingEdit[],
  ): Promise<void> => {
    const existing = entries.get(name)
    if (existing && existing.mode !== folderMode) return void blocked.push(...edits.map(({ path }) => path))
    const oid = await editTree(existing?.oid, edits)
    if (oid === null) entries.delete(name)
    else entries.set(name, { mode: folderMode, oid })
  }

  const pending = edits.map((edit) => ({ ...edit, names: edit.path.split('/') }))
  const tree = (await editTree(treeish, pending)) ?? store.writer.add('tree', new Uint8Array())
  store.writer.flush()
  return { tree, skipped: blocked.map(showPath) }
}

async function entriesOf({ objects }: Pick<Store, 'objects'>, treeish: string): Promise<Map<RawPath, TreeEntry>> {
  const object = await objects.read(`${treeish}^{tree}`)
  if (!object) throw new Error(`the tree ${treeish} is not in the store`)
  return parseTree(object.content, object.oid.length / 2)
}

/** Returns `tree` with those paths as in `from` for which `keep` is true. */
export async function withPathsFrom(
  store: Objects,
  { tree, from, keep }: { tree: string; from: string; keep: (path: string) => boolean },
): Promise<string> {
  const differing = (await compareTrees(store.objects, tree, from)).filter(({ path }) => keep(showPath(path)))
  if (differing.length === 0) return tree
  return (
    await withEntries(
      store,
      tree,
      differing.map(({ path, now }) => ({ path, replace: () => now })),
    )
  ).tree
}

export function treeFiles({
  store,
  remote,
}: {
  store: Objects
  remote: Pick<Remote, 'fetchCommit'>
}): Pick<WorkBranch, 'readTopFile' | 'filesBelow' | 'mayHaveFolder' | 'withFiles'> {
  const filesIn = async (tree: string, folder: string): Promise<string[]> => {
    const paths: string[] = []
    for (const [name, { mode, oid }] of await entriesOf(store, tree)) {
      const path = `${folder}/${showPath(name)}`
      if (mode === folderMode) paths.push(...(await filesIn(oid, path)))
      else if (mode.startsWith('100') && rawPath(path) === `${rawPath(folder)}/${name}`) paths.push(path)
    }
    return paths
  }

  return {
    async filesBelow(treeish, folder) {
      let tree = treeish
      for (const name of rawPath(folder).split('/')) {
        const entry = (await entriesOf(store, tree)).get(name)
        if (entry?.mode !== folderMode) return []
        tree = entry.oid
      }
      return filesIn(tree, folder)
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
    async readTopFile(commit, name) {
      await remote.fetchCommit(commit)
      const all = [...(await entriesOf(store, commit))]
      const sameName = all.filter(([other]) => other.toLowerCase() === name.toLowerCase())
      const [match, ...others] = sameName
      if (match === undefined) return null
      const [spelled, { mode, oid }] = match
      if (spelled !== name || others.length > 0)
        return { other: `there is ${sameName.map(([other]) => other).join(' and ')}` }
      if (!mode.startsWith('100')) return { other: mode === '120000' ? 'it is a link' : 'it is not a file' }
      return (await store.objects.read(oid))?.content ?? { other: 'git does not have its content' }
    },
    withFiles: (treeish, files) =>
      withEntries(
        store,
        treeish,
        files.map(({ path, content }) => ({
          path: rawPath(path),
          replace: (existing) =>
            content && { mode: existing?.mode ?? '100644', oid: store.writer.add('blob', content) },
        })),
      ),
  }
}
