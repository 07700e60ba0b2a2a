import { z } from 'zod'
import { answerSchema } from '../agent/json-schema.ts'
import { Amendment } from '../plan/plan.ts'

const text = z.string()

const lens = z.enum(['simplicity', 'fit', 'over_engineering', 'security', 'spec', 'structure'])
const verdict = z.enum(['ready', 'changes', 'not_ready'])

export const PlanReviewAnswer = z.object({
  verdict: verdict.describe('not_ready: it must not start before a person has changed it, and the summary says why.'),
  summary: text.min(1).describe('One or two sentences.'),
  changes: z
    .array(
      z.object({
        lens: lens.describe('What speaks for the change.'),
        reason: text.min(1).describe('What is wrong with the plan as it is, with the file or the task that shows it.'),
        action: Amendment.shape.action,
        task_id: text.optional().describe('For modify and remove.'),
        task: z.record(text, z.unknown()).optional().describe('For add: id, title, description and more.'),
        changes: z.record(text, z.unknown()).optional().describe('For modify: the fields that change, whole.'),
        after: text.optional().describe('For add: the task that it comes after.'),
      }),
    )
    .max(20)
    .describe('The most important first; empty if the plan is good.'),
})
export type PlanReviewAnswer = z.infer<typeof PlanReviewAnswer>

export const planReviewJsonSchema = answerSchema(PlanReviewAnswer)

/** A proposed change: `open` until a person or the gate decides. */
export const Proposal = z.object({
  /** `P1`, counted over all passes. */
  id: text,
  lens,
  reason: text,
  amendment: Amendment,
  fate: z.enum(['open', 'taken', 'refused']),
  why: text.nullable(),
})
export type Proposal = z.infer<typeof Proposal>

const reviewed = {
  round: z.int(),
  /** Null: no valid answer. */
  verdict: verdict.nullable(),
  summary: text,
  /** No further pass follows. */
  done: z.boolean(),
  /** Why a gate keeps the plan from starting. */
  held: text.nullable(),
}

export const PlanReviewed = z.object({
  type: z.literal('plan_reviewed'),
  at: z.iso.datetime(),
  ...reviewed,
  proposals: z.array(Proposal),
})

export const PlanReviewState = z.object({
  ...reviewed,
  proposals: z.array(Proposal),
  /** Comments of people who asked for another pass. */
  words: z.array(text),
})
export type PlanReviewState = z.infer<typeof PlanReviewState>

export const CounselAnswered = z.object({
  type: z.literal('counsel_answered'),
  at: z.iso.datetime(),
  role: z.enum(['plan-review', 'consensus']),
  answer: z.enum(['accept', 'revise', 'override', 'abort']),
  ids: z.array(text),
  by: text,
  words: text,
})
