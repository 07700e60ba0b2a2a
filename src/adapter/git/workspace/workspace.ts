import { chmodSync, copyFileSync, lstatSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSetUpInput, type SetUpInputs } from '../../../core/detect/set-up-inputs.ts'
import type { Workspace } from '../../../port/workspace.ts'
import { unpackContent } from '../../disk/unpack.ts'
import { failpoint } from '../../failpoint.ts'
import type { Tag } from '../call/history-source.ts'
import { candidateChanges } from '../candidate/receive-candidate.ts'
import { forgetSelfIgnored, rememberSelfIgnored } from '../files/hidden-files.ts'
import { compareWithIndex, findFile, interruptible, newFiles, type WorkTree, workTree } from '../files/work-tree.ts'
import { changedLines, maxChangedLines } from '../store/changed-lines.ts'
import { fileDiffs } from '../store/compare-trees.ts'
import { type RawPath, showPath } from '../store/raw-path.ts'
import { type Store, treeOf } from '../store/store.ts'
import { type CapturedTree, captureTree } from './capture.ts'
import { disposableGit } from './disposable-git.ts'
import { environmentWatch, untouchedMarker } from './environment-watch.ts'
import { dropOversized } from './oversized-files.ts'
import { backgroundRemoval, putBack } from './put-back.ts'
import { deletedPaths, removeRecreated } from './recreated-files.ts'
import { discard, isOwnDirectory, remove, restoreTree } from './restore.ts'
import { type CopySetUp, type RunCommand, setUpOnce, workspaceFolder } from './set-up.ts'
import { replaceTempFolders } from './write-files.ts'

export interface WorkspaceOptions {
  readonly store: Pick<Store, 'gitDir' | 'git' | 'env' | 'objects' | 'contentSettings' | 'files'>
  /** The engine's own directory, absolute; created if missing, emptied if it cannot be restored. */
  readonly directory: string
  /** For the private index, the template and the set-up marker; outside `directory`, for this workspace alone. */
  readonly stateDir: string
  readonly workBranch: string
  readonly base: { readonly branch: string; readonly commit: string }
  readonly tags: () => Promise<readonly Tag[]>
  readonly runCommand: (...args: [...Parameters<RunCommand>, { untouched: boolean }]) => ReturnType<RunCommand>
  /** Paths besides lock files and manifests on which set-up depends (`setup-inputs`). */
  readonly setUpInputs?: readonly string[]
  readonly onSetUpAgain?: (why: string) => void
  /** Replaces the commands if no agent has worked since the last restore. */
  readonly copySetUp?: CopySetUp | undefined
}

export interface OwnWorkspace extends Workspace {
  ignoredUnits(signal: AbortSignal): Promise<readonly RawPath[]>
}

/** `writtenMs` is in ms since the epoch: git compares files as young as the index by content. */
interface SavedIndex {
  readonly index: Buffer
  readonly writtenMs: number
}

interface RestoredIndex extends SavedIndex {
  readonly commit: string
  readonly ignored: readonly RawPath[]
}

