import { z } from 'zod'
import { MadeCall } from '../agent/context-agent.ts'
import { Usage } from '../agent/usage.ts'
import { ConsensusState } from './consensus.ts'
import { PlanReviewState } from './plan-review.ts'

const text = z.string()
const at = z.iso.datetime()

/** Calls about the plan as a whole: before its first task, and after its last one (docs/counsel.md). */
export const CounselRole = z.enum(['verify', 'plan-review', 'consensus'])
export type CounselRole = z.infer<typeof CounselRole>

/** Stands where other calls name their task. */
export const planTask = 'plan'

/** One such call: which part of its role, and how often that came round. */
export const Counsel = z.object({ role: CounselRole, part: text, round: z.int().positive() })
export type Counsel = z.infer<typeof Counsel>

/** The call, before anybody has read its answer. */
export const MadeCounsel = MadeCall.omit({ role: true }).extend(Counsel.shape)
export type MadeCounsel = z.infer<typeof MadeCounsel>

/** Written before the call, so that a job which dies over it is not repeated for ever. */
export const CounselBegun = z.object({ type: z.literal('counsel_begun'), at, ...Counsel.shape })

/** What the call cost, and what came of it, a line; what it cost counts for the run. */
export const CounselCalled = z.object({
  type: z.literal('counsel_called'),
  at,
  ...Counsel.shape,
  model: text.nullable(),
  usage: Usage,
  duration_ms: z.number(),
  outcome: text,
  edited: z.array(text).optional(),
})

/** Nobody's fault: it is asked again, where a time is named after that. */
export const CounselInterrupted = z.object({
  type: z.literal('counsel_interrupted'),
  at,
  ...Counsel.shape,
  why: text,
  until: at.nullable(),
  /** Its answer cannot be read: it is asked once more, and told why. */
  refused: z.literal(true).optional(),
})

/** Its job ended before it did: it may have been paid for, and nobody knows how much. */
export const CounselLost = z.object({ type: z.literal('counsel_lost'), at, ...Counsel.shape })

const Missing = z.object({
  what: text,
  /** The task that was added for it; null: none was, `why` says so. */
  added: text.nullable(),
  why: text.nullable(),
})

/** Whether a model finds the plan complete, as of one commit; null: it gave no answer that counts, and the summary says why. */
export const Verified = z.object({
  work: text,
  complete: z.boolean().nullable(),
  summary: text,
  missing: z.array(Missing),
})
export type Verified = z.infer<typeof Verified>

export const CompletionJudged = z.object({ type: z.literal('completion_judged'), at, ...Verified.shape })

/** What such calls have come to. */
export const CounselState = z.object({
  /** What was begun and has not come to its end, and how often it was lost. */
  asking: Counsel.extend({ begun: z.int(), lost: z.int().optional() }).nullable(),
  /** The call whose first answer cannot be read, until its second one is. */
  refused: Counsel.extend({ why: text }).nullable().default(null),
  verified: Verified.extend({ rounds: z.int() }).nullable(),
  plan_review: PlanReviewState.nullable(),
  consensus: ConsensusState.nullable().default(null),
})
export type CounselState = z.infer<typeof CounselState>

export const noCounsel: CounselState = {
  asking: null,
  refused: null,
  verified: null,
  plan_review: null,
  consensus: null,
}
