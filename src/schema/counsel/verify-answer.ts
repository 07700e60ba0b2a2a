import { z } from 'zod'
import { answerSchema } from '../agent/json-schema.ts'

const text = z.string().min(1)

/** A part that a verifying model finds missing. */
const MissingPart = z.object({
  task: text.describe('Id of the task of the plan that is not complete.'),
  what: text.describe('What is missing, in one sentence, with the file where you looked.'),
  title: text.describe('A task that adds it, in one line.'),
  description: text.describe('What to do, for somebody who knows nothing about this.'),
  acceptance_criteria: z.array(text).max(10).describe('How one can tell that it is done.'),
})
export type MissingPart = z.infer<typeof MissingPart>

export const VerifyAnswer = z.object({
  complete: z.boolean().describe('true only if nothing that the plan asks for is missing.'),
  summary: text.describe('One or two sentences.'),
  missing: z.array(MissingPart).max(20).describe('Empty if the plan is complete; the most important first.'),
})
/** As read: a part without criteria can still become a task. */
export const ReadVerifyAnswer = VerifyAnswer.extend({
  missing: z.array(MissingPart.extend({ acceptance_criteria: z.array(z.string()).default([]) })),
})

export const verifyJsonSchema = answerSchema(VerifyAnswer)
