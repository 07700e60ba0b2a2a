import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { RalphError } from '../../../core/error/error.ts'
import { workTree } from '../files/work-tree.ts'
import type { Remote } from '../remote/remote.ts'
import type { Store } from '../store/store.ts'
import { remove, restoreTree } from './restore.ts'

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

/**
 * Writes files into a workspace for somebody who reads there, each below a folder at its top that is theirs alone; returns
 * what removes these folders. What stood in their place, such as a link, is gone until the next restore.
 */
export async function addTempFiles(
  directory: string,
  files: ReadonlyMap<string, string>,
): Promise<() => Promise<void>> {
  const folders = [...new Set([...files.keys()].map((path) => path.split('/')[0] ?? path))]
  const takeAway = async (): Promise<void> => {
    for (const folder of folders) remove(Buffer.from(join(directory, folder)))
  }
  await takeAway()
  for (const [path, content] of files) {
    const place = join(directory, path)
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(place, content)
  }
  return takeAway
}
