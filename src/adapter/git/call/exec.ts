import { type ChildProcess, spawn } from 'node:child_process'
import { RalphError } from '../../../core/error/error.ts'
import { machineFault } from '../../../core/error/machine-fault.ts'
import { programsOn } from '../../process/programs.ts'
import { folderFault, startFailure } from '../../process/start-failure.ts'
import type { EngineFiles } from './engine-files.ts'

export interface GitResult {
  readonly code: number
  readonly stdout: Buffer
  readonly stderr: string
}

export interface GitCall {
  readonly args: readonly string[]
  readonly input?: string | Uint8Array
  /** On top of the hardened environment: GIT_INDEX_FILE, GIT_WORK_TREE and the like. */
  readonly env?: Readonly<Record<string, string>>
  readonly cwd?: string
  /** Exit codes besides 0 that the caller reads itself. */
  readonly allow?: readonly number[] | 'any'
  /** Killed after this many ms; default 10 minutes. Low-speed limits end a hung transfer earlier. */
  readonly timeoutMs?: number
  /** Killed as well when it has said nothing for so long: for calls that tell how far they are (`--progress`). */
  readonly silentMs?: number | undefined
  /** Kills it when it fires; the call then rejects with its reason. */
  readonly signal?: AbortSignal | undefined
}

/** Runs git once. Rejects with RalphError GIT_FAILED, GIT_TIMED_OUT or one of the machine (`machine-fault.ts`) unless the exit code is allowed. */
export type Git = (call: GitCall) => Promise<GitResult>

/**
 * Pinned for every call on the engine's own store: nothing of the agent's, the user's or the system's configuration
 * runs code or changes content (docs/design.md#store).
 */
const pinned = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'core.attributesFile=/dev/null',
  'core.protectHFS=true',
  'core.protectNTFS=true',
  'core.untrackedCache=false',
  'diff.ignoreSubmodules=all',
  'submodule.recurse=false',
  'gc.auto=0',
  // The store lives as long as its process; what must last is at the remote, which syncs as it is told.
  'core.fsync=none',
  'maintenance.auto=false',
  'commit.gpgSign=false',
  'http.lowSpeedLimit=1000',
  'http.lowSpeedTime=30',
  'advice.detachedHead=false',
]

/** Whom to trust over HTTPS, where the environment says so; all other variables of git point it elsewhere or let it ask. */
const trusting = /^GIT_(?:PROXY_)?SSL_/

export function hardenedEnvironment(base: Readonly<Record<string, string | undefined>>, configFile: string) {
  const env: Record<string, string> = {}
  for (const [name, value] of Object.entries(base)) {
    if (value !== undefined && (!name.startsWith('GIT_') || trusting.test(name)) && name !== 'SSH_ASKPASS')
      env[name] = value
  }
  return {
    ...env,
    LC_ALL: 'C',
    GIT_CONFIG_GLOBAL: configFile,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_ASKPASS: 'true',
  }
}

/** A git bound to one git directory and one environment; each call demands that `files` are as they were left. */
export function gitAt(gitDir: string, env: Readonly<Record<string, string>>, files?: EngineFiles): Git {
  const fixed = fixedArguments(gitDir)
  return async (call) => {
    files?.demand()
    const fetched = call.args.includes('fetch') ? files?.fetching(gitDir) : undefined
    try {
      return await runGit(fixed, env, call)
    } finally {
      fetched?.()
    }
  }
}

/** What every command line on a git directory of the engine's own begins with. */
export const fixedArguments = (gitDir: string): readonly string[] => [
  `--git-dir=${gitDir}`,
  ...pinned.flatMap((setting) => ['-c', setting]),
]

export async function runGit(
  fixed: readonly string[],
  env: Readonly<Record<string, string>>,
  call: GitCall,
): Promise<GitResult> {
  const result = await collect(fixed, env, call)
  if (result.code === 0 || call.allow === 'any' || call.allow?.includes(result.code)) return result
  throw gitFault(call.args, result)
}

