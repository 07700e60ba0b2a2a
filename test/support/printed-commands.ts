import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { dist, type Finished, watch } from './cli.ts'
import type { Project } from './project.ts'

/** Every `ralph …` of what was printed, as it stands there: in a code span, on a line of its own, or in a block of Markdown. */
export const printedCommands = (text: string): string[] => [
  ...[...text.matchAll(/(`+) ?(ralph .+?) ?\1(?!`)/g)].map(([, , command = '']) => command),
  ...[...ownLines(text), ...blockLines(text)].filter((line) => /^(?:cd .+? && )?ralph /.test(line)),
]

/** All that the last `Next:` gives to type, line by line. */
export const nextCommands = (text: string): string[] =>
  text.includes('Next:') ? ownLines(text.slice(text.lastIndexOf('Next:'))) : []

const blockLines = (text: string): string[] =>
  [...text.matchAll(/^```\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) => block.split('\n'))

const ownLines = (text: string): string[] =>
  text.split('\n').flatMap((line) => /^ {4}(?! )(.+)$/.exec(line)?.slice(1) ?? [])

/** Types the line into a shell whose PATH holds a `ralph`. */
export function carryOut(project: Project, line: string, request: { cwd?: string } = {}): Promise<Finished> {
  const bin = join(project.root, 'bin')
  mkdirSync(bin, { recursive: true })
  const program = join(bin, 'ralph')
  writeFileSync(program, `#!/bin/sh\nexec '${process.execPath}' '${join(dist, 'cli/index.js')}' "$@"\n`)
  chmodSync(program, 0o755)
  const env = { ...project.env, PATH: `${bin}${delimiter}${project.env['PATH'] ?? ''}` }
  return watch(
    spawn('sh', ['-c', line], { cwd: request.cwd ?? project.repo.path, env, stdio: ['ignore', 'pipe', 'pipe'] }),
  ).ended
}
