import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resetTimeIn } from '../../../../src/adapter/agent/call/reset-time.ts'

const read = (message: string, now: string, localZone = 'UTC') => {
  const found = resetTimeIn(message, { now: Date.parse(now), localZone })
  return found === undefined ? undefined : new Date(found).toISOString()
}

const evening = '2026-11-21T20:00:00Z'

test.each([
  ['Claude AI usage limit reached|1760000400', '2025-10-09T07:00:00Z', '2025-10-09T09:00:00.000Z'],
  ['Claude AI usage limit reached|1760000400000', '2025-10-09T07:00:00Z', '2025-10-09T09:00:00.000Z'],
  ["You've hit your session limit · resets 9:56pm (UTC)", evening, '2026-11-21T21:56:00.000Z'],
  ["You've hit your limit · resets 1:30am (Asia/Dhaka)", evening, '2026-11-22T19:30:00.000Z'],
  ["You've hit your limit · resets 1:30am (Asia/Dhaka)", '2026-11-21T19:00:00Z', '2026-11-21T19:30:00.000Z'],
  ['5-hour limit reached ∙ resets 2am', evening, '2026-11-22T02:00:00.000Z'],
  ['Your limit will reset at 3pm (America/Bogota).', '2026-11-21T15:00:00Z', '2026-11-21T20:00:00.000Z'],
  ["You've hit your limit · resets Nov 25 at 9pm (America/New_York)", evening, '2026-11-26T02:00:00.000Z'],
  ["You're out of extra usage · resets Nov 24, 8pm (Europe/Budapest)", evening, '2026-11-24T19:00:00.000Z'],
  ['Opus weekly limit reached ∙ resets Nov 24', evening, '2026-11-24T00:00:00.000Z'],
  ['resets Jan 2, 9am (UTC)', '2026-12-30T00:00:00Z', '2027-01-02T09:00:00.000Z'],
  ['resets Jan 2, 2027, 9am (UTC)', '2026-12-30T00:00:00Z', '2027-01-02T09:00:00.000Z'],
  ['resets Jan 2, 2027 at 9:30pm (UTC)', '2026-12-30T00:00:00Z', '2027-01-02T21:30:00.000Z'],
  ['You will regain access on 2026-12-01 at 00:00 UTC.', evening, '2026-12-01T00:00:00.000Z'],
  ['resets 9:56\u202fPM (UTC)', evening, '2026-11-21T21:56:00.000Z'],
  ['resets 12am (UTC)', evening, '2026-11-22T00:00:00.000Z'],
  ['resets 12:50pm (Europe/Paris)', '2026-07-28T10:00:00Z', '2026-07-28T10:50:00.000Z'],
  ['resets in 2h 5m', evening, '2026-11-21T22:05:00.000Z'],
  ['resets in 3 hours', evening, '2026-11-21T23:00:00.000Z'],
])('%s, read at %s, is %s', (message, now, at) => {
  expect(read(message, now)).toBe(at)
})

test('a time without a zone is one of this machine', () => {
  expect(read('5-hour limit reached ∙ resets 2am', evening, 'Asia/Tokyo')).toBe('2026-11-22T17:00:00.000Z')
})

test('a message that is a few minutes old does not mean tomorrow', () => {
  expect(read('resets 7:50pm (UTC)', evening)).toBe('2026-11-21T19:50:00.000Z')
  expect(read('resets 7:20pm (UTC)', evening)).toBe('2026-11-22T19:20:00.000Z')
})

test('wall times across the change to summer time are those of the clock there', () => {
  expect(read('resets 9am (Europe/Berlin)', '2026-03-28T20:00:00Z')).toBe('2026-03-29T07:00:00.000Z')
  expect(read('resets 9am (Europe/Berlin)', '2026-10-24T20:00:00Z')).toBe('2026-10-25T08:00:00.000Z')
})

test.each([
  'Request timed out',
  'the counter resets',
  'resets 5pm (Middle/Earth)',
  'limit reached|9999999999',
  'limit reached|1000000000',
  'resets Jun 1, 9am (UTC)',
  'resets Foo 1, 9am (UTC)',
])('what cannot be believed is no time: %s', (message) => {
  expect(read(message, evening)).toBeUndefined()
})

test('any text gives no time or one within the longest limit', () => {
  const now = Date.parse(evening)
  const words = fc.constantFrom(
    'resets',
    'in',
    'at',
    '3',
    '99',
    ':61',
    'pm',
    'May',
    '(UTC)',
    '(',
    '|1763762400',
    'd',
    ' ',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(words, fc.string())), (parts) => {
      const found = resetTimeIn(parts.join(' '), { now, localZone: 'UTC' }) ?? now
      expect(Math.abs(found - now)).toBeLessThanOrEqual(35 * 86_400_000)
    }),
  )
})
