import { RalphError } from '../../core/error/error.ts'
import { verdictOf } from '../../core/replay/compare-runs.ts'
import { findRecording } from '../../core/replay/find-recording.ts'
import type { Agent, AgentOutcome, AgentProgress, AgentRequest, Question } from '../../port/agent.ts'
import type { Recording } from '../../schema/cassette/cassette.ts'
import { outcomeByHand } from './hand-written.ts'
import { playStep } from './play-step.ts'
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
  at: {
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
      await playStep(step, { root: at.workspace(), folder: tape.folder }).catch((cause: unknown) => {
        throw unplayable({ task, iteration, cause })
      })
    }
    const outcome = guardedAgain(tape, outcomeOf(recording, at.now()), recording)
    onProgress({ kind: 'spent', usage: outcome.usage })
    at.passed(outcome.durationMs)
    if (call === 'run') at.onPlayed({ iteration, prompt, recording })
    return outcome
  }
  const asked = tape.recordings.some(({ call }) => call === 'ask')
  return {
    name: 'recording',
    preflight: () => Promise.resolve({ program: tape.folder, version: `${tape.recordings.length} calls` }),
    run: (request, _signal, onProgress) => play(request.pass === 'review' ? 'review' : 'run', request, onProgress),
    // Where the recorded agent could not be asked, this one cannot either.
    ...(asked && { ask: (question) => play('ask', question, () => undefined) }),
  }
}

function outcomeOf(recording: Recording, now: number): AgentOutcome {
  const { outcome } = recording
  if (outcome === undefined) return outcomeByHand(recording, now)
  const { end, usage, duration_ms, lingered_ms, outside, denials } = outcome
  return { end, usage, durationMs: duration_ms, lingeredMs: lingered_ms, outside, denials }
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
    hint: 'It ends here, or the replay went another way: the differences say where.',
  })

const unplayable = ({ task, iteration, cause }: { task: string; iteration: number; cause: unknown }): RalphError =>
  new RalphError({
    code: 'CASSETTE_UNPLAYABLE',
    message: `The changes of iteration ${iteration} (${task}) cannot be made: ${cause instanceof Error ? cause.message : String(cause)}`,
    hint: 'The cassette does not fit the base, or was changed by hand.',
    cause,
  })
