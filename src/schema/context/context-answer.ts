import { z } from 'zod'
import { answerSchema } from '../agent/json-schema.ts'
import { KnowledgeAnswer } from '../knowledge/operations.ts'
import { Amendment } from '../plan/plan.ts'

const text = z.string()

/** What a prep answers: the older programs' words, with the prompt in the answer and not in a file. */
export const PrepAnswer = z.object({
  action: z
    .enum(['proceed', 'skip', 'request_human_review', 'research'])
    .describe('proceed wherever the task can be tried; the others only for the reasons that your instructions name.'),
  reason: text.min(1).describe('One or two sentences.'),
  prepared_prompt: text.describe('The whole prompt for the coding agent: for proceed.').optional(),
  research: z.array(text).max(10).describe('For research: the questions, each answerable by reading.').optional(),
})
export type PrepAnswer = z.infer<typeof PrepAnswer>

export const prepJsonSchema = answerSchema(PrepAnswer)

/** What a post recommends. */
export const RecommendedAction = z.enum([
  'proceed',
  'skip_task',
  'modify_plan',
  'request_human_review',
  'increase_retries',
])

/** What a post answers. */
export const PostAnswer = KnowledgeAnswer.extend({
  failure_pattern: text
    .describe('Only where the same failure came again: what repeats, and in which iterations.')
    .optional(),
  recommended_action: RecommendedAction,
  plan_amendments: z.array(Amendment).describe('For modify_plan: at most 3 changes, each with its reason.').optional(),
  summary: text.min(1).describe('One sentence: what you took in, and why you recommend this.'),
})
export type PostAnswer = z.infer<typeof PostAnswer>

export const postJsonSchema = answerSchema(PostAnswer)
