import type { EventOf, RunEvent } from '../../../schema/run/event.ts'
import { formatUsd, plural } from '../../text/amounts.ts'

/** What the reviewers of a run said, and what they cost; that is part of what the attempts cost. */
export interface ReviewSummary {
  readonly all: number
  readonly ship: number
  readonly revise: number
  /** Calls without an answer that counts. */
  readonly none: number
  readonly findings: number
  readonly usd: number
}

export function summarizeReviews(events: readonly RunEvent[]): ReviewSummary {
  const reviews = events.filter((event): event is EventOf<'iteration_reviewed'> => event.type === 'iteration_reviewed')
  const count = (wanted: EventOf<'iteration_reviewed'>['verdict']): number =>
    reviews.filter(({ verdict }) => verdict === wanted).length
  return {
    all: reviews.length,
    ship: count('ship'),
    revise: count('revise'),
    none: count(null),
    findings: reviews.reduce((sum, { findings }) => sum + findings, 0),
    usd: reviews.reduce((sum, { usd }) => sum + usd, 0),
  }
}

/** No line where nobody was asked to review. */
export function reviewSummaryLines({ all, ship, revise, none, findings, usd }: ReviewSummary): string[] {
  if (all === 0) return []
  const said = [`${ship} ship`, `${revise} revise`, ...(none === 0 ? [] : [`${none} without an answer`])].join(', ')
  return [`${plural(all, 'review')}: ${said}; ${plural(findings, 'finding')}, ${formatUsd(usd)}.`]
}
