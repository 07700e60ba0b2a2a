import { AgentRecord } from '../../../schema/agent/agent-end.ts'
import { Handoff, HandoffSource } from '../../../schema/agent/handoff.ts'
import { type PassResult, PassResults } from '../../../schema/agent/pass.ts'
import { Reviewed } from '../../../schema/agent/review.ts'
import { addUsage, noUsage, type Usage } from '../../../schema/agent/usage.ts'
import { Validation } from '../../../schema/check/check.ts'
import type { EventOf, RunEvent } from '../../../schema/run/event.ts'
import type { PromptFacts } from '../../../schema/run/prompt-facts.ts'
import { defaultCharsPerToken, readPromptFacts } from '../../prompt/prompt-facts.ts'
import { type SectionSize, sectionSizes, sizeOf } from '../../prompt/section.ts'
import { iterationPath } from '../../ref/state-paths.ts'
import { callOutsideAttempt } from '../../run/fold/call-costs.ts'
import { tryRead } from '../../text/try-read.ts'

type AttemptEnd = EventOf<'attempt_succeeded' | 'attempt_held' | 'attempt_failed' | 'attempt_interrupted'>

/** An iteration with all its details: `ralph log --iteration N`, also as JSON. Fields are only ever added. */
export interface IterationView {
  readonly iteration: number
  readonly task: string | null
  readonly attempt: number | null
  readonly outcome:
    | 'succeeded'
    | 'waits for approval'
    | 'rejected by a person'
    | 'dropped'
    | 'taken back'
    | 'failed'
    | 'interrupted'
    | 'undo'
    | 'refused undo'
    | 'at work'
  /** Null if it passed. */
  readonly why: string | null
  readonly started: string | null
  /**
   * `checkpoint`: the commit that it began from. `commit`: its result; that of a failed attempt is no part of the
   * work.
   */
  readonly checkpoint: string | null
  readonly commit: string | null
  readonly time_ms: {
    readonly all: number
    readonly agent: number
    readonly review: number
    readonly checks: number
  } | null
  /** Of the attempt, with its review and its passes. */
  readonly usage: Usage | null
  /** Of other calls for this iteration, such as its prompt's preparation, and of passes that ran later. */
  readonly around: Usage | null
  readonly prompt: {
    readonly bytes: number
    /** Estimated with `chars_per_token`, which `measured_calls` reported; 0: an assumed ratio. */
    readonly tokens: number
    readonly chars_per_token: number
    readonly measured_calls: number
    /** `source` is null for an iteration of an older version. */
    readonly sections: readonly (SectionSize & { readonly source: string | null })[]
    readonly cuts: readonly { readonly section: string; readonly from_chars: number; readonly to_chars: number }[]
  } | null
  readonly handoff: IterationRecord['handoff']
  readonly validation: IterationRecord['validation']
  readonly agent: IterationRecord['agent']
  readonly review: IterationRecord['review']
  readonly passes: IterationRecord['passes']
  readonly events: readonly RunEvent[]
}

/** `events` of this iteration, oldest first; `awaiting`: iterations that wait for approval, if known. */
export function iterationView(
  iteration: number,
  context: { events: readonly RunEvent[]; record: IterationRecord; awaiting?: readonly number[] },
): IterationView {
  const { events, record } = context
  const start = events.find((event) => event.type === 'attempt_started')
  const ends = events.filter(isEnd)
  // An attempt that waited for approval in a lane ends twice.
  const end = ends.at(-1)
  const undo = end ? undefined : undoOf(iteration, events)
  const cuts = events.filter((event) => event.type === 'prompt_cut')
  return {
    iteration,
    task: start?.task ?? events.flatMap((event) => ('task' in event ? event.task : []))[0] ?? null,
    attempt: start?.attempt ?? null,
    outcome: outcomeOf(iteration, context, end),
    why: whyOf(end ?? undo),
    started: start?.at ?? null,
    checkpoint: start?.checkpoint ?? null,
    commit: end ? commitOf(end) : (undo?.commit ?? null),
    time_ms: start && ends[0] ? timesOf(start, ends[0], record) : null,
    usage: ends[0]?.usage ?? null,
    around: usageAround(iteration, events),
    prompt:
      record.prompt === null
        ? null
        : {
            ...sizeOf(record.prompt, record.facts?.chars_per_token),
            chars_per_token: record.facts?.chars_per_token ?? defaultCharsPerToken,
            measured_calls: record.facts?.measured_calls ?? 0,
            sections: withSources(record.prompt, record.facts),
            cuts: cuts.map(({ section, from_chars, to_chars }) => ({ section, from_chars, to_chars })),
          },
    handoff: record.handoff,
    validation: record.validation,
    agent: record.agent,
    review: record.review,
    passes: record.passes,
    events,
  }
}

function usageAround(iteration: number, events: readonly RunEvent[]): Usage | null {
  const calls = events.map(callOutsideAttempt).filter((call) => call?.iteration === iteration)
  return calls.reduce<Usage | null>((sum, call) => (call ? addUsage(sum ?? noUsage, call.usage) : sum), null)
}

