import { z } from 'zod'

const text = z.string()

/** An entry of a handoff's `evidence`: a criterion with the test, line or check that an agent cites for it. */
export const CitedEvidence = z.object({
  criterion: z
    .union([z.int(), text])
    .describe("The criterion's number in the prompt's list, from 1; or its words, exactly."),
  file: text.describe('The file of the test, or of the line, from the top of the repository.').optional(),
  test: text
    .describe('Full title of the test in that file, with its groups: "login > rejects a wrong password".')
    .optional(),
  line: z.int().describe('Without a test: the line of the file that meets the criterion.').optional(),
  check: text.describe('Without a file: name or command of a check.').optional(),
})
export type CitedEvidence = z.infer<typeof CitedEvidence>

/** A citation as stored by the engine. */
export const Citation = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('test'), file: text, title: text }),
  z.object({ kind: z.literal('place'), file: text, line: z.int().positive() }),
  z.object({ kind: z.literal('check'), name: text }),
])
export type Citation = z.infer<typeof Citation>

/** A test runner's result for a cited test, read by the job of the check. */
export const TestRecord = z.object({
  file: text,
  title: text,
  /** `ambiguous`: several tests have this title, and the runner does not name their files. */
  outcome: z.enum(['passed', 'failed', 'skipped', 'ambiguous']),
  from: z.enum(['report', 'output']),
  /** The record itself names the cited file. */
  in_file: z.boolean(),
})
export type TestRecord = z.infer<typeof TestRecord>

/** `exists`: the cited thing exists. `claimed`: only an agent says so (docs/design.md#evidence). */
export const CriterionLevel = z.enum(['ran', 'exists', 'claimed'])
export type CriterionLevel = z.infer<typeof CriterionLevel>

export const JudgedCriterion = z.object({
  criterion: text,
  citation: Citation.nullable(),
  level: CriterionLevel,
  /** The check that ran it, for level `ran`. */
  check: text.nullable(),
  why: text.nullable(),
})
export type JudgedCriterion = z.infer<typeof JudgedCriterion>
