import { z } from 'zod'
import { answerSchema } from '../agent/json-schema.ts'

const text = z.string()
const said = text.min(1)
const severity = z.enum(['critical', 'major', 'minor'])
const category = z.enum(['blind_spot', 'risk', 'dependency', 'scope_creep', 'debt'])
const valid = z.enum(['yes', 'partially', 'no'])
const summary = said.describe('One or two sentences.')

/** What a second model answers that challenges a plan. */
export const ChallengeAnswer = z.object({
  summary,
  issues: z
    .array(
      z.object({
        severity: severity.describe('critical: the plan must not start before this is settled.'),
        category,
        description: said.describe('What is wrong, and what it leads to.'),
        tasks: z.array(text).max(20).describe('Ids of the tasks that it is about.'),
      }),
    )
    .max(20)
    .describe('The most serious first; empty if nothing speaks against the plan.'),
})

/** What the agent of the run answers to each issue. */
export const CounterAnswer = z.object({
  summary,
  answers: z.array(
    z.object({
      id: text.describe('Of the issue.'),
      valid,
      argument: said.describe('Why, with the file or the task that shows it.'),
      mitigation: text.describe('What would settle it; empty if nothing has to be done.'),
    }),
  ),
})

/** What the second model makes of the answers. */
export const SynthesisAnswer = z.object({
  summary,
  issues: z.array(
    z.object({
      id: text.describe('Of the issue.'),
      settled: z.boolean().describe('The answer convinces, or what is to be done about it is agreed.'),
      severity: severity.describe('As it is now.'),
      description: said.describe('What is agreed; if it is not settled, what still speaks against it.'),
      action_item: text.describe('What the coding agent has to respect or do, in one sentence; empty for nothing.'),
    }),
  ),
})

/** As people and models write such a word: `Blind spot`, `CRITICAL`. */
const inAnyCase = <T extends z.ZodType>(word: T) =>
  z.preprocess(
    (said) =>
      typeof said === 'string'
        ? said
            .trim()
            .toLowerCase()
            .replace(/[\s-]+/g, '_')
        : said,
    word,
  )
const anyId = text.transform((id) => id.trim().toUpperCase())
const orNothing = text.nullish().transform((said) => said ?? '')

/** The same as they are read: how a word is spelled, or that nothing stands where nothing is to be said, loses no answer. */
export const ReadChallengeAnswer = ChallengeAnswer.extend({
  issues: z.array(
    z.object({
      severity: inAnyCase(severity),
      category: inAnyCase(category),
      description: said,
      tasks: z
        .array(text)
        .nullish()
        .transform((ids) => ids ?? []),
    }),
  ),
})
export const ReadCounterAnswer = CounterAnswer.extend({
  answers: z.array(z.object({ id: anyId, valid: inAnyCase(valid), argument: said, mitigation: orNothing })),
})
export const ReadSynthesisAnswer = SynthesisAnswer.extend({
  issues: z.array(
    z.object({
      ...{ id: anyId, settled: z.boolean(), severity: inAnyCase(severity) },
      ...{ description: said, action_item: orNothing },
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
  /** What was said against it; null before anybody has. */
  answer: z.object({ valid: text, argument: text, mitigation: text }).nullable(),
  settled: z.boolean(),
  /** What is agreed about it. */
  agreed: text.nullable(),
  action_item: text.nullable(),
})
export type Issue = z.infer<typeof Issue>

/** A dialogue about the plan as far as it came. */
export const ConsensusState = z.object({
  round: z.int(),
  /** What has to be said next; null: it has come to its end. */
  next: ConsensusPart.nullable(),
  summary: text,
  issues: z.array(Issue),
  /** Why a gate keeps the plan from being begun. */
  held: text.nullable(),
  decision: z.enum(['accept', 'override', 'revise', 'abort']).nullable(),
  /** What people said who asked for another round. */
  words: z.array(text),
  /** It ended because one side gave no answer that counts. */
  unanswered: z.boolean().default(false),
})
export type ConsensusState = z.infer<typeof ConsensusState>

export const ConsensusSaid = z.object({
  type: z.literal('consensus_said'),
  at: z.iso.datetime(),
  part: ConsensusPart,
  now: ConsensusState,
})
