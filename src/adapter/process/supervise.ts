import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Readable, Writable } from 'node:stream'
import type { ResourceLimits } from '../../core/limits/call-limits.ts'
import type { CallPlaces, ConfinedCommand, Confinement, ProcessCommand } from './command.ts'
import { forceStop } from './force-stop.ts'
import { callGroup } from './limits/call-group.ts'
import { watchLimits } from './limits/limit-watch.ts'
import { folderFault, startFailure } from './start-failure.ts'

export interface SuperviseOptions {
  readonly confinement: Pick<Confinement, 'wrap' | 'limits'>
  readonly places: CallPlaces
  readonly signal: AbortSignal
  /** Their memory is given back as soon as they return: what they keep, they copy. */
  readonly onStdout: (chunk: Buffer) => void
  readonly onStderr: (chunk: Buffer) => void
  /** Ended after this long whatever it does. */
  readonly wallMs?: number
  /** Ended after this long without a byte of output. */
  readonly idleMs?: number
  /** The first, friendly signal; default SIGTERM. */
  readonly stopSignal?: 'SIGINT' | 'SIGTERM'
  /** From the friendly signal to SIGKILL; default 2000. */
  readonly graceMs?: number
}

type EndedBy = 'itself' | 'wall' | 'idle' | 'limit' | 'cancelled' | 'caller'

export interface ProcessEnd {
  /** A command that died of a signal inside a confinement has 128 + the signal's number here, as in a shell. */
  readonly exitCode: number | null
  readonly signal: string | null
  readonly endedBy: EndedBy
  readonly durationMs: number
  /** Which of its limits it passed, as the end of a sentence; it was killed for that. */
  readonly passedLimit?: string
  /** Processes that outlived the command and were killed. */
  readonly leftovers: number
}

interface Supervised {
  /** Rejects only where the command could not be started at all. */
  readonly done: Promise<ProcessEnd>
  /** Ends the command and everything that it started. */
  end(): void
}

/**
 * Runs a command in a session of its own and ends its whole tree: on a limit, on `signal`, on `end()`, with the
 * command's own exit, and (through the confinement) when this process dies. It waits for the exit and not for the
 * pipes, which a grandchild can hold open for as long as it likes (failure model C11).
 */
export function supervise(command: ProcessCommand, options: SuperviseOptions): Supervised {
  if (options.signal.aborted) {
    const never: ProcessEnd = { exitCode: null, signal: null, endedBy: 'cancelled', durationMs: 0, leftovers: 0 }
    return { done: Promise.resolve(never), end: () => undefined }
  }
  try {
    // Our own perl would complain of a locale that is not installed, in the output of each command.
    const env = { PERL_BADLANG: '0', ...command.env }
    const confined = options.confinement.wrap({ ...command, env }, options.places)
    return watch(start(confined), confined, options)
  } catch (cause) {
    return { done: Promise.reject(cause), end: () => undefined }
  }
}

// A descendant can hold a pipe only where it escaped the confinement.
const drainMs = 2000

