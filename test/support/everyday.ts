import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { expect } from 'vitest'
import { loopbackModel, module } from './claude-run.ts'
import { dist, type Engine, type Finished, watch } from './cli.ts'
import { bareRemote, type Files, repositoryAt, type TempRepo, tempDir, testEnvironment } from './git-repositories.ts'
import type { Asked, LoopbackModel, Turn } from './loopback-model.ts'
import { nextCommands } from './printed-commands.ts'
import { planOf } from './project.ts'

/** A fresh clone, an empty HOME, the built programs and the real Claude CLI: what somebody has on their first day. */
export interface Everyday {
  readonly repo: TempRepo
  readonly model: LoopbackModel
  /** Types the line into a shell in the clone, as it is printed. */
  type(line: string, env?: Record<string, string>): Promise<Finished>
  start(line: string, env?: Record<string, string>): Engine
  /** The same, and what is to be typed next. */
  told(line: string): Promise<{ code: number; said: string; next: string[] }>
}

/** Minutes on a loaded machine: each runs the real CLI several times. */
export const story = { tags: 'thorough/story', timeout: 400_000 }

/** What every test begins with. */
export const firstLine = 'ralph run --validate "node --test"'

const key = 'sk-ant-api03-everyday'
const claude = resolve(import.meta.dirname, '../../node_modules/.bin/claude')

export async function everyday(
  scenario: (asked: Asked) => Turn,
  files: Files = {},
  given: { key?: boolean } = {},
): Promise<Everyday> {
  const model = await loopbackModel(scenario)
  const root = tempDir('ralph-everyday-')
  for (const folder of ['home', 'tmp', 'bin']) mkdirSync(join(root, folder))
  const env = testEnvironment(join(root, 'home'))
  const origin = bareRemote()
  const seed = repositoryAt(join(root, 'seed'), env)
  mkdirSync(seed.path)
  seed.git('init', '--quiet', '--initial-branch=main')
  introduce(seed)
  const base = { 'package.json': '{"type":"module"}\n', 'plan.json': planOf(['GREET', 'SHOUT']), ...files }
  seed.commit('Begin', { ...module('sum', '(a, b) => a + b'), ...base })
  seed.git('push', '--quiet', origin.path, 'main')
  seed.git('clone', '--quiet', origin.path, join(root, 'garden'))
  const repo = repositoryAt(realpathSync(join(root, 'garden')), env)
  introduce(repo)
  program(join(root, 'bin/ralph'), `'${process.execPath}' '${join(dist, 'cli/index.js')}'`)
  program(join(root, 'bin/claude'), `'${claude}'`)
  const own = {
    ...env,
    TMPDIR: join(root, 'tmp'),
    PATH: `${join(root, 'bin')}${delimiter}${env['PATH'] ?? ''}`,
    ANTHROPIC_BASE_URL: model.baseUrl,
    CLAUDE_CODE_MAX_RETRIES: '0',
    ...(given.key !== false && { ANTHROPIC_API_KEY: key }),
  }
  const start: Everyday['start'] = (line, more = {}) =>
    watch(
      // The signal of a test is for the program and not for a shell around it.
      spawn('sh', ['-c', line.includes('&&') ? line : `exec ${line}`], {
        ...{ cwd: repo.path, env: { ...own, ...more }, stdio: ['ignore', 'pipe', 'pipe'] },
      }),
    )
  const type: Everyday['type'] = (line, more) => start(line, more).ended
  return {
    repo,
    model,
    start,
    type,
    told: async (line) => {
      const { code, stdout, stderr } = await type(line)
      return { code, said: stdout + stderr, next: nextCommands(stdout) }
    },
  }
}

/** Their HOME is empty, and git wants to know whose commits a person makes. */
function introduce(repo: TempRepo): void {
  repo.git('config', 'user.name', 'Newcomer')
  repo.git('config', 'user.email', 'newcomer@example.invalid')
}

function program(path: string, line: string): void {
  writeFileSync(path, `#!/bin/sh\nexec ${line} "$@"\n`)
  chmodSync(path, 0o755)
}

/** What the model does for a task that it knows how to do: the module, and its test. */
export const doIt = (asked: Asked): Turn => {
  const task = taskOf(asked).toLowerCase()
  return turns(asked, module(task, '(a, b) => a.concat(b)'))
}

/** The same with a body that its own test rejects. */
export const doItWrong = (asked: Asked): Turn => {
  const task = taskOf(asked).toLowerCase()
  return turns(asked, module(task, '() => 1'))
}

export const taskOf = ({ prompt }: Asked): string => /^ID: (\S+)$/m.exec(prompt)?.[1] ?? ''

function turns({ turn }: Asked, files: Record<string, string>): Turn {
  if (turn > 0) return { answer: { summary: 'Did it.', freeform: 'Nothing else to know.' } }
  const commands = Object.entries(files).map(
    ([path, text]) => `printf %s ${Buffer.from(text).toString('base64')} | base64 -d > '${path}'`,
  )
  return { tools: commands.map((command) => ({ name: 'Bash', input: { command, description: 'write' } })) }
}

/** Everything of the plan is on the work branch. */
export function expectDone({ repo }: Everyday, tasks: readonly string[] = ['GREET', 'SHOUT']): void {
  const subjects = repo.git('log', '--format=%s', 'main..ralph/work/demo')
  for (const task of tasks) expect(subjects).toContain(task)
}
