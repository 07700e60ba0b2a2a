import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dist } from '../support/cli.ts'
import { makeProject, type Project, planOf } from '../support/project.ts'

/** Each makes a file of its kind; reading most of them by their name alone would never end. */
const kinds: Readonly<Record<string, (path: string) => void>> = {
  folder: (path) => mkdirSync(path),
  'named pipe': (path) => void execFileSync('mkfifo', [path]),
  'link to a named pipe': (path) => {
    execFileSync('mkfifo', [`${path}.pipe`])
    symlinkSync(`${path}.pipe`, path)
  },
  'link to /dev/zero': (path) => symlinkSync('/dev/zero', path),
  'link to nothing': (path) => symlinkSync(`${path}.gone`, path),
  'link in a circle': (path) => symlinkSync(path, path),
  huge: (path) => {
    writeFileSync(path, '')
    truncateSync(path, 3 * 1024 ** 3)
  },
}

/** Commands with a file of an odd kind, by how they name it. */
const commands: Readonly<Record<string, (file: string) => readonly string[]>> = {
  lint: (file) => ['plan', 'lint', file],
  convert: (file) => ['plan', 'convert', file, '--to', 'json'],
  graph: (file) => ['plan', 'graph', file],
  run: (file) => ['run', '--plan', file, '--agent-command', 'true'],
  status: (file) => ['status', '--plan', file],
  stop: (file) => ['stop', '--plan', file],
  config: (file) => ['config', '--config', file],
  add: (file) => ['queue', 'add', file],
  create: (file) => ['plan', 'create', '--from', file, '--agent-command', 'true', '--yes'],
  lintBy: (file) => ['plan', 'lint', '--config', file],
}

/** What an end says: every one has a code of ours and no stack. */
async function ended(project: Project, args: readonly string[]): Promise<string> {
  const { code, stderr, stdout } = await project.ralph(args)
  const isTold = code === 0 || /\[[A-Z_]+\]|error: |✗/.test(stderr + stdout)
  return isTold && code !== 70 ? 'told' : `${code} ${stderr}${stdout}`
}

const few = ['named pipe', 'link to /dev/zero']
const fewCommands = ['lint', 'run', 'stop', 'config', 'create']

async function each(chosenKinds: readonly string[], chosen: readonly string[]): Promise<void> {
  const project = makeProject({ 'plan.json': planOf(['A']) })
  const ends: Record<string, string> = {}
  for (const kind of chosenKinds) {
    const file = `${kind.replaceAll(/\W/g, '-')}.json`
    kinds[kind]?.(join(project.repo.path, file))
    for (const name of chosen) ends[`${name}: ${kind}`] = await ended(project, commands[name]?.(file) ?? [])
    // The usual configuration is a link to it.
    mkdirSync(join(project.repo.path, '.github'), { recursive: true })
    symlinkSync(`../${file}`, join(project.repo.path, '.github/ralph.yml'))
    for (const words of [['status'], ['run', '--agent-command', 'true'], ['list'], ['doctor'], ['plan', 'lint']])
      ends[`${words[0]} by ralph.yml: ${kind}`] = await ended(project, words)
    rmSync(join(project.repo.path, '.github/ralph.yml'))
    rmSync(join(project.repo.path, file), { recursive: true })
  }
  expect(Object.entries(ends).filter(([, end]) => end !== 'told')).toEqual([])
}

test('a named pipe or a device keeps no command waiting', () => each(few, fewCommands))

test('no kind of file keeps any command waiting', { tags: 'thorough/variant' }, () =>
  each(Object.keys(kinds), Object.keys(commands)),
)

test('what a shell hands over as a descriptor is read', async () => {
  const { repo, env } = makeProject({ 'sound.json': planOf(['A']) })
  const node = `'${process.execPath}' '${join(dist, 'cli/index.js')}'`
  const lines = [
    `${node} plan lint - < sound.json`,
    `cat sound.json | ${node} plan lint -`,
    `cat sound.json | ${node} plan lint /dev/stdin`,
    `${node} plan lint <(cat sound.json)`,
    `${node} plan lint /dev/fd/7 7< sound.json`,
  ]
  for (const line of lines) {
    const shell = () =>
      execFileSync('bash', ['-c', line], { cwd: repo.path, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    expect(shell, line).not.toThrow()
  }
})

test('an interruption ends the wait for a pipe into which nobody writes', async () => {
  const { repo, env } = makeProject({})
  const child = spawn(process.execPath, [join(dist, 'cli/index.js'), 'plan', 'lint', '-'], {
    cwd: repo.path,
    env,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const code = new Promise((resolve) => child.once('exit', resolve))
  child.stderr.resume()
  // It reads once git has answered; an interruption before that ends it as well.
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  child.kill('SIGINT')
  expect(await code).toBe(130)
})
