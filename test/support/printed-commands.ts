import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { dist, type Finished, watch } from './cli.ts'
import { tempDir } from './git-repositories.ts'
import type { Project } from './project.ts'

/** Every `ralph …` of what was printed, as it stands there: in a code span, on a line of its own, or in a block of Markdown. */
export const printedCommands = (text: string): string[] => [
  ...[...text.matchAll(/(`+) ?(ralph .+?) ?\1(?!`)/g)].map(([, , command = '']) => command),
  ...[...ownLines(text), ...labelledCommands(text), ...blockLines(text)].filter((line) =>
    /^(?:cd .+? && )?ralph /.test(line),
  ),
]

/** All that the last `Next:` gives to type, line by line. */
export function nextCommands(text: string): string[] {
  const rows = labelledCommands(text)
  return rows.length > 0 || !text.includes('Next:') ? rows : ownLines(text.slice(text.lastIndexOf('Next:')))
}

/** The rows of an end that each have their own label, such as `Merge it     ralph finish`. */
const labelledCommands = (text: string): string[] =>
  [
    ...text.matchAll(/^(?:Read it|Merge it|Branch it|Try again|Or skip it|See more|Try once more|Tell it) {2,}(.+)$/gm),
  ].map(([, command = '']) => command)

const blockLines = (text: string): string[] =>
  [...text.matchAll(/^```\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) => block.split('\n'))

const ownLines = (text: string): string[] =>
  text.split('\n').flatMap((line) => /^ {4}(?! )(.+)$/.exec(line)?.slice(1) ?? [])

/** Types the line into a shell whose PATH holds a `ralph`. */
export const carryOut = (project: Project, line: string, request: { cwd?: string } = {}): Promise<Finished> =>
  watch(spawn('sh', ['-c', line], { ...at(project, request), stdio: ['ignore', 'pipe', 'pipe'] })).ended

/** A question that stands there, and whether Enter alone answers it. */
const question = /(?:Why|What should|What is your answer)[^\n]*?(\(Enter: no)?[^\n]*\n/

/**
 * Types it at a terminal, and answers each question: with Enter where that is allowed, with words where it is not. The
 * answer has everything that was drawn; `typed`: the answers, in their order.
 */
export function carryOutWithEnter(
  project: Project,
  line: string,
  request: { cwd?: string } = {},
): Promise<Finished & { typed: readonly string[] }> {
  const { cwd, env } = at(project, request)
  const child = spawn('script', ['--quiet', '--return', '--command', `stty cols 200 rows 40; ${line}`, '/dev/null'], {
    cwd,
    // Nobody is asked where a workflow runs.
    env: { ...env, CI: '', TERM: 'xterm', SHELL: '/bin/sh' },
    stdio: 'pipe',
  })
  const typed: string[] = []
  let unread = ''
  let isAnswered = false
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    unread += chunk
    if (isAnswered && /◇[^\n]*\n/.test(unread)) {
      unread = ''
      isAnswered = false
    }
    const asked = isAnswered ? null : question.exec(unread)
    if (!asked) return
    isAnswered = true
    typed.push(asked[1] ? '' : 'words of a person')
    child.stdin.write(`${typed.at(-1)}\r`)
  })
  return watch(child).ended.then((end) => ({ ...end, typed }))
}

function at(project: Project, { cwd = project.repo.path }: { cwd?: string }) {
  const bin = join(project.root, 'bin')
  mkdirSync(bin, { recursive: true })
  const program = join(bin, 'ralph')
  writeFileSync(program, `#!/bin/sh\nexec '${process.execPath}' '${join(dist, 'cli/index.js')}' "$@"\n`)
  chmodSync(program, 0o755)
  return { cwd, env: { ...project.env, PATH: `${bin}${delimiter}${project.env['PATH'] ?? ''}` } }
}

/** Keeps the whole project as it is; what it returns puts it back. */
export function keepSituation({ root }: Pick<Project, 'root'>): () => void {
  const kept = tempDir('ralph-situation-')
  execFileSync('cp', ['-a', `${root}/.`, kept])
  return () => {
    for (const name of readdirSync(root)) rmSync(join(root, name), { recursive: true, force: true })
    execFileSync('cp', ['-a', `${kept}/.`, root])
  }
}
