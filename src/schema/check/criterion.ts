import { z } from 'zod'

const text = z.string()

/** One entry of a handoff's `evidence`: a criterion, and the test, line or check that an agent cites for it. */
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

/** The same as the engine keeps it. */
export const Citation = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('test'), file: text, title: text }),
  z.object({ kind: z.literal('place'), file: text, line: z.int().positive() }),
  z.object({ kind: z.literal('check'), name: text }),
])
export type Citation = z.infer<typeof Citation>

/** What a check's test runner reports of a cited test, read by the job that ran the check. */
export const TestRecord = z.object({
  file: text,
  title: text,
  /** `ambiguous`: several tests answer to this title, and the runner does not say which file each is in. */
  outcome: z.enum(['passed', 'failed', 'skipped', 'ambiguous']),
  /** A report file, or the lines that the runner prints. */
  from: z.enum(['report', 'output']),
  /** The record itself names the cited file. */
  in_file: z.boolean(),
})
export type TestRecord = z.infer<typeof TestRecord>

/**
 * How sure it is that a criterion is met (docs/design.md#evidence). `ran`: a cited test ran and passed. `exists`: what is cited
 * is there. `claimed`: an agent says so.
 */
export const CriterionLevel = z.enum(['ran', 'exists', 'claimed'])
export type CriterionLevel = z.infer<typeof CriterionLevel>

/** An acceptance criterion with its level. */
export const JudgedCriterion = z.object({
  criterion: text,
  citation: Citation.nullable(),
  level: CriterionLevel,
  /** The check that ran it, if its level is `ran`. */
  check: text.nullable(),
  /** Why the level is not higher; null if it is `ran`. */
  why: text.nullable(),
})
export type JudgedCriterion = z.infer<typeof JudgedCriterion>
