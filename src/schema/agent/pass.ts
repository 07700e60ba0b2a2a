import { z } from 'zod'
import { AgentEnd } from './agent-end.ts'
import { answerSchema } from './json-schema.ts'
import { Usage } from './usage.ts'

const text = z.string()

/** When a pass looks at an iteration: after checks that passed, that failed, after any, or after each N-th iteration. */
const PassTrigger = z
  .string()
  .regex(
    /^(always|on_success|on_failure|periodic:[1-9]\d{0,3})$/,
    'expected always, on_success, on_failure or periodic:N',
  )

/** One more look at each change by an agent that only reads, as `.ralph/config/agents.json` asks for it. */
export const AgentPass = z.strictObject({
  name: text.regex(/^[a-z0-9][a-z0-9_-]{0,39}$/, 'expected a-z, 0-9, "_" and "-", 40 characters at most'),
  enabled: z.boolean().default(true),
  /** The coding agent's own where it is left out or null. */
  model: text.min(1).nullish(),
  trigger: PassTrigger,
  max_turns: z.int().min(1).max(1000).default(5),
  /** A file below `.ralph/templates/`, or the name of a template that ralph brings along. */
  prompt_template: text.min(1),
  /** JSON Schema of its answer: here, or in a file below `.ralph/config/`. */
  schema: z.union([text.min(1), z.record(text, z.unknown())]).optional(),
  /** A file of MCP servers below `.ralph/config/`. */
  mcp_config: text
    .regex(/^[\w-][\w.-]*\.json$/, 'expected the name of a file of .ralph/config, such as mcp-context.json')
    .default('mcp-coding.json'),
  /** Whatever a pass writes is thrown away. */
  read_only: z.literal(true, 'a pass only reads').optional(),
  /** The least grave finding that fails the iteration. */
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

/** What a pass is asked to answer that names no schema of its own. */
export const PassAnswer = z.object({
  issues: z.array(PassIssue).describe('Defects only; empty if there are none.'),
  summary: text.min(1).describe('One or two sentences.'),
})

export const passJsonSchema = answerSchema(PassAnswer)

/** A call of a pass, before anybody has read its answer. */
export const PassCall = z.object({
  name: text,
  end: AgentEnd,
  model: text.nullable(),
  usage: Usage,
  duration_ms: z.number().nonnegative(),
  /** Which of its MCP servers were of no use; what they remember counts for nothing. */
  troubles: z.array(text).optional(),
})
export type PassCall = z.infer<typeof PassCall>

/** One of `iterations/<thousand>/<n>/passes.json`: what a call came to; without an answer that counts, `why` says so. */
export const PassResult = PassCall.extend({
  /** By the schema of the pass. */
  answer: z.unknown(),
  issues: z.array(PassIssue),
  summary: text,
  why: text.nullable(),
})
export type PassResult = z.infer<typeof PassResult>
export const PassResults = z.array(PassResult)

/** The same as a fact of the run. */
export const PassMade = z.object({
  type: z.literal('agent_pass'),
  at: z.iso.datetime(),
  iteration: z.int(),
  task: text,
  pass_name: text,
  model: text.nullable(),
  usage: Usage,
  /** Asked when its attempt was settled: what it cost counts by itself, and is no part of what that has cost. */
  apart: z.boolean().optional(),
  issues: z.int(),
  critical: z.int(),
  /** Of the answer, else why there is none. */
  summary: text,
})

/** What passes have to look at once an agent's job is there: the checks had to say something first, where no key for a model is. */
const Owed = z.object({
  iteration: z.int(),
  task: text,
  attempt: z.int(),
  /** Names of the passes. */
  passes: z.array(text),
  /** How the checks ended. */
  checks: z.enum(['passed', 'failed']),
  /** What the attempt started from, and the commit that came of it. */
  start: text,
  commit: text,
})
export const OwedPasses = Owed.extend({
  /** How often they were begun. */
  begun: z.int().default(0),
})
export type OwedPasses = z.infer<typeof OwedPasses>

/** A call of such a pass, before anybody has read its answer. */
export const OwedCall = PassCall.extend({
  iteration: z.int(),
  usage: Usage.extend({ usd: z.number().nonnegative().max(100_000) }),
})
export type OwedCall = z.infer<typeof OwedCall>

const at = z.iso.datetime()

export const PassesOwed = Owed.extend({ type: z.literal('passes_owed'), at })

/** All that is owed is to be asked now. */
export const PassesBegun = z.object({ type: z.literal('passes_begun'), at, iterations: z.array(z.int()) })
