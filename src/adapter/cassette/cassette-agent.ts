import { chmod, mkdir, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { RalphError } from '../../core/error/error.ts'
import { verdictOf } from '../../core/replay/compare-runs.ts'
import { findRecording } from '../../core/replay/prompt-difference.ts'
import type { Agent, AgentOutcome, AgentProgress, AgentRequest, Question } from '../../port/agent.ts'
import type { CassetteStep, Recording } from '../../schema/run/cassette.ts'
import { classifyEnd } from '../agent/call/classify-end.ts'
import { readStream } from '../agent/call/stream-reader.ts'
import { readNamedFile } from '../disk/named-file.ts'
import type { Tape } from './read-cassette.ts'

/** A call of the engine with its recording. */
export interface PlayedCall {
  readonly iteration: number
  readonly prompt: string
  readonly recording: Recording
}

/**
 * Plays recorded calls instead of an agent, without process and delay. Changes are written into the workspace. Throws
 * RalphError REPLAY_ENDED if a call was not recorded.
 */
export function cassetteAgent(
  tape: Pick<Tape, 'folder' | 'model' | 'recordings' | 'events'>,
  options: {
    workspace: () => string
    onPlayed: (call: PlayedCall) => void
    now: () => number
    onTimePassed: (ms: number) => void
  },
): Agent {
  const play = async (
    call: Recording['call'],
    request: AgentRequest | Question,
    onProgress: (progress: AgentProgress) => void,
  ): Promise<AgentOutcome> => {
    const recording = findRecording(tape.recordings, { ...request, call })
    if (recording === undefined) throw replayEnded(request)
    const { task, iteration, prompt } = request
    onProgress({ kind: 'started', model: recording.request?.model ?? tape.model })
    for (const step of recording.steps) {
      if (step.say !== undefined) onProgress({ kind: 'says', text: step.say })
      if (step.tool !== undefined) onProgress({ kind: 'tool', ...step.tool })
      await playStep(step, { root: options.workspace(), folder: tape.folder }).catch((cause: unknown) => {
        throw unplayable({ task, iteration, cause })
      })
    }
    const outcome = withGuardFinding(tape, outcomeOf(recording, options.now()), recording)
    onProgress({ kind: 'spent', usage: outcome.usage })
    options.onTimePassed(outcome.durationMs)
    if (call === 'run') options.onPlayed({ iteration, prompt, recording })
    return outcome
  }
  const hasQuestions = tape.recordings.some(({ call }) => call === 'ask' || call === 'index')
  return {
    name: 'recording',
    preflight: () => Promise.resolve({ program: tape.folder, version: `${tape.recordings.length} calls` }),
    run: (request, _signal, onProgress) => play(request.pass === 'code' ? 'run' : request.pass, request, onProgress),
    ...(hasQuestions && {
      ask: (question) => play(question.role === 'index' ? 'index' : 'ask', question, () => undefined),
    }),
  }
}

function outcomeOf(recording: Recording, now: number): AgentOutcome {
  const { outcome } = recording
  if (outcome === undefined) return outcomeByHand(recording, now)
  const { duration_ms: durationMs, lingered_ms: lingeredMs, ...otherFields } = outcome
  return { ...otherFields, durationMs, lingeredMs }
}

/** The cassette lacks files that a guard refused, so its finding is restored. */
function withGuardFinding({ events }: Pick<Tape, 'events'>, outcome: AgentOutcome, recording: Recording): AgentOutcome {
  const { iteration, left_out } = recording
  const verdict = iteration === undefined || left_out.length === 0 ? undefined : verdictOf(events, iteration)
  if (verdict?.type !== 'attempt_failed' || verdict.cause !== 'guard') return outcome
  return { ...outcome, outside: [...outcome.outside, verdict.why] }
}

const replayEnded = ({ iteration, task, attempt }: { iteration: number; task: string; attempt: number }): RalphError =>
  new RalphError({
    code: 'REPLAY_ENDED',
    message: `The recording has no call for iteration ${iteration}: ${task}, attempt ${attempt}.`,
    hint: 'The recording ends here, or the replay took another path; the differences show where.',
  })

const unplayable = ({ task, iteration, cause }: { task: string; iteration: number; cause: unknown }): RalphError =>
  new RalphError({
    code: 'CASSETTE_UNPLAYABLE',
    message: `The changes of iteration ${iteration} (${task}) cannot be made: ${cause instanceof Error ? cause.message : String(cause)}`,
    hint: 'The recording does not match the base, or was edited by hand.',
    cause,
  })

/** Cassettes may come from strangers: no write leaves `root` through a link, and no read leaves `folder`. */
export async function playStep(
  { write, remove }: CassetteStep,
  options: { root: string; folder: string },
): Promise<void> {
  if (write !== undefined) {
    const { path, mode = '100644' } = write
    const content =
      write.file === undefined ? Buffer.from(write.content ?? '') : await fileOf(options.folder, write.file)
    const target = await safePathIn(options.root, path)
    // It may be a folder, or a link that a write would follow.
    await rm(target, { recursive: true, force: true })
    if (mode === '120000') await symlink(content, target)
    else {
      await writeFile(target, content)
      if (mode === '100755') await chmod(target, 0o755)
    }
  }
  if (remove !== undefined) await rm(await safePathIn(options.root, remove), { recursive: true, force: true })
}

/** Creates missing folders. */
async function safePathIn(root: string, path: string): Promise<string> {
  const target = join(root, path)
  // From the top, because no folder may be created behind a link.
  const names = path.split('/').slice(0, -1)
  for (let depth = 1; depth <= names.length; depth++) await assertInside(root, join(root, ...names.slice(0, depth)))
  await mkdir(dirname(target), { recursive: true })
  return target
}

async function fileOf(folder: string, name: string): Promise<Buffer> {
  await assertInside(folder, join(folder, name))
  return readNamedFile(join(folder, name))
}

async function assertInside(root: string, path: string): Promise<void> {
  const [realRoot, realPath] = await Promise.all([realpath(root), realpath(path).catch(() => undefined)])
  if (
    realPath !== undefined &&
    realPath !== realRoot &&
    !realPath.startsWith(realRoot.endsWith(sep) ? realRoot : realRoot + sep)
  ) {
    throw new Error(`the cassette's ${path} leads out of ${root}`)
  }
}

/** A hand-written recording as a result line of the CLI. */
export function resultLine({ error, handoff, usage }: Recording): object {
  return {
    type: 'result',
    subtype: error?.subtype ?? 'success',
    is_error: error !== undefined,
    api_error_status: error?.api_error_status ?? null,
    result: error?.result ?? (handoff === undefined ? '' : JSON.stringify(handoff)),
    ...(error === undefined && handoff !== undefined ? { structured_output: handoff } : {}),
    num_turns: usage.turns,
    total_cost_usd: usage.usd,
    usage: { input_tokens: usage.input_tokens, output_tokens: usage.output_tokens },
  }
}

/** The outcome without waiting: a call that hangs times out. */
function outcomeByHand(recording: Recording, endedAt: number): AgentOutcome {
  const reader = readStream()
  const ending = recording.steps.find(({ exit, hang }) => exit !== undefined || hang === true)
  for (const { say } of recording.steps) if (say !== undefined) reader.read(say)
  if (ending === undefined) reader.read(JSON.stringify(resultLine(recording)))
  const exitCode = ending?.exit ?? (recording.error === undefined ? 0 : 1)
  const end =
    ending?.hang === true
      ? ({ kind: 'timed_out', limit: 'idle', afterMs: 600_000 } as const)
      : classifyEnd({
          heard: reader.heard(),
          process: { exitCode, signal: null, endedBy: 'itself', durationMs: 0, leftovers: 0 },
          stderrTail: '',
          endedAt,
          diskFull: undefined,
        })
  const durationMs = recording.steps.reduce((sum, { wait_ms = 0 }) => sum + wait_ms, 0)
  return { end, usage: reader.heard().usage, durationMs, lingeredMs: null, outside: [], denials: [] }
}
