import { RalphError } from '../../../core/error/error.ts'
import type { StateTransition } from '../../../port/state-store.ts'
import { lazyFetch } from '../call/remote-url.ts'
import type { GitObject } from '../store/object-reader.ts'
import { commitObject, type Identity } from '../store/object-writer.ts'
import { type RawPath, rawPath } from '../store/raw-path.ts'
import { parentsOf, readObjects, type Store, treeOf } from '../store/store.ts'
import { folderMode, makeTree, parseTree, type TreeEntry } from '../store/tree-object.ts'
import { unlessUnreadable } from './read-state-files.ts'
import { readStateFiles, stateFiles } from './state-files.ts'

interface StateCommit {
  /** The state commit whose files are kept; null for the first. */
  readonly previous: string | null
  /** Further parents, the work commit last. May have repetitions. */
  readonly parents: readonly string[]
  readonly files: ReadonlyMap<string, string>
  readonly message: string
  readonly by: Identity
  readonly seconds: number
}

/** Paths that the engine may write: no `../evil`, no `.git/config`. */
const safePath = /^(?:[A-Za-z0-9][A-Za-z0-9._-]{0,99}\/){0,5}[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/

/** Creates the objects of a state commit, without a ref, and returns its oid. All parents must be in the store. */
export function stateCommits(store: Pick<Store, 'git' | 'objects' | 'writer'>) {
  const putFiles: PutFiles = stateTrees(store)

  return async ({ previous, parents, files, message, by, seconds }: StateCommit): Promise<string> => {
    const unsafePaths = [...files.keys()].filter((path) => !safePath.test(path))
    if (unsafePaths.length > 0)
      throw new Error(`The engine made state paths that are not allowed: ${JSON.stringify(unsafePaths)}`)
    const tree = await putFiles(previous === null ? undefined : await previousTree(store, previous), files)
    const allParents = previous === null ? parents : [previous, ...parents]
    const oid = store.writer.add(
      'commit',
      commitObject({ tree, parents: allParents, author: by, committer: by, seconds, message }),
    )
    store.writer.flush()
    return oid
  }
}

/** Without it, the new tree would have only the new files. */
async function previousTree(store: Pick<Store, 'objects'>, previous: string): Promise<string> {
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

type PutFiles = (base: string | undefined, files: ReadonlyMap<string, string>) => Promise<string>

/** Remembers the folders that it read, so that a writer that continues from its own commit reads nothing. */
export function stateTrees({ git, objects, writer }: Pick<Store, 'git' | 'objects' | 'writer'>): PutFiles {
  let cachedFolders: ReadonlyMap<string, Entries> = new Map()

  const entriesOf = async (tree: string): Promise<Entries> => {
    const cached = cachedFolders.get(tree)
    if (cached) return cached
    const object = (await objects.read(tree)) ?? (await readObjects(git, [tree], lazyFetch))[0]
    if (object?.type !== 'tree') throw new Error(`the tree ${tree} of the state cannot be read`)
    return parseTree(object.content, tree.length / 2)
  }

  return async (base, files) => {
    const newFolders = new Map<string, Entries>()
    const put = async (tree: string | undefined, subset: ReadonlyMap<string, string>): Promise<string> => {
      const entries = new Map(tree === undefined ? [] : await entriesOf(tree))
      const { ownFiles, subfolders } = byFolder(subset)
      for (const [name, content] of ownFiles)
        entries.set(name, { mode: '100644', oid: writer.add('blob', Buffer.from(content)) })
      for (const [name, folderFiles] of subfolders) {
        const existing = entries.get(name)
        const folder = existing?.mode === folderMode ? existing.oid : undefined
        entries.set(name, { mode: folderMode, oid: await put(folder, folderFiles) })
      }
      const oid = writer.add('tree', makeTree(entries))
      newFolders.set(oid, entries)
      return oid
    }
    const root = await put(base, files)
    cachedFolders = newFolders
    return root
  }
}

function byFolder(files: ReadonlyMap<string, string>) {
  const ownFiles = new Map<RawPath, string>()
  const subfolders = new Map<RawPath, Map<string, string>>()
  for (const [path, content] of files) {
    const [name = '', ...rest] = path.split('/')
    if (rest.length === 0) ownFiles.set(rawPath(name), content)
    else {
      const folderFiles = subfolders.get(rawPath(name)) ?? new Map<string, string>()
      subfolders.set(rawPath(name), folderFiles.set(rest.join('/'), content))
    }
  }
  return { ownFiles, subfolders }
}

/** Undefined if objects are missing. After a commit that is not the engine's, all events must make up the state. */
export async function stepOf({ objects }: Pick<Store, 'objects'>, oid: string): Promise<StateTransition | undefined> {
  const [previous = ''] = await parentsOf({ objects }, oid)
  if (previous === '') return fromNothing
  const previousCommit = await objects.read(previous)
  // A file of the former state that git cannot read is as good as none: the whole log must then make up the new one.
  const files = await Promise.all(
    stateFiles.map((file) =>
      objects.read(`${previous}:${file}`).catch((error: unknown) => void unlessUnreadable(error)),
    ),
  )
  if (!previousCommit) return undefined
  const seq = seqInMessage(textOf(previousCommit))
  const previousState = readStateFiles(files.map((file) => file?.content))
  if (seq === undefined || previousState.kind !== 'good') return fromNothing
  const [planBefore, planAfter] = await Promise.all(
    [previous, oid].map((commit) => objects.stat(`${commit}:plan.json`)),
  )
  return { before: { state: previousState.state, seq }, changesPlan: planBefore?.oid !== planAfter?.oid }
}

const fromNothing: StateTransition = { before: null, changesPlan: false }

const textOf = (commit: GitObject): string => commit.content.toString('utf8')

/** Prevents CI runs; has the number of its log segment and a nonce. */
export function stateMessage(subject: string, nonce: string, seq: number | undefined): string {
  const trailers = [...(seq === undefined ? [] : [`Ralph-Seq: ${seq}`]), `Ralph-Nonce: ${nonce}`]
  return `${subject.replace(/\s+/g, ' ').trim()} [skip ci]\n\n${trailers.join('\n')}\n`
}

export function seqInMessage(commit: string): number | undefined {
  const digits = /^Ralph-Seq: (\d+)$/m.exec(commit)?.[1]
  return digits === undefined ? undefined : Number(digits)
}
