import type { EventOf, RunEvent } from '../../../schema/run/event.ts'
import { formatDuration, formatUsd } from '../../text/amounts.ts'
import { assertNever } from '../../text/assert-never.ts'
import { shortOid } from '../../text/report-context.ts'
import type { IterationRecord } from './iteration-view.ts'

/** One iteration as the events of a job tell it. */
export interface JobIteration {
  readonly iteration: number
  readonly task: string
  readonly attempt: number
  /** `passed`, `failed: checks`, …; an engine's words. */
  readonly outcome: string
  readonly passed: boolean
  /** It goes on in the next jobs of its workflow. */
  readonly handedOn?: true
  /** Why it did not pass: foreign text. */
  readonly why: string
  readonly cost: string
  readonly cuts: readonly EventOf<'prompt_cut'>[]
}

/** An iteration of this job with what it left in the state. */
export interface ReportedIteration
  extends JobIteration,
    Pick<IterationRecord, 'handoff' | 'validation' | 'review' | 'passes'> {}

type Ending = EventOf<'attempt_succeeded' | 'attempt_held' | 'attempt_failed' | 'attempt_interrupted'>

/** The iterations that began in these events, oldest first. */
export function jobIterations(events: readonly RunEvent[]): JobIteration[] {
  const endings = new Map<number, Ending>()
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

const isEnding = (event: RunEvent): event is Ending =>
  ['attempt_succeeded', 'attempt_held', 'attempt_failed', 'attempt_interrupted'].includes(event.type)

const passedInWords = ({ commit, part }: EventOf<'attempt_succeeded' | 'attempt_held'>): string => {
  if (commit === null) return 'nothing was left to do'
  return `${part ? `part ${part.number}, ` : ''}commit ${shortOid(commit)}`
}

function outcomeOf(
  start: EventOf<'attempt_started'>,
  ending: Ending | undefined,
): Pick<JobIteration, 'outcome' | 'passed' | 'why' | 'cost'> {
  if (!ending) return { outcome: 'not ended', passed: false, why: '', cost: '' }
  // From its start to its end; a clock that went backwards leaves what its agent took.
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
