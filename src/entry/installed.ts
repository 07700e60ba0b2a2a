import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** A folder of the program that runs: of its entry such as `dist/cli`, or of the chunks beside it. */
export const programFolder = import.meta.dirname

/**
 * A path below the folder that holds `dist`, `templates` and `package.json`; this file and the bundles lie equally deep in
 * it. A function, since the bundler takes a `resolve` of a known folder for a file to carry along.
 */
export const installed = (path: string): string => resolve(programFolder, '../..', path)

/** What the package says that brings this program along. */
export function packageJson(): { version: string } {
  const file = installed('package.json')
  return JSON.parse(readFileSync(file, 'utf8')) as { version: string }
}
