/** When and where the CLI wrote its message; `localZone` is the IANA zone for times without a zone. */
export interface MessageMoment {
  /** Epoch ms. */
  readonly now: number
  readonly localZone: string
}

const minute = 60_000
/** A message may be slightly older than its limit; without this margin it would mean tomorrow. */
const maxPastMs = 10 * minute
/** The longest limit is a month: a later time was misread. */
const maxAheadMs = 35 * 24 * 60 * minute

/**
 * Epoch ms of the reset time in the CLI's words: `…|1760000400`, `resets 2am`, `resets 1:30am (Asia/Dhaka)`, `resets May 5
 * at 9pm (America/New_York)`, `resets Jan 2, 2027, 9am`, `will reset at 3pm (…)`, `resets in 2h 5m`, `regain access on
 * 2026-12-01 at 00:00 UTC`; undefined if none is plausible. Only for the text of an error result: a model can write anything
 * (failure model C6).
 */
export function resetTimeIn(message: string, moment: MessageMoment): number | undefined {
  const resetMs =
    epochTime(message) ?? calendarTime(message) ?? timeAfterSpan(message, moment) ?? wallTime(message, moment)
  if (resetMs === undefined || resetMs < moment.now - maxPastMs || resetMs > moment.now + maxAheadMs) return undefined
  return resetMs
}

function epochTime(message: string): number | undefined {
  const [, seconds] = /\|(\d{10})(?:\d{3})?\b/.exec(message) ?? []
  return seconds === undefined ? undefined : Number(seconds) * 1000
}

function calendarTime(message: string): number | undefined {
  const [, day, time] = /\bregain access on (\d{4}-\d\d-\d\d) at (\d\d:\d\d) UTC\b/.exec(message) ?? []
  const resetMs = Date.parse(`${day}T${time}Z`)
  return Number.isNaN(resetMs) ? undefined : resetMs
}

const units: Readonly<Record<string, number>> = { d: 24 * 60 * minute, h: 60 * minute, m: minute, s: 1000 }

function timeAfterSpan(message: string, { now }: MessageMoment): number | undefined {
  const [, text] = /\bresets? in ((?:\d+ ?(?:d|h|m|s)[a-z]*[ ,]*)+)/i.exec(message) ?? []
  if (text === undefined) return undefined
  const amounts = [...text.matchAll(/(\d+) ?([dhms])/gi)]
  return amounts.reduce((sum, [, count, unit = '']) => sum + Number(count) * (units[unit.toLowerCase()] ?? 0), now)
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const wallPattern =
  /\bresets? (?:at )?(?:(?<month>[A-Z][a-z]{2})[a-z]* (?<day>\d{1,2})(?:, \d{4})?)?(?:,? (?:at )?)?(?:(?<hour>\d{1,2})(?::(?<minute>\d{2}))?[ \u00a0\u202f]?(?<half>am|pm))?(?: \((?<zone>[\w/+-]+)\))?/i

function wallTime(message: string, { now, localZone }: MessageMoment): number | undefined {
  const { month, day, hour, minute: minutes, half, zone = localZone } = wallPattern.exec(message)?.groups ?? {}
  const offset = offsetOf(zone)
  if ((hour === undefined && month === undefined) || offset === undefined) return undefined
  if (month !== undefined && monthOf(month) < 0) return undefined
  const time = { hour: hour === undefined ? 0 : hourOf(Number(hour), half), minute: Number(minutes ?? 0) }
  const today = new Date(now + offset(now))
  const candidates =
    month === undefined
      ? [-1, 0, 1].map((days) => ({
          year: today.getUTCFullYear(),
          month: today.getUTCMonth(),
          day: today.getUTCDate() + days,
        }))
      : [-1, 0, 1].map((years) => ({ year: today.getUTCFullYear() + years, month: monthOf(month), day: Number(day) }))
  return candidates
    .map(({ year, month, day }) => instant(Date.UTC(year, month, day, time.hour, time.minute), offset))
    .find((candidate) => candidate >= now - maxPastMs)
}

const monthOf = (name: string): number => months.indexOf(name.toLowerCase())

/** 12am is midnight, 12pm noon. */
const hourOf = (hour: number, half = ''): number => (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)

type Offset = (atMs: number) => number

/** When the zone's clocks show this wall time; uses the offset of that moment. */
function instant(wallMs: number, offset: Offset): number {
  const approximate = wallMs - offset(wallMs)
  return wallMs - offset(approximate)
}

/** How far a zone's clocks are ahead of UTC, in ms; undefined for an unknown zone. */
function offsetOf(zone: string): Offset | undefined {
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
    return (atMs) => {
      const name = format.formatToParts(atMs).find(({ type }) => type === 'timeZoneName')?.value ?? ''
      const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? []
      return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * minute
    }
  } catch {
    return undefined
  }
}
