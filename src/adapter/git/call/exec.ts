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
  /** Added to the hardened environment, such as GIT_INDEX_FILE and GIT_WORK_TREE. */
  readonly env?: Readonly<Record<string, string>>
  readonly cwd?: string
  /** Exit codes besides 0 that do not throw. */
  readonly allow?: readonly number[] | 'any'
  /** Default: 10 minutes. Low-speed limits end a hung transfer earlier. */
  readonly timeoutMs?: number
  /** Maximal silence, for calls that print progress. */
  readonly silentMs?: number | undefined
  /** Kills the call, which rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Rejects with RalphError GIT_FAILED, GIT_TIMED_OUT or a fault of the machine (`machine-fault.ts`), unless the exit
 * code is allowed.
 */
export type Git = (call: GitCall) => Promise<GitResult>

/**
 * For every call on the engine's store: no configuration of an agent, user or system runs code or changes content
 * (docs/design.md#store).
 */
const fixedSettings = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'core.attributesFile=/dev/null',
  'core.protectHFS=true',
  'core.protectNTFS=true',
  'core.untrackedCache=false',
  'diff.ignoreSubmodules=all',
  'submodule.recurse=false',
  'gc.auto=0',
  // The store lives as long as its process; lasting data is at the remote.
  'core.fsync=none',
  'maintenance.auto=false',
  'commit.gpgSign=false',
  'http.lowSpeedLimit=1000',
  'http.lowSpeedTime=30',
  'advice.detachedHead=false',
]

/** Certificates for HTTPS. All other variables of git redirect it or let it prompt. */
const certificateVariable = /^GIT_(?:PROXY_)?SSL_/

export function hardenedEnvironment(base: Readonly<Record<string, string | undefined>>, configFile: string) {
  const env: Record<string, string> = {}
  for (const [name, value] of Object.entries(base)) {
    if (value !== undefined && (!name.startsWith('GIT_') || certificateVariable.test(name)) && name !== 'SSH_ASKPASS')
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

/** Bound to one git directory and environment; restores changed `files` before each call. */
export function gitAt(gitDir: string, env: Readonly<Record<string, string>>, files?: EngineFiles): Git {
  const fixed = fixedArguments(gitDir)
  return async (call) => {
    files?.restoreChanged()
    const endFetch = call.args.includes('fetch') ? files?.allowShallow(gitDir) : undefined
    try {
      return await runGit(fixed, env, call)
    } finally {
      endFetch?.()
    }
  }
}

/** Every command line on a git directory of the engine begins with these. */
export const fixedArguments = (gitDir: string): readonly string[] => [
  `--git-dir=${gitDir}`,
  ...fixedSettings.flatMap((setting) => ['-c', setting]),
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
    const callEnv = { ...env, ...call.env }
    const child = spawn(programsOn(callEnv['PATH']).git(), [...fixed, ...call.args], {
      cwd: call.cwd,
      env: callEnv,
      stdio: [call.input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
      // Its own process group: a timeout also ends git's transport helpers, which keep the pipes open, and Ctrl-C
      // does not interrupt a push.
      detached: process.platform !== 'win32',
    })
    let timeoutText: string | undefined
    const killAfter = (ms: number, text: string): NodeJS.Timeout =>
      setTimeout(() => {
        timeoutText = text
        killGroup(child)
      }, ms)
    const overallTimer = killAfter(call.timeoutMs ?? 600_000, '')
    const silenceTimer =
      call.silentMs === undefined ? undefined : killAfter(call.silentMs, ` Nothing came for ${call.silentMs / 1000} s.`)
    const kill = (): void => killGroup(child)
    signal?.addEventListener('abort', kill)
    const cleanUp = (): void => {
      clearTimeout(overallTimer)
      clearTimeout(silenceTimer)
      signal?.removeEventListener('abort', kill)
    }
    const stdout: Buffer[] = []
    const stderr: Buffer[] = []
    const collectInto = (chunks: Buffer[]) => (chunk: Buffer) => {
      silenceTimer?.refresh()
      chunks.push(chunk)
    }
    child.stdout?.on('data', collectInto(stdout))
    child.stderr?.on('data', collectInto(stderr))
    // If git ends before it has read its input, stderr has the reason.
    child.stdin?.on('error', () => undefined)
    child.on('error', (cause) => {
      cleanUp()
      reject(spawnFault(cause, { cwd: call.cwd, searchPath: callEnv['PATH'] }))
    })
    child.on('close', (code) => {
      cleanUp()
      // Of an overwritten progress line only the last state is kept.
      const stderrText = Buffer.concat(stderr)
        .toString('utf8')
        .replace(/[^\n\r]*\r(?=[^\n])/g, '')
      if (signal?.aborted) return reject(signal.reason)
      if (timeoutText !== undefined) return reject(timeoutFault(call.args, timeoutText, stderrText))
      resolve({ code: code ?? 128, stdout: Buffer.concat(stdout), stderr: stderrText })
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
    // It has just ended; `close` reports how.
  }
}

/** Not the whole argv, which may have a long list of paths. */
function operation(args: readonly string[]): string {
  const first = args.findIndex((arg, index) => arg !== '-c' && args[index - 1] !== '-c')
  return args.slice(first, first + 3).join(' ')
}

export function gitFault(args: readonly string[], result: GitResult): RalphError {
  const stderr = result.stderr.trim().slice(-2000)
  const machine = machineFault({ said: stderr, what: `git ${operation(args)} could not continue.` })
  if (machine) return machine
  return new RalphError({
    code: 'GIT_FAILED',
    message: `git ${operation(args)} exited with code ${result.code}: ${stderr}`,
    hint: "Read git's message; `git fsck` checks the repository. Then run again: the run continues from its last state.",
  })
}

const timeoutFault = (args: readonly string[], text: string, stderr: string): RalphError =>
  new RalphError({
    code: 'GIT_TIMED_OUT',
    message: `git ${operation(args)} timed out.${text} ${stderr.trim()}`,
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