/** Matched by their order; neither list contains dropped sections. */
const withSources = (prompt: string, facts: IterationRecord['facts']) =>
  sectionSizes(prompt, facts?.chars_per_token).map((size, index) => {
    const recorded = facts?.sections[index]
    return { ...size, source: recorded?.name === size.name && recorded.source !== '' ? recorded.source : null }
  })

const whyOf = (end: object | undefined): string | null => (end && 'why' in end ? (end.why as string | null) : null)

export const isEnd = (event: RunEvent): event is AttemptEnd =>
  event.type === 'attempt_succeeded' ||
  event.type === 'attempt_held' ||
  event.type === 'attempt_failed' ||
  event.type === 'attempt_interrupted'

const outcomes: Record<AttemptEnd['type'], IterationView['outcome']> = {
  attempt_succeeded: 'succeeded',
  attempt_held: 'waits for approval',
  attempt_failed: 'failed',
  attempt_interrupted: 'interrupted',
}

/** Later decisions of people take precedence over the end of the attempt. */
function outcomeOf(
  iteration: number,
  { events, awaiting }: { events: readonly RunEvent[]; awaiting?: readonly number[] },
  end: AttemptEnd | undefined,
): IterationView['outcome'] {
  if (!end) return undoOf(iteration, events)?.outcome ?? 'at work'
  if (events.some((event) => event.type === 'undo_done' && event.undoes === iteration)) return 'taken back'
  const approved = events.find((event) => event.type === 'attempt_approved')
  if (approved && !approved.rejoins) return 'succeeded'
  if (events.some(({ type }) => type === 'attempt_rejected')) return 'rejected by a person'
  // Its task left the plan, or a new run began, before anybody decided.
  if (end.type === 'attempt_held' && awaiting && !awaiting.includes(iteration)) return 'dropped'
  return outcomes[end.type]
}

/** Set if the iteration undid another one. */
function undoOf(
  iteration: number,
  events: readonly RunEvent[],
): { outcome: 'undo' | 'refused undo'; commit: string | null; why: string | null } | undefined {
  for (const event of events) {
    if (event.type === 'undo_done' && event.iteration === iteration)
      return { outcome: 'undo', commit: event.commit, why: event.why }
    if (event.type === 'undo_failed' && event.iteration === iteration)
      return { outcome: 'refused undo', commit: event.rejected, why: event.why }
  }
  return undefined
}

function commitOf(end: AttemptEnd): string | null {
  if (end.type === 'attempt_interrupted') return null
  return end.type === 'attempt_failed' ? end.rejected : end.commit
}

function timesOf(
  start: RunEvent,
  end: AttemptEnd,
  { validation, review, passes }: IterationRecord,
): IterationView['time_ms'] {
  const all = Math.max(0, Date.parse(end.at) - Date.parse(start.at))
  const checks = (validation?.checks ?? []).reduce((sum, { duration_ms }) => sum + duration_ms, 0)
  const reviewTimes = [review?.duration_ms ?? 0, ...passes.map(({ duration_ms }) => duration_ms)]
  // The attempt's duration contains these, except passes that ran later.
  const reviewMs = Math.min(
    end.duration_ms,
    reviewTimes.reduce((sum, ms) => sum + ms, 0),
  )
  return { all, agent: end.duration_ms - reviewMs, review: reviewMs, checks }
}

/** The stored files of one iteration; null if a file is missing or invalid. */
export interface IterationRecord {
  readonly prompt: string | null
  readonly facts: PromptFacts | null
  readonly handoff: { readonly source: HandoffSource; readonly handoff: Handoff } | null
  readonly validation: Validation | null
  readonly agent: AgentRecord | null
  readonly review: Reviewed | null
  readonly passes: readonly PassResult[]
}

const files = [
  'prompt.md',
  'handoff.json',
  'validation.json',
  'agent.json',
  'review.json',
  'passes.json',
  'prompt.json',
] as const

/** In the order that `iterationRecord` expects. */
export const recordPaths = (iteration: number): string[] => files.map((file) => iterationPath(iteration, file))

/** For lists of iterations; null for files that only a detailed view needs. */
export const listedPaths = (iteration: number): (string | null)[] =>
  files.map((file) => (listed.has(file) ? iterationPath(iteration, file) : null))

const listed = new Set<string>(['handoff.json', 'validation.json', 'review.json'])

export function iterationRecord(contents: readonly (string | undefined)[]): IterationRecord {
  const [prompt, handoff, validation, agent, review, passes, facts] = contents
  const stored = parseJson(handoff) as { source?: unknown; handoff?: unknown } | undefined
  const source = HandoffSource.safeParse(stored?.source)
  const parsedHandoff = Handoff.safeParse(stored?.handoff)
  return {
    prompt: prompt ?? null,
    facts: readPromptFacts(facts) ?? null,
    handoff: source.success && parsedHandoff.success ? { source: source.data, handoff: parsedHandoff.data } : null,
    validation: Validation.safeParse(parseJson(validation)).data ?? null,
    agent: AgentRecord.safeParse(parseJson(agent)).data ?? null,
    review: Reviewed.safeParse(parseJson(review)).data ?? null,
    passes: PassResults.safeParse(parseJson(passes)).data ?? [],
  }
}

const parseJson = (text: string | undefined): unknown =>
  tryRead(() => (text === undefined ? undefined : JSON.parse(text)))
