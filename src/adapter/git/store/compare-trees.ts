import type { FileDiff } from '../../../core/calls/file-diff.ts'
import type { Git } from '../call/exec.ts'
import type { ObjectReader } from './object-reader.ts'
import { type RawPath, showPath, splitNul } from './raw-path.ts'
import { readObjects } from './store.ts'
import { folderMode, parseTree, type TreeEntry } from './tree-object.ts'

interface Difference {
  readonly path: RawPath
  readonly action: 'created' | 'modified' | 'deleted'
  readonly before: { readonly mode: string; readonly oid: string } | null
  /** Six octal digits; null if the path is gone. */
  readonly now: { readonly mode: string; readonly oid: string } | null
}

type Objects = Pick<ObjectReader, 'read'>

/** `diff-tree` would cost a process for each iteration. Throws if a tree is missing. */
export async function compareTrees(objects: Objects, before: string, after: string): Promise<readonly Difference[]> {
  const differences = await compare(objects, { before, after, prefix: '' })
  return differences.sort((a, b) => (a.path < b.path ? -1 : 1))
}

async function compare(
  objects: Objects,
  options: { before: string | undefined; after: string | undefined; prefix: RawPath },
): Promise<Difference[]> {
  if (options.before === options.after) return []
  const [before, after] = await Promise.all([entriesOf(objects, options.before), entriesOf(objects, options.after)])
  const names = new Set([...before.keys(), ...after.keys()])
  const comparisons = [...names].map((name) =>
    compareEntry(objects, { path: options.prefix + name, before: before.get(name), after: after.get(name) }),
  )
  return (await Promise.all(comparisons)).flat()
}

async function compareEntry(
  objects: Objects,
  { path, before, after }: { path: RawPath; before: TreeEntry | undefined; after: TreeEntry | undefined },
): Promise<Difference[]> {
  if (before?.oid === after?.oid && before?.mode === after?.mode) return []
  const inFolder = await compare(objects, { before: folderOf(before), after: folderOf(after), prefix: `${path}/` })
  const [fileBefore, fileAfter] = [fileOf(before), fileOf(after)]
  const previous = fileBefore ?? null
  if (fileAfter)
    return [{ path, action: fileBefore ? 'modified' : 'created', before: previous, now: fileAfter }, ...inFolder]
  return fileBefore ? [{ path, action: 'deleted', before: previous, now: null }, ...inFolder] : inFolder
}

const folderOf = (entry: TreeEntry | undefined): string | undefined =>
  entry?.mode === folderMode ? entry.oid : undefined
const fileOf = (entry: TreeEntry | undefined): TreeEntry | undefined => (entry?.mode === folderMode ? undefined : entry)

async function entriesOf(objects: Objects, tree: string | undefined): Promise<ReadonlyMap<RawPath, TreeEntry>> {
  if (tree === undefined) return new Map()
  const object = await objects.read(`${tree}^{tree}`)
  if (!object) throw new Error(`the tree ${tree} is not in the store`)
  const entries = [...parseTree(object.content, tree.length / 2)]
  return new Map(entries.map(([name, { mode, oid }]) => [name, { mode: canonicalMode(mode), oid }]))
}

/** Old versions of git wrote other permissions (`100664`); an index knows only two. */
function canonicalMode(mode: string): string {
  if (!mode.startsWith('100')) return mode
  return Number.parseInt(mode, 8) & 0o100 ? '100755' : '100644'
}

export interface TreeDifference {
  readonly path: RawPath
  /** `000000` if the path did not exist. */
  readonly before: string
  readonly mode: string
  /** Of the new content; zeros if it was deleted. */
  readonly oid: string
  /** `A`, `D`, `M`, or `T` for a change of the type. */
  readonly status: string
}

export async function treeDifferences(git: Git, { from, to }: { from: string; to: string }): Promise<TreeDifference[]> {
  const { stdout } = await git({
    args: ['diff-tree', '-r', '-z', '--raw', '--no-renames', '--no-abbrev', from, to],
  })
  const fields = splitNul(stdout)
  const rows: TreeDifference[] = []
  for (let index = 0; index + 1 < fields.length; index += 2) {
    const [before = '', mode = '', , oid = '', status = ''] = (fields[index] ?? '').replace(/^:/, '').split(' ')
    rows.push({ path: fields[index + 1] ?? '', before, mode, oid, status })
  }
  return rows
}

export async function objectSizes(git: Git, oids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const args = ['cat-file', '--batch-check=%(objectname) %(objectsize)']
  const { stdout } = await git({ args, input: oids.map((oid) => `${oid}\n`).join('') })
  const rows = stdout.toString('utf8').split('\n')
  return new Map(rows.map((row) => [row.split(' ')[0] ?? '', Number(row.split(' ')[1]) || 0]))
}

/** Git shows no lines of larger files. */
const maxFileSize = '512k'

/** In a bare directory git reads no attributes, which could declare a text binary. */
export async function fileDiffs(git: Git, { from, to }: { from: string; to: string }): Promise<FileDiff[]> {
  const format = ['-r', '-p', '--raw', '-z', '--no-renames', '--no-color', '--no-ext-diff', '--no-textconv', '-D']
  const { stdout } = await git({
    args: ['-c', `core.bigFileThreshold=${maxFileSize}`, 'diff-tree', ...format, from, to],
  })
  const end = stdout.indexOf('\0\0')
  if (end < 0) return []
  const fields = stdout.subarray(0, end).toString('latin1').split('\0')
  // A line of a hunk begins with a sign, so this is a header.
  const patches = stdout
    .subarray(end + 2)
    .toString('utf8')
    .split(/^(?=diff --git )/m)
  const files: FileDiff[] = []
  for (let index = 0; index + 1 < fields.length; index += 2) {
    // A change of the type is a removal and an addition.
    const patchCount = fields[index]?.endsWith(' T') ? 2 : 1
    files.push({ path: showPath(fields[index + 1] ?? ''), patch: patches.splice(0, patchCount).join('') })
  }
  return files
}

/** `content` is null if it is gone or was not read. */
export interface TreeChange {
  /** UTF-8; if `isUtf8` is false, with its bytes in words (`showPath`). */
  readonly path: string
  readonly isUtf8: boolean
  readonly mode: string | null
  readonly content: Buffer | null
  readonly bytes: number
}

/** Reads files and links of up to `limit` bytes, with three git processes. */
export async function treeChanges(
  git: Git,
  { from, to, limit }: { from: string; to: string; limit: number },
): Promise<TreeChange[]> {
  const rows = (await treeDifferences(git, { from, to })).map(({ path: raw, oid, mode, status }) => {
    const path = showPath(raw)
    const isUtf8 = Buffer.from(path, 'utf8').toString('latin1') === raw
    return { path, isUtf8, oid, mode: status === 'D' ? null : mode }
  })
  const sizes = await objectSizes(
    git,
    rows.map(({ oid }) => oid),
  )
  const readable = rows.filter(({ mode, oid }) => mode !== null && mode !== '160000' && (sizes.get(oid) ?? 0) <= limit)
  const objects = await readObjects(
    git,
    readable.map(({ oid }) => oid),
  )
  const contents = new Map(readable.map(({ path }, index) => [path, objects[index]?.content ?? null]))
  return rows.map(({ path, isUtf8, mode, oid }) => ({
    path,
    isUtf8,
    mode,
    content: contents.get(path) ?? null,
    bytes: sizes.get(oid) ?? 0,
  }))
}
