import { z } from 'zod'
import { CitedEvidence } from '../check/criterion.ts'
import { Amendment } from '../plan/plan.ts'
import { answerSchema } from './json-schema.ts'

const text = z.string()

/**
 * What an agent leaves for the next one (docs/design.md#handoff). Only `summary` and `freeform` are required: a model
 * that forgets an empty list has still handed over.
 */
export const Handoff = z.object({
  summary: text.min(1).describe('One sentence: what changed and why. It becomes the commit message.'),
  freeform: text
    .min(1)
    .describe(
      'A briefing for the colleague who takes over and sees only this text and the code. Say what you did and how, what you decided and why, what did not work, what is fragile, where to go on. Name files and functions. A few paragraphs of text, no JSON.',
    ),
  task_completed: z
    .object({ task_id: text, summary: text.optional(), fully_complete: z.boolean() })
    .describe(
      '`fully_complete`: true only if every acceptance criterion holds; put what is missing into `unfinished_business`.',
    )
    .optional(),
  deviations: z
    .array(z.object({ planned: text, actual: text, reason: text }))
    .describe('Where you had to depart from the plan. Leave out lists that would be empty.')
    .optional(),
  bugs_encountered: z
    .array(z.object({ description: text, resolution: text.optional(), resolved: z.boolean() }))
    .describe('Faults that you met, repaired or not.')
    .optional(),
  architectural_notes: z.array(text).describe('Decisions that later tasks must respect.').optional(),
  constraints_discovered: z
    .array(z.object({ constraint: text, impact: text.optional(), workaround: text.optional() }))
    .describe('What later tasks must respect, and you did not decide.')
    .optional(),
  unfinished_business: z
    .array(z.object({ item: text, reason: text.optional(), priority: z.enum(['high', 'medium', 'low']).optional() }))
    .describe('What is missing of the task.')
    .optional(),
  supersedes: z
    .array(z.int())
    .describe('Numbers of entries in your prompt (the n of [n]) that what you state here replaces.')
    .optional(),
  no_longer_true: z
    .array(z.object({ entry: z.int(), why: text }))
    .describe('Entries of your prompt that are no longer true, by number, with what shows it.')
    .optional(),
  contradictions: z
    .array(z.object({ entry: z.int(), contradicts: z.int() }))
    .describe('Entries of your prompt that contradict each other, by number.')
    .optional(),
  recommendations: z.array(text).describe('Advice for whoever comes next, a line each.').optional(),
  files_touched: z
    .array(z.object({ path: text, action: z.enum(['created', 'modified', 'deleted']) }))
    .describe('Files that you changed.')
    .optional(),
  tests_added: z
    .array(z.object({ file: text, test_names: z.array(text) }))
    .describe('Tests that you wrote, by their names.')
    .optional(),
  evidence: z
    .array(CitedEvidence)
    .describe(
      'For each acceptance criterion the test that fails without it; a line of a file or a check only where no test can. Whether that test ran is looked up.',
    )
    .optional(),
  plan_amendments: z
    .array(Amendment)
    .describe(
      'At most 3 changes to the plan, each with its reason. To a task that a person wrote you can add criteria, dependencies and a note.',
    )
    .optional(),
  no_change_needed: z
    .object({ why: text, evidence: text })
    .describe(
      'Only if everything that the task asks for is there already and you changed nothing: why, and what shows it.',
    )
    .optional(),
  stuck: text.describe('Only if you cannot continue: why. It costs the attempt, and a person is notified.').optional(),
  request_research: z.array(text).describe('Questions that you could not answer from this repository.').optional(),
  request_human_review: z
    .object({ needed: z.boolean(), reason: text.optional(), options: z.array(text).optional() })
    .describe(
      '`needed`: only if a person has to decide something; say what. `options`: at most four answers to choose from.',
    )
    .optional(),
  confidence_level: z.enum(['high', 'medium', 'low']).describe('How sure you are that the work is right.').optional(),
})
export type Handoff = z.infer<typeof Handoff>

/**
 * Where a handoff came from. If the agent left none, a small model made it from the agent's words (`extracted`) or the
 * engine from the changes only (`synthetic`; docs/design.md#handoff); `engine`: no agent was called.
 */
export const HandoffSource = z.enum(['structured', 'result_text', 'extracted', 'synthetic', 'engine'])
export type HandoffSource = z.infer<typeof HandoffSource>

export const handoffJsonSchema = answerSchema(Handoff)

export const Signals = z.object({
  iteration: z.int(),
  task: z.string(),
  confidence: Handoff.shape.confidence_level.unwrap().nullable(),
  research: z.array(z.string()),
})
export type Signals = z.infer<typeof Signals>

/** Written if the agent is not sure of its work, or leaves questions. */
export const SignalsGiven = z.object({ type: z.literal('signals_given'), at: z.iso.datetime(), ...Signals.shape })