function collect(fixed: readonly string[], env: Readonly<Record<string, string>>, call: GitCall): Promise<GitResult> {
  return new Promise((resolve, reject) => {
    const { signal } = call
    signal?.throwIfAborted()
    const own = { ...env, ...call.env }
    const child = spawn(programsOn(own['PATH']).git(), [...fixed, ...call.args], {
      cwd: call.cwd,
      env: own,
      stdio: [call.input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
      // A group of its own: the time-out ends git's transport helpers too, which else hold the pipes open, and a
      // Ctrl-C at the terminal does not cut a push in half.
      detached: process.platform !== 'win32',
    })
    let timedOut: string | undefined
    const endAfter = (ms: number, why: string): NodeJS.Timeout =>
      setTimeout(() => {
        timedOut = why
        killGroup(child)
      }, ms)
    const timer = endAfter(call.timeoutMs ?? 600_000, '')
    const silence =
      call.silentMs === undefined ? undefined : endAfter(call.silentMs, ` Nothing came for ${call.silentMs / 1000} s.`)
    const abort = (): void => killGroup(child)
    signal?.addEventListener('abort', abort)
    const ended = (): void => {
      clearTimeout(timer)
      clearTimeout(silence)
      signal?.removeEventListener('abort', abort)
    }
    const stdout: Buffer[] = []
    const stderr: Buffer[] = []
    const keepIn = (chunks: Buffer[]) => (chunk: Buffer) => {
      silence?.refresh()
      chunks.push(chunk)
    }
    child.stdout?.on('data', keepIn(stdout))
    child.stderr?.on('data', keepIn(stderr))
    // A git that ends before it read all of its input reports the reason on stderr.
    child.stdin?.on('error', () => undefined)
    child.on('error', (cause) => {
      ended()
      reject(spawnFault(cause, { cwd: call.cwd, searchPath: own['PATH'] }))
    })
    child.on('close', (code) => {
      ended()
      // Of a line that was overwritten (`Receiving objects: 12%`) the last state counts.
      const said = Buffer.concat(stderr)
        .toString('utf8')
        .replace(/[^\n\r]*\r(?=[^\n])/g, '')
      if (signal?.aborted) return reject(signal.reason)
      if (timedOut !== undefined) return reject(timeoutFault(call.args, timedOut, said))
      resolve({ code: code ?? 128, stdout: Buffer.concat(stdout), stderr: said })
    })
    child.stdin?.end(call.input)
  })
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill('SIGKILL')
    else process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It ended by itself in this instant; `close` says how.
  }
}

/** The first words that name the operation; never the whole argv, which may hold a long list of paths. */
function operation(args: readonly string[]): string {
  const first = args.findIndex((arg, index) => arg !== '-c' && args[index - 1] !== '-c')
  return args.slice(first, first + 3).join(' ')
}

export function gitFault(args: readonly string[], result: GitResult): RalphError {
  const said = result.stderr.trim().slice(-2000)
  const machine = machineFault({ said, what: `git ${operation(args)} could not continue.` })
  if (machine) return machine
  return new RalphError({
    code: 'GIT_FAILED',
    message: `git ${operation(args)} exited with code ${result.code}: ${said}`,
    hint: "Read git's message; `git fsck` checks the repository. Then run again: the run continues from its last state.",
  })
}

const timeoutFault = (args: readonly string[], why: string, said: string): RalphError =>
  new RalphError({
    code: 'GIT_TIMED_OUT',
    message: `git ${operation(args)} timed out.${why} ${said.trim()}`,
    hint: 'Check the connection to the remote, then run again; nothing is lost.',
  })

function spawnFault(
  cause: NodeJS.ErrnoException,
  place: { cwd: string | undefined; searchPath: string | undefined },
): RalphError {
  const failure = startFailure(cause, { file: 'git', ...place })
  if (failure === 'folder')
    return new RalphError({
      code: 'FOLDER_UNREACHABLE',
      message: `git could not be started: the folder ${place.cwd} ${folderFault(place.cwd ?? '') ?? 'was not there'}.`,
      hint: 'Go to another folder, or give this user access to it, and run again.',
      cause,
    })
  const machine =
    failure === 'program' ? undefined : machineFault({ errno: cause.code, what: 'git could not be started.', cause })
  if (machine) return machine
  return new RalphError({
    code: 'GIT_MISSING',
    message: `git could not be started: ${cause.message}`,
    hint: 'Install git 2.31 or newer and make sure that it is on PATH.',
    cause,
  })
}
