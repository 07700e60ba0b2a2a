import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** Version of this program, from its package. */
export function programVersion(): string {
  const file = resolve(import.meta.dirname, '../../package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
