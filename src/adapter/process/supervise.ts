import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Readable, Writable } from 'node:stream'
import type { ResourceLimits } from '../../core/limits/call-limits.ts'
import { tryRead } from '../../core/text/try-read.ts'
import type { CallPlaces, ConfinedCommand, Confinement, ProcessCommand } from './command.ts'
import { forceStop } from './force-stop.ts'
import { createCallGroup } from './limits/call-group.ts'
import { watchLimits } from './limits/limit-watch.ts'
import { folderFault, startFailure } from './start-failure.ts'

export interface SuperviseOptions {
  readonly confinement: Pick<Confinement, 'wrap' | 'limits'>
  readonly places: CallPlaces
  readonly signal: AbortSignal
  /** A chunk's memory is released when the callback returns: copy what you keep. */
  readonly onStdout: (chunk: Buffer) => void
  readonly onStderr: (chunk: Buffer) => void
  readonly wallMs?: number
  readonly idleMs?: number
  /** The first signal; default SIGTERM. */
  readonly stopSignal?: 'SIGINT' | 'SIGTERM'
  /** From the first signal to SIGKILL; default 2000. */
  readonly graceMs?: number
}

type EndCause = 'itself' | 'wall' | 'idle' | 'limit' | 'cancelled' | 'caller'

export interface ProcessEnd {
  /** 128 + the signal's number if a confined command died of a signal, as in a shell. */
  readonly exitCode: number | null
  readonly signal: string | null
  readonly endedBy: EndCause
  readonly durationMs: number
  readonly passedLimit?: string
  readonly leftovers: number
}

interface Supervised {
  readonly done: Promise<ProcessEnd>
  end(): void
}

/**
 * Runs a command in its own session and ends its whole tree: at a limit, on `signal`, on `end()`, after the command's exit,
 * and (through the confinement) when this process dies. It does not wait for the pipes, which a grandchild can hold open
 * (failure model C11).
 */
export function supervise(command: ProcessCommand, options: SuperviseOptions): Supervised {
  if (options.signal.aborted) {
    const notStarted: ProcessEnd = { exitCode: null, signal: null, endedBy: 'cancelled', durationMs: 0, leftovers: 0 }
    return { done: Promise.resolve(notStarted), end: () => undefined }
  }
  try {
    // Our perl would print warnings about a missing locale into each command's output.
    const env = { PERL_BADLANG: '0', ...command.env }
    const confined = options.confinement.wrap({ ...command, env }, options.places)
    return watch(spawnCommand(confined), confined, options)
  } catch (cause) {
    return { done: Promise.reject(cause), end: () => undefined }
  }
}

// Only a process that escaped the confinement can hold a pipe for longer.
const maxDrainMs = 2000

