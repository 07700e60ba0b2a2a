import { z } from 'zod'
import { EndedCall } from './context-agent.ts'
import { answerSchema } from './json-schema.ts'
import { Usage } from './usage.ts'

const text = z.string()

/** When a pass runs: after checks that passed, after failed ones, after any, or every N-th iteration. */
const PassTrigger = z
  .string()
  .regex(
    /^(always|on_success|on_failure|periodic:[1-9]\d{0,3})$/,
    'expected always, on_success, on_failure or periodic:N',
  )

/** A review of each change by an agent that only reads, configured in `.ralph/config/agents.json`. */
export const AgentPass = z.strictObject({
  name: text.regex(/^[a-z0-9][a-z0-9_-]{0,39}$/, 'expected a-z, 0-9, "_" and "-", 40 characters at most'),
  enabled: z.boolean().default(true),
  /** Default or null: the coding agent's. */
  model: text.min(1).nullish(),
  trigger: PassTrigger,
  max_turns: z.int().min(1).max(1000).default(5),
  /** A file below `.ralph/templates/`, or a built-in template. */
  prompt_template: text.min(1),
  /** JSON Schema of its answer: inline, or a file below `.ralph/config/`. */
  schema: z.union([text.min(1), z.record(text, z.unknown())]).optional(),
  /** A file of MCP servers below `.ralph/config/`. */
  mcp_config: text
    .regex(/^[\w-][\w.-]*\.json$/, 'expected the name of a file of .ralph/config, such as mcp-context.json')
    .default('mcp-coding.json'),
  /** Anything that a pass writes is discarded. */
  read_only: z.literal(true, 'a pass only reads').optional(),
  /** The mildest severity that fails the iteration. */
  fail_on: z.enum(['never', 'critical', 'warning', 'suggestion']).default('never'),
})
export type AgentPass = z.infer<typeof AgentPass>

const Severity = z.enum(['critical', 'warning', 'suggestion'])

export const PassIssue = z.object({
  severity: Severity,
  description: text.min(1).describe('What is wrong, and what it leads to.'),
  file: text.nullable().optional().describe('A file of the change, if the finding is about one.'),
  suggested_fix: text.nullable().optional(),
})
export type PassIssue = z.infer<typeof PassIssue>

/** The answer of a pass without a schema of its own. */
export const PassAnswer = z.object({
  issues: z.array(PassIssue).describe('Defects only; empty if there are none.'),
  summary: text.min(1).describe('One or two sentences.'),
})

export const passJsonSchema = answerSchema(PassAnswer)

/** A call of a pass whose answer is not read yet. */
export const PassCall = EndedCall.extend({
  name: text,
  /** MCP servers that were of no use; their memory is ignored. */
  troubles: z.array(text).optional(),
})
export type PassCall = z.infer<typeof PassCall>

/** One of `iterations/<thousand>/<n>/passes.json`: the result of a call; `why`: the reason if no answer counts. */
export const PassResult = PassCall.extend({
  answer: z.unknown(),
  issues: z.array(PassIssue),
  summary: text,
  why: text.nullable(),
})
export type PassResult = z.infer<typeof PassResult>
export const PassResults = z.array(PassResult)

export const PassMade = z.object({
  type: z.literal('agent_pass'),
  at: z.iso.datetime(),
  iteration: z.int(),
  task: text,
  pass_name: text,
  model: text.nullable(),
  usage: Usage,
  /** Called when its attempt was settled: its cost is not part of the attempt's. */
  apart: z.boolean().optional(),
  issues: z.int(),
  critical: z.int(),
  /** From the answer, or why there is none. */
  summary: text,
})

/** Passes due in the next job with an agent: their checks ran in a job without a key for a model. */
const Owed = z.object({
  iteration: z.int(),
  task: text,
  attempt: z.int(),
  passes: z.array(text),
  checks: z.enum(['passed', 'failed']),
  /** The attempt's starting point, and its commit. */
  start: text,
  commit: text,
})
export const OwedPasses = Owed.extend({
  begun: z.int().default(0),
})
export type OwedPasses = z.infer<typeof OwedPasses>

/** A call of such a pass whose answer is not read yet. */
export const OwedCall = PassCall.extend({ iteration: z.int() })
export type OwedCall = z.infer<typeof OwedCall>

const at = z.iso.datetime()

export const PassesOwed = Owed.extend({ type: z.literal('passes_owed'), at })

export const PassesBegun = z.object({ type: z.literal('passes_begun'), at, iterations: z.array(z.int()) })