/** See docs/design.md#workspace, the laptop's flavour. */
export function ownWorkspace(options: WorkspaceOptions): OwnWorkspace {
  const { directory, stateDir, store } = options
  // Its index has the stat data of the restored files, so touched files are written again. A capture uses a copy.
  const tree = workTree({ git: store.git, directory, stateDir, index: 'index' })
  const scratch = workTree({ git: store.git, directory, stateDir, index: 'capture-index' })
  const visibleGit = disposableGit({ ...options, template: join(stateDir, 'template.git') })
  const discardAll = (): void => {
    discard(directory)
    untouched.reset()
    forgetSetUp()
  }
  const untouched = untouchedMarker(join(stateDir, 'entrusted'), options.base)
  const runCommand: RunCommand = (command, signal) =>
    options.runCommand(command, signal, { untouched: restored !== undefined && untouched.isUntouched(restored.commit) })
  let rerunReasons: string[] = []
  const onRerun = (reason: string): void => {
    rerunReasons.push(reason)
    options.onSetUpAgain?.(reason)
  }
  const setUp = setUpOnce(stateDir, runCommand, { onFullDisk: discardAll, onRerun })
  const forgetSetUp = (): void => {
    setUp.forget()
    forgetSelfIgnored(tree)
  }
  const environment = environmentWatch(tree)
  let lastCapture: (CapturedTree & SavedIndex) | undefined
  /** The restored commit's index, where no agent can change it. */
  let restored: RestoredIndex | undefined
  let scratchTree: string | undefined
  /** New files that were reported since the last restore. */
  const reportedPaths = new Set<RawPath>()

  const git = join(directory, '.git')
  const discardFolder = backgroundRemoval(join(stateDir, 'aside'))
  const removeDotGit = (): boolean => succeeds(directory, () => discardFolder(git) || remove(Buffer.from(git)))
  /** Only an index whose stat data is that of the files. */
  const savedIndexFor = async (commit: string): Promise<SavedIndex | undefined> => {
    if (!lastCapture) return restored?.commit === commit ? restored : undefined
    return (await treeOf(store, commit)) === lastCapture.tree ? lastCapture : undefined
  }
  const restoreFiles = async (commit: string): Promise<readonly RawPath[]> => {
    rmSync(scratch.index, { force: true })
    scratchTree = undefined
    reportedPaths.clear()
    if (isOwnDirectory(directory)) removeDotGit()
    const saved = await savedIndexFor(commit)
    if (saved) writeIndex(tree, saved)
    lastCapture = undefined
    untouched.recordCheckout(commit)
    const { refilled, ignored } = await restoreTree(tree, commit, { isIndexed: saved !== undefined, discardFolder })
    if (refilled) forgetSetUp()
    restored = { commit, ...saveIndex(tree), ignored }
    return ignored
  }

  /** Only into a workspace that equals a commit, since other files would count as made by set-up. */
  const copySetUp = (commands: readonly string[], signal: AbortSignal) => async (): Promise<boolean> => {
    if (!options.copySetUp || lastCapture !== undefined || restored === undefined) return false
    return options.copySetUp({ directory, commit: restored.commit, commands, signal })
  }

  /** Git must not read files that the commands made too large. */
  const currentIgnored = async (signal: AbortSignal): Promise<readonly RawPath[]> => {
    const interruptibleTree = interruptible(tree, signal)
    await dropOversized(interruptibleTree, store.objects)
    return (await compareWithIndex(interruptibleTree)).ignored
  }

  const fillScratch = async (commit: string): Promise<void> => {
    if (restored?.commit === commit) writeIndex(scratch, restored)
    else {
      rmSync(`${scratch.index}.lock`, { force: true })
      copyFileSync(tree.index, scratch.index)
      await scratch.git({ args: ['read-tree', '--reset', commit] })
    }
    scratchTree = commit
  }

  let deleted: { fromTree: string; toTree: string; paths: readonly RawPath[] } | undefined
  const removeRecreatedPaths = async (toTree: string, fromTree: string | undefined): Promise<RawPath[]> => {
    if (fromTree === undefined) return []
    if (deleted?.fromTree !== fromTree || deleted.toTree !== toTree)
      deleted = { fromTree, toTree, paths: await deletedPaths(store.objects, fromTree, toTree) }
    return removeRecreated(scratch, deleted.paths)
  }

  const setUpInputsOf = async (treeish: string): Promise<SetUpInputs> => {
    const { stdout } = await store.git({ args: ['ls-tree', '-r', '-z', '--full-tree', treeish] })
    const entries = stdout.toString('utf8').split('\0')
    const inputs = entries.flatMap((entry) => {
      const [, oid, path] = /^\d+ \w+ (\w+)\t([\s\S]+)$/.exec(entry) ?? []
      return oid && path && isSetUpInput(path, options.setUpInputs ?? []) ? [[path, oid] as const] : []
    })
    return Object.fromEntries(inputs)
  }

  const entryOf = async (treeOid: string, path: string) =>
    (lastCapture?.tree === treeOid ? lastCapture.blobs.get(path) : undefined) ??
    (await findFile(store.objects, treeOid, path))

  return {
    path: directory,
    ensureFolder: (path) => workspaceFolder(directory, path),
    prefetch: visibleGit.lookAhead,
    markUntrusted() {
      untouched.markTouched()
      environment.markAgentAtWork()
    },
    isUntouched: untouched.isUntouched,
    async restore(commit) {
      failpoint('workspace.restore')
      const [ignored] = await bothOf(restoreFiles(commit), visibleGit.prepare(commit))
      failpoint('workspace.files-restored')
      await visibleGit.place(commit, { target: git, index: tree.index })
      environment.startWatch(ignored)
      failpoint('workspace.restored')
    },
    async discard() {
      discardAll()
    },
    async capture(checkpoint, signal) {
      if (!isOwnDirectory(directory)) return replacedWorkspace(tree, checkpoint)
      makeAccessible(directory)
      failpoint('workspace.capture')
      await fillScratch(checkpoint)
      failpoint('workspace.index-copied')
      scratchTree = undefined
      const capturing = captureTree(interruptible(scratch, signal), checkpoint, store.objects)
      // The checks get a fresh `.git`: the agent's own is ignored.
      const isRemoved = removeDotGit()
      const placed = isRemoved ? visibleGit.place(checkpoint, { target: git, index: tree.index }) : Promise.resolve()
      const [capturedTree] = await bothOf(capturing, placed)
      lastCapture = { ...capturedTree, ...saveIndex(scratch) }
      scratchTree = capturedTree.tree
      failpoint('workspace.captured')
      const { blobs: _, ignored, ...captured } = capturedTree
      const capture = { ...captured, environment: environment.changesSince(ignored) }
      return isRemoved ? capture : { ...capture, refused: [...capture.refused, unremovableGit] }
    },
    async resetTracked(treeOid, before) {
      if (!isOwnDirectory(directory)) {
        await restoreFiles(treeOid)
        return { changed: ['.'], left: [] }
      }
      makeAccessible(directory)
      if (scratchTree !== treeOid) await fillScratch(treeOid)
      failpoint('workspace.reset-tracked')
      const ignored = (lastCapture?.tree === treeOid ? lastCapture : restored)?.ignored ?? []
      const { changed, untracked, isComplete } = await putBack(scratch, new Set([...ignored, ...reportedPaths]))
      failpoint('workspace.tracked-reset')
      if (!isComplete) {
        await restoreFiles(treeOid)
        return { changed: changed.map(showPath), left: [] }
      }
      const recreated = await removeRecreatedPaths(treeOid, before)
      const newPaths = (recreated.length > 0 ? await newFiles(scratch) : untracked).filter(
        (path) => !reportedPaths.has(path),
      )
      for (const path of newPaths) reportedPaths.add(path)
      return { changed: [...changed, ...recreated].map(showPath), left: newPaths.map(showPath) }
    },
    changes: async (from, to) => ({ tree: to, ...(await candidateChanges(store.git, { from, to })) }),
    addTempFiles: (files) => replaceTempFolders(directory, files),
    async diffStat(checkpoint, treeOid) {
      const args = ['diff-tree', '-r', '--stat=100,80,60', '--no-renames', '--no-ext-diff', '--no-textconv']
      const { stdout } = await store.git({ args: [...args, checkpoint, treeOid] })
      return stdout.toString('utf8')
    },
    changedLines: (from, to) => changedLines(store.git, { from, to }),
    maxChangedLines: (from, to, limit) => maxChangedLines(store.objects, { from, to, limit }),
    diff: (from, to) => fileDiffs(store.git, { from, to }),
    async *readContents(treeOid, path, mostUnpacked) {
      const file = await entryOf(treeOid, path)
      if (file === undefined || !/^1[02]/.test(file.mode)) return
      const content = (await store.objects.read(file.oid))?.content
      if (content === undefined) return
      yield { packed: '', bytes: content }
      yield* unpackContent(content, mostUnpacked)
    },
    async readCaptured(treeOid, path, limit) {
      const file = await entryOf(treeOid, path)
      if (file === undefined || !file.mode.startsWith('100')) return undefined
      return (await store.objects.read(file.oid))?.content.subarray(0, limit)
    },
    async hasFileWith(treeOid, texts) {
      // Through stdin, because command lines are public.
      const args = ['grep', '--quiet', '--fixed-strings', '--text', '--all-match', '-f', '-', treeOid]
      const { code } = await store.git({ args, input: texts.map((text) => `${text}\n`).join(''), allow: [1] })
      return code === 0
    },
    async setUp(commands, signal) {
      if (commands.length > 0 && (await environment.removeTouched())) setUp.forget()
      const current = lastCapture?.tree ?? restored?.commit
      const inputs = commands.length === 0 || current === undefined ? {} : await setUpInputsOf(current)
      const didRun = await setUp.run(commands, inputs, { signal, copy: copySetUp(commands, signal) })
      const ignored = didRun && commands.length > 0 ? await currentIgnored(signal) : undefined
      if (didRun) rememberSelfIgnored(tree, ignored ?? restored?.ignored ?? (await currentIgnored(signal)))
      environment.accept(lastCapture === undefined ? ignored : undefined)
      return didRun
    },
    ignoredUnits: currentIgnored,
    takeSetUpReasons() {
      const reasons = rerunReasons
      rerunReasons = []
      return reasons
    },
  }
}

const saveIndex = ({ index }: WorkTree): SavedIndex => ({
  index: readFileSync(index),
  writtenMs: Math.floor(statSync(index).mtimeMs),
})

function writeIndex({ index }: WorkTree, saved: SavedIndex): void {
  rmSync(`${index}.lock`, { force: true })
  writeFileSync(index, saved.index)
  // The copy must not be younger.
  utimesSync(index, saved.writtenMs / 1000, saved.writtenMs / 1000)
}

const unremovableGit = { path: '.git', why: 'it was made so that it cannot be removed' }

/** Waits for both before it throws a fault of one. */
async function bothOf<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([first, second])
  return [await first, await second]
}

/** An agent or a check may have removed the permission, and git could not start. */
const makeAccessible = (directory: string): void => chmodSync(directory, lstatSync(directory).mode | 0o700)

function succeeds(directory: string, removal: () => unknown): boolean {
  try {
    makeAccessible(directory)
    removal()
    return true
  } catch {
    return false
  }
}

/** Nothing is read through a link in place of the workspace. */
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
