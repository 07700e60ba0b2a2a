import { z } from 'zod'
import type { KeptCall } from '../../core/replay/outcome-of-record.ts'
import { Handoff, HandoffSource } from '../../schema/agent/handoff.ts'
import { Usage } from '../../schema/agent/usage.ts'

const AgentFile = z.object({
  end: z.enum([
    ...(['finished', 'no_result', 'error', 'usage_limit', 'overloaded', 'billing', 'auth'] as const),
    ...(['crashed', 'timed_out', 'cancelled'] as const),
  ]),
  duration_ms: z.number(),
  usage: Usage,
  denials: z.array(z.string()).default([]),
})

const HandoffFile = z.object({ source: HandoffSource, handoff: Handoff })

/** `agent.json` and `handoff.json` of an iteration. Throws where the first one is not there: no call is known then. */
export function keptCall(agent: string | undefined, handoff: string | undefined): KeptCall {
  const call = AgentFile.parse(JSON.parse(agent ?? 'null'))
  return { ...call, handoff: handoff === undefined ? undefined : HandoffFile.parse(JSON.parse(handoff)) }
}
