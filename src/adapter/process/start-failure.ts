import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Why the system did not start a program: it is in no folder of `searchPath`, the working folder is wrong, or another
 * reason. The error's code alone is ambiguous: ENOENT means either, EACCES also an unreadable folder of `searchPath` or a
 * program without the right to run it.
 */
export function startFailure(
  { code }: Pick<NodeJS.ErrnoException, 'code'>,
  { file, cwd, searchPath }: { file: string; cwd?: string | undefined; searchPath: string | undefined },
): 'program' | 'folder' | 'other' {
  if (code !== 'ENOENT' && code !== 'EACCES' && code !== 'ENOTDIR') return 'other'
  if (cwd !== undefined && folderFault(cwd) !== undefined) return 'folder'
  if (code === 'ENOENT') return 'program'
  if (code === 'ENOTDIR' || /[/\\]/.test(file)) return 'other'
  const exists = (searchPath ?? '').split(delimiter).some((folder) => existsSync(join(folder || '.', file)))
  return exists ? 'other' : 'program'
}

/** The end of a sentence about a folder that this user cannot enter; undefined if they can. */
export function folderFault(path: string): string | undefined {
  try {
    if (!statSync(path).isDirectory()) return 'is not a folder'
    accessSync(path, constants.X_OK)
    return undefined
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'does not exist' : 'may not be entered by this user'
  }
}
