import type { AgentEnd } from '../../schema/agent/agent-end.ts'
import { type Review, ReviewAnswer, type Reviewed, type ReviewFinding } from '../../schema/agent/review.ts'
import { endInWords, jsonIn } from '../handoff/answer.ts'
import { answerFaults } from '../handoff/answer-faults.ts'
import { type AttemptVerdict, attemptVerdict } from '../run/attempt/attempt-verdict.ts'
import { boundedValue, shownStart } from '../text/excerpt.ts'
import { oneLine } from '../text/one-line.ts'
import { type FileDiff, shownLines } from './file-diff.ts'

const maxAnswer = 512 * 1024
const maxFindings = 30
const maxText = 2_000

/**
 * The review in a call's answer, or why none of it counts. Texts are bounded. A finding whose place is none of the
 * change keeps its words and loses its place; what is too much is counted, and the gravest stays.
 */
export function readReview(end: AgentEnd, files: readonly FileDiff[]): { review: Review } | { why: string } {
  if (end.kind !== 'finished' && end.kind !== 'no_result') return { why: withMessage(end) }
  const { structured, text } = end.kind === 'finished' ? end : { structured: null, text: end.tail }
  if (text.trim() === '' && (structured ?? null) === null) return { why: 'it gave no answer' }
  const answer = structured ?? jsonIn(text)
  if (answer === undefined) return { why: 'its answer is not a review: it is not JSON' }
  const bounded = boundedValue(answer, maxAnswer)
  if ('fault' in bounded) return { why: `its answer ${bounded.fault}` }
  const read = ReviewAnswer.safeParse(bounded.value)
  if (!read.success) return { why: `its answer is not a review: ${answerFaults(read.error, bounded.value)[0]}` }
  const { verdict, summary, findings } = read.data
  const gravest = [...findings].sort((a, b) => weight[a.severity] - weight[b.severity])
  const left = gravest.length - maxFindings
  const more = left > 0 ? ` (${left} more findings are omitted.)` : ''
  const kept = gravest.slice(0, maxFindings).map(placedIn(files))
  return { review: { verdict, summary: `${bounds(summary)}${more}`, findings: kept } }
}

function withMessage(end: Exclude<AgentEnd, { kind: 'finished' }>): string {
  return `${endInWords(end)}${'message' in end && end.message !== '' ? `: ${bounds(end.message)}` : ''}`
}

const weight = { high: 0, medium: 1, low: 2 } as const

const bounds = (text: string): string => shownStart(text, maxText)

function placedIn(files: readonly FileDiff[]): (finding: ReviewAnswer['findings'][number]) => ReviewFinding {
  const byPath = new Map(files.map((file) => [file.path, file]))
  return ({ path, line = null, severity, text }) => {
    const file = byPath.get(path) ?? byPath.get(path.replace(/^(?:\.\/|[ab]\/)/, ''))
    const where = line === null ? path : `${path}:${line}`
    const about = where === '' ? text : `${where}: ${text}`
    if (!file) return { path: null, line: null, severity, text: bounds(about) }
    const shown = line !== null && shownLines(file).has(line)
    const said = line === null || shown ? text : `line ${line}: ${text}`
    return { path: file.path, line: shown ? line : null, severity, text: bounds(said) }
  }
}

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

/** Whether a review only says what it finds, or decides as the checks do. */
type ReviewMode = 'none' | 'comment' | 'gate'

/**
 * What a review means for an attempt whose checks passed. Undefined: it goes on. Only a gate decides: it opens for a
 * clear yes and for nothing else. A limit, an outage or used-up money interrupts, as with the agent itself; any other
 * missing answer counts against the task, which bounds it.
 */
export function reviewVerdict(
  mode: ReviewMode,
  reviewed: Pick<Reviewed, 'end' | 'review' | 'why'> | undefined,
  request: { now: number; waits: number; losses: number },
): Exclude<AttemptVerdict, { kind: 'validate' }> | undefined {
  if (mode !== 'gate') return undefined
  if (!reviewed) return { kind: 'fail', cause: 'review', why: noAnswer('it was not asked') }
  const { end, review, why } = reviewed
  if (review?.verdict === 'ship') return undefined
  if (review) return { kind: 'fail', cause: 'review', why: `the reviewer asks for changes: ${review.summary}` }
  const verdict = attemptVerdict({ ...request, end, hasChanges: true, findings: [] })
  if (verdict.kind === 'interrupt') return { ...verdict, why: `the review: ${verdict.why}` }
  return { kind: 'fail', cause: 'review', why: noAnswer(verdict.kind === 'fail' ? verdict.why : (why ?? '')) }
}

const noAnswer = (why: string): string => `the reviewer gave no usable answer: ${why}`
