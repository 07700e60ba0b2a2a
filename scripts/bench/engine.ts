import { spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { BenchProject } from './bench-project.ts'

/** The built program, as a user runs it. */
const cli = resolve(import.meta.dirname, '../../dist/cli/index.js')

export interface EngineRun {
  readonly code: number
  /** When the process was started, ms since the epoch. */
  readonly started: number
  readonly ms: number
  /** User and system time of the process and of all that it started and waited for. */
  readonly cpuMs: number
  /** Largest resident memory of the engine's own process, MB. */
  readonly peakMb: number
}

/** One job on the project, as `ralph run` with the stub agent and one check that passes at once. */
export const job = (
  project: BenchProject,
  more: { args?: string[]; env?: Record<string, string>; remote?: string; program?: string } = {},
) =>
  engine(
    project.directory,
    ['run', ...runFlags(project, more.remote ?? 'origin'), ...(more.args ?? [])],
    { RALPH_HOME: join(project.folder, 'home'), ...more.env },
    more.program,
  )

const runFlags = ({ agent, reached }: BenchProject, remote: string): string[] => [
  ...['--plan', 'plan.json', '--remote', remote, '--validate', 'true'],
  ...['--agent', 'command', '--agent-command', agent, '--agent-writable', reached],
]

/** Runs `dist/cli/index.js` once, or bare Node where `args` is null. */
export function engine(
  cwd: string,
  args: readonly string[] | null,
  env: Record<string, string>,
  program = cli,
): Promise<EngineRun> {
  // 2: the limit of iterations that was asked for.
  return node(cwd, args === null ? ['-e', '0'] : [program, ...args], { env, codes: [0, 2] })
}

/** Runs `dist/main/index.js` as a step that carries out a plan, in a workspace that holds no repository: it says so and ends. */
export function actionAlone(cwd: string): Promise<EngineRun> {
  const main = resolve(import.meta.dirname, '../../dist/main/index.js')
  const runner = { GITHUB_WORKSPACE: cwd, GITHUB_SHA: '0'.repeat(40), GITHUB_RUN_ID: '1', RUNNER_TEMP: cwd }
  return node(cwd, [main], { env: { HOME: cwd, GIT_CEILING_DIRECTORIES: cwd, ...runner }, codes: [64] })
}

async function node(
  cwd: string,
  args: readonly string[],
  { env, codes }: { env: Record<string, string>; codes: readonly number[] },
): Promise<EngineRun> {
  const folder = mkdtempSync(join(tmpdir(), 'ralph-bench-out-'))
  const out = openSync(join(folder, 'out'), 'w')
  const started = performance.timeOrigin + performance.now()
  const cpuBefore = cpuOfChildren()
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...cleanEnvironment(), ...env },
    stdio: ['ignore', out, out],
  })
  let peakKb = 0
  const watch = setInterval(() => {
    peakKb = Math.max(peakKb, highWaterMark(child.pid))
  }, 10)
  const code = await new Promise<number>((done) => child.on('exit', (status) => done(status ?? 128)))
  const ms = performance.timeOrigin + performance.now() - started
  clearInterval(watch)
  closeSync(out)
  const said = readFileSync(join(folder, 'out'), 'utf8').slice(-2000)
  rmSync(folder, { recursive: true, force: true })
  if (!codes.includes(code)) throw new Error(`${args.join(' ')} ended with ${code}:\n${said}`)
  return { code, started, ms, cpuMs: cpuOfChildren() - cpuBefore, peakMb: peakKb / 1024 }
}

/** Of children that have ended, and of theirs; the kernel counts in hundredths of a second. */
function cpuOfChildren(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return 10 * (Number(fields[13]) + Number(fields[14]))
}

export function cleanEnvironment(): Record<string, string | undefined> {
  const kept = Object.entries(process.env).filter(([name]) => !/^(RALPH_|GIT_|GITHUB_|INPUT_|npm_|NODE_)/.test(name))
  return { ...Object.fromEntries(kept), GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' }
}

export function highWaterMark(pid: number | undefined): number {
  try {
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}
