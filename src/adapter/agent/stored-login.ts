import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '../process/environment.ts'

/** The CLI's configuration folder of the user, where it holds a login: how a laptop without a key pays. */
export function storedLogin(source: Environment): string | undefined {
  const home = source['HOME']
  const folder = source['CLAUDE_CONFIG_DIR'] ?? (home === undefined ? undefined : join(home, '.claude'))
  return folder !== undefined && existsSync(join(folder, '.credentials.json')) ? folder : undefined
}
