import { mkdirSync, rmSync } from 'node:fs'
import { RalphError } from '../../../core/error/error.ts'
import { workTree } from '../files/work-tree.ts'
import type { Remote } from '../remote/remote.ts'
import type { Store } from '../store/store.ts'
import { restoreTree } from './restore.ts'

/**
 * Writes the files of a commit into a new directory: no `.git`, and nothing of the user's repository is touched.
 * Throws RalphError DIRECTORY_EXISTS where there is something already; a directory half written is removed.
 */
export async function writeFiles(
  { store, remote }: { store: Store; remote: Remote },
  options: { commit: string; directory: string; stateDir: string },
): Promise<void> {
  const { commit, directory, stateDir } = options
  await remote.fetchCommit(commit)
  try {
    mkdirSync(directory)
  } catch (error) {
    throw cannotMake(directory, error as NodeJS.ErrnoException)
  }
  try {
    await restoreTree(workTree({ git: store.git, directory, stateDir, index: 'checkout-index' }), commit)
  } catch (error) {
    rmSync(directory, { recursive: true, force: true })
    throw error
  }
}

const cannotMake = (directory: string, error: NodeJS.ErrnoException): RalphError =>
  error.code === 'EEXIST'
    ? new RalphError({
        code: 'DIRECTORY_EXISTS',
        message: `${directory} already exists; nothing was written.`,
        hint: 'Choose another directory, or remove that one.',
      })
    : new RalphError({
        code: 'DIRECTORY_UNUSABLE',
        message: `${directory} cannot be made: ${error.message}`,
        hint: 'Choose a directory in an existing folder that you can write to.',
        cause: error,
      })
