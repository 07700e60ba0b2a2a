import { z } from 'zod'
import { Amendment } from '../plan/plan.ts'
import { AgentEnd } from './agent-end.ts'
import { answerSchema } from './json-schema.ts'
import { KnowledgeAnswer } from './knowledge-operations.ts'
import { ServersLeft } from './mcp-server.ts'
import { Usage } from './usage.ts'

const text = z.string()

/** The older programs wrote this value; ralph has its own file, so another value is a mistake. */
const only = (value: string) => z.literal(value, `only ${value}: ralph has its own`).optional()

const call = {
  /** A file below `.ralph/templates/`. */
  prompt_template: text.min(1).optional(),
  mcp_config: only('mcp-context.json'),
}

/** `context_agent` of `.ralph/config/agents.json`: prepares the coding agent's prompt and records what was learned. */
export const ContextAgent = z.strictObject({
  model: text.min(1).nullable().default(null),
  prep: z
    .strictObject({
      max_turns: z.int().min(1).max(1000).default(25),
      ...call,
      schema: only('context-prep-schema.json'),
      output_file: only('.ralph/context/prepared-prompt.md'),
    })
    .prefault({}),
  post: z
    .strictObject({
      max_turns: z.int().min(1).max(1000).default(10),
      ...call,
      schema: only('context-post-schema.json'),
    })
    .prefault({}),
})
export type ContextAgent = z.infer<typeof ContextAgent>

/** `research`: the extra call that a `prep` may request (docs/memory.md#agent-orchestrated). */
export const ContextRole = z.enum(['index', 'post', 'prep', 'research'])
export type ContextRole = z.infer<typeof ContextRole>

const bounds = { model: z.string().nullable(), max_turns: z.int() }
const through = z.int()

/** A call due before an attempt's agent; the job with the key for a model makes it. */
export const PlannedCall = z.discriminatedUnion('role', [
  /** `trigger`: why the index is due, as `core/knowledge/trigger.ts` names it. */
  z.object({ role: z.literal('index'), ...bounds, through, trigger: z.string() }),
  /** `of`: the iteration that it reviews. */
  z.object({ role: z.literal('post'), ...bounds, through, of: z.int() }),
  z.object({ role: z.literal('prep'), ...bounds }),
])
export type PlannedCall = z.infer<typeof PlannedCall>
export type Planned<R extends PlannedCall['role']> = Extract<PlannedCall, { role: R }>

/** A call whose answer is not read yet: how it ended and what it cost. */
export const EndedCall = z.object({
  model: z.string().nullable(),
  end: AgentEnd,
  usage: Usage.extend({ usd: z.number().nonnegative().max(100_000) }),
  duration_ms: z.number().nonnegative(),
})

/** A call before an attempt. */
export const MadeCall = EndedCall.extend({
  role: ContextRole,
  /** Changes in the workspace, which were reverted; the first ones. */
  edited: z.array(z.string()).max(20).default([]),
  servers: ServersLeft.optional(),
})
export type MadeCall = z.infer<typeof MadeCall>

/** `iterations/<thousand>/<n>/context.json`: the calls before an attempt, in order. */
export const MadeCalls = z.array(MadeCall).max(4)

const fact = { at: z.iso.datetime(), iteration: z.int() }

/** `why`: the reason if there is no handoff. Its cost is part of the attempt's. */
export const ExtractionCall = z.object({
  model: z.string(),
  usage: Usage,
  duration_ms: z.number().nonnegative(),
  why: z.string().nullable(),
})
export type ExtractionCall = z.infer<typeof ExtractionCall>

/** A call around an agent's. `iteration`: the one whose agent it precedes or, for an extraction, belongs to. */
export const AgentCalled = z.object({
  type: z.literal('agent_call'),
  ...fact,
  role: z.enum([...ContextRole.options, 'extraction']),
  model: z.string().nullable(),
  usage: Usage,
  duration_ms: z.number(),
  /** Its cost is part of its attempt's, and not added to the run's again. */
  within: z.literal(true).optional(),
  of: z.int().optional(),
  outcome: z.string().optional(),
  edited: z.array(z.string()).optional(),
})

/** A post saw the same failure repeatedly. */
export const FailurePattern = z.object({
  type: z.literal('failure_pattern'),
  ...fact,
  task: z.string(),
  pattern: z.string(),
  recommended_action: z.string(),
})

/** A prep or a post asks for something else than to continue. */
export const ContextDirective = z.object({
  type: z.literal('context_directive'),
  ...fact,
  task: z.string(),
  role: ContextRole,
  action: z.string(),
  reason: z.string(),
  /** True if the attempt ends before its agent is called. */
  held: z.boolean(),
})

/** A prepared prompt was not used; the assembled one was. */
export const PreparedPromptRefused = z.object({
  type: z.literal('prepared_prompt_refused'),
  ...fact,
  why: z.array(z.string()),
})

/** A prep's answer: in the words of the older programs, with the prompt in the answer and not in a file. */
export const PrepAnswer = z.object({
  action: z
    .enum(['proceed', 'skip', 'request_human_review', 'research'])
    .describe('proceed whenever the task can be tried; the others only for the reasons in your instructions.'),
  reason: text.min(1).describe('One or two sentences.'),
  prepared_prompt: text
    .describe('For proceed: what the coding agent should know besides the task, as Markdown.')
    .optional(),
  research: z.array(text).max(10).describe('For research: the questions, each answerable by reading.').optional(),
})
export type PrepAnswer = z.infer<typeof PrepAnswer>

export const prepJsonSchema = answerSchema(PrepAnswer)

const RecommendedAction = z.enum(['proceed', 'skip_task', 'modify_plan', 'request_human_review', 'increase_retries'])

export const PostAnswer = KnowledgeAnswer.extend({
  failure_pattern: text
    .describe('Only if the same failure came again: what repeats, and in which iterations.')
    .optional(),
  recommended_action: RecommendedAction,
  plan_amendments: z.array(Amendment).describe('For modify_plan: at most 3 changes, each with its reason.').optional(),
  summary: text.min(1).describe('One sentence: what you took in, and why you recommend this.'),
})
export type PostAnswer = z.infer<typeof PostAnswer>

export const postJsonSchema = answerSchema(PostAnswer)
