import { z } from 'zod'
import { Usage } from './usage.ts'

const message = z.string()

/** What ended an agent call early. */
export const AgentFault = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('error'),
    what: z.enum(['turns', 'budget', 'structured_output', 'refused', 'disk', 'limit', 'other']),
    message,
  }),
  z.object({ kind: z.literal('usage_limit'), until: z.string().nullable(), message }),
  z.object({ kind: z.literal('overloaded'), message }),
  z.object({ kind: z.literal('billing'), message }),
  z.object({ kind: z.literal('auth'), message }),
  z.object({
    kind: z.literal('crashed'),
    /** Both null if neither is known. */
    exitCode: z.int().nullable(),
    signal: z.string().nullable(),
    tail: z.string(),
  }),
  z.object({ kind: z.literal('timed_out'), limit: z.enum(['wall', 'idle']), afterMs: z.number() }),
  z.object({ kind: z.literal('cancelled') }),
])
export type AgentFault = z.infer<typeof AgentFault>

/** From structured fields, never from quoted text (docs/design.md#how-an-agent-call-ends). */
export const AgentEnd = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('finished'), structured: z.unknown(), text: z.string() }),
  /** The process ended well without an answer. */
  z.object({ kind: z.literal('no_result'), tail: z.string() }),
  ...AgentFault.options,
])
export type AgentEnd = z.infer<typeof AgentEnd>

/** An agent's steps in one call, in order: a tool, its target, how often in a row, and the time until the next step. */
export const AgentSteps = z.object({
  kept: z.array(z.object({ name: z.string(), target: z.string(), count: z.int(), duration_ms: z.number() })),
  more: z.int(),
})
export type AgentSteps = z.infer<typeof AgentSteps>

/** `iterations/<thousand>/<n>/agent.json`: the end of the agent's call, its usage and its changes. */
export const AgentRecord = z.object({
  end: z.string(),
  /** Absent if the call came to its own end, and in older records. */
  fault: AgentFault.optional(),
  /** Why the attempt did not pass; null if it did. */
  why: z.string().nullable(),
  attempt: z.int(),
  task: z.string(),
  duration_ms: z.number(),
  usage: Usage,
  denials: z.array(z.string()).default([]),
  /** The first 500; `files` counts all. */
  changes: z.array(z.object({ path: z.string(), action: z.string() })).default([]),
  files: z.int().default(0),
  /** Absent in older records, and of agents that do not report their steps. */
  steps: AgentSteps.optional(),
})
export type AgentRecord = z.infer<typeof AgentRecord>
