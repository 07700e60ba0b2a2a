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
import { paidApart } from '../../run/fold/call-costs.ts'

type End = EventOf<'attempt_succeeded' | 'attempt_held' | 'attempt_failed' | 'attempt_interrupted'>

/** One iteration with all that is known of it: `ralph log --iteration N`, also as JSON. Fields are only ever added. */
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
  /** Why it did not pass; null where it did. */
  readonly why: string | null
  readonly started: string | null
  /** The commit that it began from, and the one that it made; that of a failed attempt is no part of the work. */
  readonly checkpoint: string | null
  readonly commit: string | null
  readonly time_ms: {
    readonly all: number
    readonly agent: number
    readonly review: number
    readonly checks: number
  } | null
  /** Of the attempt, with the review and the passes that were asked before it ended. */
  readonly usage: Usage | null
  /** What was called for it apart from that: what prepared its prompt, what looked back at it, passes that waited. */
  readonly around: Usage | null
  readonly prompt: {
    readonly bytes: number
    /** Estimated by the ratio that its budget was counted by, which so many calls reported; 0: it was assumed. */
    readonly tokens: number
    readonly chars_per_token: number
    readonly measured_calls: number
    /** `source`: where it comes from; null for an iteration of an older program. */
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

/** `events` are those of this iteration, oldest first; `awaiting` are those whose commits wait, if that is known. */
export function iterationView(
  iteration: number,
  context: { events: readonly RunEvent[]; record: IterationRecord; awaiting?: readonly number[] },
): IterationView {
  const { events, record } = context
  const start = events.find((event) => event.type === 'attempt_started')
  const ends = events.filter(isEnd)
  // One that waited for a person in a lane ends a second time.
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
    around: aroundIt(iteration, events),
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

function aroundIt(iteration: number, events: readonly RunEvent[]): Usage | null {
  const paid = events.map(paidApart).filter((one) => one?.iteration === iteration)
  return paid.reduce<Usage | null>((sum, one) => (one ? addUsage(sum ?? noUsage, one.usage) : sum), null)
}

/** By their order: a section that was dropped is in neither. */
const withSources = (prompt: string, facts: IterationRecord['facts']) =>
  sectionSizes(prompt, facts?.chars_per_token).map((size, at) => {
    const known = facts?.sections[at]
    return { ...size, source: known?.name === size.name && known.source !== '' ? known.source : null }
  })

const whyOf = (end: object | undefined): string | null => (end && 'why' in end ? (end.why as string | null) : null)

export const isEnd = (event: RunEvent): event is End =>
  event.type === 'attempt_succeeded' ||
  event.type === 'attempt_held' ||
  event.type === 'attempt_failed' ||
  event.type === 'attempt_interrupted'

const outcomes: Record<End['type'], IterationView['outcome']> = {
  attempt_succeeded: 'succeeded',
  attempt_held: 'waits for approval',
  attempt_failed: 'failed',
  attempt_interrupted: 'interrupted',
}

/** What people did to its commit since counts for more than how the attempt ended. */
function outcomeOf(
  iteration: number,
  { events, awaiting }: { events: readonly RunEvent[]; awaiting?: readonly number[] },
  end: End | undefined,
): IterationView['outcome'] {
  if (!end) return undoOf(iteration, events)?.outcome ?? 'at work'
  if (events.some((event) => event.type === 'undo_done' && event.undoes === iteration)) return 'taken back'
  const approved = events.find((event) => event.type === 'attempt_approved')
  if (approved && !approved.rejoins) return 'succeeded'
  if (events.some(({ type }) => type === 'attempt_rejected')) return 'rejected by a person'
  // Its task left the plan, or a new run began, before anybody said anything.
  if (end.type === 'attempt_held' && awaiting && !awaiting.includes(iteration)) return 'dropped'
  return outcomes[end.type]
}

/** The iteration as an undo of another one. */
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

function commitOf(end: End): string | null {
  if (end.type === 'attempt_interrupted') return null
  return end.type === 'attempt_failed' ? end.rejected : end.commit
}

function timesOf(start: RunEvent, end: End, { validation, review, passes }: IterationRecord): IterationView['time_ms'] {
  const all = Math.max(0, Date.parse(end.at) - Date.parse(start.at))
  const checks = (validation?.checks ?? []).reduce((sum, { duration_ms }) => sum + duration_ms, 0)
  const looks = [review?.duration_ms ?? 0, ...passes.map(({ duration_ms }) => duration_ms)]
  // What the attempt is said to have taken holds them; a pass that was asked later is not in it.
  const reviewed = Math.min(
    end.duration_ms,
    looks.reduce((sum, ms) => sum + ms, 0),
  )
  return { all, agent: end.duration_ms - reviewed, review: reviewed, checks }
}

/** What the state ref keeps of one iteration beside its events; null where it has none, or what is there is no such thing. */
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

/** The paths of an iteration's files, in the order in which `iterationRecord` takes their contents. */
export const recordPaths = (iteration: number): string[] => files.map((file) => iterationPath(iteration, file))

/** The same for lists of iterations: null in place of what only the details of one show. */
export const listedPaths = (iteration: number): (string | null)[] =>
  files.map((file) => (listed.has(file) ? iterationPath(iteration, file) : null))

const listed = new Set<string>(['handoff.json', 'validation.json', 'review.json'])

export function iterationRecord(contents: readonly (string | undefined)[]): IterationRecord {
  const [prompt, handoff, validation, agent, review, passes, facts] = contents
  const stored = parsed(handoff) as { source?: unknown; handoff?: unknown } | undefined
  const source = HandoffSource.safeParse(stored?.source)
  const read = Handoff.safeParse(stored?.handoff)
  return {
    prompt: prompt ?? null,
    facts: readPromptFacts(facts) ?? null,
    handoff: source.success && read.success ? { source: source.data, handoff: read.data } : null,
    validation: Validation.safeParse(parsed(validation)).data ?? null,
    agent: AgentRecord.safeParse(parsed(agent)).data ?? null,
    review: Reviewed.safeParse(parsed(review)).data ?? null,
    passes: PassResults.safeParse(parsed(passes)).data ?? [],
  }
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
