import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDuration, parseDuration } from '../../../src/core/text/amounts.ts'

test.each([
  ['90s', 90_000],
  ['15m', 900_000],
  ['2h', 7_200_000],
  ['1h 30m', 5_400_000],
  ['1h30m', 5_400_000],
  ['500ms', 500],
  ['1.5h', 5_400_000],
  ['1d', 86_400_000],
  ['90', 90_000],
  [' 2 H ', 7_200_000],
  ['0', 0],
])('"%s" is %d milliseconds', (text, ms) => {
  expect(parseDuration(text)).toBe(ms)
})

test.each(['', 'soon', '-5m', '5 weeks', 'm', '1h-2m', '1e3', '10mm', 'NaN', '1..5s'])(
  '"%s" is no duration',
  (text) => {
    expect(parseDuration(text)).toBeUndefined()
  },
)

test.each([
  [0, '0ms'],
  [850, '850ms'],
  [4_230, '4.2s'],
  [9_960, '10s'],
  [42_400, '42s'],
  [59_999, '1m'],
  [200_000, '3m 20s'],
  [7_500_000, '2h 5m'],
  [86_400_000, '1d'],
  [97_200_000, '1d 3h'],
])('%d milliseconds are shown as %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text)
})

test('what is shown reads back within the precision that it shows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 * 86_400_000 }), (ms) => {
      const back = parseDuration(formatDuration(ms)) ?? Number.NaN
      const step = ms < 60_000 ? 500 : ms < 3_600_000 ? 1_000 : ms < 86_400_000 ? 60_000 : 3_600_000
      expect(Math.abs(back - ms)).toBeLessThanOrEqual(step)
    }),
  )
})
