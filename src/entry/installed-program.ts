import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** Folder of the running program: `dist/cli`, or the chunks beside it. */
export const programFolder = import.meta.dirname

/** Relative to the package. A function, since the bundler would include the folder of a constant `resolve`. */
export const installedPath = (path: string): string => resolve(programFolder, '../..', path)

export function packageJson(): { version: string } {
  const file = installedPath('package.json')
  return JSON.parse(readFileSync(file, 'utf8')) as { version: string }
}
