import { execFile } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'

interface JobProcess {
  readonly env: Readonly<Record<string, string | undefined>>
  /** The Node.js program of this process. */
  readonly program: string
  readonly parent: number
}

/** A step is started by a few processes; Runner.Worker starts the first. */
const maxAncestors = 10

/**
 * The version of the runner whose job this process belongs to, such as `2.336.0`. A runner sets no variable for it, so its
 * program is asked. Undefined outside of a job, and in a job's container, which has no runner in it.
 */
export async function runnerVersion({ env, program, parent }: JobProcess): Promise<string | undefined> {
  if (env['GITHUB_ACTIONS'] !== 'true') return undefined
  const node = /^(.*)\/externals\/node\d+[^/]*\/bin\/node$/.exec(program)?.[1]
  const work = env['RUNNER_TEMP'] ? dirname(dirname(env['RUNNER_TEMP'])) : undefined
  const roots = [node, rootAbove(parent, maxAncestors), work]
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

/** The folder of the runner that an ancestor of the process `pid` is the worker of. Linux only. */
function rootAbove(pid: number, remaining: number): string | undefined {
  if (remaining === 0 || pid <= 1) return undefined
  try {
    const file = readlinkSync(`/proc/${pid}/exe`)
    if (file.endsWith('/bin/Runner.Worker')) return dirname(dirname(file))
    // Its name is in parentheses and can hold anything; behind it stand its state and its parent.
    const [, parent = '0'] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return rootAbove(Number(parent), remaining - 1)
  } catch {
    // No Linux, or another user's process.
    return undefined
  }
}

/** The version in the log of a job: the runner writes it at the top. */
export const runnerInLog = (log: string): string | undefined =>
  /Current runner version: '(\d+\.\d+\.\d+)'/.exec(log.slice(0, 20_000))?.[1]
