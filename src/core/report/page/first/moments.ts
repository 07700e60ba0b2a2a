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
