import { readFileSync } from 'node:fs'
import { installed } from '../installed.ts'

/** What the package says that brings this program along. */
export function packageJson(): { version: string } {
  const file = installed('package.json')
  return JSON.parse(readFileSync(file, 'utf8')) as { version: string }
}
