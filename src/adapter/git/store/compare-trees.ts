import type { FileDiff } from '../../../core/review/file-diff.ts'
import type { Git } from '../call/exec.ts'
import type { ObjectReader } from './object-reader.ts'
import { type RawPath, showPath, splitNul } from './raw-path.ts'
import { readObjects } from './store.ts'

/** One path that differs, as the second tree has it; null where it is gone there. */
interface Difference {
  readonly path: RawPath
  readonly action: 'created' | 'modified' | 'deleted'
  /** Null where the path was no file in the first tree. */
  readonly before: { readonly mode: string; readonly oid: string } | null
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
  options: { before: string | undefined; after: string | undefined; prefix: RawPath },
): Promise<Difference[]> {
  if (options.before === options.after) return []
  const [before, after] = await Promise.all([entriesOf(objects, options.before), entriesOf(objects, options.after)])
  const names = new Set([...before.keys(), ...after.keys()])
  const below = [...names].map((name) =>
    compareEntry(objects, { path: options.prefix + name, was: before.get(name), is: after.get(name) }),
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
  const before = wasFile ?? null
  if (isFile) return [{ path, action: wasFile ? 'modified' : 'created', before, now: isFile }, ...within]
  return wasFile ? [{ path, action: 'deleted', before, now: null }, ...within] : within
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

/** What a tree has under one name. */
export interface TreeEntry {
  /** As git writes it: `40000` for a folder, `100644` and `100755` for files. */
  readonly mode: string
  readonly oid: string
}

export const folderMode = '40000'

/** `<mode> <name>\0<oid as bytes>`, again and again; an oid has 20 bytes or 32. */
export function parseTree(content: Buffer, oidBytes: number): Map<RawPath, TreeEntry> {
  const entries = new Map<RawPath, TreeEntry>()
  for (let at = 0; at < content.length; ) {
    const space = content.indexOf(0x20, at)
    const end = content.indexOf(0, space)
    if (space === -1 || end === -1) break
    const next = end + 1 + oidBytes
    entries.set(content.toString('latin1', space + 1, end), {
      mode: content.toString('latin1', at, space),
      oid: content.toString('hex', end + 1, next),
    })
    at = next
  }
  return entries
}

/** In git's order, which compares a folder as if its name ended in `/`. */
export function makeTree(entries: ReadonlyMap<RawPath, TreeEntry>): Buffer {
  const rows = [...entries].map(([name, { mode, oid }]) => ({
    key: mode === folderMode ? `${name}/` : name,
    head: `${mode} ${name}\0`,
    oid,
  }))
  rows.sort((a, b) => (a.key < b.key ? -1 : 1))
  const content = Buffer.alloc(rows.reduce((bytes, { head, oid }) => bytes + head.length + oid.length / 2, 0))
  let at = 0
  for (const { head, oid } of rows) {
    at += content.write(head, at, 'latin1')
    at += content.write(oid, at, 'hex')
  }
  return content
}

/** One path that differs between two trees, as git's raw format has it. */
export interface TreeDifference {
  readonly path: RawPath
  /** `000000` where the path is not there on that side. */
  readonly before: string
  readonly mode: string
  /** Of the new content; zeros where it is gone. */
  readonly oid: string
  /** `A`, `D`, `M`, or `T` where a file became a link or the like. */
  readonly status: string
}

export async function treeDifferences(git: Git, { from, to }: { from: string; to: string }): Promise<TreeDifference[]> {
  const { stdout } = await git({
    args: ['diff-tree', '-r', '-z', '--raw', '--no-renames', '--no-abbrev', from, to],
  })
  const fields = splitNul(stdout)
  const rows: TreeDifference[] = []
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [before = '', mode = '', , oid = '', status = ''] = (fields[at] ?? '').replace(/^:/, '').split(' ')
    rows.push({ path: fields[at + 1] ?? '', before, mode, oid, status })
  }
  return rows
}

/** Sizes in bytes by object, in one process; a missing one is not among them. */
export async function objectSizes(git: Git, oids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const args = ['cat-file', '--batch-check=%(objectname) %(objectsize)']
  const { stdout } = await git({ args, input: oids.map((oid) => `${oid}\n`).join('') })
  const rows = stdout.toString('utf8').split('\n')
  return new Map(rows.map((row) => [row.split(' ')[0] ?? '', Number(row.split(' ')[1]) || 0]))
}

/** Of files above this git shows no lines. */
const largest = '512k'

/** The unified diff of two trees, cut by file. A bare directory reads no attributes, which could call a text binary. */
export async function fileDiffs(git: Git, { from, to }: { from: string; to: string }): Promise<FileDiff[]> {
  const format = ['-r', '-p', '--raw', '-z', '--no-renames', '--no-color', '--no-ext-diff', '--no-textconv', '-D']
  const { stdout } = await git({ args: ['-c', `core.bigFileThreshold=${largest}`, 'diff-tree', ...format, from, to] })
  const end = stdout.indexOf('\0\0')
  if (end < 0) return []
  const fields = stdout.subarray(0, end).toString('latin1').split('\0')
  // A line of a hunk begins with a sign, so this is a header.
  const patches = stdout
    .subarray(end + 2)
    .toString('utf8')
    .split(/^(?=diff --git )/m)
  const files: FileDiff[] = []
  for (let at = 0; at + 1 < fields.length; at += 2) {
    // A file that became a link, or the other way, is a removal and an addition.
    const parts = fields[at]?.endsWith(' T') ? 2 : 1
    files.push({ path: showPath(fields[at + 1] ?? ''), patch: patches.splice(0, parts).join('') })
  }
  return files
}

/** One path that differs between two trees; `content` is null where it is gone, or was not read. */
export interface TreeChange {
  /** UTF-8, or its bytes in words (`showPath`) where `named` is false. */
  readonly path: string
  readonly named: boolean
  /** Null where the path is gone. */
  readonly mode: string | null
  readonly content: Buffer | null
  readonly bytes: number
}

/** What lies between two trees, with the contents of files and links up to `limit` bytes each. Three git processes. */
export async function treeChanges(
  git: Git,
  { from, to, limit }: { from: string; to: string; limit: number },
): Promise<TreeChange[]> {
  const rows = (await treeDifferences(git, { from, to })).map(({ path: raw, oid, mode, status }) => {
    const path = showPath(raw)
    const named = Buffer.from(path, 'utf8').toString('latin1') === raw
    return { path, named, oid, mode: status === 'D' ? null : mode }
  })
  const sizes = await objectSizes(
    git,
    rows.map(({ oid }) => oid),
  )
  const wanted = rows.filter(({ mode, oid }) => mode !== null && mode !== '160000' && (sizes.get(oid) ?? 0) <= limit)
  const objects = await readObjects(
    git,
    wanted.map(({ oid }) => oid),
  )
  const contents = new Map(wanted.map(({ path }, index) => [path, objects[index]?.content ?? null]))
  return rows.map(({ path, named, mode, oid }) => ({
    path,
    named,
    mode,
    content: contents.get(path) ?? null,
    bytes: sizes.get(oid) ?? 0,
  }))
}
