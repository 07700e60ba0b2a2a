import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { onTestFinished } from 'vitest'
import { compiledOnce, dist, type Engine, watch } from './cli.ts'
import { type GitHttpServer, gitHttpServer } from './git-http-server.ts'
import { bareRemote, type Files, repositoryAt, type TempRepo } from './git-repositories.ts'
import type { LoopbackGitHub } from './github/loopback.ts'
import { makeProject, type Project } from './project.ts'
import { type Obeyed, readRunnerLog } from './runner-log.ts'

export const jobToken = 'ghs_atokenofthisjobthatnobodymaysee'
const basic = (secret: string): string => `basic ${Buffer.from(`x-access-token:${secret}`).toString('base64')}`

export interface StepEnd {
  readonly code: number
  readonly log: string
  /** What the runner obeyed, and the lines that it showed. */
  readonly obeyed: readonly Obeyed[]
  readonly lines: readonly string[]
  readonly outputs: Readonly<Record<string, string>>
  readonly summary: string
}

export interface Step {
  readonly engine: Engine
  readonly ended: Promise<StepEnd>
  /** As the runner cancels: SIGINT, 7.5 s, SIGTERM, 2.5 s, kill. */
  cancel(): Promise<void>
  /** The action's post step, with the state that main left. */
  post(): Promise<StepEnd>
}

export interface ActionJob {
  readonly project: Project
  readonly origin: TempRepo
  readonly server: GitHttpServer
  /** The runner's checkout. */
  readonly checkout: TempRepo
  start(inputs: Record<string, string>, env?: Record<string, string>): Step
  run(inputs: Record<string, string>, env?: Record<string, string>): Promise<StepEnd>
  /** Inputs of a step whose agent is this shell script. */
  agent(script: string): Record<string, string>
}

/** `beside`: on another runner than that job, of the same repository. One job of a workflow on a runner: `origin` over HTTP behind a token, and a checkout as actions/checkout makes it. */
export async function actionJob(
  files: Files,
  options: {
    credentials?: 'v4' | 'v6' | 'none'
    github?: LoopbackGitHub
    beside?: ActionJob
    disk?: string
    /** With a copy of the action as the runner installs it, that an agent may change. */
    installed?: boolean
  } = {},
): Promise<ActionJob> {
  const { github, beside } = options
  const project = beside?.project ?? makeProject(files)
  const origin = github?.world.git ?? bareRemote()
  // The runner's checkout is cut below the newest commit.
  if (!beside) {
    project.repo.commit('Go on')
    project.repo.git('push', '--quiet', origin.path, 'main')
  }
  const work = beside ? '_work-2' : '_work'
  const server = await gitHttpServer(origin)
  server.accepts = (authorization) => authorization?.toLowerCase() === basic(jobToken).toLowerCase()
  if (options.disk !== undefined) smallDisk(join(project.root, work), options.disk)
  const temp = join(project.root, work, '_temp')
  const workspace = join(project.root, work, 'demo/demo')
  for (const folder of [temp, workspace]) mkdirSync(folder, { recursive: true })
  const checkout = repositoryAt(workspace, project.env)
  const url = github?.gitUrl ?? server.url
  checkOut(checkout, { origin, url, temp, credentials: options.credentials ?? (github ? 'none' : 'v4') })
  const sha = checkout.git('rev-parse', 'HEAD')
  const program = options.installed ? install(join(project.root, work, '_actions')) : dist
  const common: Record<string, string> = {
    ...project.env,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: workspace,
    GITHUB_SHA: sha,
    GITHUB_REF: 'refs/heads/main',
    GITHUB_REF_NAME: 'main',
    GITHUB_REF_TYPE: 'branch',
    GITHUB_REPOSITORY: 'someone/demo',
    GITHUB_SERVER_URL: new URL(url).origin,
    GITHUB_RUN_ID: '4711',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_JOB: 'ralph',
    GITHUB_WORKFLOW_REF: 'someone/demo/.github/workflows/ralph.yml@refs/heads/main',
    RUNNER_NAME: 'runner-1',
    RUNNER_OS: 'Linux',
    RUNNER_TEMP: temp,
    ACTIONS_RUNTIME_TOKEN: 'a-token-of-the-runner-for-this-job',
    ...(github && { GITHUB_API_URL: github.url, GITHUB_REPOSITORY: `${github.world.owner}/${github.world.name}` }),
  }
  let steps = 0
  const start: ActionJob['start'] = (inputs, env = {}) => {
    steps += 1
    return startStep(
      join(temp, '_runner_file_commands'),
      { ...common, ...inputVariables(inputs), ...env },
      { name: `step${steps}`, program },
    )
  }
  return {
    project,
    origin,
    server,
    checkout,
    start,
    run: (...call) => start(...call).ended,
    agent(script) {
      const [, agent = '', , command = ''] = project.agent(script)
      return { agent, 'agent-command': command }
    },
  }
}

