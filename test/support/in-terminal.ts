import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { commandLine } from '../../src/core/text/command-line.ts'
import { dist, type Finished, watch } from './cli.ts'

/** Keys as a terminal sends them. */
export const keys = { down: '\u001b[B', enter: '\r', space: ' ', cancel: '\u0003', end: '\u0004' } as const

/**
 * `ralph <args>` in a terminal of its own, with a person at its keys: what is typed is typed once its question stands there.
 * The answer has everything that was drawn.
 */
export async function inTerminal(
  { repo, env }: { repo: { path: string }; env: Readonly<Record<string, string>> },
  args: readonly string[],
  answers: readonly (readonly [question: string | RegExp, ...typed: string[]])[],
): Promise<Finished> {
  // A terminal that nobody looks at has no width.
  const line = `stty cols 120 rows 40; exec ${commandLine(process.execPath, join(dist, 'cli/index.js'), ...args)}`
  const child = spawn('script', ['--quiet', '--return', '--command', line, '/dev/null'], {
    cwd: repo.path,
    env: { ...env, TERM: 'xterm', SHELL: '/bin/sh' },
    stdio: 'pipe',
  })
  const engine = watch(child)
  for (const [question, ...typed] of answers) {
    await engine.says(question)
    for (const key of typed) child.stdin.write(key)
  }
  return engine.ended
}
