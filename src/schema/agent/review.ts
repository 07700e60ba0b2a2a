import { z } from 'zod'
import { EndedCall } from './context-agent.ts'
import { answerSchema } from './json-schema.ts'
import { Usage } from './usage.ts'

const text = z.string()

const Verdict = z.enum(['ship', 'revise'])
const Severity = z.enum(['high', 'medium', 'low'])

export const ReviewAnswer = z.object({
  verdict: Verdict.describe('`revise` only if the change must not be accepted as it is.'),
  summary: text.min(1).describe('One or two sentences: what the change does, and why you decided so.'),
  findings: z
    .array(
      z.object({
        path: text.describe('A file of the change, as the diff names it.'),
        line: z
          .int()
          .nullable()
          .optional()
          .describe('A line number that the diff shows; null for the file as a whole.'),
        severity: Severity,
        text: text.min(1).describe('What is wrong, what it leads to, and what would be right.'),
      }),
    )
    .describe('Defects only; empty if there are none.'),
})
export type ReviewAnswer = z.infer<typeof ReviewAnswer>

export const reviewJsonSchema = answerSchema(ReviewAnswer)

/** `line` is null if the change does not show it, `path` if it is about none of the changed files. */
export const ReviewFinding = z.object({
  path: text.nullable(),
  line: z.int().positive().nullable(),
  severity: Severity,
  text,
})
export type ReviewFinding = z.infer<typeof ReviewFinding>

/** A review after validation: bounded, and every place is in the change. */
export const Review = z.object({ verdict: Verdict, summary: text, findings: z.array(ReviewFinding) })
export type Review = z.infer<typeof Review>

/** A reviewer's call whose answer is not read yet. Older records have its price only. */
export const ReviewCall = EndedCall.partial({ usage: true, duration_ms: true }).extend({
  usd: z.number().nonnegative(),
})
export type ReviewCall = z.infer<typeof ReviewCall>

/** `iterations/<thousand>/<n>/review.json`: the result of a call; `why`: the reason if no answer counts. */
export const Reviewed = ReviewCall.extend({ review: Review.nullable(), why: text.nullable() })
export type Reviewed = z.infer<typeof Reviewed>

export const IterationReviewed = z.object({
  type: z.literal('iteration_reviewed'),
  at: z.iso.datetime(),
  iteration: z.int(),
  task: text,
  /** Null if no answer counts. */
  verdict: Verdict.nullable(),
  findings: z.int(),
  /** From the review, or why there is none. */
  summary: text,
  /** Part of the attempt's cost. */
  usd: z.number(),
  model: text.nullable().optional(),
  usage: Usage.optional(),
})
