import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { installed } from '../installed.ts'

/** What the package says that brings this program along. */
export function packageJson(): { version: string } {
  const file = resolve(installed, 'package.json')
  return JSON.parse(readFileSync(file, 'utf8')) as { version: string }
}
