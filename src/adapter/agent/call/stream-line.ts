import { z } from 'zod'
import { tryRead } from '../../../core/text/try-read.ts'

/**
 * The relevant fields of the CLI's stream-json (measured with 2.1.197 and 2.1.330). All are optional, and a wrong type counts
 * as missing: the format changes, and a strange line must not lose a call.
 */
const text = z.string().optional().catch(undefined)
const number = z.number().nonnegative().optional().catch(undefined)
const flag = z.boolean().optional().catch(undefined)
const count = number.transform((value) => Math.round(value ?? 0))

const TokenCounts = z
  .object({
    input_tokens: count,
    output_tokens: count,
    cache_read_input_tokens: count,
    cache_creation_input_tokens: count,
  })
  .optional()
  .catch(undefined)
export type TokenCounts = NonNullable<z.infer<typeof TokenCounts>>

const ModelUsage = z
  .record(
    z.string(),
    z.object({
      inputTokens: count,
      outputTokens: count,
      cacheReadInputTokens: count,
      cacheCreationInputTokens: count,
    }),
  )
  .optional()
  .catch(undefined)

const Block = z.looseObject({
  type: text,
  text,
  id: text,
  name: text,
  input: z.record(z.string(), z.unknown()).optional().catch(undefined),
})

const ToolResult = z.object({ tool_use_id: text, is_error: flag, content: z.unknown() })

const Line = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('system'),
    subtype: text,
    model: text,
    tools: z.array(z.string()).optional().catch(undefined),
    mcp_servers: z
      .array(z.object({ name: text, status: text }))
      .optional()
      .catch(undefined),
    attempt: number,
    retry_delay_ms: number,
    error_status: number,
    error: text,
  }),
  z.object({
    type: z.literal('assistant'),
    /** Set if the CLI speaks for the model: `rate_limit`, `authentication_failed`, `billing_error`, … */
    error: text,
    message: z.object({
      id: text,
      /** `<synthetic>` if the CLI speaks for the model. */
      model: text,
      content: z.array(Block).catch([]),
      usage: TokenCounts,
    }),
  }),
  z.object({
    type: z.literal('user'),
    message: z
      .object({ content: z.array(ToolResult) })
      .optional()
      .catch(undefined),
  }),
  z.object({
    type: z.literal('rate_limit_event'),
    rate_limit_info: z.object({ status: text, resetsAt: number }),
  }),
  z.object({
    type: z.literal('result'),
    subtype: text,
    is_error: flag,
    api_error_status: number,
    stop_reason: text,
    num_turns: number,
    result: text,
    errors: z.array(z.string()).optional().catch(undefined),
    structured_output: z.unknown().optional(),
    total_cost_usd: number,
    usage: TokenCounts,
    modelUsage: ModelUsage,
    permission_denials: z
      .array(z.object({ tool_name: text, tool_input: z.record(z.string(), z.unknown()).catch({}) }))
      .optional()
      .catch(undefined),
  }),
])
export type StreamLine = z.infer<typeof Line>
export type ResultLine = Extract<StreamLine, { type: 'result' }>

/** Undefined for unknown kinds and other text. */
export function parseLine(line: string): StreamLine | undefined {
  // Keeps 8 MiB of prose away from the parser.
  if (!line.trimStart().startsWith('{')) return undefined
  return tryRead(() => Line.safeParse(JSON.parse(line)).data)
}
