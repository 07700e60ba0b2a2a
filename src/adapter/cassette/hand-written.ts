import type { AgentOutcome } from '../../port/agent.ts'
import type { Recording } from '../../schema/cassette/cassette.ts'
import { classifyEnd } from '../agent/classify-end.ts'
import { readStream } from '../agent/stream-reader.ts'

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
export function outcomeByHand(recording: Recording, endedAt: number): AgentOutcome {
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
