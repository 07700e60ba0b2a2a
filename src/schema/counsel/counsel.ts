import { z } from 'zod'
import { MadeCall } from '../agent/context-agent.ts'
import { answerSchema } from '../agent/json-schema.ts'
import { Usage } from '../agent/usage.ts'
import { ConsensusState } from './consensus.ts'
import { PlanReviewState } from './plan-review.ts'

const text = z.string()
const nonEmpty = text.min(1)
const at = z.iso.datetime()

/** Reviews of the plan as a whole, before its first task and after its last one (docs/counsel.md). */
export const CounselRole = z.enum(['verify', 'plan-review', 'consensus'])
export type CounselRole = z.infer<typeof CounselRole>

/** Used in place of a task. */
export const planTask = 'plan'

export const Counsel = z.object({ role: CounselRole, part: text, round: z.int().positive() })
export type Counsel = z.infer<typeof Counsel>

/** A call whose answer is not read yet. */
export const MadeCounsel = MadeCall.omit({ role: true }).extend(Counsel.shape)
export type MadeCounsel = z.infer<typeof MadeCounsel>

/** Written before the call, so that a job that dies in it is not repeated for ever. */
export const CounselBegun = z.object({ type: z.literal('counsel_begun'), at, ...Counsel.shape })

/** The cost, which counts for the run, and the outcome in one line. */
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

/** Nobody's fault: asked again, after `until` if that is set. */
export const CounselInterrupted = z.object({
  type: z.literal('counsel_interrupted'),
  at,
  ...Counsel.shape,
  why: text,
  until: at.nullable(),
  /** Its answer was unreadable: it is asked once more with the reason. */
  refused: z.literal(true).optional(),
})

/** Its job died: it may have been paid for, and the cost is unknown. */
export const CounselLost = z.object({ type: z.literal('counsel_lost'), at, ...Counsel.shape })

/** A part that a verifying model finds missing. */
const MissingPart = z.object({
  task: nonEmpty.describe('Id of the task of the plan that is not complete.'),
  what: nonEmpty.describe('What is missing, in one sentence, with the file where you looked.'),
  title: nonEmpty.describe('A task that adds it, in one line.'),
  description: nonEmpty.describe('What to do, for somebody who knows nothing about this.'),
  acceptance_criteria: z.array(nonEmpty).max(10).describe('How one can tell that it is done.'),
})
export type MissingPart = z.infer<typeof MissingPart>

export const VerifyAnswer = z.object({
  complete: z.boolean().describe('true only if nothing that the plan asks for is missing.'),
  summary: nonEmpty.describe('One or two sentences.'),
  missing: z.array(MissingPart).max(20).describe('Empty if the plan is complete; the most important first.'),
})
/** As read: a part without criteria can still become a task. */
export const ReadVerifyAnswer = VerifyAnswer.extend({
  missing: z.array(MissingPart.extend({ acceptance_criteria: z.array(z.string()).default([]) })),
})

export const verifyJsonSchema = answerSchema(VerifyAnswer)

const Missing = z.object({
  what: text,
  /** The task added for it; null: none, and `why` has the reason. */
  added: text.nullable(),
  why: text.nullable(),
})

/** A model's opinion on completeness, for one commit; null: no valid answer, and the summary has the reason. */
export const Verified = z.object({
  work: text,
  complete: z.boolean().nullable(),
  summary: text,
  missing: z.array(Missing),
})
export type Verified = z.infer<typeof Verified>

export const CompletionJudged = z.object({ type: z.literal('completion_judged'), at, ...Verified.shape })

export const CounselState = z.object({
  /** An open call, and how often it was lost. */
  asking: Counsel.extend({ begun: z.int(), lost: z.int().optional() }).nullable(),
  /** A call whose first answer was unreadable, until the second one is. */
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
