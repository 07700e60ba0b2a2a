import type { Review, ReviewFinding } from '../../schema/agent/review.ts'
import { oneLine } from '../text/one-line.ts'

const longest = 600

/** Where a finding points: `src/a.ts:12`; empty for one about the change as a whole. */
export const placeOf = ({ path, line }: Pick<ReviewFinding, 'path' | 'line'>): string =>
  path === null ? '' : line === null ? path : `${path}:${line}`

/** A review as lines for the agent that tries again: its summary, and a list item for each finding, the gravest first. */
export function reviewFindings({ summary, findings }: Review): string {
  const items = findings.map((finding) => {
    const where = [finding.severity, oneLine(placeOf(finding), 200)].filter((part) => part !== '')
    return `- ${where.join(', ')}: ${oneLine(finding.text, longest)}`
  })
  return [oneLine(summary, longest), ...(items.length === 0 ? [] : [items.join('\n')])].join('\n\n')
}
