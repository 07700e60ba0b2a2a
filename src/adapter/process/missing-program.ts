import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Whether a program could not be started because no folder of `searchPath` has it. The system answers EACCES for that if
 * one of the folders may not be read, or if the program that it found may not be run.
 */
export function isMissingProgram(
  { code }: Pick<NodeJS.ErrnoException, 'code'>,
  file: string,
  searchPath: string | undefined,
): boolean {
  if (code === 'ENOENT') return true
  if (code !== 'EACCES' || /[/\\]/.test(file)) return false
  return !(searchPath ?? '').split(delimiter).some((folder) => existsSync(join(folder || '.', file)))
}
