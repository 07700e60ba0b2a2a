import type { Usage } from '../../schema/agent/usage.ts'

/** Money as people read it: two decimals, half a cent rounded up, and never 0.00 for something that was spent. */
export function formatUsd(usd: number): string {
  if (usd > 0 && usd < 0.005) return '<0.01 USD'
  // By the digits that a person sees: 0.015 is a little less in binary, and `toFixed` makes 0.01 of it.
  const digits = Number(`${usd}e2`)
  const cents = Math.round(Number.isNaN(digits) ? usd * 100 : digits)
  return `${(cents / 100).toFixed(2)} USD`
}

/** A limit that a person set, to a hundredth of a cent: 0.015 is neither 0.01 nor 0.02. */
export function formatLimit(usd: number): string {
  const digits = String(Number(usd.toFixed(4)))
  return /\.\d{3}/.test(digits) ? `${digits} USD` : formatUsd(usd)
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

/** At least so many, short and as a setting or an order takes it: 950, 45.2k, 1.3M. */
export function tokenAmount(tokens: number): string {
  const [unit, size] = tokens < 10_000 ? ['', 1] : tokens < 1_000_000 ? ['k', 1000] : (['M', 1_000_000] as const)
  return size === 1 ? String(tokens) : `${Math.ceil((tokens / Number(size)) * 10) / 10}${unit}`
}

export const totalTokens = (usage: Usage): number =>
  usage.input_tokens + usage.output_tokens + usage.cache_read_tokens + usage.cache_creation_tokens

export const usageInWords = (usage: Usage): string =>
  `${formatUsd(usage.usd)}, ${formatTokens(totalTokens(usage))} tokens ` +
  `(${formatTokens(usage.input_tokens + usage.cache_creation_tokens)} in, ` +
  `${formatTokens(usage.cache_read_tokens)} from the cache, ${formatTokens(usage.output_tokens)} out)`

/** Disk space for people: `0 kB`, `340 kB`, `148 MB`, `2.3 GB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 999_500) return `${Math.round(bytes / 1_000)} kB`
  return bytes < 999_500_000 ? `${Math.round(bytes / 1_000_000)} MB` : `${(bytes / 1_000_000_000).toFixed(1)} GB`
}

/** `1 task`, `3 tasks`. */
export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** `12,345`: a whole number for people. `toLocaleString` takes 10 ms when it is first called, which every start would pay. */
export const thousands = (count: number): string => String(Math.round(count)).replace(/\B(?=(?:\d{3})+$)/g, ',')

const millis: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }
const shape = /^\s*(?:\d+(?:\.\d+)?\s*(?:ms|[smhd])\s*)+$/i

/** Milliseconds of `90s`, `15m`, `2h`, `1h 30m`, `500ms` or a bare number of seconds; undefined for anything else. */
export function parseDuration(text: string): number | undefined {
  if (/^\s*\d+(?:\.\d+)?\s*$/.test(text)) return Math.round(Number(text) * 1_000)
  if (!shape.test(text)) return undefined
  let total = 0
  for (const [, amount, unit = ''] of text.toLowerCase().matchAll(/(\d+(?:\.\d+)?)\s*(ms|[smhd])/g)) {
    total += Number(amount) * (millis[unit] ?? Number.NaN)
  }
  return Math.round(total)
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** `second`, `no. 11`. */
export const ordinal = (number: number): string => ordinals[number - 1] ?? `no. ${number}`

/** A duration for people: `850ms`, `4.2s`, `42s`, `3m 20s`, `2h 5m`, `1d 3h`. */
export function formatDuration(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)}ms`
  if (ms < 9_950) return `${Math.round(ms / 100) / 10}s`
  const seconds = Math.round(ms / 1_000)
  if (seconds < 60) return `${seconds}s`
  if (seconds < 3_600) return pair([Math.floor(seconds / 60), 'm'], [seconds % 60, 's'])
  const minutes = Math.floor(seconds / 60)
  if (minutes < 1_440) return pair([Math.floor(minutes / 60), 'h'], [minutes % 60, 'm'])
  const hours = Math.floor(minutes / 60)
  return pair([Math.floor(hours / 24), 'd'], [hours % 24, 'h'])
}

const pair = ([big, bigUnit]: [number, string], [small, smallUnit]: [number, string]): string =>
  small === 0 ? `${big}${bigUnit}` : `${big}${bigUnit} ${small}${smallUnit}`

/** `2026-11-21 14:30 UTC`; a moment that is no date is shown as it came. */
export function formatUtc(moment: number | string): string {
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) ? String(moment) : `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** The moment and its distance: `2026-11-21 14:30 UTC (in 2h 5m)`; without a `now`, the moment alone. */
export function fromNow(moment: string, now: number | null): string {
  if (now === null) return formatUtc(moment)
  const distance = Date.parse(moment) - now
  if (Number.isNaN(distance)) return formatUtc(moment)
  return `${formatUtc(moment)} (${distance > 0 ? `in ${formatDuration(ahead(distance))}` : `${formatDuration(-distance)} ago`})`
}

/** Milliseconds since a moment; a clock that ran backwards gives no negative age. */
export const ageMs = (moment: string, now: number): number => Math.max(0, now - Date.parse(moment))

/** Nobody waits by the second for what is minutes away. */
const ahead = (ms: number): number => (ms < 60_000 ? ms : Math.round(ms / 60_000) * 60_000)
