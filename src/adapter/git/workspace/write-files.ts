import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { RalphError } from '../../../core/error/error.ts'
import { workTree } from '../files/work-tree.ts'
import type { Remote } from '../remote/remote.ts'
import type { Store } from '../store/store.ts'
import { remove, restoreTree } from './restore.ts'

/** Removed again if that fails. Throws RalphError DIRECTORY_EXISTS. */
export async function writeCommitFiles(
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

/** Returns a function that removes these folders. What was in their place is gone until the next restore. */
export async function replaceTempFolders(
  directory: string,
  files: ReadonlyMap<string, string>,
): Promise<() => Promise<void>> {
  const folders = [...new Set([...files.keys()].map((path) => path.split('/')[0] ?? path))]
  const removeFolders = async (): Promise<void> => {
    for (const folder of folders) remove(Buffer.from(join(directory, folder)))
  }
  await removeFolders()
  for (const [path, content] of files) {
    const place = join(directory, path)
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(place, content)
  }
  return removeFolders
}
