import type { AgentEnd, AgentFault } from '../../schema/agent/agent-end.ts'
import { MadeCalls } from '../../schema/agent/context-agent.ts'
import type { Handoff, HandoffSource } from '../../schema/agent/handoff.ts'
import { PassResults } from '../../schema/agent/pass.ts'
import { Reviewed } from '../../schema/agent/review.ts'
import { noUsage, type Usage } from '../../schema/agent/usage.ts'
import type { RecordedOutcome, Recording } from '../../schema/run/cassette.ts'
import type { EventOf, RunEvent } from '../../schema/run/event.ts'
import { afterResetMs } from '../run/attempt/attempt-verdict.ts'
import { unchangedPart } from '../run/next/counsel.ts'
import { assertNever } from '../text/assert-never.ts'
import { verdictOf } from './compare-runs.ts'

/** What the state keeps of an attempt's call (`agent.json`, `handoff.json`). */
export interface KeptCall {
  readonly end: AgentEnd['kind']
  /** What ended it. Records of older versions do not say. */
  readonly fault?: AgentFault | undefined
  readonly usage: Usage
  readonly duration_ms: number
  readonly denials: readonly string[]
  readonly handoff: { readonly source: HandoffSource; readonly handoff: Handoff } | undefined
}

/** The words of an agent that left no handoff are not kept. */
const unknownWords = '[what the agent said is not kept in the state]'
const unknownDetails = '[an older version recorded this call, without its details]'

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

/** A call beside the agent's own, as the state tells of it; `leftOut` as in a recording. */
export interface FurtherCall {
  readonly call: Recording['call']
  readonly outcome: RecordedOutcome
  readonly leftOut: readonly string[]
}

/** The calls before an attempt (`context.json`), in their order; none where it had none. */
export function contextOfRecord(kept: unknown): FurtherCall[] {
  return MadeCalls.parse(kept).map(({ role, end, usage, duration_ms, edited, servers }) => ({
    call: role,
    outcome: { ...plain, end, usage, duration_ms, ...(servers && { servers }) },
    leftOut: edited.length === 0 ? [] : ['what it changed in the workspace: those files were restored'],
  }))
}

/** The passes over an attempt (`passes.json`). What one cost by itself is in its fact, else in the sum of the call. */
export function passesOfRecord(kept: unknown, events: readonly RunEvent[], iteration: number): FurtherCall[] {
  const apart = events.flatMap((event) =>
    event.type === 'agent_pass' && event.iteration === iteration && event.apart ? event.pass_name : [],
  )
  return PassResults.parse(kept).map(({ name, end, answer, usage, duration_ms, troubles }) => ({
    call: `pass:${name}`,
    outcome: {
      ...plain,
      // Of an answer, the record keeps what was read of it.
      end: end.kind === 'finished' ? { ...end, structured: answer } : end,
      ...(apart.includes(name) ? { usage, duration_ms } : { usage: noUsage, duration_ms: 0 }),
      ...(troubles && { servers: { troubles, memory: null } }),
    },
    leftOut: [],
  }))
}

/** A verifier's look at the claim that this attempt's task is done already, as its facts tell of it. */
export function claimOfRecord(events: readonly RunEvent[], iteration: number): RecordedOutcome | undefined {
  const called = events.find(
    (event) => event.type === 'counsel_called' && event.part === unchangedPart && event.round === iteration,
  )
  if (called?.type !== 'counsel_called') return undefined
  const { usage, duration_ms } = called
  const [, verdict, summary] = /^(agrees|does not agree): ([\s\S]*)$/.exec(called.outcome) ?? []
  const structured = summary === undefined ? null : { complete: verdict === 'agrees', summary, missing: [] }
  return { ...plain, end: { kind: 'finished', structured, text: '' }, usage, duration_ms }
}

const plain = { lingered_ms: null, outside: [], denials: [] }

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

function endOf({ end, fault, handoff, duration_ms }: KeptCall, verdict: Verdict | undefined): AgentEnd {
  if (fault !== undefined) return fault
  switch (end) {
    case 'finished':
      return handoff?.source === 'structured'
        ? { kind: 'finished', structured: handoff.handoff, text: '' }
        : { kind: 'finished', structured: null, text: wordsOf(handoff) }
    case 'no_result':
      return { kind: 'no_result', tail: wordsOf(handoff) }
    default:
      return unknownFault(end, verdict, duration_ms)
  }
}

/** The cause leads to the same verdict; the rest is named as unknown. */
function unknownFault(kind: AgentFault['kind'], verdict: Verdict | undefined, duration_ms: number): AgentFault {
  const cause = verdict !== undefined && 'cause' in verdict ? verdict.cause : undefined
  const message = verdict !== undefined && 'why' in verdict ? verdict.why : ''
  switch (kind) {
    case 'error':
      return { kind, what: cause === 'budget' ? 'budget' : 'other', message: unknownDetails }
    case 'usage_limit':
      return { kind, until: resetOf(verdict), message }
    case 'overloaded':
    case 'billing':
    case 'auth':
      return { kind, message }
    case 'crashed':
      return { kind, exitCode: null, signal: cause === 'agent_killed' ? 'SIGKILL' : null, tail: unknownDetails }
    case 'timed_out':
      return { kind, limit: 'wall', afterMs: duration_ms }
    case 'cancelled':
      return { kind }
    default:
      return assertNever(kind)
  }
}

/** The verdict waits a little longer than the provider says. */
function resetOf(verdict: Verdict | undefined): string | null {
  if (verdict?.type !== 'attempt_interrupted' || verdict.until === null) return null
  return new Date(Date.parse(verdict.until) - afterResetMs).toISOString()
}

function wordsOf(handoff: KeptCall['handoff']): string {
  if (handoff?.source === 'result_text') return JSON.stringify(handoff.handoff)
  return handoff?.source === 'extracted' ? unknownWords : ''
}
