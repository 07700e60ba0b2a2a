import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** What ralph is and which Claude Code it was tried with, from the package that brings this program along. */
export function packageJson(): { version: string; claude: string } {
  const file = resolve(import.meta.dirname, '../../package.json')
  const { version, devDependencies } = JSON.parse(readFileSync(file, 'utf8')) as {
    version: string
    devDependencies: Record<string, string>
  }
  return { version, claude: devDependencies['@anthropic-ai/claude-code'] ?? 'latest' }
}
