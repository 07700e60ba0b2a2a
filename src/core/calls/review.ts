import type { AgentEnd } from '../../schema/agent/agent-end.ts'
import { type Review, ReviewAnswer, type Reviewed, type ReviewFinding } from '../../schema/agent/review.ts'
import { endInWords, jsonIn } from '../handoff/answer.ts'
import { answerFaults } from '../handoff/answer-faults.ts'
import { type AttemptVerdict, attemptVerdict } from '../run/attempt/attempt-verdict.ts'
import { boundedValue, visibleStart } from '../text/excerpt.ts'
import { oneLine } from '../text/one-line.ts'
import { type FileDiff, shownLines } from './file-diff.ts'
import { gravestFirst } from './severity.ts'

const maxAnswer = 512 * 1024
const maxFindings = 30
const maxText = 2_000

/** A finding outside of the change keeps its text and loses its place. Beyond the maximum the gravest stay. */
export function readReview(end: AgentEnd, files: readonly FileDiff[]): { review: Review } | { why: string } {
  if (end.kind !== 'finished' && end.kind !== 'no_result') return { why: withMessage(end) }
  const { structured, text } = end.kind === 'finished' ? end : { structured: null, text: end.tail }
  if (text.trim() === '' && (structured ?? null) === null) return { why: 'it gave no answer' }
  const answer = structured ?? jsonIn(text)
  if (answer === undefined) return { why: 'its answer is not a review: it is not JSON' }
  const bounded = boundedValue(answer, maxAnswer)
  if ('fault' in bounded) return { why: `its answer ${bounded.fault}` }
  const parsed = ReviewAnswer.safeParse(bounded.value)
  if (!parsed.success) return { why: `its answer is not a review: ${answerFaults(parsed.error, bounded.value)[0]}` }
  const { verdict, summary, findings } = parsed.data
  const gravest = gravestFirst(findings)
  const omittedCount = gravest.length - maxFindings
  const more = omittedCount > 0 ? ` (${omittedCount} more findings are omitted.)` : ''
  const placed = gravest.slice(0, maxFindings).map(placedIn(files))
  return { review: { verdict, summary: `${cutText(summary)}${more}`, findings: placed } }
}

function withMessage(end: Exclude<AgentEnd, { kind: 'finished' }>): string {
  return `${endInWords(end)}${'message' in end && end.message !== '' ? `: ${cutText(end.message)}` : ''}`
}

const cutText = (text: string): string => visibleStart(text, maxText)

function placedIn(files: readonly FileDiff[]): (finding: ReviewAnswer['findings'][number]) => ReviewFinding {
  const byPath = new Map(files.map((file) => [file.path, file]))
  return ({ path, line = null, severity, text }) => {
    const file = byPath.get(path) ?? byPath.get(path.replace(/^(?:\.\/|[ab]\/)/, ''))
    const place = line === null ? path : `${path}:${line}`
    const placedText = place === '' ? text : `${place}: ${text}`
    if (!file) return { path: null, line: null, severity, text: cutText(placedText) }
    const isShown = line !== null && shownLines(file).has(line)
    const remark = line === null || isShown ? text : `line ${line}: ${text}`
    return { path: file.path, line: isShown ? line : null, severity, text: cutText(remark) }
  }
}

const maxLineChars = 600

/** `src/a.ts:12`; empty for a finding about the whole change. */
export const placeOf = ({ path, line }: Pick<ReviewFinding, 'path' | 'line'>): string =>
  path === null ? '' : line === null ? path : `${path}:${line}`

/** For the agent of the next attempt: the summary, then the findings, gravest first. */
export function reviewFindings({ summary, findings }: Review): string {
  const items = findings.map((finding) => {
    const label = [finding.severity, oneLine(placeOf(finding), 200)].filter((part) => part !== '')
    return `- ${label.join(', ')}: ${oneLine(finding.text, maxLineChars)}`
  })
  return [oneLine(summary, maxLineChars), ...(items.length === 0 ? [] : [items.join('\n')])].join('\n\n')
}

type ReviewMode = 'none' | 'comment' | 'gate'

/**
 * Undefined if the attempt goes on. Only a gate decides, and only a clear yes opens it; a missing answer counts
 * against the task, unless a limit or an outage caused it.
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