function watch(child: ChildProcess, confined: ConfinedCommand, options: SuperviseOptions): Supervised {
  const startedAt = performance.now()
  const reason: { endedBy: EndedBy } = { endedBy: 'itself' }
  const timers = new Set<NodeJS.Timeout>()
  const after = (ms: number | undefined, act: () => void): NodeJS.Timeout | undefined => {
    if (ms === undefined) return undefined
    const timer = setTimeout(act, ms)
    timers.add(timer)
    return timer
  }
  const stop = (why: EndedBy): void => {
    if (reason.endedBy !== 'itself' || child.exitCode !== null || child.signalCode !== null) return
    reason.endedBy = why
    signalGroup(child, options.stopSignal ?? 'SIGTERM')
    if (forceStop.aborted) kill()
    forceStop.addEventListener('abort', kill, { once: true })
    // What eats the machine is not asked to end.
    after(why === 'limit' ? 0 : (options.graceMs ?? 2000), kill)
  }
  const kill = (): void => {
    // Who ends the tree when this pipe does needs a moment; a namespace dies with its pid 1.
    lifeline(child, confined)?.destroy()
    after(confined.ender === 'kernel' ? 0 : 1000, () => signalGroup(child, 'SIGKILL'))
  }
  const onAbort = (): void => stop('cancelled')
  options.signal.addEventListener('abort', onAbort, { once: true })
  after(options.wallMs, () => stop('wall'))
  const idle = after(options.idleMs, () => stop('idle'))
  const watched = watchCall(child, confined, { limits: options.confinement.limits, onPassed: () => stop('limit') })

  let said = ''
  const pipes = [
    forward(child.stdout, (chunk) => {
      idle?.refresh()
      options.onStdout(chunk)
    }),
    forward(child.stderr, (chunk) => {
      idle?.refresh()
      options.onStderr(chunk)
    }),
    forward(told(child), (chunk) => {
      said = (said + chunk.toString('latin1')).slice(0, 100)
    }),
  ]
  // A command that ends before it read its input says why on stderr.
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
      await Promise.race([Promise.all(pipes), new Promise<void>((resolve) => after(drainMs, resolve))])
      if (confined.statusFile !== undefined) said = readStatus(confined.statusFile)
      const passedLimit = watched?.finish()
      const end = {
        ...{ endedBy: reason.endedBy, durationMs, leftovers: leftoversIn(said) },
        ...(passedLimit !== undefined && { passedLimit }),
      }
      // Pid 1 always says how many it left, unless it was killed; `unshare` then ends with 1 or with the signal.
      const killed = confined.ender === 'kernel' && said.trim() === '' && reason.endedBy === 'itself'
      return killed ? { ...end, exitCode: null, signal: 'SIGKILL' } : { ...end, exitCode, signal }
    } finally {
      options.signal.removeEventListener('abort', onAbort)
      forceStop.removeEventListener('abort', kill)
      for (const timer of timers) clearTimeout(timer)
      watched?.finish()
      for (const stream of child.stdio) stream?.destroy()
      confined.tidy?.()
    }
  }
  return { done: settle(), end: () => stop('caller') }
}

function watchCall(
  { pid }: ChildProcess,
  { cwd }: ConfinedCommand,
  { limits, onPassed }: { limits: ResourceLimits | undefined; onPassed: () => void },
): ReturnType<typeof watchLimits> | undefined {
  if (pid === undefined || limits === undefined) return undefined
  return watchLimits({ pid, folder: cwd }, limits, { onPassed, group: callGroup })
}

/**
 * Node's pipes are socket pairs. With one as its stdin, bash takes itself for a remote shell and runs ~/.bashrc, which
 * the agent could have written: no stdin is /dev/null.
 */
function start({ file, args, cwd, env, stdin, lifeline, instructions }: ConfinedCommand): ChildProcess {
  const input = stdin === undefined && lifeline === 'descriptor' ? 'ignore' : 'pipe'
  const more = instructions === undefined ? [] : ['pipe' as const]
  return spawn(file, args, { cwd, env, detached: true, stdio: [input, 'pipe', 'pipe', 'pipe', ...more] })
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // ESRCH: it is gone already.
  }
}

/** Resolves when the pipe is closed. */
function forward(stream: Readable | null | undefined, take: (chunk: Buffer) => void): Promise<void> {
  if (stream === null || stream === undefined) return Promise.resolve()
  stream.on('data', (chunk: Buffer) => {
    take(chunk)
    release(chunk)
  })
  stream.on('error', () => undefined)
  return new Promise((resolve) => stream.on('close', resolve))
}

/** Frees a chunk at once: V8 lets 64 MB of them pile up before it collects (Node 20 has no `transfer`: it waits). */
function release({ buffer, byteLength }: Buffer): void {
  if (buffer.byteLength === byteLength) (buffer as { transfer?(bytes: number): unknown }).transfer?.(0)
}

/** When it ends, the tree does. */
const lifeline = (child: ChildProcess, confined: ConfinedCommand): Writable | null | undefined =>
  confined.lifeline === 'stdin' ? child.stdin : (child.stdio[3] as Writable | undefined)

const told = (child: ChildProcess): Readable | undefined => child.stdio[3] as Readable | undefined

function readStatus(path: string): string {
  try {
    return readFileSync(path, 'latin1').slice(0, 100)
  } catch {
    return ''
  }
}

const leftoversIn = (said: string): number => Number(/^leftovers (\d+)/m.exec(said)?.[1] ?? 0)
