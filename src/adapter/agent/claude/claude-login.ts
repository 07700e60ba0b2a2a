import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { claude } from '../../../core/agent/claude.ts'
import { tryRead } from '../../../core/text/try-read.ts'
import { type Environment, hasCredential } from '../../process/environment.ts'

function storedLogin(source: Environment): string | undefined {
  const home = source['HOME']
  const folder = source['CLAUDE_CONFIG_DIR'] ?? (home === undefined ? undefined : join(home, '.claude'))
  return folder !== undefined && existsSync(join(folder, '.credentials.json')) ? folder : undefined
}

/** Leads calls to that login; empty if the environment pays. `--setting-sources=` keeps its settings off. */
export function loginVariables(source: Environment): Record<string, string> {
  const folder = hasCredential(claude, source) ? undefined : storedLogin(source)
  return folder === undefined ? {} : { CLAUDE_CONFIG_DIR: folder }
}

/** The tokens of that login, which no commit may contain, since the agent can read them. Empty if the file is no JSON. */
export function loginSecrets(source: Environment): string[] {
  const folder = storedLogin(source)
  if (folder === undefined) return []
  return tryRead(() => tokensIn(JSON.parse(readFileSync(join(folder, '.credentials.json'), 'utf8')))) ?? []
}

function tokensIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) =>
    typeof item === 'string' ? (/token|key|secret/i.test(name) && item.length >= 8 ? [item] : []) : tokensIn(item),
  )
}
