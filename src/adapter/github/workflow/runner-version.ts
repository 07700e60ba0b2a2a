import { execFile } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'

interface JobProcess {
  readonly env: Readonly<Record<string, string | undefined>>
  /** The Node.js program of this process. */
  readonly program: string
  readonly parent: number
}

/** Runner.Worker is a few processes above a step. */
const maxAncestors = 10

/**
 * The version of this job's runner, such as `2.336.0`. No variable has it, so the runner's program is asked. Undefined
 * outside a job and in a job's container.
 */
export async function runnerVersion({ env, program, parent }: JobProcess): Promise<string | undefined> {
  if (env['GITHUB_ACTIONS'] !== 'true') return undefined
  const nodeRoot = /^(.*)\/externals\/node\d+[^/]*\/bin\/node$/.exec(program)?.[1]
  const workRoot = env['RUNNER_TEMP'] ? dirname(dirname(env['RUNNER_TEMP'])) : undefined
  const roots = [nodeRoot, findRunnerRoot(parent, maxAncestors), workRoot]
  const listener = roots
    .flatMap((root) => (root === undefined ? [] : join(root, 'bin', 'Runner.Listener')))
    .find((path) => existsSync(path))
  if (listener === undefined) return undefined
  const output = await new Promise<string>((resolve) => {
    const options = { timeout: 4_000, killSignal: 'SIGKILL' as const, maxBuffer: 10_000 }
    execFile(listener, ['--version'], options, (_, stdout) => resolve(stdout))
  })
  return /^\d+\.\d+\.\d+/.exec(output.trim())?.[0]
}

/** The folder of the runner whose worker is an ancestor of the process. Linux only. */
function findRunnerRoot(pid: number, remaining: number): string | undefined {
  if (remaining === 0 || pid <= 1) return undefined
  try {
    const file = readlinkSync(`/proc/${pid}/exe`)
    if (file.endsWith('/bin/Runner.Worker')) return dirname(dirname(file))
    // The name in parentheses can hold anything; state and parent follow it.
    const [, parent = '0'] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return findRunnerRoot(Number(parent), remaining - 1)
  } catch {
    // No Linux, or another user's process.
    return undefined
  }
}

/** The runner writes it at the top of a job's log. */
export const runnerInLog = (log: string): string | undefined =>
  /Current runner version: '(\d+\.\d+\.\d+)'/.exec(log.slice(0, 20_000))?.[1]
