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

/**
 * What the job of an agent says of its call (docs/threats.md#what-the-agents-job-says). Hostile: whatever can be found out from the commit beside it
 * is found out by whoever takes it in, and nothing here names a task, a checkpoint or a tree.
 */
export const AgentCall = z.object({
  schema: z.literal(1),
  /** Of what was handed on: another attempt's call is none of this one. */
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
  /** What the guards found where the agent was; they look again where the commit is made. */
  findings: z.array(z.string()).max(10_000),
  /** As the machine of that job has it. */
  confined: Confined.optional(),
  /** What its MCP servers left; nobody has read what they remember. */
  servers: ServersLeft.optional(),
  /** Where its agent left no handoff, and another was asked to make one of its words. */
  extraction: ExtractionCall.extend({ usage: bounded, duration_ms: duration }).optional(),
  /** Where a reviewer was asked; its answer has not been read. */
  review: ReviewCall.optional(),
  /** The calls that were made before it; nobody has read their answers. */
  calls: MadeCalls.optional(),
  /** Passes that were due before the checks; nobody has read their answers. */
  passes: z.array(PassCall).max(20).optional(),
  /** Passes about earlier iterations; nobody has read their answers. */
  owed: z.array(OwedCall).max(100).optional(),
  /** A call about the plan as a whole; nobody has read its answer. */
  counsel: MadeCounsel.optional(),
})
export type AgentCall = z.infer<typeof AgentCall>

/** What its coding agent had used when it was heard of last: tokens, and the price where it had come to its result. */
const SpentSoFar = z.object({ usage: bounded, duration_ms: duration })

/** What the same job says while it is at work, in case that it dies: nobody has read these answers either. */
export const CallsSoFar = AgentCall.pick({ schema: true, nonce: true }).extend({
  calls: MadeCalls,
  spent: SpentSoFar.optional(),
})
export type CallsSoFar = z.infer<typeof CallsSoFar>