function watch(child: ChildProcess, confined: ConfinedCommand, options: SuperviseOptions): Supervised {
  const startedAt = performance.now()
  const reason: { endedBy: EndCause } = { endedBy: 'itself' }
  const timers = new Set<NodeJS.Timeout>()
  const schedule = (ms: number | undefined, act: () => void): NodeJS.Timeout | undefined => {
    if (ms === undefined) return undefined
    const timer = setTimeout(act, ms)
    timers.add(timer)
    return timer
  }
  const stop = (cause: EndCause): void => {
    if (reason.endedBy !== 'itself' || child.exitCode !== null || child.signalCode !== null) return
    reason.endedBy = cause
    signalGroup(child, options.stopSignal ?? 'SIGTERM')
    if (forceStop.aborted) kill()
    forceStop.addEventListener('abort', kill, { once: true })
    // A call that exhausts the machine gets no time to end.
    schedule(cause === 'limit' ? 0 : (options.graceMs ?? 2000), kill)
  }
  const kill = (): void => {
    // A process of ours needs a moment to end the tree; a namespace dies with its pid 1.
    lifelineOf(child, confined)?.destroy()
    schedule(confined.ender === 'kernel' ? 0 : 1000, () => signalGroup(child, 'SIGKILL'))
  }
  const onAbort = (): void => stop('cancelled')
  options.signal.addEventListener('abort', onAbort, { once: true })
  schedule(options.wallMs, () => stop('wall'))
  const idleTimer = schedule(options.idleMs, () => stop('idle'))
  const limitWatch = startLimitWatch(child, confined, {
    limits: options.confinement.limits,
    onPassed: () => stop('limit'),
  })

  let status = ''
  const pipes = [
    forwardOutput(child.stdout, (chunk) => {
      idleTimer?.refresh()
      options.onStdout(chunk)
    }),
    forwardOutput(child.stderr, (chunk) => {
      idleTimer?.refresh()
      options.onStderr(chunk)
    }),
    forwardOutput(statusPipe(child), (chunk) => {
      status = (status + chunk.toString('latin1')).slice(0, 100)
    }),
  ]
  // A command that ends before it read its input explains it on stderr.
  child.stdin?.on('error', () => undefined)
  if (confined.lifeline === 'descriptor') child.stdin?.end(confined.stdin)
  const instructions = child.stdio[4] as Writable | undefined
  instructions?.on('error', () => undefined)
  instructions?.end(confined.instructions)

  const exited = new Promise<[number | null, string | null]>((resolve, reject) => {
    child.on('error', (error: NodeJS.ErrnoException) => {
      const { file, cwd, env } = confined
      const isFolder = startFailure(error, { file, cwd, searchPath: env['PATH'] }) === 'folder'
      reject(isFolder ? new Error(`the folder ${cwd} ${folderFault(cwd)}`, { cause: error }) : error)
    })
    child.on('exit', (code, signal) => resolve([code, signal]))
  })
  const settle = async (): Promise<ProcessEnd> => {
    try {
      const [exitCode, signal] = await exited
      const durationMs = performance.now() - startedAt
      await Promise.race([Promise.all(pipes), new Promise<void>((resolve) => schedule(maxDrainMs, resolve))])
      if (confined.statusFile !== undefined) status = readStatus(confined.statusFile)
      const passedLimit = limitWatch?.finish()
      const end = {
        ...{ endedBy: reason.endedBy, durationMs, leftovers: leftoversIn(status) },
        ...(passedLimit !== undefined && { passedLimit }),
      }
      // Pid 1 always reports leftovers unless it was killed; `unshare` then ends with 1 or with the signal.
      const wasKilled = confined.ender === 'kernel' && status.trim() === '' && reason.endedBy === 'itself'
      return wasKilled ? { ...end, exitCode: null, signal: 'SIGKILL' } : { ...end, exitCode, signal }
    } finally {
      options.signal.removeEventListener('abort', onAbort)
      forceStop.removeEventListener('abort', kill)
      for (const timer of timers) clearTimeout(timer)
      limitWatch?.finish()
      for (const stream of child.stdio) stream?.destroy()
      confined.cleanUp?.()
    }
  }
  return { done: settle(), end: () => stop('caller') }
}

function startLimitWatch(
  { pid }: ChildProcess,
  { cwd }: ConfinedCommand,
  { limits, onPassed }: { limits: ResourceLimits | undefined; onPassed: () => void },
): ReturnType<typeof watchLimits> | undefined {
  if (pid === undefined || limits === undefined) return undefined
  return watchLimits({ pid, folder: cwd }, limits, { onPassed, group: createCallGroup })
}

/** Without input, stdin is /dev/null: with a pipe, bash takes itself for a remote shell and runs ~/.bashrc, which the agent may have written. */
function spawnCommand({ file, args, cwd, env, stdin, lifeline, instructions }: ConfinedCommand): ChildProcess {
  const input = stdin === undefined && lifeline === 'descriptor' ? 'ignore' : 'pipe'
  const extraPipes = instructions === undefined ? [] : ['pipe' as const]
  return spawn(file, args, { cwd, env, detached: true, stdio: [input, 'pipe', 'pipe', 'pipe', ...extraPipes] })
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // ESRCH: it has ended.
  }
}

function forwardOutput(stream: Readable | null | undefined, onChunk: (chunk: Buffer) => void): Promise<void> {
  if (stream === null || stream === undefined) return Promise.resolve()
  stream.on('data', (chunk: Buffer) => {
    onChunk(chunk)
    release(chunk)
  })
  stream.on('error', () => undefined)
  return new Promise((resolve) => stream.on('close', resolve))
}

/** Frees a chunk's memory, of which V8 would pile up 64 MB. Node 20 has no `transfer`. */
function release({ buffer, byteLength }: Buffer): void {
  if (buffer.byteLength === byteLength) (buffer as { transfer?(bytes: number): unknown }).transfer?.(0)
}

const lifelineOf = (child: ChildProcess, confined: ConfinedCommand): Writable | null | undefined =>
  confined.lifeline === 'stdin' ? child.stdin : (child.stdio[3] as Writable | undefined)

const statusPipe = (child: ChildProcess): Readable | undefined => child.stdio[3] as Readable | undefined

const readStatus = (path: string): string => tryRead(() => readFileSync(path, 'latin1').slice(0, 100)) ?? ''

const leftoversIn = (status: string): number => Number(/^leftovers (\d+)/m.exec(status)?.[1] ?? 0)
