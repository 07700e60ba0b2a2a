import { chmodSync, copyFileSync, lstatSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSetUpInput, type SetUpInputs } from '../../../core/detect/set-up-inputs.ts'
import type { Workspace } from '../../../port/workspace.ts'
import { unpacked } from '../../disk/unpack.ts'
import { failpoint } from '../../failpoint.ts'
import type { Tag } from '../call/history-source.ts'
import { candidateChanges } from '../candidate/receive-candidate.ts'
import { forgetSelfIgnored, rememberSelfIgnored } from '../files/hidden-files.ts'
import { findFile, interruptible, lookAt, newFiles, type WorkTree, workTree } from '../files/work-tree.ts'
import { boundOfChangedLines, changedLines } from '../store/changed-lines.ts'
import { fileDiffs } from '../store/compare-trees.ts'
import { type RawPath, showPath } from '../store/raw-path.ts'
import { type Store, treeOf } from '../store/store.ts'
import { type CapturedTree, captureTree } from './capture.ts'
import { disposableGit } from './disposable-git.ts'
import { environmentWatch, untouchedSince } from './environment-watch.ts'
import { dropOversized } from './oversized-files.ts'
import { putAside, putBack } from './put-back.ts'
import { deletedBetween, removeRecreated } from './recreated-files.ts'
import { discard, isOwnDirectory, remove, restoreTree } from './restore.ts'
import { type CopySetUp, type RunCommand, setUpOnce, workspaceFolder } from './set-up.ts'
import { addTempFiles } from './write-files.ts'

export interface WorkspaceOptions {
  readonly store: Pick<Store, 'gitDir' | 'git' | 'env' | 'objects' | 'contentSettings' | 'files'>
  /** The engine's own directory, absolute; made where it is missing, and thrown away where it cannot be restored. */
  readonly directory: string
  /** For the private index, the template and the set-up marker; outside `directory`, of this workspace alone. */
  readonly stateDir: string
  readonly workBranch: string
  readonly base: { readonly branch: string; readonly commit: string }
  readonly tags: () => Promise<readonly Tag[]>
  /** `untouched`: nothing that it meets can be an agent's. */
  readonly runCommand: (...given: [...Parameters<RunCommand>, { untouched: boolean }]) => ReturnType<RunCommand>
  /** Paths besides lock files and manifests on which set-up depends (`setup-inputs`). */
  readonly setUpInputs?: readonly string[]
  readonly onSetUpAgain?: (why: string) => void
  /** Instead of the commands, as long as no agent has worked since the last restore. */
  readonly copySetUp?: CopySetUp | undefined
}

/** With what the adapter alone needs of it. */
export interface OwnWorkspace extends Workspace {
  /** What the tree's ignore rules hide: what set-up made, as long as nobody else has worked here. */
  ignoredUnits(signal: AbortSignal): Promise<readonly RawPath[]>
}

/** An index as a file, and when it was written, in ms since the epoch: a file that is as young is compared by its content. */
interface KeptIndex {
  readonly index: Buffer
  readonly writtenMs: number
}

interface Restored extends KeptIndex {
  readonly commit: string
  readonly ignored: readonly RawPath[]
}

