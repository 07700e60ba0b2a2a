import { RalphError } from '../../../core/error/error.ts'
import type { StateTransition } from '../../../port/state-store.ts'
import { lazily } from '../call/remote-url.ts'
import { folderMode, makeTree, parseTree, type TreeEntry } from '../store/compare-trees.ts'
import type { GitObject } from '../store/object-reader.ts'
import { commitObject, type Identity } from '../store/object-writer.ts'
import { type RawPath, rawPath } from '../store/raw-path.ts'
import { parentsOf, readObjects, type Store, treeOf } from '../store/store.ts'
import { readStateFiles, stateFiles } from './state-files.ts'

interface StateCommit {
  /** The state commit that this one follows, and whose files stay; null for the first. */
  readonly previous: string | null
  /** Further parents, the work commit last. Repeats are meant. */
  readonly parents: readonly string[]
  readonly files: ReadonlyMap<string, string>
  readonly message: string
  readonly by: Identity
  /** Seconds since the epoch. */
  readonly at: number
}

/** What the engine may write to: no `../evil`, no `.git/config`. */
const safePath = /^(?:[A-Za-z0-9][A-Za-z0-9._-]{0,99}\/){0,5}[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/

/**
 * Makes a state commit's objects and returns its oid; no ref leads to it, and nothing but the folders that the files
 * lie in is read. Every parent must be in the store.
 */
export function stateCommits(store: Pick<Store, 'git' | 'objects' | 'writer'>) {
  const putFiles: PutFiles = stateTrees(store)

  return async ({ previous, parents, files, message, by, at }: StateCommit): Promise<string> => {
    const bad = [...files.keys()].filter((path) => !safePath.test(path))
    if (bad.length > 0) throw new Error(`The engine made state paths that are not allowed: ${JSON.stringify(bad)}`)
    const tree = await putFiles(previous === null ? undefined : await treeBefore(store, previous), files)
    const all = previous === null ? parents : [previous, ...parents]
    const oid = store.writer.add('commit', commitObject({ tree, parents: all, author: by, committer: by, at, message }))
    store.writer.flush()
    return oid
  }
}

/** Without it the new tree would hold the new files alone, and the run would lose its past. */
async function treeBefore(store: Pick<Store, 'objects'>, previous: string): Promise<string> {
  const tree = await treeOf(store, previous)
  if (tree !== undefined) return tree
  throw new RalphError({
    code: 'STATE_UNREADABLE',
    exit: 'failed',
    message: `The state commit ${previous} is gone, so nothing can be written on top of it.`,
    hint: 'Look at the repository with `git fsck`; then run again: the state is fetched again.',
  })
}

type Entries = ReadonlyMap<RawPath, TreeEntry>

/** Makes a tree out of another one and files that are put into it; returns its oid. It is there when the writer is flushed. */
type PutFiles = (base: string | undefined, files: ReadonlyMap<string, string>) => Promise<string>

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

/**
 * How a state commit came out of the one before it, read from objects that are here; undefined where they are not. Where
 * the one before is not the engine's, nothing before counts, and all facts have to make up the state.
 */
export async function stepOf({ objects }: Pick<Store, 'objects'>, oid: string): Promise<StateTransition | undefined> {
  const [previous = ''] = await parentsOf({ objects }, oid)
  if (previous === '') return fromNothing
  const [before, ...files] = await Promise.all(
    [previous, ...stateFiles.map((file) => `${previous}:${file}`)].map(objects.read),
  )
  if (!before) return undefined
  const seq = seqInMessage(textOf(before))
  const read = readStateFiles(files.map((file) => file?.content))
  if (seq === undefined || read.kind !== 'good') return fromNothing
  const [was, is] = await Promise.all([previous, oid].map((commit) => objects.look(`${commit}:plan.json`)))
  return { before: { state: read.state, seq }, changesPlan: was?.oid !== is?.oid }
}

const fromNothing: StateTransition = { before: null, changesPlan: false }

const textOf = (commit: GitObject): string => commit.content.toString('utf8')

/** The message of a state commit: no CI runs for it, the number of its log segment, and a nonce. */
export function stateMessage(subject: string, nonce: string, seq: number | undefined): string {
  const trailers = [...(seq === undefined ? [] : [`Ralph-Seq: ${seq}`]), `Ralph-Nonce: ${nonce}`]
  return `${subject.replace(/\s+/g, ' ').trim()} [skip ci]\n\n${trailers.join('\n')}\n`
}

/** Undefined where a person made the commit. */
export function seqInMessage(commit: string): number | undefined {
  const found = /^Ralph-Seq: (\d+)$/m.exec(commit)?.[1]
  return found === undefined ? undefined : Number(found)
}
