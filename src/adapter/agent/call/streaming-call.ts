import type { AgentOutcome, AgentProgress, AgentRequest } from '../../../port/agent.ts'
import type { AgentEnd } from '../../../schema/agent/agent-end.ts'
import { failpoint } from '../../failpoint.ts'
import { boundedOutput } from '../../process/bounded-output.ts'
import type { CallPlaces, Confinement, ProcessCommand } from '../../process/command.ts'
import { watchDisk } from '../../process/disk-watch.ts'
import type { Environment } from '../../process/environment.ts'
import { type WatchOutside, watchForeignFiles } from '../../process/foreign-files.ts'
import { splitLines } from '../../process/lines.ts'
import { supervise } from '../../process/supervise.ts'
import { type CallEnd, classifyEnd } from './classify-end.ts'
import { type Decisive, denialsIn, readStream } from './stream-reader.ts'

/** Milliseconds; what is missing has the default beside it. */
export interface CallLimits {
  /** The whole call: 30 minutes. */
  readonly wallMs?: number
  /** Without any output: 10 minutes. */
  readonly idleMs?: number
  /** From the result to the exit: 15 seconds. */
  readonly lingerMs?: number
  readonly graceMs?: number
}

const wallMs = 30 * 60_000

/** The limits of one call: its own where that is the shorter one. */
export const limitsOf = (limits: CallLimits, { limitMs }: Pick<AgentRequest, 'limitMs'>): CallLimits =>
  limitMs === undefined ? limits : { ...limits, wallMs: Math.min(limitMs, limits.wallMs ?? wallMs) }

export interface StreamingCall {
  readonly command: ProcessCommand
  readonly confinement: Pick<Confinement, 'wrap'>
  readonly places: CallPlaces
  /** The engine's own, for the files that it names. */
  readonly environment: Environment
  /** What else an agent could reach and must not change. */
  readonly watched?: WatchOutside | undefined
  readonly limits: CallLimits
  readonly signal: AbortSignal
  readonly onProgress: (progress: AgentProgress) => void
  /** A refused credential can be renewed by the CLI (stored login): then its own retries are waited for. */
  readonly renewsLogin: boolean
  /** The signal to which the program answers with a result that says what it spent. */
  readonly stopSignal: 'SIGINT' | 'SIGTERM'
  /** Without the answer tool the call is worth nothing: it is ended at its first line. */
  readonly needsAnswerTool: boolean
}

/**
 * Runs one agent process and reads its stream. The call ends early at what no waiting mends: a refused credential, a
 * missing answer tool, and a process that lives on after its result.
 */
export async function runStreamingCall(call: StreamingCall): Promise<Omit<AgentOutcome, 'end'> & CallEnd> {
  const reader = readStream()
  const stderr = boundedOutput({ headBytes: 0, tailBytes: 8192 })
  let lingering: { readonly since: number; readonly timer: NodeJS.Timeout } | undefined

  const tell = withoutFlood(call.onProgress)
  const take = (line: string): void => {
    for (const progress of reader.read(line)) tell(progress)
    const heard = reader.soFar()
    if (heard.result !== null && lingering === undefined) {
      lingering = { since: performance.now(), timer: setTimeout(() => running.end(), call.limits.lingerMs ?? 15_000) }
    }
    if (heard.result === null && hopeless(heard, call)) running.end()
  }
  const lines = splitLines({
    onLine: take,
    onTooLong: (bytes) => tell({ kind: 'says', text: `[a line of ${bytes} bytes was skipped]` }),
  })
  const outside = watchForeignFiles(call.environment, call.watched)
  const disk = watchDisk([call.command.cwd, call.command.env['TMPDIR'] ?? call.command.cwd], () => running.end())
  failpoint('agent.start')
  const running = supervise(call.command, {
    confinement: call.confinement,
    places: call.places,
    signal: call.signal,
    onStdout: lines.push,
    onStderr: stderr.push,
    wallMs: call.limits.wallMs ?? wallMs,
    idleMs: call.limits.idleMs ?? 10 * 60_000,
    stopSignal: call.stopSignal,
    ...(call.limits.graceMs === undefined ? {} : { graceMs: call.limits.graceMs }),
  })
  try {
    failpoint('agent.started')
    const process = await running.done.catch((error: unknown) => {
      outside()
      throw error
    })
    failpoint('agent.ended')
    lines.end()
    const heard = reader.heard()
    const lingeredMs =
      lingering === undefined || process.endedBy === 'itself' ? null : Math.round(performance.now() - lingering.since)
    const stderrTail = stderr.finish().tail
    return {
      heard,
      process,
      stderrTail,
      endedAt: Date.now(),
      usage: heard.usage,
      durationMs: Math.round(process.durationMs),
      lingeredMs,
      denials: denialsIn(heard.result),
      diskFull: disk.finish(),
      outside: outside(),
    }
  } finally {
    disk.finish()
    clearTimeout(lingering?.timer)
  }
}

/** The outcome of a call whose end needs nothing but its stream. */
export function outcomeOf(
  call: Awaited<ReturnType<typeof runStreamingCall>>,
  end: AgentEnd = classifyEnd(call),
): AgentOutcome {
  const { usage, durationMs, lingeredMs, denials, outside } = call
  return { end, usage, durationMs, lingeredMs, denials, outside }
}

const hopeless = ({ lastRetry, answerTool }: Decisive, call: StreamingCall): boolean =>
  (lastRetry?.error === 'authentication_failed' && !call.renewsLogin) || (answerTool === false && call.needsAnswerTool)

/** Lines of talk that are shown of one call: a program that prints without end must not drown the rest. */
const shownTalk = 300

function withoutFlood(onProgress: StreamingCall['onProgress']): StreamingCall['onProgress'] {
  let talk = 0
  return (progress) => {
    if (progress.kind === 'says') talk += 1
    if (progress.kind !== 'says' || talk <= shownTalk) onProgress(progress)
    if (progress.kind === 'says' && talk === shownTalk + 1)
      onProgress({ kind: 'says', text: '[the rest of its output is not shown]' })
  }
}