/** A directory of the engine's own, filled from the store (docs/design.md#workspace, the laptop's flavour). */
export function ownWorkspace(options: WorkspaceOptions): OwnWorkspace {
  const { directory, stateDir, store } = options
  // Its index knows the files as they were restored: whatever was touched since, its content or its mode, is written
  // anew. A capture works on a copy.
  const tree = workTree({ git: store.git, directory, stateDir, index: 'index' })
  const scratch = workTree({ git: store.git, directory, stateDir, index: 'capture-index' })
  const visibleGit = disposableGit({ ...options, template: join(stateDir, 'template.git') })
  const throwAway = (): void => {
    discard(directory)
    trust.begin()
    forgetWhatWasMade()
  }
  const trust = untouchedSince(join(stateDir, 'entrusted'), options.base)
  const runCommand: RunCommand = (command, signal) =>
    options.runCommand(command, signal, { untouched: restored !== undefined && trust.isUntouched(restored.commit) })
  let setUpReasons: string[] = []
  const onAgain = (why: string): void => {
    setUpReasons.push(why)
    options.onSetUpAgain?.(why)
  }
  const setUp = setUpOnce(stateDir, runCommand, { onFullDisk: throwAway, onAgain })
  const forgetWhatWasMade = (): void => {
    setUp.forget()
    forgetSelfIgnored(tree)
  }
  const environment = environmentWatch(tree)
  let newest: (CapturedTree & KeptIndex) | undefined
  /** The index as it was when its commit had been restored, where no agent can reach it. */
  let restored: Restored | undefined
  /** The commit or tree that the scratch index is known to hold. */
  let inScratch: string | undefined
  /** New files that somebody was told of since the last restore. */
  const told = new Set<RawPath>()

  const git = join(directory, '.git')
  const putAway = putAside(join(stateDir, 'aside'))
  const removeGit = (): boolean => succeeds(directory, () => putAway(git) || remove(Buffer.from(git)))
  /** Of what was captured last and became the commit; without a capture, as it was restored: it knows the files as they are. */
  const indexKnownFor = async (commit: string): Promise<KeptIndex | undefined> => {
    if (!newest) return restored?.commit === commit ? restored : undefined
    return (await treeOf(store, commit)) === newest.tree ? newest : undefined
  }
  /** Returns what is ignored, of what is left. */
  const restoreFiles = async (commit: string): Promise<readonly RawPath[]> => {
    rmSync(scratch.index, { force: true })
    inScratch = undefined
    told.clear()
    if (isOwnDirectory(directory)) removeGit()
    const known = await indexKnownFor(commit)
    if (known) putIndex(tree, known)
    newest = undefined
    trust.layOut(commit)
    const { refilled, ignored } = await restoreTree(tree, commit, { isIndexed: known !== undefined, putAway })
    if (refilled) forgetWhatWasMade()
    restored = { commit, ...keepIndex(tree), ignored }
    return ignored
  }

  /** Only into a workspace that is as a commit has it: what an agent or a check left would count as made by set-up. */
  const copyOf = (commands: readonly string[], signal: AbortSignal) => async (): Promise<boolean> => {
    if (!options.copySetUp || newest !== undefined || restored === undefined) return false
    return options.copySetUp({ directory, commit: restored.commit, commands, signal })
  }

  /** After commands that may be the agent's: git must not read what they have made too large. */
  const ignoredNow = async (signal: AbortSignal): Promise<readonly RawPath[]> => {
    const bound = interruptible(tree, signal)
    await dropOversized(bound, store.objects)
    return (await lookAt(bound)).ignored
  }

  const fillScratch = async (commit: string): Promise<void> => {
    if (restored?.commit === commit) putIndex(scratch, restored)
    else {
      rmSync(`${scratch.index}.lock`, { force: true })
      copyFileSync(tree.index, scratch.index)
      await scratch.git({ args: ['read-tree', '--reset', commit] })
    }
    inScratch = commit
  }

  /** Of the newest change that checks ran on. */
  let deleted: { before: string; after: string; paths: readonly RawPath[] } | undefined
  const withoutRecreated = async (after: string, before: string | undefined): Promise<RawPath[]> => {
    if (before === undefined) return []
    if (deleted?.before !== before || deleted.after !== after)
      deleted = { before, after, paths: await deletedBetween(store.objects, before, after) }
    return removeRecreated(scratch, deleted.paths)
  }

  /** What set-up depends on in a commit or a tree. */
  const inputsOf = async (written: string): Promise<SetUpInputs> => {
    const { stdout } = await store.git({ args: ['ls-tree', '-r', '-z', '--full-tree', written] })
    const entries = stdout.toString('utf8').split('\0')
    const named = entries.flatMap((entry) => {
      const [, oid, path] = /^\d+ \w+ (\w+)\t([\s\S]+)$/.exec(entry) ?? []
      return oid && path && isSetUpInput(path, options.setUpInputs ?? []) ? [[path, oid] as const] : []
    })
    return Object.fromEntries(named)
  }

  const entryOf = async (written: string, path: string) =>
    (newest?.tree === written ? newest.blobs.get(path) : undefined) ?? (await findFile(store.objects, written, path))

  return {
    path: directory,
    ensureFolder: (path) => workspaceFolder(directory, path),
    prefetch: visibleGit.lookAhead,
    markUntrusted() {
      trust.end()
      environment.watch()
    },
    isUntouched: trust.isUntouched,
    async restore(commit) {
      failpoint('workspace.restore')
      const [ignored] = await bothOf(restoreFiles(commit), visibleGit.prepare(commit))
      failpoint('workspace.files-restored')
      await visibleGit.place(commit, { target: git, index: tree.index })
      environment.begin(ignored)
      failpoint('workspace.restored')
    },
    async discard() {
      throwAway()
    },
    async capture(checkpoint, signal) {
      if (!isOwnDirectory(directory)) return replacedWorkspace(tree, checkpoint)
      openUp(directory)
      failpoint('workspace.capture')
      await fillScratch(checkpoint)
      failpoint('workspace.index-copied')
      inScratch = undefined
      const capturing = captureTree(interruptible(scratch, signal), checkpoint, store.objects)
      // The checks see a `.git` of ours again: what the agent did to its own decides nothing, and capturing reads neither.
      const isRemoved = removeGit()
      const placed = isRemoved ? visibleGit.place(checkpoint, { target: git, index: tree.index }) : Promise.resolve()
      const [found] = await bothOf(capturing, placed)
      newest = { ...found, ...keepIndex(scratch) }
      inScratch = found.tree
      failpoint('workspace.captured')
      const { blobs: _, ignored, ...captured } = found
      const capture = { ...captured, environment: environment.end(ignored) }
      return isRemoved ? capture : { ...capture, refused: [...capture.refused, unremovable] }
    },
    async resetTracked(written, before) {
      if (!isOwnDirectory(directory)) {
        await restoreFiles(written)
        return { changed: ['.'], left: [] }
      }
      openUp(directory)
      if (inScratch !== written) await fillScratch(written)
      failpoint('workspace.reset-tracked')
      const ignored = (newest?.tree === written ? newest : restored)?.ignored ?? []
      const { changed, untracked, isWhole } = await putBack(scratch, new Set([...ignored, ...told]))
      failpoint('workspace.tracked-reset')
      if (!isWhole) {
        await restoreFiles(written)
        return { changed: changed.map(showPath), left: [] }
      }
      const recreated = await withoutRecreated(written, before)
      const left = (recreated.length > 0 ? await newFiles(scratch) : untracked).filter((path) => !told.has(path))
      for (const path of left) told.add(path)
      return { changed: [...changed, ...recreated].map(showPath), left: left.map(showPath) }
    },
    changes: async (from, to) => ({ tree: to, ...(await candidateChanges(store.git, { from, to })) }),
    addTempFiles: (files) => addTempFiles(directory, files),
    async diffStat(checkpoint, written) {
      const args = ['diff-tree', '-r', '--stat=100,80,60', '--no-renames', '--no-ext-diff', '--no-textconv']
      const { stdout } = await store.git({ args: [...args, checkpoint, written] })
      return stdout.toString('utf8')
    },
    changedLines: (from, to) => changedLines(store.git, { from, to }),
    maxChangedLines: (from, to, limit) => boundOfChangedLines(store.objects, { from, to, limit }),
    diff: (from, to) => fileDiffs(store.git, { from, to }),
    async *readContents(written, path, mostUnpacked) {
      const file = await entryOf(written, path)
      if (file === undefined || !/^1[02]/.test(file.mode)) return
      const content = (await store.objects.read(file.oid))?.content
      if (content === undefined) return
      yield { packed: '', bytes: content }
      yield* unpacked(content, mostUnpacked)
    },
    async readCaptured(written, path, limit) {
      const file = await entryOf(written, path)
      if (file === undefined || !file.mode.startsWith('100')) return undefined
      return (await store.objects.read(file.oid))?.content.subarray(0, limit)
    },
    async hasFileWith(written, texts) {
      // Read from stdin: a command line is for everybody to read.
      const args = ['grep', '--quiet', '--fixed-strings', '--text', '--all-match', '-f', '-', written]
      const { code } = await store.git({ args, input: texts.map((text) => `${text}\n`).join(''), allow: [1] })
      return code === 0
    },
    async setUp(commands, signal) {
      if (commands.length > 0 && (await environment.clear())) setUp.forget()
      const current = newest?.tree ?? restored?.commit
      const inputs = commands.length === 0 || current === undefined ? {} : await inputsOf(current)
      const ran = await setUp.run(commands, inputs, { signal, copy: copyOf(commands, signal) })
      // Without a command the tree is as it was restored.
      const made = ran && commands.length > 0 ? await ignoredNow(signal) : undefined
      if (ran) rememberSelfIgnored(tree, made ?? restored?.ignored ?? (await ignoredNow(signal)))
      environment.trust(newest === undefined ? made : undefined)
      return ran
    },
    ignoredUnits: ignoredNow,
    takeSetUpReasons() {
      const reasons = setUpReasons
      setUpReasons = []
      return reasons
    },
  }
}

