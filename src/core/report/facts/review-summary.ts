import type { EventOf, RunEvent } from '../../../schema/run/event.ts'
import { formatUsd, plural } from '../../text/amounts.ts'

/** `usd` is part of the attempts' costs. */
export interface ReviewSummary {
  readonly all: number
  readonly ship: number
  readonly revise: number
  /** Reviews without a valid answer. */
  readonly none: number
  readonly findings: number
  readonly usd: number
}

export function summarizeReviews(events: readonly RunEvent[]): ReviewSummary {
  const reviews = events.filter((event): event is EventOf<'iteration_reviewed'> => event.type === 'iteration_reviewed')
  const count = (expected: EventOf<'iteration_reviewed'>['verdict']): number =>
    reviews.filter(({ verdict }) => verdict === expected).length
  return {
    all: reviews.length,
    ship: count('ship'),
    revise: count('revise'),
    none: count(null),
    findings: reviews.reduce((sum, { findings }) => sum + findings, 0),
    usd: reviews.reduce((sum, { usd }) => sum + usd, 0),
  }
}

/** Empty if there was no review. */
export function reviewSummaryLines({ all, ship, revise, none, findings, usd }: ReviewSummary): string[] {
  if (all === 0) return []
  const verdicts = [`${ship} ship`, `${revise} revise`, ...(none === 0 ? [] : [`${none} without an answer`])].join(', ')
  return [`${plural(all, 'review')}: ${verdicts}; ${plural(findings, 'finding')}, ${formatUsd(usd)}.`]
}
