import { chmodSync, copyFileSync, existsSync, lstatSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Workspace } from '../../port/workspace.ts'
import { failpoint } from '../failpoint.ts'
import { type CapturedTree, captureTree } from './capture.ts'
import { disposableGit } from './disposable-git.ts'
import { environmentWatch } from './environment-watch.ts'
import type { Tag } from './history-source.ts'
import { joinNul, rawPath, showPath } from './raw-path.ts'
import { discard, isOwnDirectory, remove, restoreTree } from './restore.ts'
import { forgetSelfIgnored, rememberSelfIgnored } from './self-ignored.ts'
import { type RunCommand, setUpOnce } from './set-up.ts'
import type { Store } from './store.ts'
import { changedFiles, type WorkTree, workTree } from './work-tree.ts'
import { workspaceFolder } from './workspace-folder.ts'

export interface WorkspaceOptions {
  readonly store: Pick<Store, 'gitDir' | 'git' | 'env'>
  /** The engine's own directory, absolute; made where it is missing, and thrown away where it cannot be restored. */
  readonly directory: string
  /** For the private index, the template and the set-up marker; outside `directory`, of this workspace alone. */
  readonly stateDir: string
  readonly workBranch: string
  readonly base: { readonly branch: string; readonly commit: string }
  readonly tags: readonly Tag[]
  readonly runCommand: RunCommand
}

/** A directory of the engine's own, filled from the store (DESIGN §5 "Workspace", the laptop's flavour). */
export function ownWorkspace(options: WorkspaceOptions): Workspace {
  const { directory, stateDir, store } = options
  // Its index knows the files as they were restored: whatever was touched since, its content or its mode, is written
  // anew. A capture works on a copy.
  const tree = workTree({ git: store.git, directory, stateDir, index: 'index' })
  const scratch = workTree({ git: store.git, directory, stateDir, index: 'capture-index' })
  const placeGit = disposableGit({ ...options, template: join(stateDir, 'template.git') })
  const throwAway = (): void => {
    // In place where that works: on a full disk not even a directory can be made to move it to.
    if (!isOwnDirectory(directory) || !removed(directory, directory)) discard(directory)
  }
  const setUp = setUpOnce(stateDir, options.runCommand, throwAway)
  const environment = environmentWatch(tree)
  let newest: CapturedTree | undefined

  const git = join(directory, '.git')
  const restoreFiles = async (commit: string): Promise<void> => {
    rmSync(scratch.index, { force: true })
    if ((await restoreTree(tree, commit)) === 'refilled') {
      setUp.forget()
      forgetSelfIgnored(tree)
    }
  }

  return {
    path: directory,
    folder: (path) => workspaceFolder(directory, path),
    async restore(commit) {
      failpoint('workspace.restore')
      await restoreFiles(commit)
      failpoint('workspace.files-restored')
      await placeGit(commit, { target: git, index: tree.index })
      await environment.begin()
      failpoint('workspace.restored')
    },
    async discard() {
      throwAway()
    },
    async capture(checkpoint) {
      if (!isOwnDirectory(directory)) return replacedWorkspace(tree, checkpoint)
      failpoint('workspace.capture')
      freshCopy(tree.index, scratch.index)
      failpoint('workspace.index-copied')
      newest = await captureTree(scratch, checkpoint)
      failpoint('workspace.captured')
      const { blobs: _, ...captured } = newest
      const capture = { ...captured, environment: await environment.end() }
      // The checks see a `.git` of ours again: what the agent did to its own decides nothing.
      if (!removed(directory, git)) return { ...capture, refused: [...capture.refused, unremovable] }
      await placeGit(checkpoint, { target: git, index: tree.index })
      return capture
    },
    async resetTracked(written) {
      if (!isOwnDirectory(directory)) {
        await restoreFiles(written)
        return ['.']
      }
      if (!existsSync(scratch.index)) freshCopy(tree.index, scratch.index)
      failpoint('workspace.reset-tracked')
      const differing = await putBack(scratch, written)
      failpoint('workspace.tracked-reset')
      const left = await changedFiles(scratch)
      if (left.gone.length + left.changed.length > 0) await restoreFiles(written)
      return differing
    },
    async diffStat(checkpoint, written) {
      const args = ['diff-tree', '-r', '--stat=100,80,60', '--no-renames', '--no-ext-diff', '--no-textconv']
      const { stdout } = await store.git({ args: [...args, checkpoint, written] })
      return stdout.toString('utf8')
    },
    async readCaptured(written, path, limit) {
      const known = newest?.tree === written ? newest.blobs.get(path) : undefined
      const file = known ?? (await findFile(tree, written, path))
      if (file === undefined || !file.mode.startsWith('100')) return undefined
      const { stdout } = await store.git({ args: ['cat-file', 'blob', file.oid] })
      return stdout.subarray(0, limit)
    },
    async setUp(commands, signal) {
      if (commands.length > 0 && (await environment.clear())) setUp.forget()
      const ran = await setUp.run(commands, signal)
      if (ran) await rememberSelfIgnored(tree)
      environment.trust()
      return ran
    },
  }
}

const unremovable = { path: '.git', why: 'it was made in a way that it cannot be removed' }

function removed(directory: string, place: string): boolean {
  try {
    chmodSync(directory, lstatSync(directory).mode | 0o700)
    remove(Buffer.from(place))
    return true
  } catch {
    return false
  }
}

function freshCopy(from: string, to: string): void {
  rmSync(`${to}.lock`, { force: true })
  copyFileSync(from, to)
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

async function putBack(tree: WorkTree, written: string): Promise<string[]> {
  await tree.git({ args: ['read-tree', '--reset', written] })
  // A file that was only touched is not a changed one.
  await tree.git({ args: ['update-index', '-q', '--refresh', '--ignore-submodules'], allow: [1] })
  const { gone, changed } = await changedFiles(tree)
  const paths = [...gone, ...changed].sort()
  if (paths.length > 0) {
    const args = ['checkout-index', '--force', '--index', '-z', '--stdin']
    await tree.git({ args, input: joinNul(paths), allow: 'any' })
  }
  return paths.map(showPath)
}

async function findFile(tree: WorkTree, written: string, path: string) {
  if (path.split('/').some((part) => ['', '.', '..'].includes(part))) return undefined
  const args = ['ls-tree', '-z', '--full-tree', written, '--', path]
  const { stdout } = await tree.store({ args })
  const [head = '', found] = stdout.toString('latin1').split('\0')[0]?.split('\t') ?? []
  const [mode = '', , oid = ''] = head.split(' ')
  return found === rawPath(path) ? { mode, oid } : undefined
}