const keepIndex = ({ index }: WorkTree): KeptIndex => ({
  index: readFileSync(index),
  writtenMs: Math.floor(statSync(index).mtimeMs),
})

function putIndex({ index }: WorkTree, kept: KeptIndex): void {
  rmSync(`${index}.lock`, { force: true })
  writeFileSync(index, kept.index)
  // The copy must not be younger.
  utimesSync(index, kept.writtenMs / 1000, kept.writtenMs / 1000)
}

const unremovable = { path: '.git', why: 'it was made so that it cannot be removed' }

/** Two things at once; both have ended when a fault of one is thrown. */
async function bothOf<A, B>(one: Promise<A>, other: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([one, other])
  return [await one, await other]
}

/** An agent or a check may have closed it to everybody, and no git could be started in it then. */
const openUp = (directory: string): void => chmodSync(directory, lstatSync(directory).mode | 0o700)

function succeeds(directory: string, removal: () => unknown): boolean {
  try {
    openUp(directory)
    removal()
    return true
  } catch {
    return false
  }
}

/** The agent moved the workspace away or put a link in its place: nothing is read through it. */
async function replacedWorkspace(tree: WorkTree, checkpoint: string) {
  const { stdout } = await tree.store({ args: ['rev-parse', `${checkpoint}^{tree}`] })
  return {
    tree: stdout.toString('utf8').trim(),
    changes: [],
    refused: [{ path: '.', why: 'the workspace itself was moved, removed or replaced by a link' }],
    hidden: { paths: [], total: 0 },
    environment: { paths: [], total: 0 },
  }
}
