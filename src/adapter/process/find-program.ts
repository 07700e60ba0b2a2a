import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'

/** The program's absolute path, or undefined. Relative entries of PATH are skipped: they would name the agent's files. */
export function findProgram(name: string, searchPath: string | undefined): string | undefined {
  const candidates = isAbsolute(name)
    ? [name]
    : (searchPath ?? '').split(delimiter).flatMap((folder) => (isAbsolute(folder) ? join(folder, name) : []))
  return candidates.find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
