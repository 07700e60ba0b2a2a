import type { Usage } from '../../schema/agent/usage.ts'

/** Two decimals, half a cent rounded up, and never 0.00 for a real cost. */
export function formatUsd(usd: number): string {
  if (usd > 0 && usd < 0.005) return '<0.01 USD'
  // In decimal digits: in binary, 0.015 is slightly less, and `toFixed` would round it down.
  const digits = Number(`${usd}e2`)
  const cents = Math.round(Number.isNaN(digits) ? usd * 100 : digits)
  return `${(cents / 100).toFixed(2)} USD`
}

/** To a hundredth of a cent: a limit of 0.015 is neither 0.01 nor 0.02. */
export function formatLimit(usd: number): string {
  const digits = String(Number(usd.toFixed(4)))
  return /\.\d{3}/.test(digits) ? `${digits} USD` : formatUsd(usd)
}

/** Billed runner time: `2.4 min`, `1,204 min`; below one minute `42s`. */
export function formatMinutes(ms: number): string {
  const minutes = ms / 60_000
  if (minutes >= 9.95) return `${thousands(minutes)} min`
  return ms > 0 && minutes < 0.995 ? formatDuration(ms) : `${minutes.toFixed(1)} min`
}

/** At most five characters: 950, 45.2k, 1.3M. */
export function formatTokens(tokens: number): string {
  if (tokens < 1000) return String(tokens)
  if (tokens < 999_950) return `${(tokens / 1000).toFixed(1)}k`
  return `${(tokens / 1_000_000).toFixed(1)}M`
}

/** Rounded up, in the syntax of settings and orders: 950, 45.2k, 1.3M. */
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

/** `340 kB`, `148 MB`, `2.3 GB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 999_500) return `${Math.round(bytes / 1_000)} kB`
  return bytes < 999_500_000 ? `${Math.round(bytes / 1_000_000)} MB` : `${(bytes / 1_000_000_000).toFixed(1)} GB`
}

/** `1 task`, `3 tasks`. */
export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** `12,345`. `toLocaleString` would cost every start 10 ms. */
export const thousands = (count: number): string => String(Math.round(count)).replace(/\B(?=(?:\d{3})+$)/g, ',')

const millis: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }
const durationPattern = /^\s*(?:\d+(?:\.\d+)?\s*(?:ms|[smhd])\s*)+$/i

/** Milliseconds of `90s`, `15m`, `2h`, `1h 30m`, `500ms` or a bare number of seconds. */
export function parseDuration(text: string): number | undefined {
  if (/^\s*\d+(?:\.\d+)?\s*$/.test(text)) return Math.round(Number(text) * 1_000)
  if (!durationPattern.test(text)) return undefined
  let total = 0
  for (const [, amount, unit = ''] of text.toLowerCase().matchAll(/(\d+(?:\.\d+)?)\s*(ms|[smhd])/g)) {
    total += Number(amount) * (millis[unit] ?? Number.NaN)
  }
  return Math.round(total)
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** `second`, `no. 11`. */
export const ordinal = (number: number): string => ordinals[number - 1] ?? `no. ${number}`

/** `850ms`, `4.2s`, `42s`, `3m 20s`, `2h 5m`, `1d 3h`. */
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

/** `2026-11-21 14:30 UTC`; a text that is no date stays unchanged. */
export function formatUtc(moment: number | string): string {
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) ? String(moment) : `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** `2026-11-21 14:30 UTC (in 2h 5m)`; without `now` only the time itself. */
export function fromNow(moment: string, now: number | null): string {
  if (now === null) return formatUtc(moment)
  const distance = Date.parse(moment) - now
  if (Number.isNaN(distance)) return formatUtc(moment)
  return `${formatUtc(moment)} (${distance > 0 ? `in ${formatDuration(roundedWait(distance))}` : `${formatDuration(-distance)} ago`})`
}

/** Zero if the clock ran backwards. */
export const ageMs = (moment: string, now: number): number => Math.max(0, now - Date.parse(moment))

const roundedWait = (ms: number): number => (ms < 60_000 ? ms : Math.round(ms / 60_000) * 60_000)

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `03:12` in UTC; a text that is no date stays unchanged. */
export const clock = (moment: string): string =>
  Number.isNaN(Date.parse(moment)) ? moment : new Date(moment).toISOString().slice(11, 16)

/** `26 Nov, 03:12` in UTC: never "today", a file is also read later. */
export function dayAndClock(moment: string): string {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return moment
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]}, ${clock(moment)}`
}

/** The clock alone if the reader's moment is on the same day. */
export const clockSeenFrom = (moment: string, now: number | null): string =>
  now !== null && new Date(now).toISOString().slice(0, 10) === moment.slice(0, 10) ? clock(moment) : dayAndClock(moment)
