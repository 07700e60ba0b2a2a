import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { dist, type Finished, watch } from './cli.ts'
import type { Project } from './project.ts'

/** Every `ralph …` in a code span of what was printed, as it stands there. */
export const printedCommands = (text: string): string[] =>
  [...text.matchAll(/(`+) ?(ralph .+?) ?\1(?!`)/g)].map(([, , command = '']) => command)

/** Those of the last `Next:` line. */
export const nextCommands = (text: string): string[] =>
  printedCommands(text.split('\n').findLast((line) => line.startsWith('Next: ')) ?? '')

/** Types the line into a shell whose PATH holds a `ralph`. */
export function carryOut(project: Project, line: string, at: { cwd?: string } = {}): Promise<Finished> {
  const bin = join(project.root, 'bin')
  mkdirSync(bin, { recursive: true })
  const program = join(bin, 'ralph')
  writeFileSync(program, `#!/bin/sh\nexec '${process.execPath}' '${join(dist, 'cli/index.js')}' "$@"\n`)
  chmodSync(program, 0o755)
  const env = { ...project.env, PATH: `${bin}${delimiter}${project.env['PATH'] ?? ''}` }
  return watch(spawn('sh', ['-c', line], { cwd: at.cwd ?? project.repo.path, env, stdio: ['ignore', 'pipe', 'pipe'] }))
    .ended
}
