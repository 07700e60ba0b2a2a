import { chmod, mkdir, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { RalphError } from '../../core/error/error.ts'
import { verdictOf } from '../../core/replay/compare-runs.ts'
import { findRecording } from '../../core/replay/prompt-difference.ts'
import type { Agent, AgentOutcome, AgentProgress, AgentRequest, Question } from '../../port/agent.ts'
import type { CassetteStep, Recording } from '../../schema/run/cassette.ts'
import { classifyEnd } from '../agent/call/classify-end.ts'
import { readStream } from '../agent/call/stream-reader.ts'
import { readNamed } from '../disk/named-file.ts'
import type { Tape } from './read-cassette.ts'

/** A call that the engine made, and the recording that answered it. */
export interface PlayedCall {
  readonly iteration: number
  readonly prompt: string
  readonly recording: Recording
}

/**
 * Plays recorded calls in the place of an agent: no process, no waiting. Changes go into the workspace, whose top their
 * paths start from. Throws RalphError REPLAY_ENDED where nothing was recorded for a call.
 */
export function cassetteAgent(
  tape: Pick<Tape, 'folder' | 'model' | 'recordings' | 'events'>,
  options: {
    workspace: () => string
    onPlayed: (call: PlayedCall) => void
    now: () => number
    passed: (ms: number) => void
  },
): Agent {
  const play = async (
    call: Recording['call'],
    request: AgentRequest | Question,
    onProgress: (progress: AgentProgress) => void,
  ): Promise<AgentOutcome> => {
    const recording = findRecording(tape.recordings, { ...request, call })
    if (recording === undefined) throw ended(request)
    const { task, iteration, prompt } = request
    onProgress({ kind: 'started', model: recording.request?.model ?? tape.model })
    for (const step of recording.steps) {
      if (step.say !== undefined) onProgress({ kind: 'says', text: step.say })
      if (step.tool !== undefined) onProgress({ kind: 'tool', ...step.tool })
      await playStep(step, { root: options.workspace(), folder: tape.folder }).catch((cause: unknown) => {
        throw unplayable({ task, iteration, cause })
      })
    }
    const outcome = guardedAgain(tape, outcomeOf(recording, options.now()), recording)
    onProgress({ kind: 'spent', usage: outcome.usage })
    options.passed(outcome.durationMs)
    if (call === 'run') options.onPlayed({ iteration, prompt, recording })
    return outcome
  }
  const asked = tape.recordings.some(({ call }) => call === 'ask' || call === 'index')
  return {
    name: 'recording',
    preflight: () => Promise.resolve({ program: tape.folder, version: `${tape.recordings.length} calls` }),
    run: (request, _signal, onProgress) => play(request.pass === 'code' ? 'run' : request.pass, request, onProgress),
    // Where the recorded agent could not be asked, this one cannot either.
    ...(asked && { ask: (question) => play(question.role === 'index' ? 'index' : 'ask', question, () => undefined) }),
  }
}

function outcomeOf(recording: Recording, now: number): AgentOutcome {
  const { outcome } = recording
  if (outcome === undefined) return outcomeByHand(recording, now)
  const { duration_ms: durationMs, lingered_ms: lingeredMs, ...same } = outcome
  return { ...same, durationMs, lingeredMs }
}

/** What a guard refused is not in the cassette: its finding takes the place of what it found. */
function guardedAgain({ events }: Pick<Tape, 'events'>, outcome: AgentOutcome, recording: Recording): AgentOutcome {
  const { iteration, left_out } = recording
  const verdict = iteration === undefined || left_out.length === 0 ? undefined : verdictOf(events, iteration)
  if (verdict?.type !== 'attempt_failed' || verdict.cause !== 'guard') return outcome
  return { ...outcome, outside: [...outcome.outside, verdict.why] }
}

const ended = ({ iteration, task, attempt }: { iteration: number; task: string; attempt: number }): RalphError =>
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

/**
 * Does what a step does to files. A cassette may come from a stranger: nothing is written through a link that leads out
 * of `root`, nor read from outside of `folder`.
 */
export async function playStep(
  { write, remove }: CassetteStep,
  options: { root: string; folder: string },
): Promise<void> {
  if (write !== undefined) {
    const { path, mode = '100644' } = write
    const content =
      write.file === undefined ? Buffer.from(write.content ?? '') : await fileOf(options.folder, write.file)
    const place = await placeIn(options.root, path)
    // What is there may be a folder, or a link that a write would follow.
    await rm(place, { recursive: true, force: true })
    if (mode === '120000') await symlink(content, place)
    else {
      await writeFile(place, content)
      if (mode === '100755') await chmod(place, 0o755)
    }
  }
  if (remove !== undefined) await rm(await placeIn(options.root, remove), { recursive: true, force: true })
}

/** The path itself, below a folder that is made where it is missing. */
async function placeIn(root: string, path: string): Promise<string> {
  const place = join(root, path)
  // Looked at from the top: a folder must not be made behind a link either.
  const names = path.split('/').slice(0, -1)
  for (let depth = 1; depth <= names.length; depth++) await refuseOutside(root, join(root, ...names.slice(0, depth)))
  await mkdir(dirname(place), { recursive: true })
  return place
}

async function fileOf(folder: string, name: string): Promise<Buffer> {
  await refuseOutside(folder, join(folder, name))
  return readNamed(join(folder, name))
}

async function refuseOutside(root: string, place: string): Promise<void> {
  const [top, found] = await Promise.all([realpath(root), realpath(place).catch(() => undefined)])
  if (found !== undefined && found !== top && !found.startsWith(top.endsWith(sep) ? top : top + sep)) {
    throw new Error(`the cassette's ${place} leads out of ${root}`)
  }
}

/** A recording written by hand as the result line of the CLI. */
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

/** What such a call would come to if a program played it, without waiting: one that hangs is timed out. */
function outcomeByHand(recording: Recording, endedAt: number): AgentOutcome {
  const reader = readStream()
  const last = recording.steps.find(({ exit, hang }) => exit !== undefined || hang === true)
  for (const { say } of recording.steps) if (say !== undefined) reader.read(say)
  if (last === undefined) reader.read(JSON.stringify(resultLine(recording)))
  const exitCode = last?.exit ?? (recording.error === undefined ? 0 : 1)
  const end =
    last?.hang === true
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