/** Beside another action; returns where the programs of ours are. */
function install(actions: string): string {
  const own = join(actions, 'someone/ralph/v1')
  for (const name of ['dist', 'templates', 'package.json', 'action.yml']) {
    cpSync(resolve(dist, '..', name), join(own, name), { recursive: true })
  }
  const other = join(actions, 'actions/checkout/v4')
  mkdirSync(join(other, 'dist'), { recursive: true })
  writeFileSync(join(other, 'action.yml'), 'runs: { using: node24, main: dist/index.js, post: dist/index.js }\n')
  writeFileSync(join(other, 'dist/index.js'), 'console.log("checkout")\n')
  return join(own, 'dist')
}

/** A file system of its own, that an agent can fill. */
function smallDisk(folder: string, size: string): void {
  mkdirSync(folder)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder])
  onTestFinished(() => void execFileSync('umount', ['-l', folder]))
}

/** v4 and v5 leave the token in `.git/config`, v6 in a file beside that a conditional include names. */
function checkOut(
  repo: TempRepo,
  request: { origin: TempRepo; url: string; temp: string; credentials: 'v4' | 'v6' | 'none' },
): void {
  const key = `http.${new URL(request.url).origin}/.extraheader`
  const header = `AUTHORIZATION: ${basic(jobToken)}`
  repo.git('init', '--quiet')
  // By path: the server lives in this process, which waits for git here.
  const from = pathToFileURL(request.origin.path).href
  repo.git('fetch', '--quiet', '--no-tags', '--depth=1', from, '+main:refs/remotes/origin/main')
  repo.git('remote', 'add', 'origin', request.url)
  repo.git('checkout', '--quiet', '--force', '-B', 'main', 'refs/remotes/origin/main')
  if (request.credentials === 'v4') repo.git('config', '--local', key, header)
  if (request.credentials !== 'v6') return
  const file = join(request.temp, 'git-credentials-4711.config')
  repo.git('config', '--file', file, key, header)
  repo.git('config', '--local', `includeIf.gitdir:${join(repo.path, '.git')}.path`, file)
}

/** As the runner does it: capitals, `_` for a space, and nothing else. */
const inputVariables = (inputs: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value]),
  )

function startStep(
  folder: string,
  env: Record<string, string>,
  { name, program }: { name: string; program: string },
): Step {
  mkdirSync(folder, { recursive: true })
  const files = commandFiles(folder, name)
  const child = startProgram(join(program, 'main'), { ...env, ...files })
  const engine = watch(child)
  const ended = engine.ended.then((end) => endOf(end, files))
  return {
    engine,
    ended,
    async cancel() {
      child.kill('SIGINT')
      if (await endsWithin(engine, 7_500)) return
      child.kill('SIGTERM')
      if (await endsWithin(engine, 2_500)) return
      child.kill('SIGKILL')
    },
    async post() {
      const state = Object.entries(readValues(files.GITHUB_STATE)).map(([key, value]) => [`STATE_${key}`, value])
      const own = commandFiles(folder, `${name}-post`)
      return endOf(
        await watch(startProgram(join(program, 'post'), { ...env, ...own, ...Object.fromEntries(state) })).ended,
        own,
      )
    },
  }
}

const startProgram = (folder: string, env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, [resolve(folder, 'index.js')], {
    cwd: env['GITHUB_WORKSPACE'],
    env: { ...compiledOnce, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

function commandFiles(folder: string, name: string) {
  const file = (kind: string): string => {
    const path = join(folder, `${kind}_${name}`)
    if (!existsSync(path)) writeFileSync(path, '')
    return path
  }
  return {
    GITHUB_OUTPUT: file('set_output'),
    GITHUB_STATE: file('save_state'),
    GITHUB_ENV: file('set_env'),
    GITHUB_PATH: file('add_path'),
    GITHUB_STEP_SUMMARY: file('step_summary'),
  }
}

function endOf(end: { code: number; stdout: string; stderr: string }, files: ReturnType<typeof commandFiles>): StepEnd {
  const { obeyed, lines } = readRunnerLog(end.stdout)
  return {
    code: end.code,
    log: end.stdout + end.stderr,
    obeyed,
    lines,
    outputs: readValues(files.GITHUB_OUTPUT),
    summary: existsSync(files.GITHUB_STEP_SUMMARY) ? readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8') : '',
  }
}

/** `name<<delimiter`, the value, the delimiter. */
function readValues(file: string): Record<string, string> {
  // A test that failed may have removed its folder by now.
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const values = text.matchAll(/^(\S+?)<<(\S+)\r?\n([\s\S]*?)\r?\n?\2$/gm)
  return Object.fromEntries([...values].map(([, name = '', , value = '']) => [name, value]))
}

const endsWithin = (engine: Engine, ms: number): Promise<boolean> =>
  Promise.race([engine.ended.then(() => true), wait(ms, false)])
