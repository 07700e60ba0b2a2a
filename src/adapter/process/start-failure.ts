import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Why the system did not start a program: because no folder of `searchPath` has it, because of the folder that it was to
 * start in, or for another reason. The error's code alone does not say: ENOENT may mean either, and EACCES also a folder of
 * `searchPath` that may not be read, or a program that may not be run.
 */
export function startFailure(
  { code }: Pick<NodeJS.ErrnoException, 'code'>,
  { file, cwd, searchPath }: { file: string; cwd?: string | undefined; searchPath: string | undefined },
): 'program' | 'folder' | 'other' {
  if (code !== 'ENOENT' && code !== 'EACCES' && code !== 'ENOTDIR') return 'other'
  if (cwd !== undefined && folderFault(cwd) !== undefined) return 'folder'
  if (code === 'ENOENT') return 'program'
  if (code === 'ENOTDIR' || /[/\\]/.test(file)) return 'other'
  const isThere = (searchPath ?? '').split(delimiter).some((folder) => existsSync(join(folder || '.', file)))
  return isThere ? 'other' : 'program'
}

/** What keeps this user out of a folder, behind its name in a sentence; undefined if nothing does. */
export function folderFault(path: string): string | undefined {
  try {
    if (!statSync(path).isDirectory()) return 'is not a folder'
    accessSync(path, constants.X_OK)
    return undefined
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'does not exist' : 'may not be entered by this user'
  }
}
