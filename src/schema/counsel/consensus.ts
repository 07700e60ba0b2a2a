import { z } from 'zod'
import { answerSchema } from '../agent/json-schema.ts'

const text = z.string()
const nonEmpty = text.min(1)
const severity = z.enum(['critical', 'major', 'minor'])
const category = z.enum(['blind_spot', 'risk', 'dependency', 'scope_creep', 'debt'])
const valid = z.enum(['yes', 'partially', 'no'])
const summary = nonEmpty.describe('One or two sentences.')

/** A second model's answer that challenges a plan. */
export const ChallengeAnswer = z.object({
  summary,
  issues: z
    .array(
      z.object({
        severity: severity.describe('critical: the plan must not start before this is settled.'),
        category,
        description: nonEmpty.describe('What is wrong, and what it leads to.'),
        tasks: z.array(text).max(20).describe('Ids of the tasks that it is about.'),
      }),
    )
    .max(20)
    .describe('The most serious first; empty if nothing speaks against the plan.'),
})

export const CounterAnswer = z.object({
  summary,
  answers: z.array(
    z.object({
      id: text.describe('Of the issue.'),
      valid,
      argument: nonEmpty.describe('Why, with the file or the task that shows it.'),
      mitigation: text.describe('What would settle it; empty if nothing has to be done.'),
    }),
  ),
})

export const SynthesisAnswer = z.object({
  summary,
  issues: z.array(
    z.object({
      id: text.describe('Of the issue.'),
      settled: z.boolean().describe('The answer convinces, or what is to be done about it is agreed.'),
      severity: severity.describe('As it is now.'),
      description: nonEmpty.describe('What is agreed; if it is not settled, what still speaks against it.'),
      action_item: text.describe('What the coding agent has to respect or do, in one sentence; empty for nothing.'),
    }),
  ),
})

/** Accepts spellings such as `Blind spot` and `CRITICAL`. */
const inAnyCase = <T extends z.ZodType>(word: T) =>
  z.preprocess(
    (spelled) =>
      typeof spelled === 'string'
        ? spelled
            .trim()
            .toLowerCase()
            .replace(/[\s-]+/g, '_')
        : spelled,
    word,
  )
const anyId = text.transform((id) => id.trim().toUpperCase())
const orNothing = text.nullish().transform((value) => value ?? '')

/** The answers as read: an unusual spelling or a missing list does not invalidate an answer. */
export const ReadChallengeAnswer = ChallengeAnswer.extend({
  issues: z.array(
    z.object({
      severity: inAnyCase(severity),
      category: inAnyCase(category),
      description: nonEmpty,
      tasks: z
        .array(text)
        .nullish()
        .transform((ids) => ids ?? []),
    }),
  ),
})
export const ReadCounterAnswer = CounterAnswer.extend({
  answers: z.array(z.object({ id: anyId, valid: inAnyCase(valid), argument: nonEmpty, mitigation: orNothing })),
})
export const ReadSynthesisAnswer = SynthesisAnswer.extend({
  issues: z.array(
    z.object({
      ...{ id: anyId, settled: z.boolean(), severity: inAnyCase(severity) },
      ...{ description: nonEmpty, action_item: orNothing },
    }),
  ),
})

export const challengeJsonSchema = answerSchema(ChallengeAnswer)
export const counterJsonSchema = answerSchema(CounterAnswer)
export const synthesisJsonSchema = answerSchema(SynthesisAnswer)

export const ConsensusPart = z.enum(['challenge', 'counter', 'synthesis'])
export type ConsensusPart = z.infer<typeof ConsensusPart>

const Issue = z.object({
  /** `C1`, counted over all rounds. */
  id: text,
  severity,
  category: text,
  description: text,
  tasks: z.array(text),
  /** The counter-argument; null before there is one. */
  answer: z.object({ valid: text, argument: text, mitigation: text }).nullable(),
  settled: z.boolean(),
  agreed: text.nullable(),
  action_item: text.nullable(),
})
export type Issue = z.infer<typeof Issue>

export const ConsensusState = z.object({
  round: z.int(),
  /** The next part; null at the end. */
  next: ConsensusPart.nullable(),
  summary: text,
  issues: z.array(Issue),
  /** Why a gate keeps the plan from starting. */
  held: text.nullable(),
  decision: z.enum(['accept', 'override', 'revise', 'abort']).nullable(),
  /** Comments of people who asked for another round. */
  words: z.array(text),
  /** One side gave no valid answer, which ended it. */
  unanswered: z.boolean().default(false),
})
export type ConsensusState = z.infer<typeof ConsensusState>

export const ConsensusSaid = z.object({
  type: z.literal('consensus_said'),
  at: z.iso.datetime(),
  part: ConsensusPart,
  now: ConsensusState,
})
