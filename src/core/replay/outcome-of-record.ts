import type { AgentEnd } from '../../schema/agent/agent-end.ts'
import type { Handoff, HandoffSource } from '../../schema/agent/handoff.ts'
import { Reviewed } from '../../schema/agent/review.ts'
import { noUsage, type Usage } from '../../schema/agent/usage.ts'
import type { RecordedOutcome } from '../../schema/cassette/cassette.ts'
import type { EventOf, RunEvent } from '../../schema/run/event.ts'
import { afterResetMs, errorInWords } from '../run/attempt/attempt-verdict.ts'
import { assertNever } from '../text/assert-never.ts'
import { verdictOf } from './compare-runs.ts'

/** What the state keeps of an attempt's call (`agent.json`, `handoff.json`). */
export interface KeptCall {
  readonly end: AgentEnd['kind']
  readonly usage: Usage
  readonly duration_ms: number
  readonly denials: readonly string[]
  readonly handoff: { readonly source: HandoffSource; readonly handoff: Handoff } | undefined
}

/** The words of an agent that left no handoff are not kept. */
const unknownWords = '[what the agent said is not kept in the state]'

/**
 * A call as the state tells of it, near enough that the engine comes to the same verdict. Where the handoff was extracted,
 * `asked` is the call that did it.
 */
export function outcomeOfRecord(
  kept: KeptCall,
  events: readonly RunEvent[],
  iteration: number,
): { outcome: RecordedOutcome; asked: RecordedOutcome | undefined } {
  const verdict = verdictOf(events, iteration)
  const lingered = events.find((event) => event.type === 'agent_lingered' && event.iteration === iteration)
  const outcome: RecordedOutcome = {
    end: endOf(kept, verdict),
    usage: kept.usage,
    duration_ms: kept.duration_ms,
    lingered_ms: lingered?.type === 'agent_lingered' ? lingered.after_ms : null,
    outside: [],
    denials: [...kept.denials],
  }
  if (kept.handoff?.source !== 'extracted') return { outcome, asked: undefined }
  return { outcome, asked: answered(outcome, kept.handoff.handoff) }
}

/** The review of an attempt as the state tells of it (`review.json`), beside its own call. */
export function reviewOfRecord(kept: unknown, outcome: RecordedOutcome): RecordedOutcome | undefined {
  const { review, end } = Reviewed.safeParse(kept).data ?? {}
  if (!review) return end && { ...answered(outcome, null), end }
  const findings = review.findings.map((finding) => ({ ...finding, path: finding.path ?? '' }))
  return answered(outcome, { ...review, findings })
}

/** What it cost is in the sum of the call itself. */
const answered = (outcome: RecordedOutcome, structured: unknown): RecordedOutcome => ({
  ...outcome,
  end: { kind: 'finished', structured, text: '' },
  usage: noUsage,
  duration_ms: 0,
  lingered_ms: null,
  denials: [],
})

type Verdict = EventOf<'attempt_succeeded' | 'attempt_held' | 'attempt_failed' | 'attempt_interrupted'>

function endOf({ end, handoff, duration_ms }: KeptCall, verdict: Verdict | undefined): AgentEnd {
  const why = verdict !== undefined && 'why' in verdict ? verdict.why : ''
  switch (end) {
    case 'finished':
      return handoff?.source === 'structured'
        ? { kind: 'finished', structured: handoff.handoff, text: '' }
        : { kind: 'finished', structured: null, text: wordsOf(handoff) }
    case 'no_result':
      return { kind: 'no_result', tail: wordsOf(handoff) }
    case 'error':
      return { kind: end, ...errorIn(why) }
    case 'usage_limit':
      return { kind: end, until: resetOf(verdict), message: why }
    case 'overloaded':
    case 'billing':
    case 'auth':
      return { kind: end, message: why }
    case 'crashed':
      return { kind: end, ...crashIn(why) }
    case 'timed_out':
      return { kind: end, limit: why.includes('fell silent') ? 'idle' : 'wall', afterMs: duration_ms }
    case 'cancelled':
      return { kind: end }
    default:
      return assertNever(end)
  }
}

/** The verdict waits a little longer than the provider says. */
function resetOf(verdict: Verdict | undefined): string | null {
  if (verdict?.type !== 'attempt_interrupted' || verdict.until === null) return null
  return new Date(Date.parse(verdict.until) - afterResetMs).toISOString()
}

/** Read back from the sentence that `attemptVerdict` made of it. */
function errorIn(why: string): Omit<AgentEnd & { kind: 'error' }, 'kind'> {
  const kinds = Object.entries(errorInWords) as [keyof typeof errorInWords, (message: string) => string][]
  const found = kinds.find(([, words]) => why.startsWith(words('')))
  return found ? { what: found[0], message: why.slice(found[1]('').length) } : { what: 'other', message: why }
}

function crashIn(why: string): Omit<AgentEnd & { kind: 'crashed' }, 'kind'> {
  const [, how = '', tail = ''] = /the agent (.*?)(?:: (.*))?$/s.exec(why) ?? []
  const code = /^ended with exit code (\d+)/.exec(how)?.[1]
  const signal = /\((SIG\w+)\)|by (SIG\w+)$/.exec(how)
  return { exitCode: code === undefined ? null : Number(code), signal: signal?.[1] ?? signal?.[2] ?? null, tail }
}

function wordsOf(handoff: KeptCall['handoff']): string {
  if (handoff?.source === 'result_text') return JSON.stringify(handoff.handoff)
  return handoff?.source === 'extracted' ? unknownWords : ''
}
