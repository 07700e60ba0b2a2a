import type { EventOf, RunEvent } from '../../../schema/run/event.ts'
import { placeOf } from '../../calls/review.ts'
import { formatDuration, formatUsd } from '../../text/amounts.ts'
import { assertNever } from '../../text/assert-never.ts'
import { shortOid } from '../../text/report-context.ts'
import type { IterationRecord } from './iteration-view.ts'

export interface JobIteration {
  readonly iteration: number
  readonly task: string
  readonly attempt: number
  /** `passed`, `failed: checks`, …; not foreign. */
  readonly outcome: string
  readonly passed: boolean
  /** It continues in the next jobs of its workflow. */
  readonly handedOn?: true
  /** Foreign text; empty if it passed. */
  readonly why: string
  readonly cost: string
  readonly cuts: readonly EventOf<'prompt_cut'>[]
}

/** With its files in the state. */
export interface ReportedIteration
  extends JobIteration,
    Pick<IterationRecord, 'handoff' | 'validation' | 'review' | 'passes'> {}

/** What a reviewer or a pass says of a change. Texts are foreign. */
export interface Opinion {
  readonly name: string
  /** Null for a pass. */
  readonly verdict: string | null
  readonly summary: string
  /** Why no answer counts. */
  readonly why: string | null
  readonly findings: readonly { readonly severity: string; readonly place: string; readonly text: string }[]
  readonly model: string | null
  readonly usd: number
}

export function opinionsOf({ review: call, passes }: Pick<IterationRecord, 'review' | 'passes'>): Opinion[] {
  const findings = call?.review?.findings.map((finding) => ({ ...finding, place: placeOf(finding) })) ?? []
  const review = call && {
    ...{ name: 'Review', verdict: null, summary: '', model: call.model, usd: call.usd },
    ...{ ...call.review, findings, why: call.review ? null : (call.why ?? '') },
  }
  const ofPasses = passes.map(({ name, issues, usage, ...pass }) => ({
    ...{ ...pass, name: `Pass ${name}`, verdict: null, usd: usage.usd },
    findings: issues.map(({ severity, file, description: text }) => ({ severity, place: file ?? '', text })),
  }))
  return [...(review ? [review] : []), ...ofPasses]
}

type AttemptEnd = EventOf<'attempt_succeeded' | 'attempt_held' | 'attempt_failed' | 'attempt_interrupted'>

/** Oldest first. */
export function jobIterations(events: readonly RunEvent[]): JobIteration[] {
  const endings = new Map<number, AttemptEnd>()
  const cuts = new Map<number, EventOf<'prompt_cut'>[]>()
  for (const event of events) {
    if (isEnding(event)) endings.set(event.iteration, event)
    if (event.type === 'prompt_cut') cuts.set(event.iteration, [...(cuts.get(event.iteration) ?? []), event])
  }
  return events.flatMap((event) => {
    if (event.type !== 'attempt_started') return []
    const { iteration, task, attempt } = event
    return [{ iteration, task, attempt, ...outcomeOf(event, endings.get(iteration)), cuts: cuts.get(iteration) ?? [] }]
  })
}

const isEnding = (event: RunEvent): event is AttemptEnd =>
  ['attempt_succeeded', 'attempt_held', 'attempt_failed', 'attempt_interrupted'].includes(event.type)

const passedInWords = ({ commit, part }: EventOf<'attempt_succeeded' | 'attempt_held'>): string => {
  if (commit === null) return 'nothing was left to do'
  return `${part ? `part ${part.number}, ` : ''}commit ${shortOid(commit)}`
}

function outcomeOf(
  start: EventOf<'attempt_started'>,
  ending: AttemptEnd | undefined,
): Pick<JobIteration, 'outcome' | 'passed' | 'why' | 'cost'> {
  if (!ending) return { outcome: 'not ended', passed: false, why: '', cost: '' }
  // If the clock was set back, the agent's own duration counts.
  const time = Math.max(ending.duration_ms, Date.parse(ending.at) - Date.parse(start.at))
  const cost = `${formatDuration(time)}, ${formatUsd(ending.usage.usd)}`
  switch (ending.type) {
    case 'attempt_succeeded':
      return { outcome: `passed, ${passedInWords(ending)}`, passed: true, why: '', cost }
    case 'attempt_held':
      return { outcome: `passed, ${passedInWords(ending)} waits for approval`, passed: true, why: '', cost }
    case 'attempt_failed':
      return { outcome: `failed (${ending.cause.replaceAll('_', ' ')})`, passed: false, why: ending.why, cost }
    case 'attempt_interrupted':
      return { outcome: `interrupted (${ending.cause.replaceAll('_', ' ')})`, passed: false, why: ending.why, cost }
    default:
      return assertNever(ending)
  }
}
