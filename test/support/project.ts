import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Engine, type Finished, startCli } from './cli.ts'
import {
  begin,
  type Files,
  introduce,
  repositoryAt,
  type TempRepo,
  tempDir,
  testEnvironment,
} from './git-repositories.ts'

interface CliRequest {
  readonly env?: Record<string, string>
  readonly cwd?: string
  /** On standard input; without it there is none. */
  readonly input?: string
}

/** A user's project with everything that belongs to it below one folder: repository, HOME, RALPH_HOME, TMPDIR. */
export interface Project {
  readonly root: string
  readonly repo: TempRepo
  readonly env: Record<string, string>
  /** `ralph <args>` in the repository, or in `cwd` below it. */
  start(args: readonly string[], request?: CliRequest): Engine
  ralph(args: readonly string[], request?: CliRequest): Promise<Finished>
  /** Flags of a run whose agent is this shell script. It gets `$MOMENTS`, a folder to say where it is. */
  agent(script: string): string[]
  /** Resolves when an agent or a check has made the file `$MOMENTS/<name>`. */
  moment(name: string, withinMs?: number): Promise<void>
  readonly moments: string
}

type TaskSpec = { id: string } & Record<string, unknown>

/** `plan.json` of tasks by their ids, or with more fields. */
export const planOf = (tasks: readonly (string | TaskSpec)[], fields: Record<string, unknown> = {}): string =>
  `${JSON.stringify({ name: 'demo', ...fields, tasks: tasks.map(taskOf) }, null, 2)}\n`

function taskOf(task: string | TaskSpec): TaskSpec {
  const spec = typeof task === 'string' ? { id: task } : task
  return {
    title: `Do ${spec.id}`,
    description: `Write ${spec.id}.txt.`,
    acceptance_criteria: ['It is there.'],
    ...spec,
  }
}

/** The agent of most tests: one file for the task, and an answer. */
export const goodAgent = `cat > /dev/null
echo "work of $RALPH_TASK_ID" > "$RALPH_TASK_ID.txt"
echo '{"summary":"Did '$RALPH_TASK_ID'.","freeform":"Notes of '$RALPH_TASK_ID'."}' > "$RALPH_HANDOFF_FILE"
`

export function makeProject(files: Files, options: { folder?: string } = {}): Project {
  const root = tempDir('ralph-e2e-')
  const moments = join(root, 'moments')
  for (const folder of ['home', 'tmp', 'moments', 'agent']) mkdirSync(join(root, folder))
  introduce(join(root, 'home'))
  const path = join(root, options.folder ?? 'repo')
  mkdirSync(path)
  const env = testEnvironment(join(root, 'home'))
  const repo = repositoryAt(realpathSync(path), env)
  begin(repo, files)
  return projectAt(repo, root, {
    ...env,
    RALPH_HOME: join(root, 'ralph-home'),
    TMPDIR: join(root, 'tmp'),
    MOMENTS: moments,
    // Not in the workspace, so out of an agent's and a check's sight otherwise.
    RALPH_AGENT_WRITABLE: [moments, join(root, 'agent')].join('\n'),
    // Most of what is tested here needs no check; where one is given, it runs all the same.
    RALPH_NO_CHECKS: 'true',
  })
}

/** The same for a repository that is there already, such as a clone or a worktree below `root`. */
export function projectAt(repo: TempRepo, root: string, env: Record<string, string>): Project {
  const moments = join(root, 'moments')
  const start: Project['start'] = (args, at = {}) =>
    startCli(args, { cwd: repo.path, ...at, env: { ...env, ...at.env } })
  return {
    root,
    repo,
    env,
    moments,
    start,
    ralph: (args, at) => start(args, at).ended,
    agent(script) {
      const file = join(root, 'agent/agent.sh')
      mkdirSync(join(root, 'agent'), { recursive: true })
      writeFileSync(file, `MOMENTS='${moments}'\n${script}`)
      return ['--agent', 'command', '--agent-command', `sh '${file}'`]
    },
    async moment(name, withinMs = 30_000) {
      const deadline = Date.now() + withinMs
      while (!existsSync(join(moments, name))) {
        if (Date.now() > deadline) throw new Error(`${name} was never reached`)
        await wait(10)
      }
    },
  }
}

/** Bytes and modes of every file below, `.git` included: equal before and after where nothing was changed. */
export function snapshot(folder: string): Record<string, string> {
  const list = execFileSync('find', ['.', '-printf', '%y %m %s %T@ %p -> %l\n'], { cwd: folder, encoding: 'utf8' })
  const files = execFileSync('sh', ['-c', 'find . -type f -exec sha256sum {} +'], { cwd: folder, encoding: 'utf8' })
  return { list: list.split('\n').sort().join('\n'), files: files.split('\n').sort().join('\n') }
}

/** Whatever still runs and belongs to the project: by its directory, its environment or its command line. */
export function processesOf({ root }: Pick<Project, 'root'>): { pid: number; command: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => [read(pid, 'environ'), read(pid, 'cmdline'), directory(pid)].some((text) => text.includes(root)))
    .map((pid) => ({ pid: Number(pid), command: read(pid, 'cmdline').replaceAll('\0', ' ') }))
}

/** What is still there after fifteen seconds (a loaded machine takes its time); empty as soon as nothing is. Leftovers are killed. */
export async function leftovers(project: Pick<Project, 'root'>): Promise<string[]> {
  const deadline = Date.now() + 15_000
  for (;;) {
    const left = processesOf(project)
    if (left.length === 0) return []
    if (Date.now() > deadline) {
      for (const { pid } of left) process.kill(pid, 'SIGKILL')
      return left.map(({ command }) => command)
    }
    await wait(20)
  }
}

function read(pid: string, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}

function directory(pid: string): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return ''
  }
}

/** Names of what lies below a folder, relative to it. */
export const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    : []
