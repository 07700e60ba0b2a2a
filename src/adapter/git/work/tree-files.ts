import type { FileEdit } from '../../../core/plan/format/read/file-edit.ts'
import type { WorkBranch } from '../../../port/work-branch.ts'
import type { Remote } from '../remote/remote.ts'
import { folderMode, makeTree, parseTree, type TreeEntry } from '../store/compare-trees.ts'
import { type RawPath, rawPath } from '../store/raw-path.ts'
import type { Store } from '../store/store.ts'

/** Reads a file at the top of a commit, and replaces files of a tree, without an index or a work tree. */
export function treeFiles({
  store,
  remote,
}: {
  store: Pick<Store, 'git' | 'objects' | 'writer'>
  remote: Pick<Remote, 'fetchCommit'>
}): Pick<WorkBranch, 'topFile' | 'withFiles'> {
  const entriesOf = async (treeish: string): Promise<Map<RawPath, TreeEntry>> => {
    const object = await store.objects.read(`${treeish}^{tree}`)
    if (!object) throw new Error(`the tree ${treeish} is not in the store`)
    return parseTree(object.content, object.oid.length / 2)
  }

  /** The tree with these edits below it, by their names from here on; null where nothing is left of it. */
  const edited = async (tree: string | undefined, edits: readonly Edit[], left: string[]): Promise<string | null> => {
    const entries = tree === undefined ? new Map<RawPath, TreeEntry>() : await entriesOf(tree)
    const below = new Map<RawPath, Edit[]>()
    for (const edit of edits) {
      const [name = '', ...rest] = edit.names
      if (rest.length > 0) below.set(name, [...(below.get(name) ?? []), { ...edit, names: rest }])
      else if (!setFile(entries, name, edit)) left.push(edit.path)
    }
    for (const [name, within] of below) await setFolder(entries, name, { within, left })
    return entries.size === 0 ? null : store.writer.add('tree', makeTree(entries))
  }

  const setFolder = async (
    entries: Map<RawPath, TreeEntry>,
    name: RawPath,
    { within, left }: { within: readonly Edit[]; left: string[] },
  ): Promise<void> => {
    const there = entries.get(name)
    if (there && there.mode !== folderMode) return void left.push(...within.map(({ path }) => path))
    const oid = await edited(there?.oid, within, left)
    if (oid === null) entries.delete(name)
    else entries.set(name, { mode: folderMode, oid })
  }

  const setFile = (entries: Map<RawPath, TreeEntry>, name: RawPath, { content }: Edit): boolean => {
    const there = entries.get(name)
    if (there && !there.mode.startsWith('100')) return false
    if (content === null) entries.delete(name)
    else entries.set(name, { mode: there?.mode ?? '100644', oid: store.writer.add('blob', content) })
    return true
  }

  return {
    async topFile(commit, name) {
      await remote.fetchCommit(commit)
      const near = [...(await entriesOf(commit))].filter(([other]) => other.toLowerCase() === name.toLowerCase())
      const [found, ...others] = near
      if (found === undefined) return null
      const [spelled, { mode, oid }] = found
      if (spelled !== name || others.length > 0)
        return { other: `there is ${near.map(([other]) => other).join(' and ')}` }
      if (!mode.startsWith('100')) return { other: mode === '120000' ? 'it is a link' : 'it is no file' }
      return (await store.objects.read(oid))?.content ?? { other: 'git does not have its content' }
    },
    async withFiles(treeish, files) {
      const left: string[] = []
      const edits = files.map((file) => ({ ...file, names: rawPath(file.path).split('/') }))
      const tree = (await edited(treeish, edits, left)) ?? store.writer.add('tree', Buffer.alloc(0))
      store.writer.flush()
      return { tree, left }
    },
  }
}

interface Edit extends FileEdit {
  /** Of the path, those from the tree on that is looked at. */
  readonly names: readonly RawPath[]
}
