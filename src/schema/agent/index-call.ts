import { z } from 'zod'
import { AgentEnd } from './agent-end.ts'
import { ServersLeft } from './mcp-server.ts'
import { Usage } from './usage.ts'

/** What an agent is asked before an iteration, so that the index knows what the last ones taught (docs/memory.md#when-it-is-renewed). */
export const IndexQuestion = z.object({
  prompt: z.string(),
  model: z.string().nullable(),
  max_turns: z.int(),
  /** Why the index is due, as `core/knowledge/trigger.ts` names it. */
  trigger: z.string(),
  /** The newest iteration whose handoff the prompt holds. */
  through: z.int(),
})
export type IndexQuestion = z.infer<typeof IndexQuestion>

/** The call, before anybody has read its answer. */
export const IndexAnswer = z.object({
  end: AgentEnd,
  usage: Usage.extend({ usd: z.number().nonnegative().max(100_000) }),
  duration_ms: z.number().nonnegative(),
  servers: ServersLeft.optional(),
})
export type IndexAnswer = z.infer<typeof IndexAnswer>

/** A call that is no part of an attempt; what it cost counts for the run. */
export const AgentCalled = z.object({
  type: z.literal('agent_call'),
  at: z.iso.datetime(),
  role: z.enum(['index']),
  /** The iteration before which it was made. */
  iteration: z.int(),
  model: z.string().nullable(),
  usage: Usage,
  duration_ms: z.number(),
})
