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
