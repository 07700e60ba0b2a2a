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

/** The state's record of an attempt's call (`agent.json`, `handoff.json`). */
export interface KeptCall {
  readonly end: AgentEnd['kind']
  /** Missing in records of older versions. */
  readonly fault?: AgentFault | undefined
  readonly usage: Usage
  readonly duration_ms: number
  readonly denials: readonly string[]
  readonly handoff: { readonly source: HandoffSource; readonly handoff: Handoff } | undefined
}

/** The state does not keep the words of an agent without a handoff. */
const unknownWords = '[what the agent said is not kept in the state]'
const unknownDetails = '[an older version recorded this call, without its details]'

/** Near enough for the same verdict. `extraction`: the call that extracted the handoff. */
export function outcomeOfRecord(
  record: KeptCall,
  events: readonly RunEvent[],
  iteration: number,
): { outcome: RecordedOutcome; extraction: RecordedOutcome | undefined } {
  const verdict = verdictOf(events, iteration)
  const lingered = events.find((event) => event.type === 'agent_lingered' && event.iteration === iteration)
  const outcome: RecordedOutcome = {
    end: endOf(record, verdict),
    usage: record.usage,
    duration_ms: record.duration_ms,
    lingered_ms: lingered?.type === 'agent_lingered' ? lingered.after_ms : null,
    outside: [],
    denials: [...record.denials],
  }
  if (record.handoff?.source !== 'extracted') return { outcome, extraction: undefined }
  return { outcome, extraction: answeredCall(outcome, record.handoff.handoff) }
}

/** The review of an attempt (`review.json`). */
export function reviewOfRecord(record: unknown, outcome: RecordedOutcome): RecordedOutcome | undefined {
  const { review, end } = Reviewed.safeParse(record).data ?? {}
  if (!review) return end && { ...answeredCall(outcome, null), end }
  const findings = review.findings.map((finding) => ({ ...finding, path: finding.path ?? '' }))
  return answeredCall(outcome, { ...review, findings })
}

/** `leftOut` as in a recording. */
export interface FurtherCall {
  readonly call: Recording['call']
  readonly outcome: RecordedOutcome
  readonly leftOut: readonly string[]
}

/** The calls before an attempt (`context.json`), in their order. */
export function contextOfRecord(record: unknown): FurtherCall[] {
  return MadeCalls.parse(record).map(({ role, end, usage, duration_ms, edited, servers }) => ({
    call: role,
    outcome: { ...noExtras, end, usage, duration_ms, ...(servers && { servers }) },
    leftOut: edited.length === 0 ? [] : ['what it changed in the workspace: those files were restored'],
  }))
}

/** The passes over an attempt (`passes.json`). Only a separate pass has a cost of its own, in its event. */
export function passesOfRecord(record: unknown, events: readonly RunEvent[], iteration: number): FurtherCall[] {
  const separatePasses = events.flatMap((event) =>
    event.type === 'agent_pass' && event.iteration === iteration && event.apart ? event.pass_name : [],
  )
  return PassResults.parse(record).map(({ name, end, answer, usage, duration_ms, troubles }) => ({
    call: `pass:${name}`,
    outcome: {
      ...noExtras,
      // The record keeps only the parsed answer.
      end: end.kind === 'finished' ? { ...end, structured: answer } : end,
      ...(separatePasses.includes(name) ? { usage, duration_ms } : { usage: noUsage, duration_ms: 0 }),
      ...(troubles && { servers: { troubles, memory: null } }),
    },
    leftOut: [],
  }))
}

/** A verifier's answer to the claim that this attempt's task needs no change. */
export function claimOfRecord(events: readonly RunEvent[], iteration: number): RecordedOutcome | undefined {
  const verification = events.find(
    (event) => event.type === 'counsel_called' && event.part === unchangedPart && event.round === iteration,
  )
  if (verification?.type !== 'counsel_called') return undefined
  const { usage, duration_ms } = verification
  const [, verdict, summary] = /^(agrees|does not agree): ([\s\S]*)$/.exec(verification.outcome) ?? []
  const structured = summary === undefined ? null : { complete: verdict === 'agrees', summary, missing: [] }
  return { ...noExtras, end: { kind: 'finished', structured, text: '' }, usage, duration_ms }
}

const noExtras = { lingered_ms: null, outside: [], denials: [] }

/** Its cost is part of the agent's call. */
const answeredCall = (outcome: RecordedOutcome, structured: unknown): RecordedOutcome => ({
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
        : { kind: 'finished', structured: null, text: lastText(handoff) }
    case 'no_result':
      return { kind: 'no_result', tail: lastText(handoff) }
    default:
      return unknownFault(end, verdict, duration_ms)
  }
}

/** The cause leads to the same verdict; other details are unknown. */
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

/** The verdict waits slightly longer than the provider demanded. */
function resetOf(verdict: Verdict | undefined): string | null {
  if (verdict?.type !== 'attempt_interrupted' || verdict.until === null) return null
  return new Date(Date.parse(verdict.until) - afterResetMs).toISOString()
}

function lastText(handoff: KeptCall['handoff']): string {
  if (handoff?.source === 'result_text') return JSON.stringify(handoff.handoff)
  return handoff?.source === 'extracted' ? unknownWords : ''
}
