import type { AgentOutcome, AgentProgress, AgentRequest } from '../../../port/agent.ts'
import type { AgentEnd } from '../../../schema/agent/agent-end.ts'
import { failpoint } from '../../failpoint.ts'
import { boundedOutput } from '../../process/bounded-output.ts'
import type { CallPlaces, Confinement, ProcessCommand } from '../../process/command.ts'
import { watchDisk } from '../../process/disk-watch.ts'
import type { Environment } from '../../process/environment.ts'
import { type StartWatch, watchForeignFiles } from '../../process/foreign-files.ts'
import { splitLines } from '../../process/lines.ts'
import { supervise } from '../../process/supervise.ts'
import { type CallEnd, classifyEnd } from './classify-end.ts'
import { type DecisiveFacts, denialsIn, readStream } from './stream-reader.ts'

/** Milliseconds. */
export interface CallLimits {
  /** The whole call; default 30 minutes. */
  readonly wallMs?: number
  /** Without output; default 10 minutes. */
  readonly idleMs?: number
  /** From the result to the exit; default 15 seconds. */
  readonly lingerMs?: number
  readonly graceMs?: number
}

const defaultWallMs = 30 * 60_000

/** The shorter of the limits of the settings and of the call. */
export const limitsOf = (limits: CallLimits, { limitMs }: Pick<AgentRequest, 'limitMs'>): CallLimits =>
  limitMs === undefined ? limits : { ...limits, wallMs: Math.min(limitMs, limits.wallMs ?? defaultWallMs) }

export interface StreamingCall {
  readonly command: ProcessCommand
  readonly confinement: Pick<Confinement, 'wrap'>
  readonly places: CallPlaces
  /** The engine's own, for the files that it names. */
  readonly environment: Environment
  /** Other files that an agent could reach and must not change. */
  readonly watched?: StartWatch | undefined
  readonly limits: CallLimits
  readonly signal: AbortSignal
  readonly onProgress: (progress: AgentProgress) => void
  /** The CLI can renew a refused credential (stored login), so its retries are waited for. */
  readonly renewsLogin: boolean
  /** The program answers it with a result that states its cost. */
  readonly stopSignal: 'SIGINT' | 'SIGTERM'
  /** Ends a call without the answer tool at its first line. */
  readonly needsAnswerTool: boolean
}

/**
 * Runs one agent process and reads its stream. The call ends early if waiting cannot help: a refused credential, a missing
 * answer tool, or a process that goes on after its result.
 */
export async function runStreamingCall(call: StreamingCall): Promise<Omit<AgentOutcome, 'end'> & CallEnd> {
  const reader = readStream()
  const stderr = boundedOutput({ headBytes: 0, tailBytes: 8192 })
  let lingering: { readonly since: number; readonly timer: NodeJS.Timeout } | undefined

  const report = limitTexts(call.onProgress)
  const readLine = (line: string): void => {
    for (const progress of reader.read(line)) report(progress)
    const heard = reader.soFar()
    if (heard.result !== null && lingering === undefined) {
      lingering = { since: performance.now(), timer: setTimeout(() => running.end(), call.limits.lingerMs ?? 15_000) }
    }
    if (heard.result === null && isHopeless(heard, call)) running.end()
  }
  const lines = splitLines({
    onLine: readLine,
    onTooLong: (bytes) => report({ kind: 'says', text: `[a line of ${bytes} bytes was skipped]` }),
  })
  const finishForeignWatch = watchForeignFiles(call.environment, call.watched)
  const disk = watchDisk([call.command.cwd, call.command.env['TMPDIR'] ?? call.command.cwd], () => running.end())
  failpoint('agent.start')
  const running = supervise(call.command, {
    confinement: call.confinement,
    places: call.places,
    signal: call.signal,
    onStdout: lines.push,
    onStderr: stderr.push,
    wallMs: call.limits.wallMs ?? defaultWallMs,
    idleMs: call.limits.idleMs ?? 10 * 60_000,
    stopSignal: call.stopSignal,
    ...(call.limits.graceMs === undefined ? {} : { graceMs: call.limits.graceMs }),
  })
  try {
    failpoint('agent.started')
    const process = await running.done.catch((error: unknown) => {
      finishForeignWatch()
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
      outside: finishForeignWatch(),
    }
  } finally {
    disk.finish()
    clearTimeout(lingering?.timer)
  }
}

/** For a call whose end depends only on its stream. */
export function outcomeOf(
  call: Awaited<ReturnType<typeof runStreamingCall>>,
  end: AgentEnd = classifyEnd(call),
): AgentOutcome {
  const { usage, durationMs, lingeredMs, denials, outside } = call
  return { end, usage, durationMs, lingeredMs, denials, outside }
}

const isHopeless = ({ lastRetry, answerTool }: DecisiveFacts, call: StreamingCall): boolean =>
  (lastRetry?.error === 'authentication_failed' && !call.renewsLogin) || (answerTool === false && call.needsAnswerTool)

/** A program that prints without end must not hide the rest. */
const maxShownTexts = 300

function limitTexts(onProgress: StreamingCall['onProgress']): StreamingCall['onProgress'] {
  let texts = 0
  return (progress) => {
    if (progress.kind === 'says') texts += 1
    if (progress.kind !== 'says' || texts <= maxShownTexts) onProgress(progress)
    if (progress.kind === 'says' && texts === maxShownTexts + 1)
      onProgress({ kind: 'says', text: '[the rest of its output is not shown]' })
  }
}
