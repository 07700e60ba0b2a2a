import { z } from 'zod'

/** Usage of an agent call. Money in USD as the agent reports it, tokens as billed. */
export const Usage = z.object({
  usd: z.number().nonnegative(),
  turns: z.int().nonnegative(),
  input_tokens: z.int().nonnegative(),
  output_tokens: z.int().nonnegative(),
  cache_read_tokens: z.int().nonnegative(),
  cache_creation_tokens: z.int().nonnegative(),
  /** Of the first request: the prompt and what the agent's program adds. Only for one call, never for a sum. */
  first_tokens: z.int().nonnegative().optional(),
})
export type Usage = z.infer<typeof Usage>

export const noUsage = {
  usd: 0,
  turns: 0,
  input_tokens: 0,
  output_tokens: 0,
  cache_read_tokens: 0,
  cache_creation_tokens: 0,
} satisfies Usage

/** The calls of one role; `unknown`: calls that were lost, whose cost is in no sum. */
export const RoleSpent = z.object({ calls: z.int(), usd: z.number(), tokens: z.number(), unknown: z.int().optional() })
export type RoleSpent = z.infer<typeof RoleSpent>

export function addUsage(a: Usage, b: Usage): Usage {
  return {
    usd: a.usd + b.usd,
    turns: a.turns + b.turns,
    input_tokens: a.input_tokens + b.input_tokens,
    output_tokens: a.output_tokens + b.output_tokens,
    cache_read_tokens: a.cache_read_tokens + b.cache_read_tokens,
    cache_creation_tokens: a.cache_creation_tokens + b.cache_creation_tokens,
  }
}

/** Usage since `before`. */
export function lessUsage(now: Usage, before: Usage): Usage {
  const names = Object.keys(noUsage) as (keyof typeof noUsage)[]
  return Object.fromEntries(names.map((name) => [name, Math.max(0, now[name] - before[name])])) as typeof noUsage
}
