import { formatDuration } from './duration.ts'

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
