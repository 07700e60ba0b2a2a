import { z } from 'zod'

const message = z.string()

/** What ended an agent call, from structured fields of the stream and the process, never from quoted text (docs/design.md#how-an-agent-call-ends). */
export const AgentEnd = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('finished'), structured: z.unknown(), text: z.string() }),
  /** The process ended well and gave no answer. */
  z.object({ kind: z.literal('no_result'), tail: z.string() }),
  z.object({
    kind: z.literal('error'),
    what: z.enum(['turns', 'budget', 'structured_output', 'refused', 'disk', 'other']),
    message,
  }),
  z.object({ kind: z.literal('usage_limit'), until: z.string().nullable(), message }),
  z.object({ kind: z.literal('overloaded'), message }),
  z.object({ kind: z.literal('billing'), message }),
  z.object({ kind: z.literal('auth'), message }),
  z.object({
    kind: z.literal('crashed'),
    exitCode: z.int().nullable(),
    signal: z.string().nullable(),
    tail: z.string(),
  }),
  z.object({ kind: z.literal('timed_out'), limit: z.enum(['wall', 'idle']), afterMs: z.number() }),
  z.object({ kind: z.literal('cancelled') }),
])
export type AgentEnd = z.infer<typeof AgentEnd>
