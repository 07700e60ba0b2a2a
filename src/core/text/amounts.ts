import type { Usage } from '../../schema/agent/usage.ts'
import { formatDuration } from './duration.ts'
import { thousands } from './thousands.ts'

/** Money as people read it: two decimals, and never 0.00 for something that was spent. */
export function formatUsd(usd: number): string {
  return usd > 0 && usd < 0.005 ? '<0.01 USD' : `${usd.toFixed(2)} USD`
}

/** Runner time as it is billed and compared, in minutes: `2.4 min`, `12 min`, `1,204 min`; below one, `42s`. */
export function formatMinutes(ms: number): string {
  const minutes = ms / 60_000
  if (minutes >= 9.95) return `${thousands(minutes)} min`
  return ms > 0 && minutes < 0.995 ? formatDuration(ms) : `${minutes.toFixed(1)} min`
}

/** A count of tokens in at most five characters: 950, 45.2k, 1.3M. */
export function formatTokens(tokens: number): string {
  if (tokens < 1000) return String(tokens)
  if (tokens < 999_950) return `${(tokens / 1000).toFixed(1)}k`
  return `${(tokens / 1_000_000).toFixed(1)}M`
}

export const totalTokens = (usage: Usage): number =>
  usage.input_tokens + usage.output_tokens + usage.cache_read_tokens + usage.cache_creation_tokens

export const usageInWords = (usage: Usage): string =>
  `${formatUsd(usage.usd)}, ${formatTokens(totalTokens(usage))} tokens ` +
  `(${formatTokens(usage.input_tokens + usage.cache_creation_tokens)} in, ` +
  `${formatTokens(usage.cache_read_tokens)} from the cache, ${formatTokens(usage.output_tokens)} out)`

/** `1 task`, `3 tasks`. */
export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`
