import { z } from 'zod'
import { AgentEnd, AgentSteps } from '../agent/agent-end.ts'
import { ExtractionCall, MadeCalls } from '../agent/context-agent.ts'
import { Handoff, HandoffSource } from '../agent/handoff.ts'
import { ServersLeft } from '../agent/mcp-server.ts'
import { OwedCall, PassCall } from '../agent/pass.ts'
import { ReviewCall } from '../agent/review.ts'
import { Usage } from '../agent/usage.ts'
import { Confined } from '../check/confinement.ts'
import { MadeCounsel } from '../counsel/counsel.ts'

const week = 7 * 24 * 60 * 60 * 1000
const duration = z.number().nonnegative().max(week)
const bounded = Usage.extend({ usd: z.number().nonnegative().max(100_000) })
const listed = z.object({ paths: z.array(z.string()).max(1000), total: z.int().nonnegative() })

/** Hostile (docs/threats.md#what-the-agents-job-says): nothing here names a task, a checkpoint or a tree. */
export const AgentCall = z.object({
  schema: z.literal(1),
  /** Of the delegated attempt: another attempt's call has another nonce. */
  nonce: z.string(),
  end: AgentEnd,
  usage: bounded,
  durationMs: duration,
  lingeredMs: duration.nullable(),
  denials: z.array(z.string()).max(1000),
  steps: AgentSteps.optional(),
  handoff: Handoff.nullable(),
  handoffSource: HandoffSource.nullable(),
  hidden: listed,
  environment: listed,
  unready: z.string().nullable(),
  /** The guards' findings on the agent's machine; they look again when the commit is made. */
  findings: z.array(z.string()).max(10_000),
  /** On that job's machine. */
  confined: Confined.optional(),
  /** Results of its MCP servers; their memory is unread. */
  servers: ServersLeft.optional(),
  /** Set if the agent left no handoff, and a call made one from its words. */
  extraction: ExtractionCall.extend({ usage: bounded, duration_ms: duration }).optional(),
  /** A reviewer's call; its answer is unread. */
  review: ReviewCall.optional(),
  /** Calls before it; their answers are unread. */
  calls: MadeCalls.optional(),
  /** Passes due before the checks; their answers are unread. */
  passes: z.array(PassCall).max(20).optional(),
  /** Passes about earlier iterations; their answers are unread. */
  owed: z.array(OwedCall).max(100).optional(),
  /** A call about the plan as a whole; its answer is unread. */
  counsel: MadeCounsel.optional(),
})
export type AgentCall = z.infer<typeof AgentCall>

/** Last known usage of the coding agent: tokens, and the price if it had a result. */
const SpentSoFar = z.object({ usage: bounded, duration_ms: duration })

/** The same job during its work, in case it dies; the answers are unread too. */
export const CallsSoFar = AgentCall.pick({ schema: true, nonce: true }).extend({
  calls: MadeCalls,
  spent: SpentSoFar.optional(),
})
export type CallsSoFar = z.infer<typeof CallsSoFar>
