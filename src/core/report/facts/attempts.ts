import type { HandoffSource } from '../../../schema/agent/handoff.ts'
import type { RunEvent } from '../../../schema/run/event.ts'
import type { IterationRecord } from './iteration-record.ts'
import { isEnd } from './iteration-view.ts'

/** One attempt that has ended. */
export interface Attempt {
  readonly iteration: number
  readonly task: string
  /** 1 is the first one at its task; an interrupted one is made again with the same number. */
  readonly attempt: number
  readonly outcome: 'passed' | 'failed' | 'interrupted'
  readonly handoff: HandoffSource | null
  readonly usd: number
  readonly agent_ms: number
  readonly checks_ms: number
  readonly all_ms: number
  /** Characters that the budget took from its prompt. */
  readonly cut_chars: number
}

/** The attempts of a run in their order, from its events and what is kept of each iteration. Linear. */
export function attemptsOf(events: readonly RunEvent[], records: ReadonlyMap<number, IterationRecord>): Attempt[] {
  const begun = new Map<number, { at: number; attempt: number; cut: number }>()
  const attempts: Attempt[] = []
  for (const event of events) {
    if (event.type === 'attempt_started') {
      begun.set(event.iteration, { at: Date.parse(event.at), attempt: event.attempt, cut: 0 })
      continue
    }
    const start = 'iteration' in event ? begun.get(event.iteration) : undefined
    if (!start) continue
    if (event.type === 'prompt_cut') start.cut += event.from_chars - event.to_chars
    if (!isEnd(event)) continue
    const { iteration, task, usage, duration_ms } = event
    attempts.push({
      iteration,
      task,
      attempt: start.attempt,
      outcome: outcomes[event.type],
      handoff: 'handoff' in event ? event.handoff : null,
      usd: usage.usd,
      agent_ms: duration_ms,
      checks_ms: checksMs(records.get(iteration)),
      all_ms: Math.max(0, Date.parse(event.at) - start.at),
      cut_chars: start.cut,
    })
  }
  return attempts
}

const outcomes = {
  attempt_succeeded: 'passed',
  attempt_held: 'passed',
  attempt_failed: 'failed',
  attempt_interrupted: 'interrupted',
} as const

const checksMs = (record: IterationRecord | undefined): number =>
  (record?.validation?.checks ?? []).reduce((sum, { duration_ms }) => sum + duration_ms, 0)
