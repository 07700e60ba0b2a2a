import { addUsage, noUsage, type Usage } from '../../schema/agent/usage.ts'
import type { ResultLine, Tokens } from './stream-line.ts'

/** What one message used; its price comes with the result. */
export const usageOfTokens = (tokens: Tokens): Usage => ({
  usd: 0,
  turns: 1,
  input_tokens: tokens.input_tokens,
  output_tokens: tokens.output_tokens,
  cache_read_tokens: tokens.cache_read_input_tokens,
  cache_creation_tokens: tokens.cache_creation_input_tokens,
})

export const subtractUsage = (from: Usage, part: Usage): Usage => ({
  usd: from.usd - part.usd,
  turns: from.turns - part.turns,
  input_tokens: from.input_tokens - part.input_tokens,
  output_tokens: from.output_tokens - part.output_tokens,
  cache_read_tokens: from.cache_read_tokens - part.cache_read_tokens,
  cache_creation_tokens: from.cache_creation_tokens - part.cache_creation_tokens,
})

/** What the call used: the result's word where there is one, else what its messages `counted`. `modelUsage` covers subagents and calls that `usage` misses (zeros after error_max_budget_usd, measured). */
export function usageOfResult(result: ResultLine | null, counted: Usage): Usage {
  if (result === null) return counted
  const models = Object.values(result.modelUsage ?? {})
  const tokens = result.usage === undefined ? counted : usageOfTokens(result.usage)
  const total = models.reduce<Usage>(
    (sum, model) =>
      addUsage(sum, {
        usd: 0,
        turns: 0,
        input_tokens: model.inputTokens,
        output_tokens: model.outputTokens,
        cache_read_tokens: model.cacheReadInputTokens,
        cache_creation_tokens: model.cacheCreationInputTokens,
      }),
    noUsage,
  )
  return {
    ...(models.length > 0 ? total : tokens),
    usd: result.total_cost_usd ?? 0,
    turns: Math.round(result.num_turns ?? counted.turns),
  }
}
