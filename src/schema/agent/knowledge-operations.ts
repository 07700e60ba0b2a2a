import { z } from 'zod'
import { KnowledgeId, knowledgeTypes, longestEntry } from '../knowledge/entry.ts'
import { answerSchema } from './json-schema.ts'

/** More than a few iterations teach. */
const maxOperations = 50

/** Flat, since models fill one shape more reliably than a choice of four. The engine judges the fields. */
export const KnowledgeOperation = z.object({
  action: z.enum(['add', 'supersede', 'deprecate', 'merge', 'contradict']),
  targets: z
    .array(KnowledgeId)
    .max(20)
    .describe(
      'Ids of existing entries: the ones to supersede, deprecate or merge; the two that contradict each other. None for add.',
    )
    .optional(),
  type: z
    .enum(knowledgeTypes)
    .describe('Kind of the new entry: for add; else the kind of the first target.')
    .optional(),
  text: z
    .string()
    .min(1)
    .max(longestEntry)
    .describe('The new entry in one or two sentences: for add, supersede and merge.')
    .optional(),
  hard: z.boolean().describe('A constraint that no later work may break. Only for type constraint.').optional(),
  sources: z
    .array(z.int().positive())
    .max(50)
    .describe('Numbers of the iterations that taught it; only ones that passed.')
    .optional(),
  reason: z.string().max(300).describe('For deprecate: why it is no longer true.').optional(),
})
export type KnowledgeOperation = z.infer<typeof KnowledgeOperation>

/** Operations that the engine applies; an agent never writes the file. */
export const KnowledgeAnswer = z.object({ operations: z.array(KnowledgeOperation).max(maxOperations) })
export type KnowledgeAnswer = z.infer<typeof KnowledgeAnswer>

export const knowledgeJsonSchema = answerSchema(KnowledgeAnswer)
