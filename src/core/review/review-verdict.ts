import type { Reviewed } from '../../schema/agent/review.ts'
import { type AttemptVerdict, attemptVerdict } from '../run/attempt/attempt-verdict.ts'

/** Whether a review only says what it finds, or decides as the checks do. */
export type ReviewMode = 'none' | 'comment' | 'gate'

/**
 * What a review means for an attempt whose checks passed. Undefined: it goes on. Only a gate decides: it opens for a
 * clear yes and for nothing else. A limit, an outage or used-up money interrupts, as with the agent itself; any other
 * missing answer counts against the task, which bounds it.
 */
export function reviewVerdict(
  mode: ReviewMode,
  reviewed: Pick<Reviewed, 'end' | 'review' | 'why'> | undefined,
  at: { now: number; waits: number; losses: number },
): Exclude<AttemptVerdict, { kind: 'validate' }> | undefined {
  if (mode !== 'gate') return undefined
  if (!reviewed) return { kind: 'fail', cause: 'review', why: noAnswer('it was not asked') }
  const { end, review, why } = reviewed
  if (review?.verdict === 'ship') return undefined
  if (review) return { kind: 'fail', cause: 'review', why: `the reviewer asks for changes: ${review.summary}` }
  const verdict = attemptVerdict({ ...at, end, hasChanges: true, findings: [] })
  if (verdict.kind === 'interrupt') return { ...verdict, why: `the review: ${verdict.why}` }
  return { kind: 'fail', cause: 'review', why: noAnswer(verdict.kind === 'fail' ? verdict.why : (why ?? '')) }
}

const noAnswer = (why: string): string => `the reviewer gave no usable answer: ${why}`
