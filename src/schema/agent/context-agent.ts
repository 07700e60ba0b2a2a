import { z } from 'zod'
import { Amendment } from '../plan/plan.ts'
import { AgentEnd } from './agent-end.ts'
import { answerSchema } from './json-schema.ts'
import { KnowledgeAnswer } from './knowledge-operations.ts'
import { ServersLeft } from './mcp-server.ts'
import { Usage } from './usage.ts'

const text = z.string()

/** What the older programs wrote there and ralph has no choice in: the file as they shipped it is read, another value is a mistake. */
const only = (value: string) => z.literal(value, `only ${value}: ralph has its own`).optional()

const call = {
  /** A file below `.ralph/templates/`. */
  prompt_template: text.min(1).optional(),
  mcp_config: only('mcp-context.json'),
}

/** `context_agent` of `.ralph/config/agents.json`: who prepares what the coding agent is told, and keeps what came of it. */
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

/**
 * Calls around the coding agent. `index` and `post` take in what the last iterations taught, `prep` prepares the next
 * prompt, `research` is the one more call that a prep may ask for (docs/memory.md#agent-orchestrated).
 */
export const ContextRole = z.enum(['index', 'post', 'prep', 'research'])
export type ContextRole = z.infer<typeof ContextRole>

const bounds = { model: z.string().nullable(), max_turns: z.int() }
/** The newest iteration whose handoff the index is to know afterwards. */
const through = z.int()

/** A call that is to be made before an attempt's agent is called: the job that has the key for a model makes it. */
export const PlannedCall = z.discriminatedUnion('role', [
  /** `trigger`: why the index is due, as `core/knowledge/trigger.ts` names it. */
  z.object({ role: z.literal('index'), ...bounds, through, trigger: z.string() }),
  /** `of`: the iteration that it looks back at. */
  z.object({ role: z.literal('post'), ...bounds, through, of: z.int() }),
  z.object({ role: z.literal('prep'), ...bounds }),
])
export type PlannedCall = z.infer<typeof PlannedCall>
export type Planned<R extends PlannedCall['role']> = Extract<PlannedCall, { role: R }>

/** The call, before anybody has read its answer. */
export const MadeCall = z.object({
  role: ContextRole,
  model: z.string().nullable(),
  end: AgentEnd,
  usage: Usage.extend({ usd: z.number().nonnegative().max(100_000) }),
  duration_ms: z.number().nonnegative(),
  /** What it changed in the workspace, which was put back; the first ones. */
  edited: z.array(z.string()).max(20).default([]),
  servers: ServersLeft.optional(),
})
export type MadeCall = z.infer<typeof MadeCall>

/** `iterations/<thousand>/<n>/context.json`: the calls before an attempt, in their order. */
export const MadeCalls = z.array(MadeCall).max(4)

const fact = { at: z.iso.datetime(), iteration: z.int() }

/**
 * The call of a small model that was to make a handoff of an agent's last words, and why there is none, where that is so. What
 * it cost is part of what the attempt has cost.
 */
export const ExtractionCall = z.object({
  model: z.string(),
  usage: Usage,
  duration_ms: z.number().nonnegative(),
  why: z.string().nullable(),
})
export type ExtractionCall = z.infer<typeof ExtractionCall>

/** A call around an agent's. `iteration`: the one before whose agent it was made or, of an extraction, that it belongs to. */
export const AgentCalled = z.object({
  type: z.literal('agent_call'),
  ...fact,
  role: z.enum([...ContextRole.options, 'extraction']),
  model: z.string().nullable(),
  usage: Usage,
  duration_ms: z.number(),
  /** What it cost is part of what its attempt has cost, and does not count for the run by itself. */
  within: z.literal(true).optional(),
  /** Of a post: the iteration that it looked back at. */
  of: z.int().optional(),
  /** What came of it, a line: the directive and its reason, or why its answer does not count. */
  outcome: z.string().optional(),
  edited: z.array(z.string()).optional(),
})

/** A post saw the same failure again and again. */
export const FailurePattern = z.object({
  type: z.literal('failure_pattern'),
  ...fact,
  /** The task of the iteration that it looked back at. */
  task: z.string(),
  pattern: z.string(),
  recommended_action: z.string(),
})

/** A prep or a post wants something else than that the attempt goes on. */
export const ContextDirective = z.object({
  type: z.literal('context_directive'),
  ...fact,
  task: z.string(),
  role: ContextRole,
  action: z.string(),
  reason: z.string(),
  /** The attempt ends before its agent is called. */
  held: z.boolean(),
})

/** The prompt that a prep prepared is not used; the assembled one is. */
export const PreparedPromptRefused = z.object({
  type: z.literal('prepared_prompt_refused'),
  ...fact,
  why: z.array(z.string()),
})

/** What a prep answers: the older programs' words, with the prompt in the answer and not in a file. */
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

/** What a post recommends. */
const RecommendedAction = z.enum(['proceed', 'skip_task', 'modify_plan', 'request_human_review', 'increase_retries'])

/** What a post answers. */
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
